// @ts-check
// The card that explains a thing: its text and its place.

const GAP = 10; // pixels between a thing and the card
const EDGE = 6; // pixels between the card and the edge of the window
const FINGER = 30; // pixels that a finger covers around its point
const LINE = "#told .line";
const UNDO = "undo"; // its title explains why the others are asked, or are not
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box @typedef {{x: number, y: number}} Point */

const card = /** @type {HTMLElement} */ (document.getElementById("explanation"));

/** The explained thing, with the title that it has otherwise. @type {{thing: Element, title: string | null} | null} */
let shown = null;

/** Return the thing that is explained now. */
export const explains = () => shown?.thing;

/** Explain a thing. @param {Element} thing @param {Point | null} finger its place, if one is on the thing */
export function show(thing, finger) {
  if (shown?.thing === thing) return;
  hide();
  card.replaceChildren(...sentences(thing));
  shown = { thing, title: thing.getAttribute("title") };
  thing.removeAttribute("title"); // the browser would show it as well
  describe(thing, card.id);
  card.showPopover();
  place(finger);
}

export function hide() {
  if (!shown) return;
  if (shown.title !== null) shown.thing.setAttribute("title", shown.title);
  describe(shown.thing, "");
  card.hidePopover();
  shown = null;
}

/** Mark for screen readers which card describes a thing. @param {Element} thing @param {string} id */
function describe(thing, id) {
  const focused = document.activeElement;
  const told = focused && thing.contains(focused) ? focused : thing;
  for (const other of [thing, told]) other.removeAttribute("aria-describedby");
  if (id) told.setAttribute("aria-describedby", id);
}

/** Return the text about a thing: its name, its meaning here and now, and its general explanation. @param {Element} thing */
function sentences(thing) {
  const topic = /** @type {HTMLElement | SVGElement} */ (thing).dataset;
  const about = document.querySelector(`#topics [data-topic="${topic.about}"]`)?.textContent ?? "";
  const now = thing.id === UNDO ? thing.getAttribute("title") : topic.now;
  const said = [["strong", name(thing)], ["b", now], ["span", about]];
  return said.filter(([, text]) => text).map(([kind, text]) => sentence(String(kind), String(text)));
}

/** @param {string} kind @param {string} text */
function sentence(kind, text) {
  const line = document.createElement("p");
  line.appendChild(document.createElement(kind)).textContent = text;
  return line;
}

/** Return a thing's name, as a screen reader reads it; a line of the tale contains its own, and so do the sum of a total and
 * the reason for an undo.
 * @param {Element} thing */
function name(thing) {
  if (thing.matches(`${LINE}, .total[data-now], #${UNDO}`)) return "";
  const called = /** @type {HTMLElement | SVGElement} */ (thing).dataset.told || thing.getAttribute("aria-label");
  if (called) return called;
  const copy = /** @type {Element} */ (thing.cloneNode(true));
  for (const unsaid of copy.querySelectorAll("[aria-hidden], .count")) unsaid.remove();
  return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** Place the card beside a thing, in the window: where it covers least of the thing, of the finger on it and of the question;
 * beside a line of the tale, other lines stay free.
 * @param {Point | null} finger */
export function place(finger) {
  if (!shown) return;
  const { thing } = shown;
  const { offsetWidth: width, offsetHeight: height } = card, question = document.getElementById("question");
  const box = thing.getBoundingClientRect(), taken = finger ? around(box, finger) : box;
  const asked = question && !question.contains(thing) ? question.getBoundingClientRect() : new DOMRect();
  const sides = beside(taken, width, height, [middle(taken.left, taken.right, width, innerWidth)], [middle(taken.top, taken.bottom, height, innerHeight)]);
  if (thing.matches(LINE)) sides.reverse();
  const clear = beside(taken, width, height, [asked.left - GAP - width, asked.right + GAP], [asked.top - GAP - height, asked.bottom + GAP]);
  const lies = [...sides, ...clear].map(([left, top]) => new DOMRect(within(left, width, innerWidth), within(top, height, innerHeight), width, height));
  const covers = lies.map((lie) => covered(taken, lie) + covered(lie, asked));
  const { left, top } = lies[covers.indexOf(Math.min(...covers))];
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

/** Return where a card may begin if it is above, below, to the right or to the left of something.
 * @param {Box} taken @param {number} width @param {number} height @param {number[]} xs @param {number[]} ys @returns {number[][]} */
const beside = (taken, width, height, xs, ys) => [
  ...xs.flatMap((x) => [[x, taken.top - GAP - height], [x, taken.bottom + GAP]]),
  ...ys.flatMap((y) => [[taken.right + GAP, y], [taken.left - GAP - width, y]]),
];

/** Return the share of something that is covered by something else. @param {Box} thing @param {Box} over */
function covered({ left, top, right, bottom }, over) {
  const width = Math.min(right, over.right) - Math.max(left, over.left), height = Math.min(bottom, over.bottom) - Math.max(top, over.top);
  return width > 0 && height > 0 ? (width * height) / ((right - left) * (bottom - top)) : 0;
}

/** Return a thing's box together with the finger on it. @param {DOMRect} box @param {{x: number, y: number}} at */
function around(box, { x, y }) {
  const left = Math.min(box.left, x - FINGER), top = Math.min(box.top, y - FINGER);
  return { left, top, right: Math.max(box.right, x + FINGER), bottom: Math.max(box.bottom, y + FINGER) };
}

/** Return the start of something in the middle between two sides, or as near to it as the window allows.
 * @param {number} from @param {number} to @param {number} size @param {number} room */
const middle = (from, to, size, room) => within((from + to - size) / 2, size, room);

/** Return the nearest start that the window allows. @param {number} from @param {number} size @param {number} room */
const within = (from, size, room) => Math.max(EDGE, Math.min(from, room - EDGE - size));
