// Plays great moments step by step: election night, the headlines, a die that lands, the end. Each is a list in the page. A copy of it is
// played in a dialog, because the page may change meanwhile.

const PACES = { quick: 0.5, normal: 1, slow: 2 };
/* Milliseconds at normal pace. */
const LIGHTS = 600;
const CALL = { banner: 200, roll: 640, land: 180, pause: 180, colour: 480, score: 500, rest: 420, decided: 1000 };
const CARD = { turn: 260, tick: 160, stamp: 220, cube: 90, fall: 260, rest: 350 };
const STILL = 900;
const SLIDE = 200;
const END = 2200;
const FRAME = 30;

const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const all = (selector, root) => [...root.querySelectorAll(selector)];
/* Replaces each "#" in the text by the next number. */
const fill = (words, ...numbers) => numbers.reduce((text, number) => text.replace("#", number), words ?? "");

/* A moment being played. Its time runs at the chosen pace, stops while paused, and is over when skipped. */
class Stage {
  constructor(section, pace) {
    this.kind = section.dataset.stage;
    this.steerTo = section.dataset.steer;
    this.act = Number(section.dataset.act);
    this.name = section.querySelector("h3")?.textContent ?? "";
    this.dialog = document.createElement("dialog");
    this.dialog.className = "theatre";
    this.dialog.dataset.stage = this.kind;
    this.dialog.setAttribute("aria-label", section.getAttribute("aria-label") ?? this.name);
    this.show = section.querySelector(".show").cloneNode(true);
    this.words = this.show.dataset;
    this.said = Object.assign(document.createElement("p"), { className: "vh" });
    this.said.setAttribute("role", "status");
    this.dialog.append(this.show, this.said);
    this.step = 0;
    this.paused = false;
    this.over = false;
    this.setPace(pace);
    for (const one of all(".only-played", this.show)) one.hidden = false;
    this.adoptPatterns();
  }

  /* Patterns use the colours of where they are defined, so the stage gets its own copies. */
  adoptPatterns() {
    const patterns = all("pattern[id^='tint-']", document);
    if (!patterns.length) return;
    const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    holder.setAttribute("class", "defs");
    holder.setAttribute("width", 0);
    holder.setAttribute("height", 0);
    holder.setAttribute("aria-hidden", "true");
    for (const one of patterns) {
      const own = one.cloneNode(true);
      own.id = `stage-${one.id}`;
      holder.append(own);
    }
    this.dialog.append(holder);
    for (const one of all("[fill^='url(#tint-']", this.show)) one.setAttribute("fill", one.getAttribute("fill").replace("#tint-", "#stage-tint-"));
  }

  setPace(pace) {
    this.pace = pace;
    this.dialog.style.setProperty("--pace", pace);
  }

  async wait(ms) {
    let left = ms;
    let before = performance.now();
    while (left > 0 && !this.over) {
      await new Promise((done) => setTimeout(done, Math.min(FRAME, left * this.pace)));
      const now = performance.now();
      if (!this.paused) left -= (now - before) / this.pace;
      before = now;
    }
  }

  skip() {
    this.over = true;
    this.paused = false;
  }

  /* Applies what somebody at the table has set. Settings for another moment are ignored. */
  follow(steered) {
    if (steered?.act !== this.act) return;
    this.setPace(steered.pace);
    this.paused = steered.paused;
    this.until = steered.step;
  }

  say(words) {
    if (!this.over) this.said.textContent = words;
  }

  /* Counts up to a number. A pause does not stop it halfway, so that a paused stage shows true numbers. */
  async count(element, to, ms) {
    const from = Number(element.textContent);
    const steps = reduced() ? 1 : 12;
    for (let n = 1; n <= steps && !this.over; n++) {
      element.textContent = Math.round(from + ((to - from) * n) / steps);
      await new Promise((done) => setTimeout(done, (ms * this.pace) / steps));
    }
    element.textContent = to;
  }

  /* Inserts a line at the top; the others slide down to make room. */
  slideIn(one, list) {
    list.replaceChildren(one, ...list.children);
    if (this.over || reduced()) return;
    const by = `translateY(${-one.getBoundingClientRect().height}px)`;
    for (const line of list.children) line.animate([{ transform: by }, { transform: "none" }], { duration: SLIDE * this.pace, easing: "ease-out" });
  }

  async open(modal) {
    document.body.append(this.dialog);
    if (modal) this.dialog.showModal();
    else this.dialog.show();
    this.dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.skip();
    });
    await new Promise((done) => setTimeout(done, FRAME));
    this.dialog.classList.add("lit");
    await this.wait(LIGHTS);
  }

  async close() {
    this.dialog.classList.remove("lit");
    const left = this.over || reduced() ? 0 : LIGHTS * this.pace;
    await new Promise((done) => setTimeout(done, left));
    this.dialog.close();
    this.dialog.remove();
  }
}

/* Pause, pace and skip. People at the table set pace and pause for all viewers; skipping affects only oneself. */
function steer(stage) {
  const { words } = stage;
  const row = Object.assign(document.createElement("div"), { className: "steer" });
  const button = (text, press) => {
    const one = Object.assign(document.createElement("button"), { type: "button", textContent: text });
    one.addEventListener("click", press);
    return one;
  };
  const send = () => {
    if (!stage.steerTo) return;
    const body = new URLSearchParams({ act: stage.act, pace: stage.pace, paused: stage.paused ? 1 : 0, step: stage.step });
    fetch(stage.steerTo, { method: "POST", body, headers: { "X-Part": "1" } }).catch(() => {});
  };
  const hold = button(words.pause, () => {
    stage.paused = !stage.paused;
    draw();
    send();
  });
  hold.className = "hold";
  const paces = Object.assign(document.createElement("div"), { className: "paces" });
  paces.setAttribute("role", "group");
  paces.setAttribute("aria-label", words.pace);
  for (const [name, pace] of Object.entries(PACES)) {
    const one = button(words[name], () => {
      stage.setPace(pace);
      draw();
      send();
    });
    one.dataset.pace = pace;
    paces.append(one);
  }
  const at = Object.assign(document.createElement("span"), { className: "at-step" });
  const skip = button(words.skip, () => stage.skip());
  skip.className = "skip-all";
  const key = Object.assign(document.createElement("kbd"), { textContent: "Esc" });
  skip.append(" ", key);
  row.append(hold, paces, at, skip);
  if (stage.steerTo) row.append(Object.assign(document.createElement("span"), { className: "together", textContent: words.together }));
  function draw() {
    hold.textContent = stage.paused ? words.goOn : words.pause;
    hold.setAttribute("aria-pressed", stage.paused);
    for (const one of paces.children) one.setAttribute("aria-pressed", Number(one.dataset.pace) === stage.pace);
  }
  // What somebody else at the table has set.
  const heard = ({ detail }) => {
    stage.follow(detail);
    draw();
  };
  document.addEventListener("stage", heard);
  stage.leave = () => document.removeEventListener("stage", heard);
  stage.tell = (step, of) => {
    at.textContent = fill(words.step, step, of);
  };
  draw();
  // The only player sets the pace for all spectators.
  if (stage.leads) send();
  stage.dialog.append(row);
  return hold;
}

/* Places that are called one by one. */

async function calls(stage) {
  const { show } = stage;
  const list = show.querySelector(".calls");
  const lines = all("li", list);
  const earlier = Number(list.dataset.earlier);
  const line = Number(list.dataset.line);
  const fresh = lines.slice(earlier);
  const runners = all(".tally .count", show);
  const sides = all(".tape .side", show);
  const most = Number(show.querySelector(".tally").dataset.max);
  const needs = all(".needs li", show);
  const open = all(".open li", show);
  const openSum = show.querySelector(".only-played h4 small");
  const banner = show.querySelector(".banner");
  const place = (spot) => show.querySelector(`.map > [data-spot="${CSS.escape(spot)}"]`);
  const label = (spot) => show.querySelector(`.labels [data-spot="${CSS.escape(spot)}"]`);
  const totalsOf = (one) => one.querySelector(".total").textContent.split("–").map(Number);
  const worthOf = (one) => Number(one.querySelector("i").textContent);

  // Back to the state before the first of them.
  const held = new Map();
  for (const one of fresh) {
    const shape = place(one.dataset.spot);
    if (!shape) continue;
    const use = shape.querySelector("use");
    held.set(one, [shape.getAttribute("class"), use.getAttribute("fill")]);
    shape.setAttribute("class", "p");
    use.removeAttribute("fill");
    label(one.dataset.spot)?.classList.add("uncalled");
  }
  let totals = totalsOf(fresh[0]).map((total, n) => total - (n === Number(fresh[0].dataset.winner) ? worthOf(fresh[0]) : 0));
  const before = lines.slice(0, earlier).reverse();
  list.replaceChildren(...before);
  const left = () => open.filter((one) => !one.classList.contains("gone"));
  const weigh = () => {
    const sum = left().reduce((votes, one) => votes + Number(one.dataset.worth), 0);
    openSum.textContent = fill(show.querySelector(".open").dataset.sum, sum);
    const { go, over, never } = show.querySelector(".needs").dataset;
    for (const [n, one] of needs.entries()) {
      const need = line - totals[n];
      one.querySelector("em").textContent = need <= 0 ? over : need > sum ? never : fill(go, need);
    }
  };
  const tape = () => {
    const shares = totals.map((total) => (total * 100) / most);
    sides[0]?.setAttribute("width", `${shares[0]}%`);
    sides[1]?.setAttribute("width", `${shares[1]}%`);
    sides[1]?.setAttribute("x", `${100 - shares[1]}%`);
  };
  for (const [n, one] of runners.entries()) one.textContent = totals[n];
  tape();
  weigh();
  const hold = steer(stage);
  await stage.open(true);
  hold.focus();

  for (const [n, one] of fresh.entries()) {
    const { spot, winner } = one.dataset;
    const side = one.querySelector(".vh").textContent.replace(": ", "");
    // Somebody who is behind the others catches up.
    const quick = stage.over || stage.until > n;
    const pause = quick ? () => {} : (ms) => stage.wait(ms);
    stage.step = n;
    stage.tell(earlier + n + 1, lines.length + open.length - fresh.length);
    const shape = place(spot);
    shape?.classList.add("now");
    const [chip] = open.filter((other) => other.dataset.spot === spot);
    chip?.classList.add("now");
    banner.querySelector(".place b").textContent = one.querySelector("b").textContent;
    const small = banner.querySelector(".place small");
    small.textContent = fill(small.dataset.votes, worthOf(one));
    const won = banner.querySelector(".won");
    won.className = "won";
    won.querySelector("b").textContent = "";
    won.querySelector("small").textContent = "";
    banner.classList.add("up");
    await pause(CALL.banner);
    const rolls = all(".pair .vh", one).map((die) => die.textContent);
    const dice = all(".rolls .pip-face", banner);
    for (const die of dice) die.classList.remove("lost");
    const show1 = () => {
      for (const [d, die] of dice.entries()) die.querySelector("use").setAttribute("href", `#face-${rolls[d]}`);
    };
    if (!quick && !reduced()) {
      banner.classList.add("rolling");
      for (let t = 0; t < 6; t++) {
        for (const die of dice) die.querySelector("use").setAttribute("href", `#face-${1 + Math.floor(Math.random() * 6)}`);
        await pause(CALL.roll / 6);
      }
      banner.classList.replace("rolling", "landing");
      show1();
      await pause(CALL.land);
      banner.classList.remove("landing");
    }
    show1();
    for (const [d, die] of dice.entries()) die.classList.toggle("lost", d !== Number(winner));
    await pause(CALL.pause);
    const [look, pattern] = held.get(one) ?? [];
    if (shape) {
      shape.setAttribute("class", `${look} called`);
      if (pattern) shape.querySelector("use").setAttribute("fill", pattern);
      label(spot)?.classList.remove("uncalled");
    }
    won.classList.add(`o${winner}`);
    won.querySelector("b").textContent = side;
    won.querySelector("small").textContent = fill(stage.words.step, earlier + n + 1, lines.length + open.length - fresh.length);
    await pause(reduced() ? STILL : CALL.colour);
    const was = totals;
    totals = totalsOf(one);
    chip?.classList.add("gone");
    chip?.parentElement.replaceChildren(...left());
    stage.slideIn(one, list);
    weigh();
    tape();
    const counted = runners.map((runner, r) => (quick ? (runner.textContent = totals[r]) : stage.count(runner, totals[r], CALL.score)));
    await Promise.all(counted);
    stage.say(`${one.querySelector("b").textContent}: ${side}. ${totals.join(" : ")}`);
    const decided = totals.some((total, r) => total >= line && was[r] < line);
    await pause(CALL.rest + (decided ? CALL.decided : 0));
    shape?.classList.remove("now");
    banner.classList.remove("up");
  }
  stage.said.textContent = fresh.at(-1).querySelector("b").textContent + ". " + totals.join(" : ");
  await stage.wait(2 * CALL.rest);
  stage.leave();
  await stage.close();
}

/* Hands that are turned over. */

async function reveal(stage) {
  const { show } = stage;
  const extra = Object.assign(document.createElement("p"), { className: "extra", textContent: stage.name });
  show.prepend(extra);
  // On a small screen this scrolls, also by keyboard.
  show.tabIndex = 0;
  show.setAttribute("role", "group");
  show.setAttribute("aria-label", stage.name);
  const cards = all(".headline", show);
  for (const one of cards) one.classList.add("down");
  const pours = new Map();
  const purses = all(".purse li", show);
  const most = Number(show.querySelector(".purse").dataset.most);
  const hands = all(".cubes", show);
  for (const one of hands) {
    one.querySelector("b").textContent = 0;
    // The parts of the sum would reveal the result before the cards are turned.
    one.querySelector("span").style.visibility = "hidden";
    const pour = Object.assign(document.createElement("div"), { className: "pour" });
    pour.setAttribute("aria-hidden", "true");
    one.before(pour);
    pours.set(one, pour);
  }
  const sum = show.querySelector(".count .sum");
  const title = show.querySelector(".count .title");
  const pour = async (cubes, count) => {
    const number = cubes.querySelector("b");
    for (let n = 0; n < count; n++) {
      pours.get(cubes).append(document.createElement("i"));
      number.textContent = Number(number.textContent) + 1;
      const purse = purses[hands.indexOf(cubes)];
      purse.querySelector("b").textContent = number.textContent;
      purse.querySelector("rect").setAttribute("width", `${(100 * Number(number.textContent)) / most}%`);
      await stage.wait(CARD.cube);
    }
    if (count) await stage.wait(CARD.fall);
  };
  const hold = steer(stage);
  await stage.open(true);
  hold.focus();
  let nth = 0;
  for (const hand of all(".revealed", show)) {
    const cubes = hand.querySelector(".cubes");
    for (const card of all(".headline", hand)) {
      stage.step = nth++;
      stage.tell(nth, cards.length);
      card.classList.add("now");
      card.scrollIntoView?.({ block: "nearest" });
      if (!reduced()) card.classList.add("edge");
      await stage.wait(CARD.turn);
      card.classList.remove("down", "edge");
      card.classList.add("turned");
      await stage.wait(CARD.turn);
      const name = card.querySelector(":scope > b").textContent;
      title.textContent = name;
      for (const goal of all(".goals li", card)) {
        sum.textContent = `${goal.querySelector("b").textContent}: ${fill(sum.dataset.words, goal.dataset.table, goal.dataset.own, goal.dataset.have)}`;
        card.classList.add("ticked");
        await stage.wait(reduced() ? STILL : CARD.tick + CARD.rest);
      }
      card.classList.add("ticked", "done");
      stage.say(`${name}: ${card.querySelector(".stamp").textContent}`);
      await stage.wait(CARD.stamp);
      await pour(cubes, Number(card.dataset.gives));
      await stage.wait(CARD.rest);
      card.classList.remove("now");
    }
    await pour(cubes, Number(cubes.dataset.besides));
    cubes.querySelector("span").style.visibility = "";
  }
  await stage.wait(3 * CARD.rest);
  stage.leave();
  await stage.close();
}

/* Dice that land, with their meaning. */

async function landing(stage) {
  const landed = stage.show.querySelector(".landed");
  const places = landed.dataset.spots.split(" ").filter(Boolean).map((id) => document.getElementById(id));
  if (landed.querySelector(".die") && !reduced()) landed.classList.add("rolling");
  const escape = (event) => event.key === "Escape" && stage.skip();
  document.addEventListener("keydown", escape);
  await stage.open(false);
  await stage.wait(CALL.roll);
  landed.classList.remove("rolling");
  for (const one of places) one?.classList.add("place-landed");
  stage.say(landed.textContent.trim());
  await stage.wait(STILL);
  document.removeEventListener("keydown", escape);
  await stage.close();
  for (const one of places) one?.classList.remove("place-landed");
}

async function end(stage) {
  const row = Object.assign(document.createElement("div"), { className: "steer" });
  const skip = Object.assign(document.createElement("button"), { type: "button", className: "skip-all", textContent: stage.words.skip });
  skip.addEventListener("click", () => stage.skip());
  row.append(skip);
  stage.dialog.append(row);
  await stage.open(true);
  stage.said.textContent = stage.show.textContent.trim();
  await stage.wait(END);
  await stage.close();
}

/* Loads the style sheet, once. */
async function styled(address) {
  if (!address || document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  const loaded = new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    setTimeout(done, 1500);
  });
  document.head.append(link);
  await loaded;
}

const PLAYS = { calls, reveal, landing, end };

/* Plays a moment; resolves when it is over or skipped. `speed` is the name of a pace or a factor, `steered` what others have already set
   for it, `skipped` a signal or a promise that ends it. */
export async function playStage(section, { speed = 1, steered, skipped } = {}) {
  const pace = typeof speed === "number" ? speed : PACES[speed];
  const play = PLAYS[section?.dataset.stage];
  if (!pace || !play || document.hidden) return;
  await styled(section.dataset.style);
  const stage = new Stage(section, pace);
  stage.follow(steered);
  stage.leads = "alone" in section.dataset && steered?.act !== stage.act && pace !== 1;
  const stop = () => stage.skip();
  if (skipped?.aborted) stop();
  skipped?.addEventListener?.("abort", stop);
  skipped?.then?.(stop);
  try {
    await play(stage);
  } finally {
    stage.leave?.();
    stage.dialog.remove();
    skipped?.removeEventListener?.("abort", stop);
  }
}
