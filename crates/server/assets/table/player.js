/* Plays acts one by one: those of others at the chosen pace, or the whole game again. The stage, log, strip, hand and drawers show one
   act after the other. Fields that the reader writes in always show the newest state. A question that follows from what others did waits
   until the stage has reached it. */

const PACES = { quick: 0.5, normal: 1, slow: 2 };
const REST = 350;
/* Maximum time for the acts of others in a row, minimum time for an act, and the number of acts above which none is played. */
const LONGEST = 9000;
const LEAST = 120;
const MOST_ACTS = 60;

const pace = () => localStorage.getItem("pace") ?? "normal";
const number = (value) => Number(value ?? 0);
const stageActs = () => number(table().dataset.at ?? table().dataset.acts);

/* The newest part, and the number of acts shown on the stage. */
let target = null;
let shownActs = stageActs();
let going = null;
/* Whether the whole game is being replayed, not only what is new. */
let replaying = false;
/* The part whose desk waits until the stage has reached it. */
let held = null;
/* Whether the question waits for the acts of others. */
let waiting = false;
/* Time already used for all acts, at normal pace. */
let spent = 0;

/* The focused element of the desk that waits. */
let heldFocus = null;
/* The newest part that came by itself or was shown, also while the table shows an earlier state. */
let latest = null;

/* What is updated act by act, what is updated immediately, and what is updated even beside an earlier state. */
const SHOWN_BY_ACT = [".stage", ".below .told"];
const NEWEST = [".ask", "#drawer-chat", "#drawer-notes", "#drawer-table"];
const ASIDE = ["#drawer-chat"];
/* What can be used while the desk waits. */
const USABLE = "#drawer-chat, #drawer-notes";

const isBack = () => "at" in table().dataset;

/* Ends the animation of a single step through the past. */
let stepping = null;
/* The act that was requested last, because frames that arrive late are dropped, and the timer that writes its address. */
let wanted = null;
let written;

/* Frames that were requested already, as text. */
let frames = new Map();
let framesOf = "";

async function frameOf(at) {
  const { id, seat } = table().dataset;
  if (framesOf !== seat) frames = new Map();
  framesOf = seat;
  if (!frames.has(at)) {
    // The first frame is told as a change from what the live updates have brought, if the server knows it.
    let shown = text || served;
    const query = new URLSearchParams({ from: at, to: at + 23, has: fingerprint(shown), ...(seat === undefined ? {} : { seat }) });
    const answer = await fetch(`/t/${id}/frames?${query}`);
    if (!answer.ok) throw new Error(answer.status);
    for (const frame of await answer.json()) {
      shown = patched(shown, frame.ops);
      frames.set(frame.at, shown);
    }
  }
  const fresh = parse(frames.get(at) ?? "");
  if (!fresh) throw new Error("no picture");
  dress(fresh);
  return fresh;
}

/* Shows a part immediately, because it was requested or is a refusal. */
function settle(fresh) {
  stop();
  const acts = number(fresh.dataset.acts);
  if (acts < number(table().dataset.acts)) frames.clear();
  if (!("at" in fresh.dataset)) latest = fresh;
  showAll(fresh);
  shownActs = stageActs();
  reveal();
}

/* An update that came by itself: its acts are played if the reader wants that. */
function arrive(fresh) {
  const now = table();
  // A replay comes to what is new by itself.
  if (isBack() || replaying) return lengthen(fresh);
  latest = fresh;
  const before = beforehand();
  const old = before.data;
  const acts = number(fresh.dataset.acts);
  if (number(fresh.dataset.version) < number(old.version)) return;
  // A hint stays until the game goes on or somebody asks to take something back.
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
    // A question that stays the same may be answered at once.
    const isNew = askedOf(now) !== askedOf(fresh);
    waiting ||= isNew && all("#since li", fresh).some((one) => number(one.dataset.act) > shownActs);
    showDesk(fresh, before, NEWEST);
  }
  play();
  reveal();
}

/* The end of the game, a coach's comments and the reader's own roll must not be revealed before they were shown. If the reader has only
   pressed something and nothing is rolled, there is nothing to reveal, and the next question comes at once. */
function tellsTooEarly(fresh, fresher) {
  const isOwn = fresher === 1 && underway.size > 0;
  const isRoll = fresh.querySelector("#caption .dice");
  const isLesson = fresh.querySelector("#lesson") && (!isOwn || fresh.querySelector(".stage-moment"));
  return fresh.dataset.over || isLesson || (isOwn && isRoll);
}

function hold(fresh) {
  held = fresh;
  table().dataset.acts = fresh.dataset.acts;
  for (const one of waitingParts()) {
    if (one.contains(document.activeElement)) heldFocus = document.activeElement;
    one.inert = true;
  }
}

/* Chat and notes do not wait, so that nobody is interrupted while typing. */
const waitingParts = () => all(`.desk > :not(.below), .drawers > :not(.told, ${USABLE})`, table());

function release() {
  if (!held) return;
  const fresh = held;
  held = null;
  for (const one of waitingParts()) one.inert = false;
  // The focus was lost with the desk. It returns before the update, which knows where it goes on.
  if (heldFocus?.isConnected && document.activeElement === document.body) heldFocus.focus({ preventScroll: true });
  heldFocus = null;
  showDesk(fresh, beforehand(), [".desk"]);
}

/* Shows the newest desk beside an older stage. Announcements follow act by act. */
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
    // Frames that cannot be loaded are left out.
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
  if (replaying) showFrame(fresh);
  else show(fresh, SHOWN_BY_ACT);
  // What was shown is part of the page now.
  if (fresh === target) target = null;
  shownActs = next;
  showHeadline(fresh);
  placeRail();
  reveal();
  byId("live").textContent = fresh.dataset.said ?? "";
  const atMost = await animate(before, speed, signal, room);
  // If time is short, the rests are dropped first.
  const rest = Math.min(REST, atMost - lasted());
  if (!signal.aborted && rest > 0) await pause(rest * speed, signal);
  spent += lasted();
}

/* What somebody at the table has last set for a great moment. */
let steered = null;

/* Great moments are played before the state that shows how they ended. */
async function playMoments(fresh, signal) {
  const moments = all(".stage-moment", fresh).map((one) => one.cloneNode(true));
  for (const moment of moments) {
    const { playStage } = await import(moment.dataset.script);
    const own = PACES[pace()] ?? 1;
    const isShared = "act" in moment.dataset && !replaying;
    if (!isShared) forOneself(moment);
    // Shared moments have one pace: that of the only player, otherwise the last one set.
    const together = "alone" in moment.dataset ? own : (steered?.pace ?? 1);
    await playStage(moment, { speed: isShared ? together : own, steered: isShared ? steered : null, skipped: signal });
  }
}

/* Played for one viewer alone: others neither set its pace nor follow it. */
function forOneself(moment) {
  for (const name of ["steer", "act", "alone"]) delete moment.dataset[name];
}

/* Readers who have turned playing off can still start great moments, each for themselves. */
let watches = false;
document.addEventListener("click", async (event) => {
  const moment = event.target.closest(".watch-moment")?.closest(".stage-moment")?.cloneNode(true);
  // Until its script has come, the button can be pressed again.
  if (!moment || watches) return;
  watches = true;
  forOneself(moment);
  try {
    const { playStage } = await import(moment.dataset.script);
    await playStage(moment, { speed: PACES[pace()] ?? 1 });
  } finally {
    watches = false;
  }
});

/* Called when playing has ended or was stopped. */
function finish() {
  busy(false);
  if (replaying) {
    replaying = false;
    if (shownActs >= number(table().dataset.acts) || !isBack()) return load(nowAddress());
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
  // After skipping, the newest act is announced.
  if (fresh) byId("live").textContent = [fresh.dataset.said, question].filter(Boolean).join(" ");
  shownActs = stageActs();
  showHeadline(table());
  placeRail();
  reveal();
}

/* Stops playing, and everything that would still change the table. */
function stop() {
  stepping?.abort();
  wanted = null;
  clearTimeout(written);
  if (!going) return;
  going.abort();
  going = null;
  busy(false);
  replaying = false;
  target = null;
  waiting = false;
  release();
}

/* Shows and announces the question that has waited. */
function ask() {
  if (!waiting) return;
  waiting = false;
  byId("live").textContent = [table().dataset.said, questionOf(table())].filter(Boolean).join(" ");
}

/* Skips to the present. */
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

/* Hides what has not been shown on the stage yet. */
function reveal() {
  const limit = going || isBack() ? shownActs : Infinity;
  let toCome = 0;
  for (const one of all("#since [data-act]")) {
    const later = number(one.dataset.act) > limit;
    one.classList.toggle("later", later);
    if (later && one.localName === "li") toCome += 1;
  }
  // The newest entry is in view. If the list is a single row, a new question scrolls it to its beginning.
  const list = document.querySelector("#since ol");
  const newest = list && all("li:not(.later)", list).at(-1);
  if (newest) list.scrollTo(...(mapZoom.small.matches && !going ? [0, 0] : wholeRows(lastInSight(newest, list), list)));
  const note = byId("to-come");
  if (note) note.textContent = toCome ? `${toCome} ${note.dataset.words}` : "";
  const who = byId("who-plays");
  if (who && waiting) who.textContent = words.plays.replace("%", whoPlays());
}

/* The scroll position at which this is the last visible element. Elements larger than the list are shown from their start. */
function lastInSight(one, list) {
  const [left, top] = [one.offsetLeft - list.offsetLeft, one.offsetTop - list.offsetTop];
  return [Math.min(left, left + one.offsetWidth - list.clientWidth), Math.min(top, top + one.offsetHeight - list.clientHeight)];
}

/* A row that would be cut by the upper edge is scrolled out, with space below the last row if that needs it. */
function wholeRows([left, top], list) {
  const row = top > 0 ? [...list.children].map((one) => one.offsetTop - list.offsetTop).find((at) => at >= top - 1) : 0;
  list.style.paddingBottom = "";
  const lacks = (row ?? 0) + list.clientHeight - list.scrollHeight;
  if (lacks > 0 && row) list.style.paddingBottom = `${lacks}px`;
  return [left, row ?? top];
}

/* Who did what is shown. If that was the reader or nobody, who acts next or acted last. */
function whoPlays() {
  const { seat, players } = table().dataset;
  const told = all("#since li");
  const next = told.find((one) => one.classList.contains("later")) ?? told.at(-1);
  const acted = document.querySelector(`#caption:has(.actor):not(.o${seat})`) ?? next?.querySelector("a");
  const [names] = JSON.parse(players)[Number(acted?.className.match(/\bo(\d+)\b/)?.[1])] ?? [[]];
  return names.join(" & ");
}

/* The rail. While it is being dragged, only the reader moves it. */

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

/* Acts that arrive while looking back only lengthen the rail. What people say and want, and whose turn it is, is told at once. */
function lengthen(fresh) {
  const now = table();
  const grown = number(fresh.dataset.acts) > number(now.dataset.acts);
  const first = latest ? null : parse(served);
  if (first && !("at" in first.dataset)) latest = first;
  // Of an earlier state it is not known whose turn it is now.
  const { turn } = latest?.dataset ?? (grown ? {} : fresh.dataset);
  const before = { data: { players: (latest ?? now).dataset.players, turn }, wishes: wishes(latest ?? now) };
  latest = fresh;
  dress(fresh);
  now.dataset.acts = fresh.dataset.acts;
  now.dataset.version = fresh.dataset.version;
  byId("rail")?.setAttribute("max", fresh.dataset.acts);
  showAside();
  const told = fresh.classList.contains("veiled") ? [] : news(before, fresh);
  if (!turn && fresh.dataset.turn) ring(fresh);
  if (grown) {
    byId("now")?.classList.add("news");
    told.unshift(words.new);
  }
  if (told.length) byId("live").textContent = told.join(" ");
}

/* Beside an earlier state: the newest messages, and who wants to take something back. */
function showAside() {
  if (!latest || latest.dataset.stamp === table().dataset.stamp) return;
  show(latest, ASIDE);
  const [old, wish] = [table(), latest].map((one) => one.querySelector("#undo-question"));
  if (old && wish) morph(old, wish);
  else if (wish) byId("notice")?.after(copyOf(wish));
  else old?.remove();
  showPeople();
}

/* An earlier state, which may have been drawn before the newest message came. */
function showFrame(fresh) {
  show(fresh, [""]);
  showAside();
}

const seatQuery = () => {
  const named = byId("rail-form")?.elements.seat?.value;
  return named === undefined ? "" : `seat=${named}`;
};
const nowAddress = () => `/t/${table().dataset.id}${seatQuery() && `?${seatQuery()}`}`;
const addressOf = (at) => `/t/${table().dataset.id}?${[`at=${at}`, seatQuery()].filter(Boolean).join("&")}`;

async function slide(at) {
  stop();
  wanted = at;
  // After the end, "now" is the final page, and the board after the last act is a frame like the others.
  if (at >= number(table().dataset.acts) && !table().dataset.over) {
    written = setTimeout(() => wanted === at && load(nowAddress()), 90);
    return;
  }
  try {
    const fresh = await frameOf(at);
    if (wanted !== at) return;
    const { acts, version } = table().dataset;
    showFrame(fresh);
    // The game may have gone on since the frame was drawn.
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
    // While the rail is dragged, only the position where it rests is announced.
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
  stepping = new AbortController();
  await animate(before, (PACES[pace()] ?? 1) * 0.6, stepping.signal);
}

/* Play or pause: from the position looked at, else from the first unseen act, else the whole game. */
function toggle() {
  if (going) {
    const at = shownActs;
    const wasReplay = replaying;
    stop();
    // Before the first frame the table still shows the present, which may have gone on.
    if (wasReplay) return isBack() ? placeRail() : load(nowAddress());
    return slide(at);
  }
  stop();
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
  // Pressing a place while acts are played skips to the present.
  if (going && !replaying && event.target.closest(".stage .p, .stage .card")) skip();
  // A waiting part is inert, so clicks on it arrive at the desk.
  if (held && (event.target === table() || event.target.closest(".desk")) && !event.target.closest(".drawers")) skip();
}, true);
document.addEventListener("submit", (event) => {
  skipForAnswer();
  if (!held || event.target.closest(USABLE)) return;
  // Answers by key to a question that is no longer there.
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

/* Acts before the first visit to the table are played too, once. */
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
    // The table stays as it is.
  }
}

document.addEventListener("change", (event) => {
  if (event.target.id !== "pace") return;
  localStorage.setItem("pace", event.target.value);
  if (event.target.value === "off") skip();
});

