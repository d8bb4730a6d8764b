// Options of a new table: what makes no difference with the other choices is not shown, and lists are written entry by entry.

const form = document.querySelector("form.form");

// What a field says now: the value of a list, or the one that is ticked.
function chosen(name) {
  const fields = [...form.querySelectorAll(`[name="${CSS.escape(name)}"]`)];
  return fields.find((one) => one.matches("select, :checked"));
}

function sift() {
  for (const one of form.querySelectorAll("[data-with]")) {
    const by = chosen(one.dataset.by);
    one.hidden = !!by && !one.dataset.with.split(" ").includes(by.value);
    // What is not shown in an entry is not asked.
    if (one.closest(".entry")) for (const field of one.querySelectorAll("input, select")) field.disabled = one.hidden;
  }
  // A choice that is not shown any more gives way to the first that is.
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

// Entries are counted as they stand there, whatever their fields are called.
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
  // A list that was full has come without its button.
  if (!list.querySelector(".add")) return;
  event.preventDefault();
  if (button.matches(".add")) add(list);
  else remove(list, button.closest(".entry"));
});
form.addEventListener("change", sift);
sift();

// What is not shown does not count: the game would refuse an option that does not fit the others.
form.addEventListener("formdata", (event) => {
  for (const field of form.querySelectorAll("[data-with][hidden]:not(label, .entry *) [name]")) event.formData.delete(field.name);
});
