// Printing the log. Only a script can open the print dialog, so the button is hidden without it.

const print = document.getElementById("print");
print.hidden = false;
print.addEventListener("click", () => window.print());
