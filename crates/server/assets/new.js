// The form for a new table: hides options without effect, and adds or removes list entries in place.

const form = document.querySelector("form.form");

// The field with the current value: a select, or the option that is ticked.
function chosen(name) {
  const fields = [...form.querySelectorAll(`[name="${CSS.escape(name)}"]`)];
  return fields.find((one) => one.matches("select, :checked"));
}

function sift() {
  for (const one of form.querySelectorAll("[data-with]")) {
    const by = chosen(one.dataset.by);
    one.hidden = !!by && !one.dataset.with.split(" ").includes(by.value);
    // Hidden fields of an entry are not submitted.
    if (one.closest(".entry")) for (const field of one.querySelectorAll("input, select")) field.disabled = one.hidden;
  }
  // If the selected choice is hidden, the first visible one is selected instead.
  for (const gone of form.querySelectorAll("label[data-with][hidden] input:checked")) {
    const other = gone.closest("fieldset").querySelector("label:not([hidden]) input");
    if (other) other.checked = true;
  }
  for (const picker of form.querySelectorAll(".picker")) {
    const set = picker.dataset.unless && chosen(picker.dataset.unless);
    picker.hidden = !!set && !set.disabled && set.value !== "";
    const ticked = [...picker.querySelectorAll("input:checked")].map((box) => box.parentElement.textContent.trim());
    picker.querySelector("small").textContent = ticked.join(", ");
  }
}

// Numbers the entries by their order on the page, whatever their fields are called.
function count(list) {
  const entries = list.querySelectorAll(".entry");
  entries.forEach((entry, index) => {
    const named = (words) => words.replaceAll("~number~", index + 1);
    entry.querySelector("legend").textContent = named(list.dataset.name);
    entry.querySelector(".remove").ariaLabel = named(list.dataset.remove);
  });
  list.querySelector(".add").hidden = entries.length >= Number(list.dataset.max);
}

let next = 1000;

function add(list) {
  const blank = list.querySelector("template");
  blank.insertAdjacentHTML("beforebegin", blank.innerHTML.replaceAll("~index~", next++));
  count(list);
  sift();
  blank.previousElementSibling.querySelector("select, input").focus();
}

function remove(list, entry) {
  entry.remove();
  count(list);
  list.querySelector(".add").focus();
}

form.addEventListener("click", (event) => {
  const button = event.target.closest(".entries .add, .entries .remove");
  if (!button) return;
  const list = button.closest(".entries");
  // If the list was full when the page was made, it has no add button, so the server handles this.
  if (!list.querySelector(".add")) return;
  event.preventDefault();
  if (button.matches(".add")) add(list);
  else remove(list, button.closest(".entry"));
});
form.addEventListener("change", sift);
sift();

// Hidden options are not submitted: the game would refuse an option that does not fit the others.
form.addEventListener("formdata", (event) => {
  for (const field of form.querySelectorAll("[data-with][hidden]:not(label, .entry *) [name]")) event.formData.delete(field.name);
});
