// @ts-check
// Makes numbers on the table swell for a moment when they change.

import { owner } from "./leaving.js";

const SWELL = { duration: 450, easing: "ease-out" };
const NUMBERS = ".total, .much, .count";

/** Return the numbers on the table as they are written, by the thing they belong to.
 * @returns {Map<string, {part: Element, said: string | null}>} */
export function numbers() {
  const found = new Map();
  for (const part of document.querySelectorAll(`#scene :is(${NUMBERS})`)) found.set(whose(part), { part, said: part.textContent });
  return found;
}

/** Return the piece that a number counts, or the group and the seat of its line. @param {Element} part */
function whose(part) {
  const piece = part.closest("li")?.querySelector("[id]"), line = part.closest("[class*=seat-]");
  return piece?.id ?? `${part.closest(".group")?.id} ${line && owner(line)}`;
}

/** Let the changed ones swell. @param {ReturnType<typeof numbers>} before */
export function swell(before) {
  for (const [key, { part, said }] of numbers()) {
    const was = before.get(key);
    if (was && was.said !== said) part.animate({ scale: ["1", "1.5", "1"] }, SWELL);
  }
}
