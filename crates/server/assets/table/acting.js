/* Requests to the server. */

async function load(address, { push = true } = {}) {
  try {
    const answer = await fetch(address, { headers: part });
    offline(false);
    const fresh = parse(await answer.text());
    if (!fresh) return location.assign(address);
    settle(fresh);
    if (fresh.dataset.hinted) showHint();
    if (push && !veiled()) history.replaceState(null, "", address.replace(/([?&])hint=1&?/, "$1").replace(/[?&]$/, ""));
  } catch {
    offline(true);
  }
}

/* The hint button is below all choices, and the recommended one may be far above. */
function showHint() {
  const best = document.querySelector("#act .best");
  if (!best) return;
  best.scrollIntoView({ block: "center" });
  best.focus({ preventScroll: true });
  byId("live").textContent = best.textContent;
}

/* Requests under way, by form and version, so that nothing is sent twice; and when the last one was sent. */
const underway = new Set();
let sentAt = -Infinity;
/* The second click of a double click comes at most this many milliseconds after the first. */
const DOUBLE_CLICK = 600;

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const mark = body.has("version") ? `${form.action} ${body.get("version")}` : Symbol("without a version");
  if (underway.has(mark)) return;
  underway.add(mark);
  sentAt = performance.now();
  // What was typed has been sent, so an update that arrives first must not keep it as a draft.
  const typed = [...form.elements].filter((one) => one.matches("input[id], textarea[id]")).map((one) => [one, one.value]);
  form.reset();
  form.setAttribute("aria-busy", "true");
  try {
    // With live updates the answer need not contain the new state.
    const isTold = source.readyState === EventSource.OPEN && !("at" in table().dataset);
    const answer = await fetch(form.action, { method: "POST", body, headers: isTold ? { ...part, "X-Told": "1" } : part });
    if (answer.status === 204) return await until(answer.headers.get("x-stamp"));
    const html = await answer.text();
    const fresh = parse(html);
    if (fresh) return settle(fresh);
    const said = new DOMParser().parseFromString(html, "text/html").querySelector(".problem bdi")?.textContent;
    if (!said) return location.assign(answer.redirected ? answer.url : location.href);
    typed.forEach(([one, value]) => (one.value = value));
    say(said);
  } catch {
    typed.forEach(([one, value]) => (one.value = value));
    offline(true);
  } finally {
    underway.delete(mark);
    form.removeAttribute("aria-busy");
  }
}

/* Shows a message at the top of the desk. */
function say(words) {
  const said = Object.assign(document.createElement("p"), { className: "notice refused", textContent: words });
  byId("notice")?.replaceChildren(said);
  byId("live").textContent = words;
}

async function why(spot) {
  const { id, seat, version } = table().dataset;
  if (seat === undefined || "at" in table().dataset) return;
  try {
    const answer = await fetch(`/t/${id}/why`, { method: "POST", body: new URLSearchParams({ spot, seat, version }), headers: part });
    if (answer.status !== 200) return;
    const said = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".notice");
    byId("notice")?.replaceChildren(...(said ? [document.importNode(said, true)] : []));
    if (said) byId("live").textContent = said.textContent;
  } catch {
    offline(true);
  }
}

const QUICK = /\/t\/[^/]+\/(act|undo|undo-answer|own|chat|notes|coach|leave-lesson|team|resign|leave)$/;

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!table().contains(form)) return;
  if (form.method === "get") {
    event.preventDefault();
    load(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  } else if (QUICK.test(form.action)) {
    event.preventDefault();
    if (!form.hasAttribute("aria-busy")) send(form, event.submitter);
  }
});

document.addEventListener(
  "click",
  (event) => {
    // After the first click something else may lie under the pointer.
    if (event.detail < 2 || performance.now() - sentAt > DOUBLE_CLICK || !table().contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

document.addEventListener("click", (event) => {
  if (event.target.matches(".copier")) return copy(event.target.previousElementSibling);
  const link = event.target.closest("a[href]");
  if (link && table().contains(link) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    const address = new URL(link.href.baseVal ?? link.href, location.href);
    if (address.pathname === `/t/${table().dataset.id}` && !address.hash) {
      event.preventDefault();
      return goTo(address);
    }
    const aim = address.hash.match(/^#k\d+$/) && byId(address.hash.slice(1));
    if (aim) {
      event.preventDefault();
      all(".aim").forEach((one) => one.classList.remove("aim"));
      aim.closest(".group, .fold")?.classList.add("aim");
      if (aim.closest("details")) aim.closest("details").open = true;
      aim.scrollIntoView({ block: "nearest" });
      return aim.focus();
    }
  }
  if (event.target.id === "keys-open") return byId("keys").showModal();
  if (event.target.id === "notify") return Notification.requestPermission().then(() => dress(table()));
  if (event.target.matches("input.copy")) return copy(event.target);
  const spot = event.target.closest(`${THINGS}, .plaque`);
  // A territory that opens its description also says why it cannot be chosen.
  if (!spot || event.target.closest("a, button:not(.p button), label")) return;
  // The edge of a place is not covered by its label, so a click there is passed on.
  if (spot.classList.contains("pick")) surfaceOf(spot)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  else unchosen(spot, event);
});

/* What cannot be chosen says why, if others of its kind can be. If the question is about something else, nothing is sent, and the thing
   is only explained. */
function unchosen(spot, event) {
  const kind = spot.matches(".p, .plaque") ? ".p" : THINGS.split(", ").map((one) => one.replace("[id]", "")).find((one) => spot.matches(one));
  const id = spot.id || spot.dataset.spot;
  if (document.querySelector(`${kind}.pick`)) why(id);
  else if (!event.target?.closest("[popovertarget]")) explainAt(spot, id, event);
}

/* Shows at the pointer what hovering shows, unless the click has opened that already: the texts of the place's card, or its title. */
function explainAt(spot, id, { clientX, clientY }) {
  const help = document.querySelector(`.place[data-spot="${escape(id)}"] .tipped`);
  const title = [...spot.children].find((one) => one.localName === "title")?.textContent;
  if (!HTMLElement.prototype.showPopover || !(help || title)) return;
  const tip = besidePanel("place-tip", "auto");
  tip.className = "tipped";
  tip.replaceChildren(...(help ? [...help.cloneNode(true).children] : title.split("\n").map((line) => Object.assign(document.createElement("p"), { textContent: line }))));
  tip.showPopover();
  tip.style.left = `${Math.max(8, Math.min(clientX + 8, innerWidth - tip.offsetWidth - 8))}px`;
  tip.style.top = `${Math.max(8, Math.min(clientY + 12, innerHeight - tip.offsetHeight - 8))}px`;
  byId("live").textContent = tip.textContent;
}

async function copy(input) {
  input.select();
  await navigator.clipboard?.writeText(input.value).catch(() => {});
  byId("live").textContent = words.copied;
  const said = Object.assign(document.createElement("small"), { className: "copied", textContent: words.copied });
  input.parentElement.querySelector(".copied")?.remove();
  input.before(said);
}

/* Highlights the place under the pointer or keyboard focus wherever it is shown. */

/* The spot of an element: for a thing on the table its id, for a choice that of the label that presses it, or the spot it names. */
function spotOf(target) {
  const link = target.closest?.('.lines a[href^="#"]');
  if (link) return link.getAttribute("href").slice(1);
  const one = target.closest?.(`${THINGS}, [data-spot], #act button`);
  if (!one || one.matches(THINGS)) return one?.id;
  return one.dataset.spot ?? labelOf(one)?.closest(THINGS)?.id;
}
/* The surface that presses a thing; if there are several, the visible one. */
const surfaceOf = (thing) => all("label, a", thing).find((one) => one.checkVisibility?.() !== false);
const labelOf = (button) => document.querySelector(`:is(${THINGS}) label[for="${button.id}"]`);

function heat(event) {
  const spot = spotOf(event.target);
  const shape = spot && byId(spot);
  const warm = spot ? [shape, byId(shape && surfaceOf(shape)?.htmlFor), ...all(`[data-spot="${escape(spot)}"]`)] : [];
  all(".hot").forEach((one) => warm.includes(one) || one.classList.remove("hot"));
  warm.forEach((one) => one?.classList.add("hot"));
}
document.addEventListener("mouseover", heat);
document.addEventListener("focusin", heat);

