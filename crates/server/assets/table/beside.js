/* Opens the guide and single rules beside the table, and marks what a lesson mentions outside the map. */

/* A panel outside the part that updates replace. */
function besidePanel(id, kind) {
  let one = byId(id);
  if (!one) {
    one = Object.assign(document.createElement("aside"), { id, className: "beside", popover: kind });
    document.body.append(one);
  }
  return one;
}

function fillPanel(one, html, more) {
  const shut = Object.assign(document.createElement("button"), { type: "button", textContent: "×" });
  shut.setAttribute("aria-label", words.close);
  shut.addEventListener("click", () => one.hidePopover());
  const fresh = new DOMParser().parseFromString(html, "text/html").body;
  // Anchors of the rulebook work from here too.
  for (const anchor of all('a[href^="#"]', fresh)) anchor.setAttribute("href", more.split("#")[0] + anchor.getAttribute("href"));
  const link = Object.assign(document.createElement("a"), { href: more, textContent: words.rulebook });
  const last = Object.assign(document.createElement("p"), { className: "more" });
  last.append(link);
  one.replaceChildren(shut, ...[...fresh.children].map((child) => document.importNode(child, true)), last);
  one.setAttribute("aria-label", fresh.querySelector("h2, h3")?.textContent ?? "");
}

/* Shows a rule below its id, as far as there is room. */
function placeRule(one, link) {
  const below = link.getBoundingClientRect().bottom + 6;
  const wide = matchMedia("(min-width: 901px)").matches;
  one.style.top = wide ? `${Math.max(8, Math.min(below, innerHeight - one.offsetHeight - 8))}px` : "";
  one.style.bottom = wide ? "auto" : "";
}

async function openBeside(address, id, kind, more, link) {
  const one = besidePanel(id, kind);
  if (id === "guide-beside" && one.matches(":popover-open")) return one.hidePopover();
  try {
    const answer = await fetch(address, { headers: part });
    if (!answer.ok) return location.assign(more);
    fillPanel(one, await answer.text(), more);
    one.classList.toggle("narrow-text", id === "rule-beside");
    one.showPopover();
    if (link) placeRule(one, link);
    one.scrollTop = 0;
    one.querySelector("button").focus({ preventScroll: true });
  } catch {
    offline(true);
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !HTMLElement.prototype.showPopover) return;
  const { game } = table().dataset;
  const address = new URL(link.href, location.href);
  if (address.pathname === `/guide/${game}`) {
    event.preventDefault();
    return openBeside(address.pathname, "guide-beside", "manual", `/rules/${game}`);
  }
  // In a panel, rule links stay in the panel, except the link to the whole rulebook.
  if (address.pathname === `/rules/${game}` && address.hash && !link.closest(".more")) {
    event.preventDefault();
    openBeside(`/rules/${game}/${address.hash.slice(1)}`, "rule-beside", "auto", address.pathname + address.hash, link);
  }
});
document.addEventListener("keydown", (event) => {
  const open = event.key === "Escape" && byId("guide-beside");
  if (open && open.matches(":popover-open")) open.hidePopover();
});

/* Marks cards, bins and boxes that a lesson mentions. The map is marked already. */
function markLesson(root) {
  const lesson = root.querySelector("#lesson");
  if (!lesson) return;
  const thing = (spot) => root.querySelector(`#${escape(spot)}`);
  for (const [spot, number] of JSON.parse(lesson.dataset.marks)) thing(spot)?.classList.add("asked", `n${number}`);
  for (const spot of JSON.parse(lesson.dataset.looks)) thing(spot)?.classList.add("looked");
  // Each new step is shown from its beginning.
  const [now, next] = [table(), root].map((one) => one.querySelector("#lesson-name")?.textContent);
  if (now && now !== next) table().querySelector(".desk")?.scrollTo(0, 0);
}
