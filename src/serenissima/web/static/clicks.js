// @ts-check
// Interprets clicks while things move: a piece that glides away is hit all the same; the second tap of two hits no new thing.

const DOUBLE_CLICK = 500; // ms after a change in which a second click belongs to the first
const SOON = 1000; // ms between two such clicks
const SHAKE = 10; // pixels that a pointer moves at most in a click
const NEAR = 30; // pixels between the two taps of a double tap

/** The last click with its place and time, and the time of the table's last change. */
let clicked = { what: "", x: 0, y: 0, at: -Infinity }, changed = -Infinity;
/** The thing and the place where the pointer went down. @type {{thing: Element | null, x: number, y: number} | null} */
let down = null;

/** Note a change of the table: other things may be under the pointer. */
export const noteChange = () => { changed = performance.now(); };

/** @param {Event} event @returns {Element | null} the thing that would be clicked */
const clickable = (event) => (event.target instanceof Element ? event.target.closest("button, .can") : null);

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

document.addEventListener("pointerdown", (event) => {
  down = { thing: clickable(event), x: event.x, y: event.y };
});

document.addEventListener("click", (event) => {
  const hit = clickable(event), thing = meant(event) ?? hit;
  const what = thing?.getAttribute("value") ?? thing?.getAttribute("data-action") ?? "";
  if (hasty(event, what)) return stop(event);
  clicked = { what, x: event.x, y: event.y, at: performance.now() };
  if (!thing || thing === hit) return;
  stop(event);
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: event.x, clientY: event.y }));
}, true);

/** Return the piece that the pointer went down on, if it has glided away. @param {MouseEvent} event */
function meant(event) {
  const thing = down?.thing;
  return event.isTrusted && thing?.isConnected && apart(event, down ?? event) < SHAKE ? thing : null;
}

/** Whether this is the second half of a double click or tap, on a thing that arrived with the change by the first: the viewer
 * has not chosen that. The same thing may be clicked at any speed.
 * @param {MouseEvent} event @param {string} what */
function hasty(event, what) {
  return (event.detail > 1 || tappedTwice(event)) && what !== clicked.what && performance.now() - changed < DOUBLE_CLICK;
}

/** Count taps for browsers that don't. @param {MouseEvent} event */
function tappedTwice(event) {
  const tap = event instanceof PointerEvent && event.pointerType === "touch";
  return tap && apart(event, clicked) < NEAR && performance.now() - clicked.at < SOON;
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
