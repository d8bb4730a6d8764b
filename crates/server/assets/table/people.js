/* Other people: who is here, what they say and want, and how much time is left. */

/* Who is here, by seat and person. Null until an update says it; until then the page's own state counts. */
let present = null;

function showPlayers() {
  const bar = document.querySelector(".what .players");
  if (!bar || veiled()) return;
  const seats = JSON.parse(table().dataset.players);
  // Like the server: more than two sides are shown by their shapes.
  const byShape = seats.length > 2;
  const people = seats.flatMap(([names, side], seat) => [
    " · ",
    byShape ? shapeOf(seat) : "",
    ...namesHere(names, seat),
    byShape ? Object.assign(document.createElement("span"), { className: "vh", textContent: ` (${side})` }) : ` (${side})`,
  ]);
  bar.replaceChildren(...people);
  const made = (name, ...children) => {
    const one = document.createElement(name);
    one.append(...children);
    return one;
  };
  const rows = seats.map(([names, side], seat) => made("li", shapeOf(seat), made("span", ...namesHere(names, seat)), made("small", side)));
  document.querySelector("#company ul").replaceChildren(...rows);
}

const namesHere = (names, seat) =>
  names.flatMap((name, n) => [n ? " & " : "", Object.assign(document.createElement("bdi"), { textContent: name }), dot(seat, n) ?? ""]);

function shapeOf(seat) {
  const [shape, use] = ["svg", "use"].map((name) => document.createElementNS(SVG, name));
  shape.setAttribute("class", `shape o${seat}`);
  shape.setAttribute("viewBox", "-9 -9 18 18");
  shape.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#badge-${seat}`);
  shape.append(use);
  return shape;
}

function dot(seat, n) {
  if (!present?.here[seat]?.[n]) return null;
  const sign = Object.assign(document.createElement("i"), { className: "dot", title: words.here });
  sign.setAttribute("role", "img");
  sign.setAttribute("aria-label", words.here);
  return sign;
}

function showPresence(now) {
  present = now;
  showPlayers();
  const company = byId("company-open");
  company.hidden = now.players < 2;
  company.querySelector("b").textContent = now.playersHere;
  const watching = byId("watching");
  if (!watching) return;
  watching.hidden = now.watching === 0;
  watching.querySelector("b").textContent = now.watching;
}

/* Unread chat messages. */

const seenKey = () => `chat ${table().dataset.id}`;
const messages = (root = table()) => all("#drawer-chat li[data-id]", root);
const lastMessage = (root) => Number(messages(root).at(-1)?.dataset.id ?? 0);

function showUnread() {
  const drawer = byId("drawer-chat");
  if (!drawer) return;
  if (drawer.open && !document.hidden) localStorage.setItem(seenKey(), lastMessage());
  const seen = Number(localStorage.getItem(seenKey()) ?? 0);
  const unread = messages().filter((one) => !one.dataset.mine && Number(one.dataset.id) > seen).length;
  for (const badge of all(".unread")) {
    badge.hidden = unread === 0;
    badge.textContent = unread;
  }
}

/* Shows the newest message and the whole field to answer below it. */
function showChat() {
  const drawer = byId("drawer-chat");
  const list = drawer.querySelector(".chat");
  list.scrollTop = list.scrollHeight;
  (drawer.querySelector("form") ?? list).scrollIntoView({ block: "nearest" });
}

document.addEventListener("toggle", (event) => {
  if (event.target.id !== "drawer-chat") return;
  showUnread();
  if (event.target.open) showChat();
}, true);
document.addEventListener("visibilitychange", showUnread);
document.addEventListener("click", (event) => {
  if (!event.target.closest("#chat-link, .toast.of-chat")) return;
  const drawer = byId("drawer-chat");
  if (!drawer) return;
  event.preventDefault();
  drawer.open = true;
  showChat();
  byId("chat-text")?.focus({ preventScroll: true });
});

/* Changes between people, announced in the live region and shown briefly. */
const wishes = (root = table()) => ({
  last: lastMessage(root),
  wish: root.querySelector("#undo-question span")?.textContent,
  rematch: root.querySelector("#rematch-wanted")?.firstChild.textContent,
});

/* Seats whose people have changed: "Democrats: now Ben". */
function seated(before, root) {
  if (veiled() || !before.data.players || before.data.players === root.dataset.players) return [];
  const [old, now] = [before.data.players, root.dataset.players].map((one) => JSON.parse(one));
  return now
    .filter(([names], seat) => names.join() !== old[seat]?.[0].join())
    .map(([names, side]) => words.seated.replace("%", names.join(" & ")).replace("#", side));
}

/* What is new in the table or in a newer part of it. */
function news(before, root = table()) {
  const fresh = messages(root).filter((one) => !one.dataset.mine && Number(one.dataset.id) > before.wishes.last);
  const said = fresh.map((one) => [...one.children].map((part) => part.textContent).join(": "));
  const { wish, rematch } = wishes(root);
  const told = [];
  if (said.length) {
    told.push(...said);
    if (!byId("drawer-chat")?.open) toast(said.at(-1), "of-chat");
    sound("chat");
  }
  if (wish && wish !== before.wishes.wish) {
    told.push(wish);
    toast(wish);
    sound("chat");
  }
  if (rematch && !before.wishes.rematch) {
    const following = followRematch(root);
    told.push(following || rematch);
    if (!following) toast(rematch);
    sound("turn");
  }
  const changed = seated(before, root);
  if (changed.length) {
    told.push(...changed);
    toast(changed.join(" · "));
    sound("chat");
  }
  if (!before.data.turn && root.dataset.turn) {
    if (!changed.length) toast(words.turn);
    sound("turn");
  }
  return told;
}

const TOAST = 5000;
function toast(text, kind = "") {
  document.querySelector(".toast:not(.of-rematch)")?.remove();
  const said = Object.assign(document.createElement("div"), { className: `toast ${kind}` });
  said.append(Object.assign(document.createElement("span"), { textContent: text }));
  // The live region has announced it already.
  said.setAttribute("aria-hidden", "true");
  document.body.append(said);
  setTimeout(() => said.remove(), TOAST);
}

/* Takes players of this table to the rematch automatically, unless they choose to stay. */
const REMATCH = 8;
let countdown;
function followRematch(root) {
  const wanted = root.querySelector("#rematch-wanted");
  if (!wanted?.dataset.follow) return "";
  const href = wanted.querySelector("a").getAttribute("href");
  const { follow, stay } = wanted.dataset;
  let left = REMATCH;
  const said = Object.assign(document.createElement("div"), { className: "toast of-rematch" });
  const text = document.createElement("span");
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: stay });
  const end = () => {
    clearInterval(countdown);
    said.remove();
  };
  button.addEventListener("click", end);
  said.append(text, button);
  const draw = () => (text.textContent = `${wanted.firstChild.textContent.trim()} ${follow.replace("#", left)}`);
  draw();
  document.querySelector(".toast.of-rematch")?.remove();
  document.body.append(said);
  clearInterval(countdown);
  countdown = setInterval(() => {
    // Nobody is taken away while typing, or while the page is hidden.
    if (document.hidden || document.activeElement?.matches("input:not([type=range]), textarea, select")) return;
    left -= 1;
    draw();
    if (left > 0) return;
    end();
    location.assign(href);
  }, 1000);
  return text.textContent;
}

/* Clocks count down by the server's time. */

const behind = Date.now() - Number(words.now);
const LOW = 20_000;

function span(ms) {
  const pad = (n) => String(n).padStart(2, "0");
  const [days, hours, minutes, seconds] = [ms / 86_400_000, (ms % 86_400_000) / 3_600_000, (ms % 3_600_000) / 60_000, (ms % 60_000) / 1000].map(Math.floor);
  if (days) return words.days.replace("#", days).replace("%", hours);
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}

function tick() {
  for (const one of all("time.clock[data-due]")) {
    const left = Math.max(0, Number(one.dataset.due) - (Date.now() - behind));
    const text = span(left);
    if (one.textContent !== text) one.textContent = text;
    one.classList.toggle("low", left < LOW);
  }
}
setInterval(tick, 500);

/* Links can be shared with other apps of the device. */
document.addEventListener("click", (event) => {
  if (!event.target.matches("button.share")) return;
  const url = event.target.parentElement.querySelector("input.copy").value;
  navigator.share({ title: document.title, url }).catch(() => {});
});

function dressPeople(root) {
  for (const one of all("button.share", root)) one.hidden = !navigator.share;
  dressSounds(root);
}

/* Updates what the page shows of people. */
function showPeople() {
  if (present) showPlayers();
  showUnread();
  tick();
}
