// Filters the questions of a rules page by a word. Without scripts all of them are shown.

const field = document.getElementById("question-filter");
const none = document.getElementById("question-none");
const plain = (text) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const questions = [...document.querySelectorAll(".question")].map((one) => [one, plain(one.textContent)]);

function find() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  for (const [one, words] of questions) one.hidden = !wanted.every((word) => words.includes(word));
  none.hidden = questions.some(([one]) => !one.hidden);
}

/* A link to a question that is filtered out clears the filter. */
function reach() {
  const aim = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!aim?.hidden || aim === field) return;
  field.value = "";
  find();
  aim.scrollIntoView();
}

field.hidden = false;
field.addEventListener("input", find);
addEventListener("hashchange", reach);
find();
