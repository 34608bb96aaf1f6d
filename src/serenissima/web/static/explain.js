// @ts-check
// Explains what is pointed at, pressed long or focused: a card beside it says what it is and what it brings.

import { ARROWS, nearest } from "./keys.js";

const REST = 300; // ms that the pointer rests on a thing before it is explained
const GRACE = 200; // ms in which the pointer may cross from one thing to the next
const LONG_PRESS = 450; // ms
const SHAKE = 10; // pixels that a finger or a mouse moves at most while it stays where it is
const GAP = 10; // pixels between a thing and the card
const FINGER = 30; // pixels around a finger that it covers
const EXPLAINED = "[data-about]";
const LINE = "#told .line";
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const card = /** @type {HTMLElement} */ (document.getElementById("explanation"));

/** What is explained, with the title that it has otherwise. @type {{thing: Element, title: string | null} | null} */
let shown = null;
let timer = 0;
/** Where a finger went down. @type {{x: number, y: number} | null} */
let finger = null;
let pressed = false; // the finger has explained something: lifting it clicks nothing
/** Where the mouse has clicked: what then comes to lie under it is explained once it moves again. @type {{x: number, y: number} | null} */
let clicked = null;
/** What had the focus before things were gone through by keys. @type {Element | null} */
let before = null;

/** @param {EventTarget | null} target */
const explained = (target) => (target instanceof Element ? target.closest(EXPLAINED) : null);

/** What is pointed at, also where a whole group lies over it, to be chosen. @param {PointerEvent} event */
const pointedAt = ({ target, x, y }) =>
  explained(target) ?? document.elementsFromPoint(x, y).map(explained).find((thing) => thing !== null) ?? null;

// ---- the card -----------------------------------------------------------------------------------

/** Explain a thing. @param {Element} thing */
function show(thing) {
  clearTimeout(timer);
  if (shown?.thing === thing) return;
  hide();
  card.replaceChildren(...sentences(thing));
  shown = { thing, title: thing.getAttribute("title") };
  thing.removeAttribute("title"); // the browser would show it as well
  describe(thing, card.id);
  card.showPopover();
  place(thing);
}

function hide() {
  clearTimeout(timer);
  if (!shown) return;
  if (shown.title !== null) shown.thing.setAttribute("title", shown.title);
  describe(shown.thing, "");
  card.hidePopover();
  shown = null;
}

/** Say for screen readers which card describes a thing. @param {Element} thing @param {string} id */
function describe(thing, id) {
  const focused = document.activeElement;
  const told = focused && thing.contains(focused) ? focused : thing;
  for (const other of [thing, told]) other.removeAttribute("aria-describedby");
  if (id) told.setAttribute("aria-describedby", id);
}

/** What is said of a thing: its name, what it means here and now, and what it is. @param {Element} thing */
function sentences(thing) {
  const topic = /** @type {HTMLElement | SVGElement} */ (thing).dataset;
  const about = document.querySelector(`#topics [data-topic="${topic.about}"]`)?.textContent ?? "";
  const said = [["strong", name(thing)], ["b", topic.now], ["span", about]];
  return said.filter(([, text]) => text).map(([kind, text]) => sentence(String(kind), String(text)));
}

/** @param {string} kind @param {string} text */
function sentence(kind, text) {
  const line = document.createElement("p");
  line.appendChild(document.createElement(kind)).textContent = text;
  return line;
}

/** What a thing is called: what a screen reader reads; a line of the tale says it itself, and so does the sum of a total. @param {Element} thing */
function name(thing) {
  if (thing.matches(`${LINE}, .total[data-now]`)) return "";
  const called = /** @type {HTMLElement | SVGElement} */ (thing).dataset.told || thing.getAttribute("aria-label");
  if (called) return called;
  const copy = /** @type {Element} */ (thing.cloneNode(true));
  for (const unsaid of copy.querySelectorAll("[aria-hidden], .count")) unsaid.remove();
  return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** Lay the card beside a thing, in the window: where it covers least of the thing, of the finger on it and of the question;
 * beside a line of the tale, other lines stay free. @param {Element} thing */
function place(thing) {
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

/** Where a card may begin that lies above, below, to the right or to the left of something.
 * @param {Box} taken @param {number} width @param {number} height @param {number[]} xs @param {number[]} ys @returns {number[][]} */
const beside = (taken, width, height, xs, ys) => [
  ...xs.flatMap((x) => [[x, taken.top - GAP - height], [x, taken.bottom + GAP]]),
  ...ys.flatMap((y) => [[taken.right + GAP, y], [taken.left - GAP - width, y]]),
];

/** Which share of something lies under something else. @param {Box} thing @param {Box} over */
function covered({ left, top, right, bottom }, over) {
  const width = Math.min(right, over.right) - Math.max(left, over.left), height = Math.min(bottom, over.bottom) - Math.max(top, over.top);
  return width > 0 && height > 0 ? (width * height) / ((right - left) * (bottom - top)) : 0;
}

/** A thing together with the finger on it. @param {DOMRect} box @param {{x: number, y: number}} at */
function around(box, { x, y }) {
  const left = Math.min(box.left, x - FINGER), top = Math.min(box.top, y - FINGER);
  return { left, top, right: Math.max(box.right, x + FINGER), bottom: Math.max(box.bottom, y + FINGER) };
}

/** Where something begins that lies in the middle between two sides, or as near to it as the window allows.
 * @param {number} from @param {number} to @param {number} size @param {number} room */
const middle = (from, to, size, room) => within((from + to - size) / 2, size, room);

/** As near to where something would begin as the window allows. @param {number} from @param {number} size @param {number} room */
const within = (from, size, room) => Math.max(0, Math.min(from, room - size));

// ---- pointer and finger ---------------------------------------------------------------------------

/** What the mouse rests on. @type {Element | null} */
let under = null;

/** @param {PointerEvent} event */
function point(event) {
  if (event.pointerType === "touch" || (clicked && near(event, clicked))) return;
  clicked = null;
  clearTimeout(timer);
  const thing = (under = pointedAt(event));
  if (thing) timer = setTimeout(() => thing.isConnected && show(thing), shown ? 0 : REST);
  else if (shown && !before) timer = setTimeout(hide, GRACE);
}
document.addEventListener("pointerover", point);

document.addEventListener("pointerdown", (event) => {
  hide();
  before = null;
  pressed = false;
  const thing = pointedAt(event), at = { x: event.x, y: event.y };
  clicked = event.pointerType === "touch" ? null : at;
  if (clicked) return;
  finger = thing && event.isPrimary ? at : null;
  if (finger && thing) timer = setTimeout(() => press(thing), LONG_PRESS);
});

/** @param {Element} thing */
function press(thing) {
  pressed = true;
  show(thing);
}

document.addEventListener("pointermove", (event) => {
  if (finger && !pressed && !near(event, finger)) letGo();
  // Below a group that can be chosen the mouse goes from thing to thing without a new target.
  if (event.target instanceof Element && event.target.matches(".group-pick") && pointedAt(event) !== under) point(event);
});

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
const near = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) <= SHAKE;

/** The finger is lifted, or does something else. */
function letGo() {
  if (!pressed) clearTimeout(timer);
  finger = null;
}
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo);

// What explains is no click, and opens no menu of the browser's.
document.addEventListener("click", (event) => {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("contextmenu", (event) => {
  if (finger) event.preventDefault();
});

// ---- keyboard ------------------------------------------------------------------------------------

document.addEventListener("focusin", (event) => {
  const thing = explained(event.target);
  if (thing && event.target instanceof Element && event.target.matches(":focus-visible")) show(thing);
});
document.addEventListener("focusout", () => {
  if (shown && !shown.thing.matches(":hover")) hide();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || !handled(event.key, event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/** Whether a key was about explanations. @param {string} key @param {EventTarget | null} target */
function handled(key, target) {
  if (key === "Escape") return end();
  if (target instanceof Element && target.matches("input, select, textarea, [popover] *")) return false;
  if (key === "i") return explore();
  return before !== null && key in ARROWS && walk(ARROWS[key]);
}

/** Close the card, and stop going through things. */
function end() {
  const open = shown !== null || before !== null;
  if (before === document.body) /** @type {HTMLElement} */ (document.activeElement)?.blur();
  else if (before) /** @type {HTMLElement} */ (before).focus();
  before = null;
  hide();
  return open;
}

/** Go through everything that can be explained, beginning where the focus is. */
function explore() {
  if (before) return end();
  before = document.activeElement;
  const here = explained(before);
  return go(here ?? things()[0]);
}

/** Everything that is drawn and explained; of equal cards on each other the one on top. */
const things = () => [...document.querySelectorAll(EXPLAINED)].filter((thing) => thing.checkVisibility() && !thing.closest(".again"));

/** @param {number[]} way */
function walk([x, y]) {
  const found = things(), here = explained(document.activeElement);
  return go(here ? nearest(here, found, x, y) ?? here : found[0]);
}

/** @param {Element | undefined} thing */
function go(thing) {
  if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return false;
  if (thing.tabIndex < 0) thing.tabIndex = -1;
  thing.focus();
  show(thing);
  return true;
}

// ---- changes -------------------------------------------------------------------------------------

/** The table has changed: what is explained may be gone or mean something else. */
new MutationObserver(() => {
  if (!shown) return;
  const { thing } = shown, same = thing.id && document.getElementById(thing.id);
  if (thing.isConnected) return;
  hide();
  if (same && document.activeElement === same) show(same);
}).observe(document.getElementById("table") ?? document.body, { childList: true, subtree: true });
document.addEventListener("scroll", () => shown && place(shown.thing), { capture: true, passive: true });
