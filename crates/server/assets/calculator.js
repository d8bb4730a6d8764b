// The map calculator without waiting: a click is counted here, and the address always restores the map.

const main = document.querySelector(".calculator");
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const chips = new Map(all(".chips button").map((one) => [one.dataset.code, one]));
const codes = [...chips.keys()].sort();
const shapes = new Map(all(".map a[data-code]").map((one) => [one.dataset.code, one]));
const labels = new Map(all("[data-label]").map((one) => [one.dataset.label, one]));
const verdict = document.getElementById("verdict");
const share = document.getElementById("share");
const names = Object.fromEntries(all("[data-holder]").map((one) => [one.dataset.holder, one.textContent]));
const TOTAL = 538;
const MAJORITY = 270;
const STRENGTH = "f3";
const seat = { D: "0", R: "1" };
/* TPG-24: neutral, Republican, Democrat, neutral again. */
const next = { "-": "R", R: "D", D: "-" };

let [apportionment, letters] = main.dataset.map.split(".");
letters = [...letters];

const written = (some = letters, of = apportionment) => `${of}.${some.join("")}`;
const address = (map) => `/map?m=${map}`;
const votes = (letter) => codes.reduce((sum, code, n) => sum + (letters[n] === letter ? Number(chips.get(code).dataset.votes) : 0), 0);

function paint(code, letter) {
  const held = letter !== "-";
  const chip = chips.get(code);
  chip.className = held ? `o${seat[letter]}` : "";
  chip.querySelector("small").textContent = names[letter];
  const look = held ? ` o${seat[letter]} ${STRENGTH}` : "";
  const shape = shapes.get(code);
  shape.setAttribute("class", `p${look}`);
  const outline = shape.querySelector("use");
  if (letter === "R") outline.setAttribute("fill", `url(#tint-${seat.R}-${STRENGTH.slice(1)})`);
  else outline.removeAttribute("fill");
  const [name, number] = all("text", labels.get(code));
  if (!name.classList.contains("out")) name.setAttribute("class", look.trim());
  const badge = labels.get(code).querySelector(".b");
  badge.setAttribute("class", held ? `b o${seat[letter]}` : "b nobody");
  badge.setAttribute("href", `#badge-${seat[letter] ?? 0}`);
  number.textContent = held ? letter : "";
}

function count() {
  const totals = { D: votes("D"), R: votes("R") };
  const winner = Object.keys(totals).find((letter) => totals[letter] >= MAJORITY);
  for (const [letter, total] of Object.entries(totals)) {
    const output = document.querySelector(`[data-total="${letter}"]`);
    output.textContent = total;
    output.nextElementSibling.hidden = winner !== letter;
    const share = (total / TOTAL) * 100;
    const bar = document.querySelector(`.tape .side.o${seat[letter]}`);
    bar.setAttribute("width", `${share}%`);
    if (letter === "R") bar.setAttribute("x", `${100 - share}%`);
  }
  const left = TOTAL - totals.D - totals.R;
  const words = winner ? verdict.dataset[winner.toLowerCase()] : left === 0 ? verdict.dataset.tied : verdict.dataset.open.replace("#", left);
  if (verdict.textContent !== words) verdict.textContent = words;
}

function relink() {
  codes.forEach((code, n) => {
    const after = written(letters.with(n, next[letters[n]]));
    chips.get(code).value = after;
    shapes.get(code).setAttribute("href", address(after));
  });
  all("[data-votes-of]").forEach((link) => link.setAttribute("href", address(written(letters, link.dataset.votesOf))));
  share.setAttribute("href", address(written()));
  history.replaceState(null, "", address(written()));
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-code]");
  if (target) {
    event.preventDefault();
    const n = codes.indexOf(target.dataset.code);
    letters[n] = next[letters[n]];
    paint(target.dataset.code, letters[n]);
    count();
    relink();
  } else if (event.target === share && navigator.clipboard) {
    event.preventDefault();
    navigator.clipboard.writeText(new URL(share.href, location.href).href).then(() => {
      share.textContent = share.dataset.copied;
    });
  }
});
