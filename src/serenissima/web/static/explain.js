// @ts-check
// Explains the thing that is pointed at, pressed long or focused: a card beside it shows its meaning and its effects.

import * as card from "./card.js";
import { ARROWS, meant, nearest } from "./keys.js";

const REST = 300; // ms that the pointer rests on a thing before it is explained
const GRACE = 200; // ms in which the pointer may cross from one thing to the next
const LONG_PRESS = 450; // ms
const SHAKE = 10; // pixels that a finger or a mouse moves at most while it counts as still
const EXPLAINED = "[data-about], #undo";

let timer = 0;
/** The place where a finger went down. @type {{x: number, y: number} | null} */
let finger = null;
let pressed = false; // the finger has explained something: lifting it clicks no button
/** The place where the mouse has clicked: a thing that arrives there is explained once the mouse moves again.
 * @type {{x: number, y: number} | null} */
let clicked = null;
/** The element that had the focus before the keyboard explained things. @type {Element | null} */
let before = null;

/** @param {EventTarget | null} target */
const explained = (target) => (target instanceof Element ? target.closest(EXPLAINED) : null);

/** Return the thing that is pointed at, even if a whole group to choose covers it. @param {PointerEvent} event */
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

/** The thing under the resting mouse. @type {Element | null} */
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

/** Explain a thing on a long press, if it has an explanation; a long press never chooses. @param {Element | null} thing */
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

// A press that explains is no click, and opens no menu of the browser's.
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
  if (event.ctrlKey || event.altKey || event.metaKey || !handled(meant(event), event.target)) return;
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

/** Close the card, and leave the mode of explaining by keyboard. */
function end() {
  const open = card.explains() !== undefined || before !== null;
  if (before === document.body) /** @type {HTMLElement} */ (document.activeElement)?.blur();
  else if (before) /** @type {HTMLElement} */ (before).focus();
  before = null;
  hide();
  return open;
}

/** Step through everything that can be explained, beginning at the focus. */
function explore() {
  if (before) return end();
  before = document.activeElement;
  const here = explained(before);
  return go(here ?? things()[0]);
}

/** Return all visible things with explanations; of equal cards on each other the top one. */
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

/** Handle a change of the table: the explained thing may be gone or mean something else. */
new MutationObserver(() => {
  const thing = card.explains(), same = thing?.id && document.getElementById(thing.id);
  if (!thing || thing.isConnected) return;
  hide();
  if (same && document.activeElement === same) show(same);
}).observe(document.getElementById("table") ?? document.body, { childList: true, subtree: true });
matchMedia("(orientation: portrait)").addEventListener("change", hide); // a phone is turned: the thing has moved
document.addEventListener("scroll", () => card.place(finger), { capture: true, passive: true });
