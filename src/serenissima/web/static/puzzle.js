// @ts-check
// Puzzles: the board of one, and the puzzles that this browser has solved.

import { listen as listenToMaps } from "./map.js";
import { listen as listenToZoom } from "./zoom.js";

const main = /** @type {HTMLElement} */ (document.querySelector("[data-puzzles]"));
const KEPT = `puzzles ${main.dataset.puzzles}`;

/** @returns {number[]} the solved puzzles; empty where storage is off */
function solved() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {number} number */
function keep(number) {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...solved(), number])].sort((one, other) => one - other)));
  } catch {
    // Storage is off.
  }
}

if (main.dataset.solved) keep(Number(main.dataset.solved));
const known = new Set(solved());
for (const link of document.querySelectorAll("[data-puzzle]")) {
  const mark = link.querySelector(".solved");
  if (mark instanceof HTMLElement) mark.hidden = !known.has(Number(link.getAttribute("data-puzzle")));
}
if (document.getElementById("board")) {
  listenToMaps();
  listenToZoom();
}
