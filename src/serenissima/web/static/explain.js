// @ts-check
// Explains what is pointed at, pressed long or focused: a card beside it says what it is and what it brings.

import * as card from "./card.js";
import { ARROWS, nearest } from "./keys.js";

const REST = 300; // ms that the pointer rests on a thing before it is explained
const GRACE = 200; // ms in which the pointer may cross from one thing to the next
const LONG_PRESS = 450; // ms
const SHAKE = 10; // pixels that a finger or a mouse moves at most while it stays where it is
const EXPLAINED = "[data-about], #undo";

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

/** Explain a thing. @param {Element} thing */
function show(thing) {
  clearTimeout(timer);
  card.show(thing, finger);
}

function hide() {
  clearTimeout(timer);
  card.hide();
}

// ---- pointer and finger ---------------------------------------------------------------------------

/** What the mouse rests on. @type {Element | null} */
let under = null;

/** @param {PointerEvent} event */
function point(event) {
  if (event.pointerType === "touch" || (clicked && near(event, clicked))) return;
  clicked = null;
  clearTimeout(timer);
  const thing = (under = pointedAt(event));
  if (thing) timer = setTimeout(() => thing.isConnected && show(thing), card.explains() ? 0 : REST);
  else if (card.explains() && !before) timer = setTimeout(hide, GRACE);
}
document.addEventListener("pointerover", point);

document.addEventListener("pointerdown", (event) => {
  hide();
  before = null;
  pressed = false;
  const thing = pointedAt(event), at = { x: event.x, y: event.y };
  clicked = event.pointerType === "touch" ? null : at;
  if (clicked) return;
  const chosen = event.target instanceof Element && event.target.matches(".group-pick");
  finger = (thing || chosen) && event.isPrimary ? at : null;
  if (finger) timer = setTimeout(() => press(thing), LONG_PRESS);
});

/** A long press explains, if there is something to say; it never chooses. @param {Element | null} thing */
function press(thing) {
  pressed = true;
  if (thing) show(thing);
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
  if (card.explains()?.matches(":hover") === false) hide();
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
  const open = card.explains() !== undefined || before !== null;
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
  const thing = card.explains(), same = thing?.id && document.getElementById(thing.id);
  if (!thing || thing.isConnected) return;
  hide();
  if (same && document.activeElement === same) show(same);
}).observe(document.getElementById("table") ?? document.body, { childList: true, subtree: true });
matchMedia("(orientation: portrait)").addEventListener("change", hide); // a phone is turned: the thing lies elsewhere
document.addEventListener("scroll", () => card.place(finger), { capture: true, passive: true });
