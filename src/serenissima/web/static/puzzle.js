// @ts-check
// Puzzles: the board of one, and the puzzles that this browser has solved.

import { listen as listenToMaps } from "./map.js";
import { listen as listenToZoom } from "./zoom.js";

/** @param {string} list @returns {number[]} its solved puzzles; empty where storage is off */
function solved(list) {
  try {
    return JSON.parse(localStorage.getItem(`puzzles ${list}`) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} list @param {number} number */
function keep(list, number) {
  try {
    const all = [...new Set([...solved(list), number])].sort((one, other) => one - other);
    localStorage.setItem(`puzzles ${list}`, JSON.stringify(all));
  } catch {
    // Storage is off.
  }
}

for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-puzzles]"))) {
  const list = part.dataset.puzzles ?? "";
  if (part.dataset.solved) keep(list, Number(part.dataset.solved));
  const known = new Set(solved(list));
  for (const link of part.querySelectorAll("[data-puzzle]")) {
    const mark = link.querySelector(".solved");
    if (mark instanceof HTMLElement) mark.hidden = !known.has(Number(link.getAttribute("data-puzzle")));
  }
}
if (document.getElementById("board")) {
  listenToMaps();
  listenToZoom();
}
