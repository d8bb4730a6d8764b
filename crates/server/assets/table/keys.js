/* Filtering many choices. */

const chips = () => all(".sift button").filter((one) => !one.hidden && one.checkVisibility?.() !== false);

function sift(filter) {
  const wanted = filter.value.trim().toLocaleLowerCase();
  for (const one of all(".sift button", filter.form)) {
    const name = one.querySelector("b").textContent.toLocaleLowerCase();
    const code = (spotOf(one) ?? "").split(":").pop().toLocaleLowerCase();
    const fits = name.split(/[\s#-]+/).some((word) => word.startsWith(wanted)) || name.startsWith(wanted) || code === wanted;
    one.hidden = !fits;
  }
  const none = byId("filter-none");
  const isEmpty = wanted && !filter.form.querySelector(".sift button:not([hidden])");
  const said = isEmpty ? none.dataset.words.replace("#", filter.value.trim()) : "";
  if (none && none.textContent !== said) none.textContent = said;
  // Headings open if they contain a match, and return to their earlier state when the filter is empty.
  for (const one of all(".fold", filter.form)) {
    const fits = one.querySelector("button:not([hidden])");
    one.hidden = !fits;
    if (wanted) {
      one.dataset.was ??= one.open ? "open" : "";
      one.open = true;
    } else if ("was" in one.dataset) {
      one.open = one.dataset.was === "open";
      delete one.dataset.was;
    }
  }
}

document.addEventListener("input", (event) => {
  if (event.target.id === "filter") sift(event.target);
  if (event.target.id === "rail") slide(Number(event.target.value));
});

/* Keys. */

function stepChips(event) {
  const across = document.activeElement.closest(".chips") ? 2 : 1;
  const step = { ArrowRight: 1, ArrowDown: across, ArrowLeft: -1, ArrowUp: -across }[event.key];
  const shown = chips();
  const at = shown.indexOf(document.activeElement);
  if (!step || at < 0) return false;
  shown[Math.max(0, Math.min(shown.length - 1, at + step))].focus();
  return true;
}

function inFilter(event) {
  if (event.key === "Escape") {
    event.target.value = "";
    sift(event.target);
  } else if (event.key === "Enter") {
    // Enter must not press the first button of the form.
    event.preventDefault();
    const shown = chips();
    if (shown.length === 1) shown[0].click();
    else shown[0]?.focus();
  } else if (event.key === "ArrowDown") {
    event.preventDefault();
    chips()[0]?.focus();
  }
}

/* A letter with Alt presses its button; Ctrl+Z also undoes. Letters alone only filter. */
function withAlt(event) {
  const typing = event.target.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea") && event.target.value;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "z" && !typing) return byId("undo");
  if (!event.altKey || event.ctrlKey || event.metaKey || event.getModifierState("AltGraph")) return null;
  // On some keyboards Alt changes the letter.
  const letter = event.code.startsWith("Key") ? event.code.slice(3) : event.key;
  return document.querySelector(`[data-letter="${escape(letter.toLowerCase())}"]`);
}

document.addEventListener("keydown", (event) => {
  if (document.querySelector("dialog[open]")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) {
    const target = withAlt(event);
    if (!target) return;
    event.preventDefault();
    if (waiting && target.closest(".ask")) return skip();
    return target.click();
  }
  // Names of places contain no digits, but cards have numbers.
  const numbered = all(".sift button").some((one) => /^#\d/.test(one.textContent));
  const inFilterField = event.target.id === "filter" && (numbered || !/^\d$/.test(event.key));
  if (inFilterField) return inFilter(event);
  const ticked = event.target.matches("[type=radio], [type=checkbox]");
  if (event.target.id !== "filter" && event.target.matches("input, textarea, select") && !ticked) return;
  if (ticked && event.key.startsWith("Arrow")) return;
  const press = (target) => {
    if (!target) return;
    event.preventDefault();
    // A question that is not shown yet cannot be answered.
    if (waiting && target.closest(".ask")) return skip();
    target.click();
  };
  if (stepCross(event) || stepChips(event)) return event.preventDefault();
  if (/^\d$/.test(event.key)) {
    const keyed = document.querySelector(`:is(#act, #enter) [data-key="${event.key}"]`);
    press(keyed);
    // A heading that was opened passes the focus to its first choice.
    if (keyed?.parentElement.open) keyed.parentElement.querySelector("button")?.focus();
    return;
  }
  if (event.key === "?") return press(byId("keys-open"));
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const steps = all(".time .step");
    // Behind a curtain there is nothing to step through.
    return press(steps[event.key === "ArrowLeft" ? 0 : 1]?.closest("a"));
  }
  const filter = byId("filter");
  if (filter && (event.key === "/" || /^\p{L}$/u.test(event.key))) {
    event.preventDefault();
    filter.focus();
    filter.value = event.key === "/" ? "" : event.key;
    sift(filter);
  }
});

