// The map calculator without waiting: clicks are counted here, and the address always contains the whole map. The server computes the
// outlook.

const main = document.querySelector(".calculator");
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const byCode = (selector) => new Map(all(selector).map((one) => [one.dataset.code ?? one.dataset.label, one]));
const codes = main.dataset.codes.split(" ");
const table = JSON.parse(main.dataset.votes);
const chips = byCode(".chips button");
const shapes = byCode(".map a[data-code]");
const small = byCode(".small-states a");
const labels = byCode("[data-label]");
const brushes = all("[data-brush]");
const verdict = document.getElementById("verdict");
const share = document.getElementById("share");
const outlook = document.getElementById("outlook");
const odds = document.getElementById("odds");
const [undo, redo] = ["undo", "redo"].map((id) => document.getElementById(id));
const names = Object.fromEntries(brushes.map((one) => [one.dataset.brush, one.dataset.name]));
const STATES = 51;
const TOTAL = 538;
const MAJORITY = 270;
/* Votes of Maine and Nebraska for the winner of the state, in elections where their districts choose the other electors. */
const AT_LARGE = 2;
const REST = 100;
const PICTURE = [1200, 630];
/* Seat and strength of the tint for each letter of a rating. */
const tints = { D: [0, 4], d: [0, 3], b: [0, 2], p: [1, 2], r: [1, 3], R: [1, 4] };
const seats = { D: 0, R: 1 };
/* TPG-24: neutral, Republican, Democrat, neutral again. */
const cycle = ["D", "R", "-"];

let map = main.dataset.map;
let brush = brushes.find((one) => one.hasAttribute("aria-current"))?.dataset.brush ?? "";
let shown = [];
let stroke = null;
let swallow = false;
let remembering = 0;
const past = [];
const future = [];

/* From "2024-2028.<letters>.<letters of districts>", and back. */
function read(text) {
  const [apportionment, states, districts] = text.split(".");
  return { apportionment, districts: districts !== undefined, letters: [...states, ...(districts ?? "-----")] };
}
function write({ apportionment, districts, letters }) {
  const part = (from, to) => letters.slice(from, to).join("");
  return `${apportionment}.${part(0, STATES)}${districts ? `.${part(STATES)}` : ""}`;
}
const isDistrict = (code) => code.includes("-");
const isDivided = (code) => codes.includes(`${code}-1`);

function votes({ apportionment, districts }, n) {
  if (n >= STATES) return districts ? 1 : 0;
  return districts && isDivided(codes[n]) ? AT_LARGE : table[apportionment][n];
}

const team = (letter) => (tints[letter] ? tints[letter][0] : 2);
const next = (letter) => (brush === "" ? cycle[(team(letter) + 2) % 3] : brush === letter ? "-" : brush);

/* What the address contains besides the map. */
function settings() {
  const usual = { likely: "90", leaning: "70", tossup: "50", open: "tossups" };
  const fields = Object.keys(usual).map((name) => [name, odds.elements[name].value]);
  return [["b", brush], ...fields].filter(([name, value]) => value !== (usual[name] ?? "")).map(([name, value]) => `&${name}=${value}`).join("");
}
const address = (of = map) => `/map?m=${of}${settings()}`;

function paint(code, letter, worth) {
  const tint = tints[letter];
  const look = tint ? `o${tint[0]} f${tint[1]}` : "";
  const chip = chips.get(code);
  chip.className = look;
  chip.querySelector("small").textContent = names[letter];
  chip.querySelector("i").textContent = worth;
  const extra = isDistrict(code) ? "district " : "";
  if (small.has(code)) {
    small.get(code).className = extra + look;
    small.get(code).querySelector("i").textContent = worth;
  }
  const shape = shapes.get(code);
  shape.setAttribute("class", `p ${extra}${look}`);
  const outline = shape.querySelector("use, .tile");
  if (tint?.[0] === 1) outline.setAttribute("fill", `url(#tint-1-${tint[1]})`);
  else outline.removeAttribute("fill");
  const label = labels.get(code);
  const [name, letterOf] = all("text", label);
  if (!name.classList.contains("out")) name.setAttribute("class", look);
  const worthOf = name.querySelector("tspan");
  if (worthOf) worthOf.textContent = ` ${worth}`;
  const badge = label.querySelector(".b");
  if (!badge) return;
  badge.setAttribute("class", tint ? `b o${tint[0]}` : "b nobody");
  badge.setAttribute("href", `#badge-${tint?.[0] ?? 0}`);
  letterOf.textContent = tint ? "DR"[tint[0]] : "";
}

function count(now) {
  const totals = { D: 0, R: 0 };
  now.letters.forEach((letter, n) => {
    if (tints[letter]) totals["DR"[tints[letter][0]]] += votes(now, n);
  });
  const winner = Object.keys(totals).find((letter) => totals[letter] >= MAJORITY);
  for (const [letter, total] of Object.entries(totals)) {
    const output = document.querySelector(`[data-total="${letter}"]`);
    output.textContent = total;
    output.nextElementSibling.hidden = winner !== letter;
    const share = (total / TOTAL) * 100;
    const bar = document.querySelector(`.tape .side.o${seats[letter]}`);
    bar.setAttribute("width", `${share}%`);
    if (letter === "R") bar.setAttribute("x", `${100 - share}%`);
  }
  const left = TOTAL - totals.D - totals.R;
  const words = winner ? verdict.dataset[winner.toLowerCase()] : left === 0 ? verdict.dataset.tied : verdict.dataset.open.replace("#", left);
  if (verdict.textContent !== words) verdict.textContent = words;
}

function mark(link, is) {
  if (is) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
}

/* Updates the links that depend on the map, and the address of the page. */
function relink(now) {
  const here = address();
  all("[data-votes-of]").forEach((link) => {
    link.setAttribute("href", address(write({ ...now, apportionment: link.dataset.votesOf })));
    mark(link, link.dataset.votesOf === now.apportionment);
  });
  all("nav [data-map]").forEach((link) => mark(link, link.dataset.map === map));
  const byDistrict = document.getElementById("by-district");
  byDistrict.setAttribute("href", address(write(divided(now, !now.districts))));
  mark(byDistrict, now.districts);
  const state = byDistrict.querySelector("b");
  state.textContent = now.districts ? state.dataset.on : state.dataset.off;
  document.getElementById("clear").setAttribute("href", address(write({ ...now, letters: codes.map(() => "-") })));
  document.getElementById("picture").setAttribute("href", `/map.svg?m=${map}`);
  share.setAttribute("href", here);
  odds.elements.m.value = map;
  // Changing the language returns to this map.
  all(".prefs [name=back]").forEach((field) => (field.value = here));
  // Browsers refuse too frequent changes of the address.
  clearTimeout(remembering);
  remembering = setTimeout(() => history.replaceState(null, "", address()), REST);
  undo.disabled = past.length === 0;
  redo.disabled = future.length === 0;
}

/* Districts start with the ratings they had before they were switched off, or as in a past election, otherwise with that of their state. */
function divided(now, districts) {
  if (districts && !now.districts) {
    const states = ({ letters }) => letters.slice(0, STATES).join("");
    const isSame = (one) => one.districts && one.apportionment === now.apportionment && states(one) === states(now);
    const known = [...past.toReversed(), ...all("nav [data-map]").map((link) => link.dataset.map)];
    const before = known.map(read).find(isSame);
    if (before) return before;
  }
  const letters = now.letters.map((letter, n) => {
    if (n < STATES || districts === now.districts) return letter;
    return districts ? now.letters[codes.indexOf(codes[n].slice(0, 2))] : "-";
  });
  return { ...now, districts, letters };
}

function show(text) {
  map = text;
  const now = read(map);
  main.classList.toggle("districts", now.districts);
  const after = codes.map((_, n) => `${now.letters[n]}${votes(now, n)}`);
  codes.forEach((code, n) => {
    if (after[n] === shown[n]) return;
    paint(code, now.letters[n], votes(now, n));
    if (isDistrict(code)) chips.get(code).hidden = !now.districts;
  });
  shown = after;
  count(now);
  relink(now);
  ask();
}

function change(text) {
  if (text === map) return;
  past.push(map);
  future.length = 0;
  show(text);
}

function step(from, to) {
  if (from.length === 0) return;
  to.push(map);
  show(from.pop());
}

function painted(code, letter) {
  const now = read(map);
  return write({ ...now, letters: now.letters.with(codes.indexOf(code), letter) });
}
const letterOf = (code) => read(map).letters[codes.indexOf(code)];

function pick(which) {
  brush = which;
  brushes.forEach((one) => mark(one, one.dataset.brush === brush));
  main.classList.toggle("painting", brush !== "");
  const does = document.getElementById("click-does");
  does.textContent = brush === "" ? does.dataset.cycle : does.dataset.paint.replace("#", names[brush]);
  relink(read(map));
}

/* Requests the outlook of the newest map only, and waits a moment while the map keeps changing. */
let waiting = 0;
let asking = null;
function ask() {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    asking?.abort();
    asking = new AbortController();
    try {
      const answer = await fetch(address(), { headers: { "x-part": "1" }, signal: asking.signal });
      if (!answer.ok) return;
      const words = await answer.text();
      const within = outlook.contains(document.activeElement);
      outlook.innerHTML = words;
      if (within) outlook.querySelector("h2").focus();
    } catch (error) {
      if (error.name !== "AbortError") console.warn(error.message);
    }
  }, REST);
}

const plain = (event) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);

document.addEventListener("click", (event) => {
  if (!plain(event)) return;
  const link = event.target.closest("main a");
  const target = event.target.closest("[data-code]");
  if (target) {
    event.preventDefault();
    if (!swallow) change(painted(target.dataset.code, next(letterOf(target.dataset.code))));
    swallow = false;
  } else if (link?.dataset.brush !== undefined) {
    event.preventDefault();
    pick(link.dataset.brush);
  } else if (link === share) {
    if (!navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(new URL(share.href, location.href).href).then(() => {
      share.textContent = share.dataset.copied;
    });
  } else if (link?.getAttribute("href").startsWith("/map?")) {
    event.preventDefault();
    change(new URL(link.href).searchParams.get("m"));
  } else if (event.target.closest("#undo")) {
    step(past, future);
  } else if (event.target.closest("#redo")) {
    step(future, past);
  } else if (event.target.closest("#png")) {
    download();
  }
});

/* With a brush selected, dragging the mouse paints all states on its way; the whole stroke is one undo step. Touch drags scroll instead. */
const drawing = document.querySelector(".map");
drawing.addEventListener("dragstart", (event) => event.preventDefault());
drawing.addEventListener("pointerdown", (event) => {
  swallow = false;
  const code = event.target.closest("[data-code]")?.dataset.code;
  if (!code || !plain(event) || brush === "" || event.pointerType === "touch") return;
  stroke = { letter: next(letterOf(code)), before: map };
  swallow = true;
  show(painted(code, stroke.letter));
});
drawing.addEventListener("pointerover", (event) => {
  const place = event.target.closest("[data-code]");
  if (!place) return;
  const code = place.dataset.code;
  if (stroke) show(painted(code, stroke.letter));
  // If the link is opened in another tab, it must contain the current map.
  else place.setAttribute("href", address(painted(code, next(letterOf(code)))));
});
document.addEventListener("pointerup", () => {
  if (!stroke) return;
  const { before } = stroke;
  stroke = null;
  if (before === map) return;
  past.push(before);
  future.length = 0;
  relink(read(map));
  // A stroke that ends on another element causes no click.
  setTimeout(() => (swallow = false));
});

/* Digits choose a brush, arrow keys move in the list. */
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") && event.key !== "Escape") return;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
    event.preventDefault();
    if (key === "y" || event.shiftKey) step(future, past);
    else step(past, future);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const chosen = brushes.find((one) => one.getAttribute("aria-keyshortcuts") === event.key);
  if (chosen) {
    event.preventDefault();
    pick(chosen.dataset.brush);
    return;
  }
  const chip = event.target.closest(".chips button");
  if (!chip) return;
  const listed = all(".chips button:not([hidden])");
  const across = listed.filter((one) => one.offsetTop === listed[0].offsetTop).length;
  const steps = { arrowleft: -1, arrowright: 1, arrowup: -across, arrowdown: across };
  const aim = listed[listed.indexOf(chip) + steps[key]];
  if (aim) {
    event.preventDefault();
    aim.focus();
  }
});

odds.addEventListener("input", (event) => {
  const output = event.target.parentElement.querySelector("output");
  if (output) output.textContent = odds.dataset.percent.replace("#", event.target.value);
  relink(read(map));
  ask();
});

async function download() {
  const picture = new Image(...PICTURE);
  picture.src = `/map.svg?m=${map}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = PICTURE.map((side) => side * 2);
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  const image = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const file = new File([image], "map.png", { type: image.type });
  // Phones pass the picture to another app.
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

document.documentElement.classList.add("scripted");
[undo, redo, document.getElementById("png")].forEach((one) => (one.hidden = false));
shown = codes.map((_, n) => `${read(map).letters[n]}${votes(read(map), n)}`);
pick(brush);
