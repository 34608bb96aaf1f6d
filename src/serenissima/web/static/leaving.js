// @ts-check
// What leaves the table goes to what was built with it, or fades where it lay; numbers that change swell.

/** @typedef {import("./gliding.js").Lying} Lying */

const LEAVE = { duration: 450, easing: "ease-in-out" };
const SWELL = { duration: 450, easing: "ease-out" };
const MOST = 16; // more than so many are another table, or another moment
const STAYS = ".can, .lack, .site"; // ways to choose and empty places are no pieces
const NUMBERS = ".total, .much, .count";

/** Show how pieces leave: they are drawn over the table for as long as it takes.
 * @param {Lying[]} left @param {Lying[]} fresh what came from nowhere */
export function leave(left, fresh) {
  const seen = left.filter(({ piece, box }) => box?.width && !piece.matches(STAYS));
  if (seen.length > MOST) return;
  for (const { piece, box, group } of seen) {
    const built = fresh.find((one) => one.group === group && owner(one.piece) === owner(piece));
    if (box) fade(piece, box, built?.box);
  }
}

/** Whose piece it is. @param {Element} piece */
const owner = (piece) => piece.className.match(/\bseat-\d/)?.[0];

/** @param {Element} piece @param {DOMRect} box where it lay @param {DOMRect | undefined} built what it goes to */
function fade(piece, box, built) {
  const ghost = /** @type {HTMLElement} */ (piece.cloneNode(true)), { left, top, width, height } = box;
  for (const name of ["id", "data-glide"]) ghost.removeAttribute(name);
  ghost.classList.add("leaving");
  ghost.ariaHidden = "true";
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const [x, y] = built ? [built.x + built.width / 2 - left - width / 2, built.y + built.height / 2 - top - height / 2] : [0, 0];
  const end = { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 };
  document.getElementById("table")?.append(ghost);
  ghost.animate([{ opacity: 1 }, end], LEAVE).finished.finally(() => ghost.remove());
}

/** The numbers of each group as they are written. @returns {Map<string, {part: Element, said: string | null}[]>} */
export function numbers() {
  const found = new Map();
  for (const group of document.querySelectorAll("#scene .group")) {
    found.set(group.id, [...group.querySelectorAll(NUMBERS)].map((part) => ({ part, said: part.textContent })));
  }
  return found;
}

/** Let those swell that have changed. @param {ReturnType<typeof numbers>} before */
export function swell(before) {
  for (const [id, now] of numbers()) {
    const was = before.get(id) ?? [];
    if (was.length !== now.length) continue; // it cannot be told which is which
    now.forEach(({ part, said }, n) => said !== was[n].said && part.animate({ scale: ["1", "1.5", "1"] }, SWELL));
  }
}
