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

// What is not shown does not count: the game would refuse an option that does not fit the others.
form.addEventListener("formdata", (event) => {
  for (const field of form.querySelectorAll("[data-with][hidden]:not(label) [name]")) event.formData.delete(field.name);
});
