// The table, quicker: live updates, choices without a new page, keys, quiet motion. Everything here also works without it.

const byId = (id) => document.getElementById(id);
const table = () => byId("table");
const veiled = () => table().classList.contains("veiled");
const words = byId("words").dataset;
const house = document.querySelector(".mark").textContent;
const part = { "X-Part": "1" };
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const escape = (text) => CSS.escape(text);
/* The part as it came with the page, before a script has touched it. */
const served = table().outerHTML;
/* What lies on the table and can be pointed at. */
const THINGS = ".p[id], .card[id], .gauge[id], .token[id], .deed[id]";

