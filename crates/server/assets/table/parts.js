/* A new picture in the place of the old one: what is the same stays where it is, with all that the reader has begun. */

const parse = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("table");

/* What a node is called among its siblings: choices by what they do, for their numbers change; a slot by nothing but its place in the row. */
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE || node.classList.contains("slot")) return null;
  return (node.name === "act" && node.value ? `act ${node.value}` : node.id || node.dataset.label || node.dataset.spot) || null;
}

/* Where a new question, another stage or another act is shown, its things take the place of the old ones: none is moved to where another stood. */
const ASKED_ANEW = ".ask > :is(.head, .area, .tools), #act > :not([id]), #coach, #since";
const STAGED_ANEW = ".stage > :is(.standing, .area)";
const TOLD_ANEW = ".lines, .since ol, .phases, .boxes, .below .sheet";
let anew = "";
const isAnew = (child, old) => anew && child.nodeType === Node.ELEMENT_NODE && child.matches(anew) && !old?.contains(document.activeElement);
const isTold = (old, fresh) => (old.matches(TOLD_ANEW) ? !old.contains(document.activeElement) : old.id === "caption" && old.dataset.act !== fresh.dataset.act);

/* A copy: the same picture may be shown again, desk first and stage later. What the reader has opened stays open. */
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
  // What is wanted now opens once, whatever the reader had closed before; after that it is the reader's again.
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
  // The first class says what it is, the others how it stands.
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

/* The next one of the same name that has no key. */
function nextOf(from, child, fits) {
  for (let one = from; one; one = one.nextSibling) {
    if (one.nodeName === child.nodeName && !keyOf(one) && fits(one)) return one;
  }
  return null;
}

const questionOf = (root) => root.querySelector("#question")?.textContent;
const askedOf = (root) => [questionOf(root), ...all('#act [name="act"]', root).map((one) => one.value)].join("\n");
/* Whether the voter groups have the stage, and the map is small. */
const stagedOf = (root) => Boolean(root.querySelector(".stage .bins.large"));

/* What has the keyboard's place in the new picture. */
function again(focus) {
  if (focus.isConnected) return focus;
  const isChoice = focus.name === "act";
  return isChoice ? document.querySelector(`#act button[value="${escape(focus.value)}"]`) : focus.id && byId(focus.id);
}

/* Shows the parts of the page that these selectors name as they are in the fresh one. */
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
  // The button that was pressed is gone: the keyboard goes on at the question.
  // What was only moved has lost the keyboard too.
  if (inside && document.activeElement !== focus) (again(focus) || byId("main"))?.focus({ preventScroll: true });
}

/* What a page must know of itself before a new picture comes. */
function beforehand() {
  const now = table();
  return { data: { ...now.dataset }, question: questionOf(now), asked: byId("undo-asked"), wishes: wishes() };
}

/* Everything at once: of the table, of the window and for screen readers. */
function showAll(fresh) {
  const before = beforehand();
  dress(fresh);
  show(fresh, [""]);
  afterwards(before);
  placeRail();
}

/* Whether a list that was scrolled has become so short that its end has left the foot of the desk. */
function isPast(desk) {
  const choices = desk.scrollTop > 0 && byId("act");
  return choices && choices.getBoundingClientRect().bottom < desk.getBoundingClientRect().bottom;
}

/* What the window and the desk need after a new picture. */
function afterwards(before) {
  const now = table();
  const sameQuestion = before.question === questionOf(now);
  const filter = byId("filter");
  if (filter) {
    if (!sameQuestion) filter.value = "";
    sift(filter);
    // What is recommended is seen, whatever was looked for before.
    if (filter.form.querySelector(".best[hidden]")) {
      filter.value = "";
      sift(filter);
    }
  }
  for (const one of all(".desk, .ask", now)) if (!sameQuestion || isPast(one)) one.scrollTo(0, 0);
  // Behind a curtain the address names nobody, so that coming back to it opens no hand.
  if (veiled()) history.replaceState(null, "", location.pathname);
  showPeople();
  tell(before, sameQuestion);
  // The wish is gone and everything still stands: somebody said no.
  const same = ["acts", "at", "seat"].every((name) => now.dataset[name] === before.data[name]);
  if (before.asked && !byId("undo-asked") && same) say(words.declined);
  if (!before.data.turn && now.dataset.turn) ring(now);
  if (source && now.dataset.seat !== heard) listen();
}

/* Title, headline, and words for screen readers. */
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

/* The headline of what the stage shows. */
function showHeadline(part) {
  const headline = byId("headline");
  if (headline) headline.textContent = part.dataset.headline;
}

function ring(now) {
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(now.dataset.title, { tag: now.dataset.id });
  }
}

