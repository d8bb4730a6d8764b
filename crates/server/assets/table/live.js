/* Live. */

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

/* What the live stream has said so far, as text: it tells only what changed. */
let text = "";
const pieces = (html) => html.split(/(?=<)/);

function patched(old, ops) {
  const known = pieces(old);
  return ops.map((op) => (typeof op === "string" ? op : known.slice(op[0], op[0] + op[1]).join(""))).join("");
}

/* The same number as the server reckons for its own writing of a part. */
function fingerprint(html) {
  const plain = (piece) => piece.replace(/=""/g, "").replace(/&quot;/g, '"').replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&nbsp;/g, "\u00a0");
  let hash = 2166136261;
  for (const piece of pieces(html)) {
    const units = `${plain(piece)}\0`;
    for (let at = 0; at < units.length; at++) hash = Math.imul(hash ^ units.charCodeAt(at), 16777619);
  }
  return hash >>> 0;
}

/* Whether what the page shows is as new as a stamp says. */
const isNewer = (stamp, other) => stamp.split(".").slice(0, 2).every((n, at) => Number(n) <= Number(other.split(".")[at]));
let heardOf = table().dataset.stamp;
let waiters = [];

/* Waits for the picture of what was just done; if it does not come, it is asked for. */
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
  // The first stream of a page goes on from what came with it, until a part has come.
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
    // A browser tries again by itself, but not after an answer that was no stream.
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, TIMEOUT);
  });
  // Whoever watches a great moment hears what others at the table have set.
  source.addEventListener("stage", (event) => {
    steered = JSON.parse(event.data);
    document.dispatchEvent(new CustomEvent("stage", { detail: steered }));
  });
  // The session has ended, here or on another device: whatever this page shows may no longer be this visitor's.
  source.addEventListener("signed-out", () => {
    source.close();
    location.reload();
  });
  // The table was deleted: the page says so when it is loaded again.
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
// A browser opens few connections to one house: a page that is left, even one that is kept to come back to, must not hold one.
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
showPeople();
placeRail();
if (location.hash === "#play" && byId("play")) toggle();
else playOpening();
const tab = byId(sessionStorage.getItem(tabs) ?? "");
if (tab && !location.search.includes("tab=")) tab.checked = true;
/* On a phone the row of tabs is longer than the screen. */
document.querySelector(".tabs label:has(:checked)")?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
keepZoom();
