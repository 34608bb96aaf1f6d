// @ts-check
// Shows over the board what affected the viewer, in words: until it can have been read, or the viewer acts.

const MOST = 4; // sentences, unless more have just appeared
const LEAST = 1500, LETTER = 35; // ms that a sentence stays, and ms more for each letter

const note = /** @type {HTMLElement} */ (document.getElementById("affected"));
const list = /** @type {HTMLElement} */ (note.querySelector("ul"));
let timer = 0;
/** When each sentence can have been read. @type {WeakMap<Element, number>} */
const until = new WeakMap();

/** Return what affected the viewer after a step of the tale, the oldest first. @param {number} step @returns {string[]} */
export function affectedSince(step) {
  const steps = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#told > [data-step]")]);
  const lines = steps.filter((told) => Number(told.dataset.step) > step).flatMap((told) => [...told.querySelectorAll(".line.affects > span")]);
  return lines.map((line) => line.textContent ?? "").reverse();
}

/** Show sentences below those that are still there. @param {string[]} sentences @param {() => boolean} paused whether they stay */
export function showAffected(sentences, paused) {
  if (!sentences.length) return;
  const before = note.hidden ? [] : [...list.children], now = performance.now();
  const old = before.filter((item, place) => now >= (until.get(item) ?? 0) && before.length - place + sentences.length > MOST);
  const kept = before.filter((item) => !old.includes(item));
  for (const item of kept) item.classList.add("before");
  list.replaceChildren(...kept, ...sentences.map(written));
  note.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => leave(paused), rest());
}

/** Remove the sentences. */
export function hideAffected() {
  clearTimeout(timer);
  note.hidden = true;
}

/** @param {string} sentence */
function written(sentence) {
  const item = document.createElement("li");
  item.textContent = sentence;
  until.set(item, performance.now() + LEAST + sentence.length * LETTER);
  return item;
}

/** Remove the sentences, unless the playback is paused or the page hidden. @param {() => boolean} paused */
function leave(paused) {
  if (!paused() && !document.hidden) return hideAffected();
  timer = setTimeout(() => leave(paused), LEAST);
}

/** Return how long the last sentence stays, in ms. */
const rest = () => Math.max(...[...list.children].map((item) => until.get(item) ?? 0)) - performance.now();
