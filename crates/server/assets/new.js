// Options of a new table: what makes no difference with the other choices is not shown.

const form = document.querySelector("form.form");

function sift() {
  for (const one of form.querySelectorAll("[data-with]")) {
    const chosen = form.querySelector(`input[name="${one.dataset.by}"]:checked`);
    one.hidden = !!chosen && !one.dataset.with.split(" ").includes(chosen.value);
  }
  // A choice that is not shown any more gives way to the first that is.
  for (const gone of form.querySelectorAll("label[data-with][hidden] input:checked")) {
    const other = gone.closest("fieldset").querySelector("label:not([hidden]) input");
    if (other) other.checked = true;
  }
}

form.addEventListener("change", sift);
sift();
