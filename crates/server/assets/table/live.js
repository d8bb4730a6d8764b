/* Live updates. */

const TIMEOUT = 3000;
let lost;
function offline(is) {
  clearTimeout(lost);
  document.querySelector(".net")?.remove();
  if (!is) return;
  document.body.append(
    Object.assign(document.createElement("p"), { className: "notice net", role: "status", textContent: words.offline }),
  );
}

/* The text of the part as sent by the stream so far, because the stream sends only changes. */
let text = "";
const pieces = (html) => html.split(/(?=<)/);

function patched(old, ops) {
  const known = pieces(old);
  return ops.map((op) => (typeof op === "string" ? op : known.slice(op[0], op[0] + op[1]).join(""))).join("");
}

/* Must equal the server's fingerprint of the same part. */
function fingerprint(html) {
  const plain = (piece) => piece.replace(/=""/g, "").replace(/&quot;/g, '"').replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&nbsp;/g, "\u00a0");
  let hash = 2166136261;
  for (const piece of pieces(html)) {
    const units = `${plain(piece)}\0`;
    for (let at = 0; at < units.length; at++) hash = Math.imul(hash ^ units.charCodeAt(at), 16777619);
  }
  return hash >>> 0;
}

/* Whether `other` is at least as new as `stamp`. */
const isNewer = (stamp, other) => stamp.split(".").slice(0, 2).every((n, at) => Number(n) <= Number(other.split(".")[at]));
let heardOf = table().dataset.stamp;
let waiters = [];

/* Waits for the update with what was just done; requests it if it does not come in time. */
async function until(stamp) {
  if (!stamp || isNewer(stamp, heardOf)) return;
  const came = new Promise((done) => waiters.push({ stamp, done }));
  const late = new Promise((done) => setTimeout(done, TIMEOUT, "late"));
  if ((await Promise.race([came, late])) === "late") await load(location.pathname + location.search, { push: false });
}

let source;
let heard;
function listen() {
  const { id, seat, stamp } = table().dataset;
  source?.close();
  heard = seat;
  const query = new URLSearchParams({ presence: 1, stamp, ...(seat === undefined ? {} : { seat }) });
  // The first stream of a page starts from the part that came with the page, until an update has come.
  let own = source ? "" : served;
  if (own) {
    query.set("has", fingerprint(own));
    query.set("drawn", words.now);
  }
  source = new EventSource(`/t/${id}/live?${query}`);
  source.addEventListener("open", () => {
    text = own;
    offline(false);
  });
  source.addEventListener("error", () => {
    clearTimeout(lost);
    lost = setTimeout(() => offline(true), TIMEOUT);
    // Browsers reconnect by themselves, but not after a response that was not a stream.
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, TIMEOUT);
  });
  // Pace and pause that somebody at the table has set for a great moment.
  source.addEventListener("stage", (event) => {
    steered = JSON.parse(event.data);
    document.dispatchEvent(new CustomEvent("stage", { detail: steered }));
  });
  // The session has ended, here or on another device, so this page may show what the visitor must no longer see.
  source.addEventListener("signed-out", () => {
    source.close();
    location.reload();
  });
  // The table was deleted; after reloading, the page says so.
  source.addEventListener("gone", () => {
    source.close();
    location.reload();
  });
  source.addEventListener("presence", (event) => showPresence(JSON.parse(event.data)));
  source.addEventListener("part", (event) => {
    offline(false);
    text = patched(text, JSON.parse(event.data));
    own = "";
    heardOf = event.lastEventId;
    const fresh = parse(text);
    if (fresh) arrive(fresh);
    waiters = waiters.filter(({ stamp, done }) => !isNewer(stamp, heardOf) || done());
  });
}

listen();
// Browsers open few connections to one host, so a page must not keep one when it is left, not even in the back/forward cache.
addEventListener("pagehide", () => source.close());
addEventListener("pageshow", (event) => {
  if (event.persisted) listen();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return void skipForAnswer();
  if (source.readyState === EventSource.CLOSED) listen();
  load(location.pathname + location.search, { push: false });
});
addEventListener("offline", () => offline(true));
addEventListener("online", () => {
  listen();
  load(location.pathname + location.search, { push: false });
});

document.documentElement.classList.add("scripted");
if (veiled()) history.replaceState(null, "", location.pathname);
dress(document);
if (byId("pace")) byId("pace").value = pace();
if (byId("filter")) sift(byId("filter"));
showTaught();
showPeople();
placeRail();
if (location.hash === "#play" && byId("play")) toggle();
else playOpening();
const tab = byId(sessionStorage.getItem(tabs) ?? "");
if (tab && !location.search.includes("tab=")) tab.checked = true;
/* On a phone the row of tabs is wider than the screen. */
document.querySelector(".tabs label:has(:checked)")?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
keepZoom();
