/* Replaces the old part by a new one. What is the same stays in place, with everything that the reader has begun. */

const parse = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("table");

/* Identifies a node among its siblings: choices by their act, because their numbers change. Slots are identified only by their position. */
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE || node.classList.contains("slot")) return null;
  return (node.name === "act" && node.value ? `act ${node.value}` : node.id || node.dataset.label || node.dataset.spot) || null;
}

/* These are replaced completely for a new question, stage or act, so that nothing is reused for something else. */
const ASKED_ANEW = ".ask > :is(.head, .area, .tools), #act > :not([id]), #coach, #since";
const STAGED_ANEW = ".stage > :is(.standing, .area)";
const TOLD_ANEW = ".lines, .since ol, .phases, .boxes, .below .sheet";
let anew = "";
const isAnew = (child, old) => anew && child.nodeType === Node.ELEMENT_NODE && child.matches(anew) && !old?.contains(document.activeElement);
const isTold = (old, fresh) => (old.matches(TOLD_ANEW) ? !old.contains(document.activeElement) : old.id === "caption" && old.dataset.act !== fresh.dataset.act);

/* A copy, because the same part may be shown twice, first at the desk and later on the stage. What the reader has opened stays open. */
function copyOf(child) {
  const copy = child.cloneNode(true);
  if (copy.nodeType === Node.ELEMENT_NODE) {
    for (const one of all("details[id]:not([data-wanted])", copy)) one.open = byId(one.id)?.open ?? one.open;
  }
  return copy;
}

const isKept = (name, node) => name === "open" && node.localName === "details" && node.id;

function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  // What is needed now opens once, even if the reader had closed it. After that the reader decides.
  if (fresh.dataset?.wanted && !old.dataset.wanted) old.open = true;
  const told = isTold(old, fresh);
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isKept(name, old)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !isKept(name, old)) old.setAttribute(name, value);
  }
  if (told) old.replaceChildren(...[...fresh.childNodes].map(copyOf));
  else morphChildren(old, fresh);
}

function morphChildren(old, fresh) {
  const known = new Map();
  for (const child of old.childNodes) {
    const key = keyOf(child);
    if (key && !known.has(key)) known.set(key, child);
  }
  // The first class says what it is, the others in which state.
  const kindOf = (one) => one.getAttribute?.("class")?.split(" ", 1)[0];
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = keyOf(child);
    const same = isAnew(child, known.get(key)) ? null : key ? known.get(key) : (nextOf(at, child, (one) => kindOf(one) === kindOf(child)) ?? nextOf(at, child, () => true));
    if (key) known.delete(key);
    if (same?.nodeName !== child.nodeName) {
      old.insertBefore(copyOf(child), at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else old.insertBefore(same, at);
    morph(same, child);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/* The next sibling of the same name without a key. */
function nextOf(from, child, fits) {
  for (let one = from; one; one = one.nextSibling) {
    if (one.nodeName === child.nodeName && !keyOf(one) && fits(one)) return one;
  }
  return null;
}

const questionOf = (root) => root.querySelector("#question")?.textContent;
const askedOf = (root) => [questionOf(root), ...all('#act [name="act"]', root).map((one) => one.value)].join("\n");
/* Whether the bins are on the stage, so that the map is small. */
const stagedOf = (root) => Boolean(root.querySelector(".stage .bins.large"));

/* The element that gets the focus in the new part. */
function again(focus) {
  if (focus.isConnected) return focus;
  const isChoice = focus.name === "act";
  return isChoice ? document.querySelector(`#act button[value="${escape(focus.value)}"]`) : focus.id && byId(focus.id);
}

/* Updates the parts of the page that match the selectors. */
function show(fresh, selectors) {
  const now = table();
  const focus = document.activeElement;
  const inside = now.contains(focus);
  const others = [askedOf(now) !== askedOf(fresh) && ASKED_ANEW, stagedOf(now) !== stagedOf(fresh) && STAGED_ANEW];
  anew = others.filter(Boolean).join();
  for (const selector of selectors) {
    const [old, next] = [now, fresh].map((root) => (selector ? all(selector, root) : [root]));
    old.forEach((one, n) => next[n] && morph(one, next[n]));
  }
  keepZoom();
  // The focused element is gone or was moved, so it has lost the focus. Continue at the question.
  if (inside && document.activeElement !== focus) (again(focus) || byId("main"))?.focus({ preventScroll: true });
}

/* The acts that a lesson asks for. */
const taughtOf = (root) => all("#act .asked", root).map((one) => one.value).join("\n");

/* Scrolls the desk as little as possible, until the first of them is in view. If its heading is still closed, that is shown. */
function showTaught() {
  const first = document.querySelector("#lesson") && document.querySelector("#act .asked");
  const aim = first?.closest("details:not([open])")?.querySelector("summary") ?? first;
  aim?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/* What must be known of the page before it changes. */
function beforehand() {
  const now = table();
  return { data: { ...now.dataset }, question: questionOf(now), taught: taughtOf(now), asked: byId("undo-asked"), wishes: wishes() };
}

/* Updates everything: the table, the window title and the announcements. */
function showAll(fresh) {
  const before = beforehand();
  dress(fresh);
  show(fresh, [""]);
  afterwards(before);
  placeRail();
}

/* Whether a scrolled list has become so short that it ends above the foot of the desk. */
function isPast(desk) {
  const choices = desk.scrollTop > 0 && byId("act");
  return choices && choices.getBoundingClientRect().bottom < desk.getBoundingClientRect().bottom;
}

/* Adjusts the window and the desk after an update. */
function afterwards(before) {
  const now = table();
  const sameQuestion = before.question === questionOf(now);
  const filter = byId("filter");
  if (filter) {
    if (!sameQuestion) filter.value = "";
    sift(filter);
    // A recommended choice must be visible, whatever was filtered before.
    if (filter.form.querySelector(".best[hidden]")) {
      filter.value = "";
      sift(filter);
    }
  }
  for (const one of all(".desk, .ask", now)) if (!sameQuestion || isPast(one)) one.scrollTo(0, 0);
  if (!sameQuestion || taughtOf(now) !== before.taught) showTaught();
  // Behind a curtain the address contains no seat, so that returning to it reveals no hand.
  if (veiled()) history.replaceState(null, "", location.pathname);
  showPeople();
  tell(before, sameQuestion);
  // The wish is gone and nothing has changed, so somebody refused.
  const same = ["acts", "at", "seat"].every((name) => now.dataset[name] === before.data[name]);
  if (before.asked && !byId("undo-asked") && same) say(words.declined);
  if (!before.data.turn && now.dataset.turn) ring(now);
  if (source && now.dataset.seat !== heard) listen();
}

/* Title, headline and announcements for screen readers. */
function tell(before, sameQuestion) {
  const now = table();
  document.title = `${now.dataset.title} · ${house}`;
  if (!going) showHeadline(now);
  showPlayers();
  const calculator = document.querySelector('.bar nav a[href^="/map"]');
  if (calculator) calculator.setAttribute("href", now.dataset.map ?? "/map");
  const said = now.dataset.said !== before.data.said ? now.dataset.said : "";
  const question = sameQuestion || waiting ? "" : (questionOf(now) ?? "");
  const told = [said, question, ...news(before)].filter(Boolean);
  if (told.length) byId("live").textContent = told.join(" ");
}

/* The headline for the state on the stage. */
function showHeadline(part) {
  const headline = byId("headline");
  if (headline) headline.textContent = part.dataset.headline;
}

function ring(now) {
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(now.dataset.title, { tag: now.dataset.id });
  }
}

