/* Animates the change between two states: dice roll and land, places turn, things move from where they were, numbers count. */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const ROLL = 640;
const LAND = 180;
const NEXT_DIE = 90;
const TRAVEL = 420;
const TURN = 480;
const COUNT = 500;
const RISE = 700;
/* Maximum duration of an act, with its rest: if it turns a place, and otherwise. */
const TURNING = 2450;
const OTHER = 1400;
/* The size of a die in the caption of a wide screen. */
const DIE = 34;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const BOUNCE = "cubic-bezier(.3,1.5,.5,1)";
const SVG = "http://www.w3.org/2000/svg";

/* What can move, and what can count. */
const MOVERS = ".stage :is(.card:not(.slot > .card), .token, .deed, .facet)[id], .stage .pawn";
const POINTS = ".stage .runner b, .stage .side-of em > :is(.tip, [aria-hidden])";
const BOXES = ".stage .gauge .at";

/* The classes that say how a place is held, without those that say that it can be chosen or that a lesson speaks of it. */
const look = (shape) => shape.getAttribute("class").replace(/ (pick|second|best|hot|acting|said|new|asked|looked|aim|[kn]\d+)\b/g, "");

/* Everything that can count, by a key that stays the same from act to act. */
function counters() {
  const gauges = all(BOXES).map((one) => [one.closest(".gauge"), one]);
  const nameOf = (gauge) => gauge.id || gauge.querySelector(".tip").textContent;
  return new Map([...all(POINTS).entries(), ...gauges.map(([gauge, one]) => [nameOf(gauge), one])]);
}

const numberOf = (one) => one.firstChild?.data ?? "";

function snapshot() {
  const rects = new Map();
  for (const one of all(MOVERS)) rects.set(one.id || "pawn", one.getBoundingClientRect());
  return {
    places: new Map(all(".stage .p[id]").map((one) => [one.id, { look: look(one), isSaid: one.matches(".said"), shape: one.querySelector("use")?.cloneNode(), label: labelOnMap(one)?.cloneNode(true) }])),
    rects,
    cards: cardsOfDisplays(),
    hands: cardsOfHands(),
    numbers: new Map([...counters()].map(([key, one]) => [key, numberOf(one)])),
  };
}

/* The name and badges of a place are separate from its shape. */
function labelOnMap(shape) {
  const code = shape.querySelector("use")?.getAttribute("href")?.split("-").pop();
  return code && document.querySelector(`.labels > [data-label="${escape(code)}"]`);
}

/* Animates what changed since the snapshot. `pace` stretches all times, `room` is the maximum duration at normal pace, and `signal` ends
   it early. Returns the maximum duration with its rest. */
async function animate(before, pace, signal, room = Infinity) {
  const running = [];
  let speed = pace;
  const run = (node, frames, options) => {
    const { duration, delay = 0, ...rest } = options;
    const motion = node.animate(frames, { duration: duration * speed, delay: delay * speed, fill: "backwards", ...rest });
    running.push(motion);
    return motion;
  };
  const extra = [];
  const dice = all("#caption .die");
  const laid = dice.filter((die) => byId(die.dataset.to ?? ""));
  const aims = new Set(laid.map((die) => die.dataset.to));
  // A die that changes no tint has still changed the number there.
  const changed = all(".stage .p[id]").filter((one) => before.places.has(one.id) && (aims.has(one.id) || before.places.get(one.id).look !== look(one)));
  const counted = [...counters()].filter(([key, one]) => before.numbers.has(key) && before.numbers.get(key) !== numberOf(one));
  const gauges = counted.map(([, one]) => one.closest(".gauge")).filter(Boolean);
  const acting = [...changed, ...gauges];
  for (const one of acting) one.classList.add("acting");
  showActor();
  // What the reader has just pressed is in view already, and the next tap must not meet a moving map.
  const isOwn = !replaying && byId("caption")?.classList.contains(`o${table().dataset.seat}`);
  // Announced places are brought into view too. Dice must not fly to a place while the map is moving.
  const announced = all(".stage .p.said[id]").filter((one) => before.places.get(one.id)?.isSaid === false);
  const seen = changed.length ? changed : announced;
  if (seen.length && !isOwn && follow(seen.map((one) => one.id))) await pause(MOVE, signal);
  const rolled = dice.filter((die) => die.matches(".rolled"));
  const landed = rolled.length ? ROLL + LAND + NEXT_DIE * (rolled.length - 1) : 0;
  const turnAt = laid.length ? landed + NEXT_DIE * (laid.length - 1) + TRAVEL + LAND : landed;
  const turns = changed.length || laid.length;
  const passed = passedCards(before.hands);
  const dealt = before.cards.size || passed.length ? 1.5 * TRAVEL : 0;
  const lasts = still.matches ? 900 : Math.max(700, turns ? turnAt + TURN + 600 : landed + Math.max(dealt, counted.length ? RISE : 0));
  const atMost = Math.min(room, turns ? TURNING : OTHER);
  speed = pace * Math.min(1, atMost / lasts);
  if (!still.matches) {
    rolled.forEach((die, n) => tumble(die, n, run, speed, signal));
    if (rolled.length) sound("dice");
    if (rolled.length && isOwn) hideUntilLanded(landed * speed, signal);
    const flights = new Map(laid.map((die, n) => [die.dataset.to, fly(die, landed + NEXT_DIE * n, run, extra)]));
    for (const one of changed) turn(one, before.places.get(one.id), flights.get(one.id) ?? { lands: turnAt }, run, extra);
    for (const [key, one] of counted) count(one, before.numbers.get(key), turnAt + (changed.length ? 300 : 0), run, extra, changed[0], speed, signal);
    if (before.cards.size) deal(before.cards, landed, run, extra);
    for (const one of passed) pass(one, before.rects, landed, run, extra);
    const carried = new Set(passed.map(({ id }) => id));
    for (const one of all(MOVERS)) if (!carried.has(one.id)) travel(one, before.rects.get(one.id || "pawn"), landed, run);
  }
  await pause(lasts * speed, signal);
  for (const motion of running) motion.cancel();
  for (const one of extra) one.remove();
  for (const one of acting) one.classList.remove("acting");
  return atMost;
}

/* While the reader's own dice roll, nothing else shows what they will show. */
function hideUntilLanded(ms, signal) {
  const { classList } = document.documentElement;
  classList.add("tumbling");
  pause(ms, signal).then(() => classList.remove("tumbling"));
}

/* The actor's colour outlines the places that are acted on. */
function showActor() {
  const caption = byId("caption");
  const colour = caption && getComputedStyle(caption).getPropertyValue("--c4");
  if (colour) document.documentElement.style.setProperty("--actor", colour);
  else document.documentElement.style.removeProperty("--actor");
}

const pause = (ms, signal) =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });

/* A die shows random faces while it rolls, and lands on what was rolled. */
function tumble(die, n, run, speed, signal) {
  const delay = NEXT_DIE * n;
  // Rolls in from the right if there is text on the left of it.
  const turns = n % 2 || die.closest("#caption")?.querySelector(".more") ? -1 : 1;
  run(die, [{ transform: `translate(${-60 * turns}px, -26px) rotate(${-420 * turns}deg) scale(.8)`, opacity: 0.2 }, { opacity: 1, offset: 0.25 }, { transform: "none" }], { duration: ROLL, delay, easing: EASE });
  run(die, [{ scale: "1" }, { scale: "1.16" }, { scale: "1" }], { duration: LAND, delay: delay + ROLL, easing: BOUNCE });
  const pips = die.innerHTML;
  if (!die.querySelector("circle")) return;
  const roll = setInterval(() => (die.innerHTML = face(1 + Math.floor(Math.random() * 6))), 90 * speed);
  // Only once, because another act may have reused the element since.
  let rolls = true;
  const land = () => {
    if (rolls) die.innerHTML = pips;
    rolls = false;
    clearInterval(roll);
  };
  setTimeout(land, (delay + ROLL) * speed);
  signal.addEventListener("abort", land, { once: true });
}

const PIPS = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi" };
function face(value) {
  const at = (letter) => [13 + 11 * ("abcdefghi".indexOf(letter) % 3), 13 + 11 * Math.floor("abcdefghi".indexOf(letter) / 3)];
  const pips = [...PIPS[value]].map((letter) => at(letter)).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.3"/>`);
  return `<rect x="2" y="2" width="44" height="44" rx="9"/>${pips.join("")}`;
}

/* Flies a placed die in an arc from the caption to its place, where it lies while the place turns. Returns when it lands, and where in
   the outline, in per cent. */
function fly(die, delay, run, extra) {
  const place = byId(die.dataset.to);
  const to = outlineOf(place).getBoundingClientRect();
  let from = die.getBoundingClientRect();
  // If the caption has no room to be shown, the die comes from below the board.
  if (!from.width) {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    from = { x: stage.x + stage.width / 2, y: stage.bottom, width: 0, height: 0 };
  }
  const copy = die.cloneNode(true);
  copy.classList.add("flying");
  document.body.append(copy);
  extra.push(copy);
  const middle = (rect) => [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const [start, end] = [from, to].map(middle);
  // Above the name, if the name is inside the outline.
  const label = labelOnMap(place)?.getBoundingClientRect();
  if (label && label.left >= to.left && label.right <= to.right && label.top >= to.top) {
    end[0] = middle(label)[0];
    end[1] = Math.max(label.top - DIE / 2, to.top);
  }
  const at = ([left, top], turned) => `translate(${left - DIE / 2}px, ${top - DIE / 2}px) rotate(${turned}deg)`;
  const high = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - 30];
  const frames = [{ transform: at(start, 0) }, { transform: at(high, 240), offset: 0.6 }, { transform: at(end, 350) }];
  run(copy, frames, { duration: TRAVEL, delay, easing: EASE, fill: "both" });
  run(copy, [{ scale: "1" }, { scale: "1.16" }, { scale: "1" }], { duration: LAND, delay: delay + TRAVEL, easing: BOUNCE });
  run(copy, [{ opacity: 1 }, { opacity: 0 }], { duration: LAND, delay: delay + TRAVEL + LAND + TURN, fill: "both" });
  // Meanwhile the die in the caption is faded.
  run(die, [{ opacity: 0.2 }, { opacity: 0.2 }], { duration: TRAVEL + LAND + TURN, delay, fill: "none" });
  const share = (point, low, size) => Math.round((100 * (point - low)) / Math.max(size, 1));
  return { lands: delay + TRAVEL + LAND, x: share(end[0], to.x, to.width), y: share(end[1], to.y, to.height) };
}

/* The shape of a place, without the surface that presses it. */
const outlineOf = (place) => place.querySelector(":scope > use") ?? place;

/* The old look is drawn under the new one, which spreads from the die or from the middle. */
function turn(place, old, { lands: delay, x = 50, y = 50 }, run, extra) {
  if (old.shape) {
    const ghost = document.createElementNS(SVG, "g");
    ghost.setAttribute("class", `${old.look} acting ghost`);
    ghost.append(old.shape);
    place.before(ghost);
    extra.push(ghost);
    const { width, height } = outlineOf(place).getBoundingClientRect();
    const farthest = Math.hypot(Math.max(x, 100 - x) * width, Math.max(y, 100 - y) * height) / Math.hypot(width, height);
    // 100 % is the diagonal divided by the square root of two.
    const spread = (size) => ({ clipPath: `circle(${Math.ceil(size * Math.SQRT2)}% at ${x}% ${y}%)` });
    run(outlineOf(place), [spread(0), spread(farthest)], { duration: TURN, delay, easing: "cubic-bezier(.4,0,.6,1)" });
  }
  const label = labelOnMap(place);
  if (!label || !old.label) return;
  run(label, [{ opacity: 0 }, { opacity: 0 }], { duration: 1, delay: delay + TURN / 2 });
  old.label.classList.add("ghost");
  label.after(old.label);
  extra.push(old.label);
  run(old.label, [{ opacity: 1 }, { opacity: 0 }], { duration: 160, delay: delay + TURN / 2, fill: "both" });
}

/* A number with its sign, as it is written. */
const NUMBER = /[-\u2212]?\d+/;
const inDigits = (n) => String(n).replace("-", "\u2212");

/* Counts a number to its new value, and lets the gain rise to it from the place. */
function count(node, was, delay, run, extra, place, speed, signal) {
  const words = node.firstChild;
  const is = words?.data;
  // Words that changed beside the number cannot count.
  if (!is || was.replace(NUMBER, "") !== is.replace(NUMBER, "")) return;
  const [from, to] = [was, is].map((one) => Number(one.match(NUMBER)?.[0].replace("\u2212", "-")));
  if (Number.isNaN(from) || Number.isNaN(to) || from === to) return;
  const write = (n) => (words.data = is.replace(NUMBER, inDigits(n)));
  write(from);
  // Once only, because afterwards the element shows another act.
  let counts = true;
  const end = () => {
    if (counts) words.data = is;
    counts = false;
  };
  signal.addEventListener("abort", end, { once: true });
  const start = performance.now() + delay * speed;
  const step = (now) => {
    if (!counts || !words.isConnected) return;
    const done = Math.max(0, Math.min(1, (now - start) / (COUNT * speed)));
    if (done === 1) return end();
    write(Math.round(from + (to - from) * (1 - (1 - done) ** 2)));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  const end2 = node.getBoundingClientRect();
  if (to < from || !end2.width) return;
  const chip = Object.assign(document.createElement("b"), { className: `rising ${node.closest(".runner, .side-of")?.className.match(/\bo\d\b/)?.[0] ?? ""}`, textContent: `+${to - from}` });
  document.body.append(chip);
  extra.push(chip);
  // Without a place it rises from below the number.
  const start2 = place?.getBoundingClientRect() ?? { ...end2.toJSON(), y: end2.y + 28 };
  const at = (rect) => `translate(${rect.x + rect.width / 2 - 20}px, ${rect.y + rect.height / 2 - 12}px)`;
  run(chip, [{ transform: at(start2), opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { transform: at(end2), opacity: 0 }], { duration: RISE, delay, easing: EASE, fill: "both" });
}

/* A moved thing comes from where it was; a new thing fades in. */
function travel(node, from, delay, run) {
  const to = node.getBoundingClientRect();
  if (!to.width) return;
  if (!from?.width) return run(node, [{ opacity: 0 }, { opacity: 1 }], { duration: LAND, delay });
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 4) return;
  const scale = node.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  run(node, [{ transform: `translate(${x / scale}px, ${y / scale}px)` }, { transform: "none" }], { duration: TRAVEL, delay, easing: EASE });
}


/* Cards of displays. A slot's card has the id of its position, so open cards are identified by their card and hidden ones by their id. */

function cardsOfDisplays() {
  if (!document.querySelector(".stage .display")) return new Map();
  const cards = all("#table .card[id]");
  return new Map(cards.map((one) => [one.dataset.card ?? one.id, { id: one.id, node: one, place: placeOf(one), copy: one.closest(".slot") && one.cloneNode(true) }]));
}

/* Where something is visible: itself, or the heading of the fold that contains it. */
function placeOf(node) {
  const places = [node, node?.closest("details")?.querySelector("summary")];
  return places.map((one) => one?.getBoundingClientRect()).find((place) => place?.width);
}

/* Moves cards between their slots, other places and the deck. */
function deal(before, delay, run, extra) {
  const now = cardsOfDisplays();
  const deckOf = (slot) => placeOf(slot?.closest(".display").querySelector("[data-deck]") ?? document.querySelector("#table [data-deck]"));
  for (const [key, { node, place, copy }] of now) {
    const was = before.get(key);
    // A card that keeps its position or was never in a slot only makes room.
    if ((!copy && !was?.copy) || was?.id === node.id) continue;
    if (was) {
      carry(was.copy ?? copy, was.place, place, copy ? node : null, delay, run, extra);
    } else if (before.has(node.id)) {
      run(node, [{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: TURN, delay, easing: EASE });
    } else if (!node.closest("[data-deck]")) {
      // A new top card of a deck does not move.
      carry(copy, deckOf(node), place, node, delay + TRAVEL / 2, run, extra);
    }
  }
  // A card that has disappeared, and was not turned over in place, went into the deck.
  for (const [key, { place, copy, node }] of before) {
    if (copy && !now.has(key) && (copy.dataset.card || !byId(key))) carry(copy, place, deckOf(node.isConnected ? node : null), null, delay, run, extra);
  }
}

/* Cards of hands at the desk. If more of them change at once, another hand is shown, and nothing was played or drawn. */
const MOST_PASSED = 6;

function cardsOfHands() {
  if (document.querySelector(".stage .display")) return new Map();
  return new Map(all(".below .told .card[id]").map((one) => [one.id, { id: one.id, node: one, place: inSight(one), copy: one.cloneNode(true) }]));
}

/* Where a card of a hand is visible, because the desk scrolls. */
function inSight(node) {
  const [box, desk] = [node, node.closest(".desk")].map((one) => one.getBoundingClientRect());
  const isSeen = box.width && box.top < Math.min(desk.bottom, innerHeight) && box.bottom > Math.max(desk.top, 0);
  return isSeen ? box : null;
}

/* The cards that have come to a hand or have left it. */
function passedCards(before) {
  const now = cardsOfHands();
  const passed = [...[...now.values()].filter(({ id }) => !before.has(id)), ...[...before.values()].filter(({ id }) => !now.has(id))];
  return passed.length > MOST_PASSED ? [] : passed;
}

/* Moves a card between a hand and its place on the table, the deck, or where its act is told. */
function pass({ id, node, place, copy }, rects, delay, run, extra) {
  const onTable = all(MOVERS).find((one) => one.id === id);
  const told = [byId("caption"), document.querySelector(".stage")].map((one) => one?.getBoundingClientRect()).find((box) => box?.width);
  const size = place && { width: place.width / 4, height: place.height / 4 };
  const small = (box) => box && { ...size, x: box.x + box.width / 2 - size.width / 2, y: box.y + box.height / 2 - size.height / 2 };
  if (!place) return;
  if (node.isConnected && byId(id) === node) {
    const from = rects.get(id) ?? small(placeOf(document.querySelector("#table [data-deck]")) ?? told);
    carry(copy, from, place, node, delay, run, extra);
  } else {
    carry(copy, place, onTable?.getBoundingClientRect() ?? small(told), onTable ?? null, delay, run, extra);
  }
}

/* Moves a copy of the card; the card itself appears when it has arrived. */
function carry(card, from, to, node, delay, run, extra) {
  if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) < 4) return;
  const copy = Object.assign(document.createElement("div"), { className: "flying dealt", inert: true });
  copy.append(card.cloneNode(true));
  for (const one of all("[id]", copy)) one.removeAttribute("id");
  document.body.append(copy);
  extra.push(copy);
  // As large as in its slot, and shrunk at a closed fold.
  const size = node ? to : from;
  Object.assign(copy.style, { width: `${size.width}px`, height: `${size.height}px` });
  const at = ({ x, y, width, height }) => `translate(${x + (width - size.width) / 2}px, ${y + (height - size.height) / 2}px) scale(${Math.min(1, width / size.width, height / size.height)})`;
  run(copy, [{ transform: at(from) }, { transform: at(to) }], { duration: TRAVEL, delay, easing: EASE, fill: "both" });
  if (node) run(node, [{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL, delay });
  else run(copy, [{ opacity: 1 }, { opacity: 0 }], { duration: LAND, delay: delay + TRAVEL, fill: "both" });
}
