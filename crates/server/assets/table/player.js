/* The player over acts: what others do is shown act by act, at the pace one likes; the same shows the whole game again.

   The stage shows one act after the other, and with it log, strip, hand and drawers. What one writes at the desk is always the newest; a question
   that follows from what others did waits until the stage has come there. */

const PACES = { quick: 0.5, normal: 1, slow: 2 };
const REST = 350;
/* What others do in one go lasts no longer, an act can still be seen, and more acts than these are not played. */
const LONGEST = 9000;
const LEAST = 120;
const MOST_ACTS = 60;

const pace = () => localStorage.getItem("pace") ?? "normal";
const number = (value) => Number(value ?? 0);
const stageActs = () => number(table().dataset.at ?? table().dataset.acts);

/* The newest part, and how many acts the stage has come to. */
let target = null;
let shownActs = stageActs();
let going = null;
/* Whether the whole game is being watched, not only what is new. */
let replaying = false;
/* The part whose desk waits until the stage has come there. */
let held = null;
/* Whether the question waits for the acts of others. */
let waiting = false;
/* How much of the time for all acts has gone, at the normal pace. */
let spent = 0;

/* What is shown act by act, and what is the newest at once. */
const SHOWN_BY_ACT = [".stage", ".below .told"];
const NEWEST = [".ask", "#drawer-chat", "#drawer-notes", "#drawer-table"];

const isBack = () => "at" in table().dataset;

/* Pictures of acts that were asked for already, as text. */
let frames = new Map();
let framesOf = "";

async function frameOf(at) {
  const { id, seat } = table().dataset;
  if (framesOf !== seat) frames = new Map();
  framesOf = seat;
  if (!frames.has(at)) {
    const answer = await fetch(`/t/${id}/frames?from=${at}&to=${at + 23}${seat === undefined ? "" : `&seat=${seat}`}`);
    if (!answer.ok) throw new Error(answer.status);
    let text = "";
    for (const frame of await answer.json()) {
      text = patched(text, frame.ops);
      frames.set(frame.at, text);
    }
  }
  const fresh = parse(frames.get(at) ?? "");
  if (!fresh) throw new Error("no picture");
  dress(fresh);
  return fresh;
}

/* Shows a part at once: what was asked for, or refused. */
function settle(fresh) {
  stop();
  const acts = number(fresh.dataset.acts);
  if (acts < number(table().dataset.acts)) frames.clear();
  showAll(fresh);
  shownActs = stageActs();
  reveal();
}

/* A part that came by itself: its acts are played where one wants to see them. */
function arrive(fresh) {
  const now = table();
  if (isBack()) return lengthen(fresh);
  const before = beforehand();
  const old = before.data;
  const acts = number(fresh.dataset.acts);
  if (number(fresh.dataset.version) < number(old.version)) return;
  // A hint stays until the table has gone on, or somebody asks to take something back.
  const asks = (part) => Boolean(part.querySelector("#undo-question"));
  if (old.hinted && fresh.dataset.version === old.version && asks(fresh) === asks(now)) return;
  const fresher = acts - shownActs;
  const hidden = document.hidden || veiled() || fresh.classList.contains("veiled") || fresh.dataset.seat !== old.seat;
  if (pace() === "off" || hidden || fresher < 1 || fresher > MOST_ACTS) return settle(fresh);
  dress(fresh);
  target = fresh;
  if (held || tellsTooEarly(fresh, fresher)) {
    hold(fresh);
  } else {
    // What is asked as before may be answered at once, whatever comes.
    const isNew = askedOf(now) !== askedOf(fresh);
    waiting ||= isNew && all("#since li", fresh).some((one) => number(one.dataset.act) > shownActs);
    showDesk(fresh, before, NEWEST);
  }
  play();
  reveal();
}

/* The end of the game, what a coach says of the acts, and one's own roll are not told before they have been seen. */
function tellsTooEarly(fresh, fresher) {
  const isOwnRoll = fresher === 1 && underway.size > 0 && fresh.querySelector("#caption .dice");
  return fresh.dataset.over || fresh.querySelector("#lesson") || isOwnRoll;
}

function hold(fresh) {
  held = fresh;
  table().dataset.acts = fresh.dataset.acts;
  table().querySelector(".desk").inert = true;
}

function release() {
  if (!held) return;
  const fresh = held;
  held = null;
  table().querySelector(".desk").inert = false;
  showDesk(fresh, beforehand(), [".desk"]);
}

/* The newest desk beside an older stage; what was done is said act by act. */
function showDesk(fresh, before, selectors) {
  const now = table();
  for (const { name, value } of fresh.attributes) now.setAttribute(name, value);
  if (!fresh.hasAttribute("data-turn")) now.removeAttribute("data-turn");
  show(fresh, selectors);
  afterwards({ ...before, data: { ...before.data, said: fresh.dataset.said } });
}

async function play() {
  spent = 0;
  if (going) return;
  going = new AbortController();
  const { signal } = going;
  busy(true);
  try {
    while (!signal.aborted && shownActs < goal()) await playNext(signal);
  } catch {
    // Pictures that cannot be had are left out.
  }
  if (going?.signal !== signal) return;
  going = null;
  finish();
}

const goal = () => (replaying ? number(table().dataset.acts) : number(target?.dataset.acts));

async function playNext(signal) {
  const next = shownActs + 1;
  const isLast = next === goal();
  const fresh = isLast && target ? target : await frameOf(next);
  if (signal.aborted) return;
  await playMoments(fresh, signal);
  if (signal.aborted) return;
  const speed = PACES[pace()] ?? 1;
  const room = replaying ? Infinity : Math.max(LEAST, (LONGEST - spent) / (goal() - shownActs));
  const begun = performance.now();
  const lasted = () => (performance.now() - begun) / speed;
  const before = snapshot();
  show(fresh, replaying ? [""] : SHOWN_BY_ACT);
  // What was shown has gone into the page.
  if (fresh === target) target = null;
  shownActs = next;
  showHeadline(fresh);
  placeRail();
  reveal();
  byId("live").textContent = fresh.dataset.said ?? "";
  const atMost = await animate(before, speed, signal, room);
  // Where there is little time, rests are the first to go.
  const rest = Math.min(REST, atMost - lasted());
  if (!signal.aborted && rest > 0) await pause(rest * speed, signal);
  spent += lasted();
}

/* What somebody at the table has set last for a great moment. */
let steered = null;

/* Great moments have a stage of their own, before the picture that tells how they ended. */
async function playMoments(fresh, signal) {
  const moments = all(".stage-moment", fresh).map((one) => one.cloneNode(true));
  for (const moment of moments) {
    const { playStage } = await import(moment.dataset.script);
    const own = PACES[pace()] ?? 1;
    const isShared = "act" in moment.dataset && !replaying;
    if (!isShared) forOneself(moment);
    // What is watched together has one pace: of whoever plays alone here, else what was set last.
    const together = "alone" in moment.dataset ? own : (steered?.pace ?? 1);
    await playStage(moment, { speed: isShared ? together : own, steered: isShared ? steered : null, skipped: signal });
  }
}

/* Steers nobody, and is steered by nobody. */
function forOneself(moment) {
  for (const name of ["steer", "act", "alone"]) delete moment.dataset[name];
}

/* Whoever wants no acts to be played is still offered the great moments, each for oneself. */
document.addEventListener("click", async (event) => {
  const moment = event.target.closest(".watch-moment")?.closest(".stage-moment")?.cloneNode(true);
  if (!moment) return;
  forOneself(moment);
  const { playStage } = await import(moment.dataset.script);
  await playStage(moment, { speed: PACES[pace()] ?? 1 });
});

/* Where the player has come to an end or was stopped. */
function finish() {
  busy(false);
  if (replaying) {
    replaying = false;
    if (shownActs >= number(table().dataset.acts)) return load(nowAddress());
    history.replaceState(null, "", addressOf(shownActs));
    return;
  }
  const fresh = target;
  target = null;
  if (fresh) show(fresh, SHOWN_BY_ACT);
  const question = held && questionOf(held);
  release();
  restZoom();
  ask();
  // Who has skipped hears the newest.
  if (fresh) byId("live").textContent = [fresh.dataset.said, question].filter(Boolean).join(" ");
  shownActs = stageActs();
  showHeadline(table());
  placeRail();
  reveal();
}

/* Ends what is being played. */
function stop() {
  if (!going) return;
  going.abort();
  going = null;
  busy(false);
  replaying = false;
  target = null;
  waiting = false;
  release();
}

/* The question that has waited is put now, and said. */
function ask() {
  if (!waiting) return;
  waiting = false;
  byId("live").textContent = [table().dataset.said, questionOf(table())].filter(Boolean).join(" ");
}

/* To now: what is being played is over. */
function skip() {
  if (replaying || isBack()) {
    stop();
    load(nowAddress());
  } else if (going) {
    going.abort();
  }
}

function busy(is) {
  const button = byId("play");
  document.documentElement.classList.toggle("playing", is);
  document.documentElement.classList.toggle("waiting", is && waiting);
  if (!button) return;
  const word = is ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-label", word);
  button.title = word;
}

/* What has not been shown yet is not told either. */
function reveal() {
  const limit = going || isBack() ? shownActs : Infinity;
  let toCome = 0;
  for (const one of all("#since [data-act]")) {
    const later = number(one.dataset.act) > limit;
    one.classList.toggle("later", later);
    if (later && one.localName === "li") toCome += 1;
  }
  // What is newest is in sight; where there is one row of it, a new question finds its beginning.
  const list = document.querySelector("#since ol");
  const newest = list && all("li:not(.later)", list).at(-1);
  if (newest) list.scrollTo(...(mapZoom.small.matches && !going ? [0, 0] : lastInSight(newest, list)));
  const note = byId("to-come");
  if (note) note.textContent = toCome ? `${toCome} ${note.dataset.words}` : "";
  const who = byId("who-plays");
  if (who && waiting) who.textContent = words.plays.replace("%", whoPlays());
}

/* How far a list is scrolled whose last thing in sight is this one, after what came before it; what is larger than the list is seen from its start. */
function lastInSight(one, list) {
  const [left, top] = [one.offsetLeft - list.offsetLeft, one.offsetTop - list.offsetTop];
  return [Math.min(left, left + one.offsetWidth - list.clientWidth), Math.min(top, top + one.offsetHeight - list.clientHeight)];
}

/* Whoever did what is shown; where it was oneself or nobody, whoever comes next or came last. */
function whoPlays() {
  const { seat, players } = table().dataset;
  const told = all("#since li");
  const next = told.find((one) => one.classList.contains("later")) ?? told.at(-1);
  const acted = document.querySelector(`#caption:has(.actor):not(.o${seat})`) ?? next?.querySelector("a");
  const [names] = JSON.parse(players)[Number(acted?.className.match(/\bo(\d+)\b/)?.[1])] ?? [[]];
  return names.join(" & ");
}

/* The rail. Whoever drags it keeps it. */

let dragging = false;
document.addEventListener("pointerdown", (event) => (dragging = event.target.id === "rail"));
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (dragging = false));

function placeRail() {
  busy(!!going);
  const rail = byId("rail");
  if (!rail) return;
  rail.max = table().dataset.acts;
  if (!dragging) rail.value = going ? shownActs : stageActs();
  byId("now")?.classList.toggle("off", !going && !isBack());
  byId("play").disabled = number(rail.max) === 0;
}

/* Acts that came while one looks back make the rail longer, and replace nothing. */
function lengthen(fresh) {
  const grown = number(fresh.dataset.acts) > number(table().dataset.acts);
  table().dataset.acts = fresh.dataset.acts;
  table().dataset.version = fresh.dataset.version;
  byId("rail")?.setAttribute("max", fresh.dataset.acts);
  if (!grown) return;
  byId("now")?.classList.add("news");
  byId("live").textContent = words.new;
}

const seatQuery = () => {
  const named = byId("rail-form")?.elements.seat?.value;
  return named === undefined ? "" : `seat=${named}`;
};
const nowAddress = () => `/t/${table().dataset.id}${seatQuery() && `?${seatQuery()}`}`;
const addressOf = (at) => `/t/${table().dataset.id}?${[`at=${at}`, seatQuery()].filter(Boolean).join("&")}`;

/* The newest wish counts; pictures that come late are left out. */
let wanted = null;
let written;
async function slide(at) {
  stop();
  wanted = at;
  clearTimeout(written);
  // When it is over, its page is now, and the board after the last act is a picture like the others.
  if (at >= number(table().dataset.acts) && !table().dataset.over) {
    written = setTimeout(() => wanted === at && load(nowAddress()), 90);
    return;
  }
  try {
    const fresh = await frameOf(at);
    if (wanted !== at) return;
    const { acts, version } = table().dataset;
    show(fresh, [""]);
    // The game may have gone on since the picture was drawn.
    if (number(acts) > number(table().dataset.acts)) Object.assign(table().dataset, { acts, version });
    shownActs = at;
    showHeadline(fresh);
    byId("now")?.classList.remove("off");
    placeRail();
    reveal();
    const said = fresh.dataset.said ?? "";
    const write = () => {
      byId("live").textContent = said;
      history.replaceState(null, "", addressOf(at));
    };
    // While the rail is dragged, only where it stops is told.
    if (dragging) written = setTimeout(write, 120);
    else write();
  } catch {
    load(addressOf(at));
  }
}

/* A link to another moment of the same table. */
async function goTo(address) {
  const at = address.searchParams.get("at");
  const seat = address.searchParams.get("seat") ?? undefined;
  const isPlain = at !== null && !address.searchParams.has("hint") && (seat === undefined || seat === table().dataset.seat);
  if (!isPlain || veiled()) return load(address.pathname + address.search);
  const to = number(at);
  stop();
  const forward = to === shownActs + 1 && to < number(table().dataset.acts) && pace() !== "off";
  const before = forward ? snapshot() : null;
  await slide(to);
  if (!before || shownActs !== to || still.matches) return;
  const steps = new AbortController();
  document.addEventListener("input", () => steps.abort(), { once: true });
  await animate(before, (PACES[pace()] ?? 1) * 0.6, steps.signal);
}

/* Play or pause: from where one looks, or from the first act that one has not seen, or all of it. */
function toggle() {
  if (going) {
    const at = shownActs;
    const wasReplay = replaying;
    stop();
    if (wasReplay) return placeRail();
    return slide(at);
  }
  replaying = true;
  if (!isBack()) {
    const first = document.querySelector("#since li");
    shownActs = first && !table().dataset.over ? number(first.dataset.act) - 1 : 0;
  }
  play();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#play")) return toggle();
  if (event.target.closest("#skip")) return skip();
  if (event.target.closest("#now") && going && !replaying) {
    event.preventDefault();
    event.stopImmediatePropagation();
    skip();
  }
  // A place that was pressed while acts are played is pressed again when they are over.
  if (going && !replaying && event.target.closest(".stage .p, .stage .card")) skip();
  // A desk that waits takes no click itself.
  if (held && event.target === table()) skip();
}, true);
document.addEventListener("submit", (event) => {
  skipForAnswer();
  if (!held) return;
  // An answer by a key to a question that is not there any more.
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
function skipForAnswer() {
  if (going && !replaying) going.abort();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.matches("input:not([type=range]), textarea, select")) return;
  if (event.key === "Escape" && (going || isBack())) {
    event.preventDefault();
    skip();
  } else if (event.key === " " && !event.target.closest("button, a, summary, [role=button], input:not([type=range])")) {
    event.preventDefault();
    toggle();
  }
});

/* Others have begun before one sees the table for the first time: that is played too, once. */
async function playOpening() {
  const now = table();
  const name = `opened ${now.dataset.id}`;
  const isNew = "opening" in now.dataset && !sessionStorage.getItem(name);
  if (!isNew || pace() === "off" || document.hidden || veiled() || isBack() || stageActs() > MOST_ACTS) return;
  sessionStorage.setItem(name, "1");
  const fresh = now.cloneNode(true);
  try {
    const first = await frameOf(0);
    if (going || table().dataset.version !== fresh.dataset.version) return;
    target = fresh;
    shownActs = 0;
    waiting = all("#since li", fresh).length > 0;
    show(first, SHOWN_BY_ACT);
    play();
    reveal();
  } catch {
    // The table is there as it stands.
  }
}

document.addEventListener("change", (event) => {
  if (event.target.id !== "pace") return;
  localStorage.setItem("pace", event.target.value);
  if (event.target.value === "off") skip();
});

