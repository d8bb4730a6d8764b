// Makes the table faster: live updates, choices without a new page, keys, motion. Everything also works without scripts.

const byId = (id) => document.getElementById(id);
const table = () => byId("table");
const veiled = () => table().classList.contains("veiled");
const words = byId("words").dataset;
const house = document.querySelector(".mark").textContent;
const part = { "X-Part": "1" };
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const escape = (text) => CSS.escape(text);
/* The part as it came with the page, before any script has changed it. */
const served = table().outerHTML;
/* Things on the table that can be pointed at. */
const THINGS = ".p[id], .card[id], .gauge[id], .token[id], .deed[id]";

