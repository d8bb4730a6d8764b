/* Shows controls that need scripts. A part is prepared before it is shown. */

function dress(root) {
  const one = (id) => root.querySelector(`#${escape(id)}`);
  const filter = one("filter");
  if (filter) filter.hidden = false;
  if (one("keys-open")) one("keys-open").hidden = false;
  for (const button of all(".watch-moment", root)) button.hidden = false;
  const notify = one("notify");
  if (notify) notify.hidden = !("Notification" in window) || Notification.permission !== "default";
  for (const input of all("input.copy", root)) {
    input.setAttribute("value", new URL(input.value, location.href).href);
    if (input.parentElement.querySelector(".copier")) continue;
    input.after(Object.assign(document.createElement("button"), { type: "button", className: "go small copier", textContent: words.copy }));
  }
  // The selected tab is remembered in the browser and not submitted.
  for (const input of all(".tabs input", root)) input.removeAttribute("form");
  for (const button of all("[popovertarget]", root)) {
    // Popovers of classes are outside the part, once in the page.
    const id = button.getAttribute("popovertarget");
    if (!button.closest(".place, .p")) button.title = linesOf(one(id) ?? byId(id));
  }
  for (const plaque of all(".plaque", root)) explain(plaque, root);
  for (const item of all(".territory-list [data-spot]", root)) entitle(one(item.dataset.spot), linesOf(item.firstElementChild));
  // The list of places has the same order as the labels on the map.
  const names = all(".labels > [data-label]", root);
  for (const [n, item] of all(".board > ul.vh > li", root).entries()) {
    const shape = root.querySelector(`.p > use[href$="-${names[n]?.dataset.label}"]`)?.parentElement;
    if (shape) entitle(shape, item.textContent);
  }
  markLesson(root);
  dressPeople(root);
}

/* The texts of a place's card are tooltips of its figures on the map too. */
function explain(plaque, root) {
  const help = root.querySelector(`.place[data-spot="${escape(plaque.dataset.spot)}"] .tipped`);
  if (!help) return;
  const rows = all("dt", help).map((one) => `${one.textContent}: ${one.nextElementSibling.textContent}`);
  entitle(plaque, [help.querySelector("h4").textContent, ...rows].join("\n"));
  const shape = root.querySelector(`#${escape(plaque.dataset.spot)}`);
  if (shape) entitle(shape, plaque.firstChild.textContent);
  const tokens = all(".of-token", help);
  for (const [n, token] of all(".token", plaque).entries()) entitle(token, tokens[n].textContent);
}

/* The text, one line for each child element. */
const linesOf = (one) => (one.children.length ? [...one.children].map((part) => part.textContent).join("\n") : one.textContent);

function entitle(shape, words) {
  if (shape.firstElementChild?.localName === "title") return;
  const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
  title.textContent = words;
  shape.prepend(title);
}

/* Remembers the selected side of a large table. */
const tabs = `tab ${table().dataset.id}`;
document.addEventListener("change", (event) => {
  if (event.target.name === "tab") sessionStorage.setItem(tabs, event.target.id);
});

