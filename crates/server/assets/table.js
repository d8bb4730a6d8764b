// The table, quicker: live updates, choices without a new page, keys, quiet motion. Everything here also works without it.

const byId = (id) => document.getElementById(id);
const table = () => byId("table");
const veiled = () => table().classList.contains("veiled");
const words = byId("words").dataset;
const house = document.querySelector(".mark").textContent;
const part = { "X-Part": "1" };
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const escape = (text) => CSS.escape(text);
/* What lies on the table and can be pointed at. */
const THINGS = ".p[id], .card[id], .gauge[id], .token[id], .deed[id]";

/* Putting a new part in the place of the old one, with everything that the reader had begun. */

function keep(old) {
  const focus = document.activeElement;
  return {
    open: new Map(all("details[id]", old).map((one) => [one.id, one.open])),
    typed: all("input[id]:not([type=range]), textarea[id]", old)
      .filter((one) => one.value !== one.defaultValue)
      .map((one) => [one.id, one.value]),
    // Tabs, and columns that were asked for.
    chosen: all("input[id]:is([type=radio], [type=checkbox])", old).map((one) => [one.id, one.checked]),
    told: old.querySelector(":popover-open")?.id,
    scrolled: [".desk", ".chips", ".lines", ".chat", ".window"].map((where) => [where, old.querySelector(where)]).map(([where, one]) => [where, one?.scrollTop ?? 0, one?.scrollLeft ?? 0]),
    focus: old.contains(focus) ? focus : null,
  };
}

function restore(fresh, kept, sameQuestion) {
  for (const [id, open] of kept.open) {
    const one = byId(id);
    if (one) one.open = open;
  }
  for (const [id, checked] of kept.chosen) {
    const one = byId(id);
    if (one) one.checked = checked;
  }
  if (kept.told) byId(kept.told)?.showPopover?.();
  for (const [id, value] of kept.typed) {
    const one = byId(id);
    if (one && (id !== "filter" || sameQuestion)) one.value = value;
    if (one && id === "filter") sift(one);
  }
  for (const [where, top, left] of kept.scrolled) {
    const one = fresh.querySelector(where);
    if (one && (sameQuestion || where !== ".desk")) one.scrollTo(left, where === ".lines" ? 0 : top);
  }
  const old = kept.focus;
  if (!old) return;
  const again =
    (old.id && !old.id.startsWith("k") && byId(old.id)) ||
    (old.value && fresh.querySelector(`button[value="${escape(old.value)}"]:not([tabindex])`));
  // The button that was pressed is gone: the keyboard goes on at the question.
  (again || byId("main"))?.focus({ preventScroll: true });
}

const looks = (root) => new Map(all(".p[id]", root).map((one) => [one.id, one.className.baseVal ?? one.className]));

function moved(fresh, before, diceBefore) {
  const plain = (look) => look?.replace(/ (pick|best|hot|fresh)/g, "");
  for (const [id, look] of looks(fresh)) {
    if (before.has(id) && plain(before.get(id)) !== plain(look)) byId(id)?.classList.add("fresh");
  }
  const dice = fresh.querySelector(".dice");
  if (dice && dice.getAttribute("aria-label") !== diceBefore) dice.classList.add("rolling");
}

/* What the server said last, before anything was done to it. */
let shown = table().cloneNode(true);

function swap(html, { force = false } = {}) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  const old = table();
  if (!fresh) return false;
  // An act comes back twice, as the answer and live: shown once, no click falls between two pages.
  if (fresh.isEqualNode(shown)) return true;
  if (!force && Number(fresh.dataset.version) < Number(old.dataset.version)) return true;
  const kept = keep(old);
  const before = looks(old);
  const diceBefore = old.querySelector(".dice")?.getAttribute("aria-label");
  const question = (root) => root.querySelector("#question")?.textContent;
  const sameQuestion = question(old) === question(fresh);
  const wasTurn = old.dataset.turn;
  shown = fresh;
  old.replaceWith(document.importNode(fresh, true));
  const now = table();
  // What is hidden cannot be given the keyboard back.
  dress();
  restore(now, kept, sameQuestion);
  moved(now, before, diceBefore);
  tell(old, now, sameQuestion);
  // The wish is gone and everything still stands: somebody said no.
  const asked = old.querySelector("#undo-asked") && !now.querySelector("#undo-asked");
  const same = ["acts", "at", "seat"].every((name) => now.dataset[name] === old.dataset[name]);
  if (asked && same) say(words.declined);
  if (!wasTurn && now.dataset.turn) ring(now);
  if (source && now.dataset.seat !== heard) listen();
  return true;
}

/* Title, headline, and words for screen readers. */

function tell(old, now, sameQuestion) {
  document.title = `${now.dataset.title} · ${house}`;
  const headline = byId("headline");
  if (headline) headline.textContent = now.dataset.headline;
  const named = ([name, side]) => [" · ", Object.assign(document.createElement("bdi"), { textContent: name }), ` (${side})`];
  document.querySelector(".what .players")?.replaceChildren(...JSON.parse(now.dataset.players).flatMap(named));
  const calculator = document.querySelector('.bar nav a[href^="/map"]');
  if (calculator) calculator.setAttribute("href", now.dataset.map ?? "/map");
  const said = now.dataset.said !== old.dataset.said ? now.dataset.said : "";
  const question = sameQuestion ? "" : (now.querySelector("#question")?.textContent ?? "");
  if (said || question) byId("live").textContent = `${said} ${question}`.trim();
}

function ring(now) {
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(now.dataset.title, { tag: now.dataset.id });
  }
}

/* What only scripts can do is shown only by them. */

function dress() {
  document.documentElement.classList.add("scripted");
  // Behind a curtain the address names nobody, so that coming back to it opens no hand.
  if (veiled()) history.replaceState(null, "", location.pathname);
  const filter = byId("filter");
  if (filter) {
    filter.hidden = false;
    sift(filter);
  }
  if (byId("keys-open")) byId("keys-open").hidden = false;
  const notify = byId("notify");
  if (notify) notify.hidden = !("Notification" in window) || Notification.permission !== "default";
  for (const one of all("input.copy")) {
    one.value = new URL(one.value, location.href).href;
    if (one.nextElementSibling) continue;
    const button = Object.assign(document.createElement("button"), { type: "button", className: "go small copier", textContent: words.copy });
    button.addEventListener("click", () => copy(one));
    one.after(button);
  }
  // The chosen tab is remembered here, not sent along.
  for (const one of all(".tabs input")) one.removeAttribute("form");
  for (const one of all("[popovertarget]")) if (!one.closest(".place, .p")) one.title = linesOf(byId(one.getAttribute("popovertarget")));
  for (const one of all(".plaque")) explain(one);
  for (const one of all(".territory-list [data-spot]")) entitle(byId(one.dataset.spot), linesOf(one.firstElementChild));
  // The list of all places stands in the order of their names on the map.
  const names = all(".labels > text:not(.b + text)");
  for (const [n, item] of all(".board > ul.vh > li").entries()) {
    const shape = document.querySelector(`.p > use[href$="-${names[n]?.firstChild.data}"]`)?.parentElement;
    if (!shape) continue;
    entitle(shape, item.textContent);
  }
}

/* What stands on a card of a place is said at its figures on the map too. */
function explain(plaque) {
  const help = document.querySelector(`.place[data-spot="${escape(plaque.dataset.spot)}"] .tipped`);
  if (!help) return;
  const rows = all("dt", help).map((one) => `${one.textContent}: ${one.nextElementSibling.textContent}`);
  entitle(plaque, [help.querySelector("h4").textContent, ...rows].join("\n"));
  const shape = byId(plaque.dataset.spot);
  if (shape) entitle(shape, plaque.firstChild.textContent);
  const tokens = all(".of-token", help);
  for (const [n, token] of all(".token", plaque).entries()) entitle(token, tokens[n].textContent);
}

/* What stands there, one line for each of its parts. */
const linesOf = (one) => (one.children.length ? [...one.children].map((part) => part.textContent).join("\n") : one.textContent);

function entitle(shape, words) {
  const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
  title.textContent = words;
  shape.prepend(title);
}

/* The side of a large table that is looked at stays so when one comes back. */
const tabs = `tab ${table().dataset.id}`;
document.addEventListener("change", (event) => {
  if (event.target.name === "tab") sessionStorage.setItem(tabs, event.target.id);
});

/* Asking the server. */

async function load(address, { push = true } = {}) {
  try {
    const answer = await fetch(address, { headers: part });
    offline(false);
    if (!swap(await answer.text(), { force: true })) location.assign(address);
    else if (push && !veiled()) history.replaceState(null, "", address.replace(/([?&])hint=1&?/, "$1").replace(/[?&]$/, ""));
  } catch {
    offline(true);
  }
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  // What was typed is on its way: an update that comes first must not keep it as a draft.
  const typed = [...form.elements].filter((one) => one.matches("input[id], textarea[id]")).map((one) => [one, one.value]);
  form.reset();
  form.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: part });
    const html = await answer.text();
    if (swap(html, { force: true })) return;
    const said = new DOMParser().parseFromString(html, "text/html").querySelector(".problem bdi")?.textContent;
    if (!said) return location.assign(answer.redirected ? answer.url : location.href);
    typed.forEach(([one, value]) => (one.value = value));
    say(said);
  } catch {
    typed.forEach(([one, value]) => (one.value = value));
    offline(true);
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/* A word at the top of the desk. */
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

const QUICK = /\/t\/[^/]+\/(act|undo|undo-answer|own|chat|notes)$/;

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

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (link && table().contains(link) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    const address = new URL(link.href.baseVal ?? link.href, location.href);
    if (address.pathname === `/t/${table().dataset.id}` && !address.hash) {
      event.preventDefault();
      return load(address.pathname + address.search);
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
  if (event.target.id === "notify") return Notification.requestPermission().then(dress);
  if (event.target.matches("input.copy")) return copy(event.target);
  const spot = event.target.closest(THINGS);
  // A territory that tells of itself also says why it cannot be chosen.
  if (!spot || event.target.closest("a, button:not(.p button), label")) return;
  // The edge of a place belongs to it, but not to its label.
  if (spot.classList.contains("pick")) spot.querySelector("label, a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  else why(spot.id);
});

async function copy(input) {
  input.select();
  await navigator.clipboard?.writeText(input.value).catch(() => {});
  byId("live").textContent = words.copied;
  const said = Object.assign(document.createElement("small"), { className: "copied", textContent: words.copied });
  input.parentElement.querySelector(".copied")?.remove();
  input.before(said);
}

/* The place under the pointer or the keyboard is shown everywhere. */

/* A thing on the table is found by its id; a choice by the label that presses it, or by the spot it names. */
function spotOf(target) {
  const link = target.closest?.('.lines a[href^="#"]');
  if (link) return link.getAttribute("href").slice(1);
  const one = target.closest?.(`${THINGS}, [data-spot], #act button`);
  if (!one || one.matches(THINGS)) return one?.id;
  return one.dataset.spot ?? labelOf(one)?.closest(THINGS)?.id;
}
const labelOf = (button) => document.querySelector(`:is(${THINGS}) label[for="${button.id}"]`);

function heat(event) {
  const spot = spotOf(event.target);
  const shape = spot && byId(spot);
  const warm = spot ? [shape, byId(shape?.querySelector("label")?.htmlFor), ...all(`[data-spot="${escape(spot)}"]`)] : [];
  all(".hot").forEach((one) => warm.includes(one) || one.classList.remove("hot"));
  warm.forEach((one) => one?.classList.add("hot"));
}
document.addEventListener("mouseover", heat);
document.addEventListener("focusin", heat);

/* Finding one of many. */

const chips = () => all(".sift button").filter((one) => !one.hidden && one.checkVisibility?.() !== false);

function sift(filter) {
  const wanted = filter.value.trim().toLocaleLowerCase();
  for (const one of all(".sift button", filter.form)) {
    const name = one.querySelector("b").textContent.toLocaleLowerCase();
    const code = (spotOf(one) ?? "").split(":").pop().toLocaleLowerCase();
    const fits = name.split(/[\s#-]+/).some((word) => word.startsWith(wanted)) || name.startsWith(wanted) || code === wanted;
    one.hidden = !fits;
  }
  // Headings open where something under them fits, and are as they were when nothing is sought.
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

let waiting;
document.addEventListener("input", (event) => {
  if (event.target.id === "filter") sift(event.target);
  if (event.target.id === "rail") {
    clearTimeout(waiting);
    const { id, acts } = table().dataset;
    const seat = event.target.form.elements.seat ? `seat=${event.target.form.elements.seat.value}` : "";
    const at = event.target.value === acts ? "" : `at=${event.target.value}`;
    const query = [at, seat].filter(Boolean).join("&");
    waiting = setTimeout(() => load(`/t/${id}${query && `?${query}`}`), 90);
  }
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

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  // No place has a digit in its name, but cards have numbers.
  const numbered = all(".sift button").some((one) => /^#\d/.test(one.textContent));
  const inFilterField = event.target.id === "filter" && (numbered || !/^\d$/.test(event.key));
  if (inFilterField) return inFilter(event);
  const ticked = event.target.matches("[type=radio], [type=checkbox]");
  if (event.target.id !== "filter" && event.target.matches("input, textarea, select") && !ticked) return;
  if (ticked && event.key.startsWith("Arrow")) return;
  const press = (target) => {
    if (!target) return;
    event.preventDefault();
    target.click();
  };
  if (stepChips(event)) return event.preventDefault();
  if (/^\d$/.test(event.key)) {
    const keyed = document.querySelector(`:is(#act, #enter) [data-key="${event.key}"]`);
    press(keyed);
    // A heading that opens leads to what is under it.
    if (keyed?.parentElement.open) keyed.parentElement.querySelector("button")?.focus();
    return;
  }
  if (event.key === "?") return press(byId("keys-open"));
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const steps = all(".time .step");
    return press(event.key === "ArrowLeft" ? steps[0].closest("a") : steps[1].closest("a"));
  }
  const filter = byId("filter");
  const amongChips = event.target.closest(".chips");
  const lettered = !amongChips && /^[a-z]$/i.test(event.key) && document.querySelector(`[data-letter="${event.key.toLowerCase()}"]`);
  if (lettered) return press(lettered);
  if (filter && (event.key === "/" || /^\p{L}$/u.test(event.key))) {
    event.preventDefault();
    filter.focus();
    filter.value = event.key === "/" ? "" : event.key;
    sift(filter);
  }
});

/* Live. */

const PATIENCE = 3000;
let lost;
function offline(is) {
  clearTimeout(lost);
  document.querySelector(".net")?.remove();
  if (!is) return;
  document.body.append(
    Object.assign(document.createElement("p"), { className: "notice net", role: "status", textContent: words.offline }),
  );
}

let source;
let heard;
function listen() {
  const { id, seat } = table().dataset;
  source?.close();
  heard = seat;
  source = new EventSource(`/t/${id}/live${seat === undefined ? "" : `?seat=${seat}`}`);
  source.addEventListener("open", () => offline(false));
  source.addEventListener("error", () => {
    clearTimeout(lost);
    lost = setTimeout(() => offline(true), PATIENCE);
    // A browser tries again by itself, but not after an answer that was no stream.
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, PATIENCE);
  });
  source.addEventListener("part", (event) => {
    offline(false);
    if (!("at" in table().dataset)) return update(event.data);
    // Whoever looks back is not torn away.
    const now = byId("now");
    now?.classList.add("news");
    byId("live").textContent = words.new;
  });
}

/* A hint stays until the table has gone on. */
function update(html) {
  const { hinted, version } = table().dataset;
  if (!hinted || !html.slice(0, 400).includes(`data-version="${version}"`)) swap(html);
}

listen();
// A browser opens few connections to one house: a page that is left, even one that is kept to come back to, must not hold one.
addEventListener("pagehide", () => source.close());
addEventListener("pageshow", (event) => {
  if (event.persisted) listen();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  if (source.readyState === EventSource.CLOSED) listen();
  load(location.pathname + location.search, { push: false });
});
addEventListener("offline", () => offline(true));
addEventListener("online", () => {
  listen();
  load(location.pathname + location.search, { push: false });
});

dress();
const tab = byId(sessionStorage.getItem(tabs) ?? "");
if (tab && !location.search.includes("tab=")) tab.checked = true;
