// The log on paper: what only a script can start is shown only by it.

const print = document.getElementById("print");
print.hidden = false;
print.addEventListener("click", () => window.print());
