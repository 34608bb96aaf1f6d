// @ts-check
// Zooming on a phone: two fingers, a double tap or a button; an overview shows which part of the board is in sight.

const LARGEST = 2.5;
const STEP = 1.6; // how much a double tap enlarges
const TWICE = 320; // ms between the taps of a double tap
const NEAR = 30; // pixels between them

/** Two fingers on a board, until one is set down anew: how far apart they were, and the zoom then. @type {{frame: HTMLElement, apart: number, zoom: number} | null} */
let pinched = null;
let tapped = { at: -TWICE, x: 0, y: 0 };

/** Listen to the board, wherever it stands on the page. */
export function listen() {
  document.addEventListener("touchstart", begin, { passive: true });
  document.addEventListener("touchmove", pinch, { passive: false });
  document.addEventListener("touchend", end);
  document.addEventListener("scroll", outline, { capture: true, passive: true });
  document.getElementById("zoom-fit")?.addEventListener("click", () => { const frame = board(); if (frame) zoomTo(frame, fitting(frame), centre(frame)); });
  document.getElementById("zoom-in")?.addEventListener("click", () => { const frame = board(); if (frame) zoomTo(frame, zoom() * STEP, centre(frame)); });
  addEventListener("resize", outline);
  outline();
}

/** The part of the page in which a drawn board scrolls, if there is one. @returns {HTMLElement | null} */
const board = () => document.querySelector(".map-frame, .board:has(> .chart)");

/** @param {HTMLElement} frame */
const drawing = (frame) => /** @type {Element} */ (frame.querySelector(".map, .chart"));

const zoom = () => Number(document.documentElement.style.getPropertyValue("--zoom")) || 1;

/** The zoom at which all of the board is in sight. @param {HTMLElement} frame */
function fitting(frame) {
  const { width, height } = drawing(frame).getBoundingClientRect();
  return zoom() * Math.min(frame.clientWidth / width, frame.clientHeight / height);
}

/** Zoom so that a point of the window keeps what it shows.
 * @param {HTMLElement} frame @param {number} wanted @param {number[]} point */
function zoomTo(frame, wanted, [x, y]) {
  const before = zoom(), after = Math.min(LARGEST, Math.max(fitting(frame), wanted));
  const edge = frame.getBoundingClientRect(), right = x - edge.x, down = y - edge.y;
  const [left, top] = [frame.scrollLeft + right, frame.scrollTop + down].map((side) => (side * after) / before);
  document.documentElement.style.setProperty("--zoom", String(after));
  frame.scrollTo({ left: left - right, top: top - down, behavior: "instant" });
  outline();
}

/** @param {Element} frame */
function centre(frame) {
  const { x, y, width, height } = frame.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The board under a finger. @param {TouchEvent} event @returns {HTMLElement | null} */
function touchedBoard(event) {
  const frame = board();
  return frame && event.target instanceof Node && frame.contains(event.target) ? frame : null;
}

/** @param {TouchEvent} event */
function begin(event) {
  const frame = touchedBoard(event);
  pinched = frame && event.touches.length === 2 ? { frame, apart: apart(event.touches), zoom: zoom() } : null;
}

/** @param {TouchEvent} event */
function pinch(event) {
  if (!pinched || event.touches.length !== 2) return;
  event.preventDefault();
  const [one, other] = event.touches;
  const middle = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
  zoomTo(pinched.frame, (pinched.zoom * apart(event.touches)) / pinched.apart, middle);
}

/** @param {TouchList} touches */
const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** A double tap on something that cannot be chosen enlarges the board, or shows all of it again. @param {TouchEvent} event */
function end(event) {
  const frame = touchedBoard(event), touch = event.changedTouches[0];
  if (!frame || pinched || event.touches.length || (event.target instanceof Element && event.target.closest(".can"))) return;
  const { clientX: x, clientY: y } = touch;
  const twice = event.timeStamp - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR;
  tapped = { at: twice ? -TWICE : event.timeStamp, x, y };
  if (twice) zoomTo(frame, zoom() * STEP > LARGEST ? fitting(frame) : zoom() * STEP, [x, y]);
}

/** Show in the overview which part of the board is in sight. */
export function outline() {
  const frame = board(), part = document.getElementById("zoom-part"), overview = document.getElementById("overview");
  if (!frame || !part || !overview?.checkVisibility()) return;
  const { width, height } = drawing(frame).getBoundingClientRect();
  overview.style.aspectRatio = `${width} / ${height}`;
  const share = (/** @type {number} */ side, /** @type {number} */ of) => `${Math.min(100, (100 * side) / of)}%`;
  Object.assign(part.style, {
    left: share(frame.scrollLeft, width), top: share(frame.scrollTop, height),
    width: share(frame.clientWidth, width), height: share(frame.clientHeight, height),
  });
}
