/* What the choice under the pointer, the finger or the keyboard would do. */

const previewOf = (target) => {
  const one = target.closest?.('#act button[id^="k"], label[for^="k"]');
  return one?.htmlFor ?? one?.id;
};

let looked;

function preview(id) {
  looked = id;
  const shown = all(".preview[data-for]").filter((one) => id && one.dataset.for.split(" ").includes(id));
  all(".preview.shown, .preview.muted").forEach((one) => one.classList.remove("shown", "muted"));
  for (const one of shown) {
    one.classList.add("shown");
    // The place shows this and not what the chosen die would do there.
    if (one.dataset.at) all(`.preview[data-at="${escape(one.dataset.at)}"]`).forEach((other) => other === one || other.classList.add("muted"));
  }
}
/* A page that changes under a resting pointer tells of it too: what the keyboard looks at stays. */
let rests;
document.addEventListener("mouseover", (event) => {
  const place = `${event.screenX} ${event.screenY}`;
  if (place !== rests) preview(previewOf(event.target));
  rests = place;
});
document.addEventListener("pointerdown", (event) => preview(previewOf(event.target)));
document.addEventListener("focusin", (event) => preview(previewOf(event.target)));

/* While acts are played the stage is drawn anew under what is looked at. */
new MutationObserver(() => {
  if (looked && !document.querySelector(".preview.shown")) preview(looked);
}).observe(document.body, { attributes: true, attributeFilter: ["class"], childList: true, subtree: true });

/* A table of choices is walked by arrows. */
function stepCross(event) {
  const cell = document.activeElement.closest(".cross td");
  const step = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] }[event.key];
  if (!step || !cell) return false;
  const rows = all(".cross tbody tr");
  const row = rows[rows.indexOf(cell.parentElement) + step[1]];
  row?.cells[cell.cellIndex + step[0]]?.querySelector("button")?.focus();
  return true;
}
