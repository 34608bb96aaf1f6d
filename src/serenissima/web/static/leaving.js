// @ts-check
// Moves pieces that leave the table to the building they paid for, or fades them in place.

/** @typedef {import("./gliding.js").Lying} Lying */

const LEAVE = { duration: 450, easing: "ease-in-out" };
const STAYS = ".can:not(.card), .lack, .site"; // choices and empty places are no pieces
const ATTRIBUTES = ["id", "title", "data-glide", "data-about", "data-now"]; // of the piece, not of its picture

/** Show how pieces leave: they are drawn over the table meanwhile.
 * @param {Lying[]} left @param {Lying[]} changed of which there are fewer now, maybe @param {Lying[]} built the pieces on formerly free sites */
export function leave(left, changed, built) {
  for (const gone of [...left, ...changed]) {
    const { piece, box, group } = gone, goal = built.find((one) => one.group === group && owner(one.piece) === owner(piece));
    if (!box?.width || piece.matches(STAYS) || !inSight(box, group)) continue;
    if (goal || left.includes(gone)) fade(piece, box, goal?.box);
  }
}

/** Return the owner of a piece or line. @param {Element} piece */
export const owner = (piece) => piece.getAttribute("class")?.match(/\bseat-\d/)?.[0];

/** Whether a box is in the visible part of its group. @param {DOMRect} box @param {string} group */
function inSight(box, group) {
  let part = document.getElementById(group);
  if (!part) return false;
  while ((part = part.parentElement)) {
    const { left, right, top, bottom } = part.getBoundingClientRect(), cuts = getComputedStyle(part).overflow !== "visible";
    if (cuts && (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)) return false;
  }
  return true;
}

/** Return the distance between the centres of two boxes. @param {DOMRect} to @param {DOMRect} from */
export const between = (to, from) => [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];

/** @param {Element} piece @param {DOMRect} box its old place @param {DOMRect | undefined} goal its destination */
function fade(piece, box, goal) {
  const ghost = /** @type {HTMLElement} */ (piece.cloneNode(true)), { left, top, width, height } = box, gone = () => ghost.remove();
  for (const name of ATTRIBUTES) ghost.removeAttribute(name);
  ghost.classList.add("leaving");
  ghost.ariaHidden = "true";
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const [x, y] = goal ? between(goal, box) : [0, 0];
  document.getElementById("table")?.append(ghost);
  ghost.animate([{ opacity: 1 }, { translate: `${x}px ${y}px`, scale: .6, opacity: 0 }], LEAVE).finished.then(gone, gone);
}
