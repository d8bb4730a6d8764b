/* Previews what the choice under the pointer, finger or keyboard focus would do. */

const previewOf = (target) => {
  const one = target.closest?.('#act button[id^="k"], label[for^="k"]');
  return one?.htmlFor ?? one?.id;
};

/* The choice that is looked at: its button, and what that does. After an update the same number may stand for another choice. */
let looked;
let does;

function preview(id) {
  looked = id;
  does = byId(id ?? "")?.value;
  const shown = all(".preview[data-for]").filter((one) => id && !held && one.dataset.for.split(" ").includes(id));
  all(".preview.shown, .preview.muted").forEach((one) => one.classList.remove("shown", "muted"));
  for (const one of shown) {
    one.classList.add("shown");
    // Hides what the selected die would do at the same place.
    if (one.dataset.at) all(`.preview[data-at="${escape(one.dataset.at)}"]`).forEach((other) => other === one || other.classList.add("muted"));
  }
}
/* Browsers also fire mouseover when the page changes under a resting pointer. That must not replace the preview for the keyboard focus;
   it counts once the pointer moves. */
let rests;
let came = false;
document.addEventListener("mouseover", (event) => {
  const place = `${event.screenX} ${event.screenY}`;
  came = place === rests;
  if (!came) preview(previewOf(event.target));
  rests = place;
});
document.addEventListener("mousemove", (event) => {
  const place = `${event.screenX} ${event.screenY}`;
  if (place === rests) return;
  if (came) preview(previewOf(event.target));
  came = false;
  rests = place;
});
document.addEventListener("pointerdown", (event) => preview(previewOf(event.target)));
document.addEventListener("focusin", (event) => preview(previewOf(event.target)));

/* While acts are played the stage is redrawn, so the preview is shown again, if its choice is still there. */
new MutationObserver(() => {
  if (!looked) return;
  // A desk that waits belongs to an older stage.
  if (held || byId(looked)?.value !== does) preview();
  else if (!document.querySelector(".preview.shown")) preview(looked);
}).observe(document.body, { attributes: true, attributeFilter: ["class"], childList: true, subtree: true });

/* Arrow keys move in a table of choices. */
function stepCross(event) {
  const cell = document.activeElement.closest(".cross td");
  const step = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] }[event.key];
  if (!step || !cell) return false;
  const rows = all(".cross tbody tr");
  const row = rows[rows.indexOf(cell.parentElement) + step[1]];
  row?.cells[cell.cellIndex + step[0]]?.querySelector("button")?.focus();
  return true;
}
