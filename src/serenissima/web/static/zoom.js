// @ts-check
// Boards that scroll: zooming with two fingers, a double tap or a button; an overview of the visible part; news comes into
// sight.

const LARGEST = 2.5;
const SMALLEST = .05; // less than the largest board has on the smallest screen
const STEP = 1.6; // the factor of a double tap
const TWICE = 320; // ms between the taps of a double tap
const NEAR = 30; // pixels between them
const MARGIN = 16; // pixels of free space beside things brought into sight
const WHOLE = .99; // a view of this share of each side counts as all of the board
const ALMOST = 1.15; // a size hardly larger than all of the board is all of it
const MOST = .8; // this share of the things that fit is as good as all of them
const FINGER = 24; // pixels of a thing that a finger still hits (WCAG 2.5.8)
const REST = 1500; // ms after the viewer has moved the board in which it does not move by itself
const KEPT = `board ${location.pathname}`; // where a reload finds the viewer's choices
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Two fingers on a board, until one is set down anew: their distance, and the zoom then.
 * @type {{frame: HTMLElement, apart: number, zoom: number} | null} */
let pinched = null;
let tapped = { at: -TWICE, x: 0, y: 0 };
/** Whether something on a board could be chosen at the question before. */
let asking = false;
/** Until when the viewer moves the board, whether all of it should be in sight, and whether the viewer has chosen its size. */
let moving = 0, fits = false, chose = false;

/** Listen to the board anywhere on the page. */
export function listen() {
  document.addEventListener("touchstart", begin, { passive: true });
  document.addEventListener("touchmove", pinch, { passive: false });
  document.addEventListener("touchend", end);
  document.addEventListener("wheel", (event) => touchedBoard(event) && rest(), { passive: true });
  document.addEventListener("scroll", outline, { capture: true, passive: true });
  matchMedia("(orientation: portrait)").addEventListener("change", () => chose || open()); // a phone is turned
  document.getElementById("zoom-fit")?.addEventListener("click", () => choose(0));
  document.getElementById("zoom-in")?.addEventListener("click", () => choose(STEP));
  addEventListener("resize", () => (fits ? showAll() : outline()));
  addEventListener("pagehide", keep);
  if (!restore()) open();
  outline();
}

/** Show a newly opened table: the subject of the question is in sight, or else all of a chart, or the viewer's own pieces on
 * a map; and all of any board when the match is over. */
function open() {
  if (document.getElementById("g-result")) return showAll();
  const things = questionThings();
  if (fit(things) || !showWays()) bring([...own(), ...things]);
}

/** Enlarge the board, or show all of it, as the viewer wants. @param {number} factor */
function choose(factor) {
  chose = true;
  zoomBy(factor);
}

/** Zoom around the middle of the view. @param {number} factor */
function zoomBy(factor) {
  const frame = board();
  if (frame) zoomTo(frame, zoom() * factor, centre(frame));
}

/** Bring all of the board into sight. */
export const showAll = () => zoomBy(0);

const rest = () => { moving = performance.now() + REST; };

/** Store the viewer's choices for a reload, as after choosing another language. */
function keep() {
  const frame = board();
  if (!frame) return;
  const shown = { of: moment(), zoom: chosen(), fits, chose, left: frame.scrollLeft, top: frame.scrollTop };
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(shown));
  } catch {} // storage may be off
}

/** Return the table and its progress; the same in each language. */
const moment = () => [document.getElementById("table")?.dataset.live?.split("?")[0], document.getElementById("question")?.dataset.seq].join(" ");

/** Return the stored choices of this moment. */
function kept() {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    return found?.of === moment() ? found : null;
  } catch {
    return null;
  }
}

/** @returns {boolean} whether the viewer was here before the reload */
function restore() {
  const frame = board(), before = kept();
  if (!frame || !before) return false;
  if (before.zoom >= SMALLEST && before.zoom <= LARGEST) setZoom(before.zoom);
  [fits, chose] = [before.fits, before.chose];
  frame.scrollTo({ left: before.left, top: before.top, behavior: "instant" });
  if (fits) showAll();
  return true;
}

const BOARDS = ".map-frame, .board:has(> .chart)"; // the parts of the page in which a drawn board scrolls

/** Return the first of them. @returns {HTMLElement | null} */
export const board = () => document.querySelector(BOARDS);

/** @param {HTMLElement} frame */
const drawing = (frame) => /** @type {Element} */ (frame.querySelector(".map, .chart"));

const chosen = () => document.documentElement.style.getPropertyValue("--zoom");
const zoom = () => Number(chosen()) || 1;
const setZoom = (/** @type {number} */ to) => document.documentElement.style.setProperty("--zoom", String(to));

/** Return the zoom at which all of the board is in sight. @param {HTMLElement} frame */
function fitting(frame) {
  const { width, height } = drawing(frame).getBoundingClientRect();
  return zoom() * Math.min(frame.clientWidth / width, frame.clientHeight / height);
}

/** Whether the board has a size that follows the zoom; boards shown whole anyway, or hidden, are not measured.
 * @param {HTMLElement} frame */
function zooms(frame) {
  const { width, height } = drawing(frame).getBoundingClientRect();
  return Math.min(width, height, frame.clientWidth, frame.clientHeight) > 0 && Boolean(document.getElementById("zoom")?.checkVisibility());
}

/** Zoom so that the same content stays at a point of the window.
 * @param {HTMLElement} frame @param {number} wanted @param {number[]} point */
function zoomTo(frame, wanted, [x, y]) {
  if (!zooms(frame)) return;
  const before = zoom(), least = fitting(frame), after = Math.min(LARGEST, Math.max(SMALLEST, least, wanted));
  fits = wanted <= least;
  const edge = frame.getBoundingClientRect(), right = x - edge.x, down = y - edge.y;
  const [left, top] = [frame.scrollLeft + right, frame.scrollTop + down].map((side) => (side * after) / before);
  setZoom(after);
  frame.scrollTo({ left: left - right, top: top - down, behavior: "instant" });
  outline();
}

/** @param {Element} frame */
function centre(frame) {
  const { x, y, width, height } = frame.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Return the board under a finger or the pointer. @param {Event} event @returns {HTMLElement | null} */
function touchedBoard(event) {
  const frame = board();
  return frame && event.target instanceof Node && frame.contains(event.target) ? frame : null;
}

/** @param {TouchEvent} event */
function begin(event) {
  const frame = touchedBoard(event);
  if (frame) rest();
  pinched = frame && event.touches.length === 2 ? { frame, apart: apart(event.touches), zoom: zoom() } : null;
}

/** @param {TouchEvent} event */
function pinch(event) {
  if (touchedBoard(event)) rest();
  if (!pinched || event.touches.length !== 2) return;
  event.preventDefault();
  chose = true;
  const [one, other] = event.touches;
  const middle = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
  zoomTo(pinched.frame, (pinched.zoom * apart(event.touches)) / pinched.apart, middle);
}

/** @param {TouchList} touches */
const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Enlarge the board after a double tap on something that cannot be chosen, or show all of it again.
 * @param {TouchEvent} event */
function end(event) {
  const frame = touchedBoard(event), touch = event.changedTouches[0];
  if (!frame || pinched || event.touches.length || (event.target instanceof Element && event.target.closest(".can"))) return;
  const { clientX: x, clientY: y } = touch;
  const twice = event.timeStamp - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR;
  tapped = { at: twice ? -TWICE : event.timeStamp, x, y };
  chose ||= twice;
  if (twice) zoomTo(frame, zoom() * STEP > LARGEST ? fitting(frame) : zoom() * STEP, [x, y]);
}

/** Show in the overview which part of the board is in sight; hide it for a whole board. */
export function outline() {
  const frame = board(), part = document.getElementById("zoom-part"), overview = document.getElementById("overview");
  if (!frame || !part || !overview?.checkVisibility()) return;
  const { width, height } = drawing(frame).getBoundingClientRect();
  const whole = width * WHOLE < frame.clientWidth && height * WHOLE < frame.clientHeight;
  Object.assign(overview.style, { aspectRatio: `${width} / ${height}`, visibility: whole ? "hidden" : "" });
  const share = (/** @type {number} */ side, /** @type {number} */ of) => `${Math.min(100, (100 * side) / of)}%`;
  Object.assign(part.style, {
    left: share(frame.scrollLeft, width), top: share(frame.scrollTop, height),
    width: share(frame.clientWidth, width), height: share(frame.clientHeight, height),
  });
}

/** Bring a choice into sight on a scrolling board, if there is any: as much as possible if there were none before.
 * @returns {boolean} whether there is any */
export function showWays() {
  const found = [...document.querySelectorAll(BOARDS)].map((frame) => [...frame.querySelectorAll(".can")].filter((way) => way.closest(BOARDS) === frame));
  const before = asking;
  asking = found.some((ways) => ways.length);
  for (const ways of found) {
    const frame = /** @type {Element} */ (ways[0]?.closest(BOARDS)), shown = ways.filter((way) => within(centre(way), frame)).length;
    if (before ? ways.length && !shown : shown < ways.length) bring(crowd(ways, frame));
  }
  return asking;
}

/** Sort things on a board, beginning with the one that brings most of them into sight at once; of several such, the one next
 * to the viewer's own pieces.
 * @param {Element[]} things @param {Element} frame */
function crowd(things, frame) {
  const { clientWidth: wide, clientHeight: high } = frame, spots = things.map(centre), home = centre(own()[0] ?? things[0]);
  const seen = spots.map(([x, y]) => spots.filter(([left, top]) => Math.abs(left - x) < wide / 2 && Math.abs(top - y) < high / 2).length);
  const most = MOST * Math.max(...seen), far = (/** @type {number[]} */ [x, y], /** @type {number[]} */ [left, top]) => Math.hypot(left - x, top - y);
  const [middle] = spots.filter((_, n) => seen[n] >= most).sort((one, other) => far(one, home) - far(other, home));
  return [...things.keys()].sort((one, other) => far(spots[one], middle) - far(spots[other], middle)).map((n) => things[n]);
}

/** @param {number[]} point @param {Element} frame */
function within([x, y], frame) {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  return left < x && x < right && top < y && y < bottom;
}

/** Bring things on the board into sight, the first ones if there is not room for all, unless the viewer is moving it.
 * @param {Element[]} things @param {boolean} [anyway] even then */
export function bring(things, anyway) {
  const frame = things.map((thing) => thing.closest(BOARDS)).find(Boolean);
  if (!frame || (!anyway && performance.now() < moving)) return;
  const area = together(things.filter((thing) => thing.closest(BOARDS) === frame), frame);
  const edge = frame.getBoundingClientRect();
  if (!area || (area.left >= edge.left && area.right <= edge.right && area.top >= edge.top && area.bottom <= edge.bottom)) return;
  const [left, top] = [(area.left + area.right) / 2 - edge.x - edge.width / 2, (area.top + area.bottom) / 2 - edge.y - edge.height / 2];
  frame.scrollBy({ left, top, behavior: still.matches ? "instant" : "smooth" });
}

/** Show all of a chart, at each question and during others' actions, if a finger then hits the choices; otherwise only the
 * space of these things. The same applies to a map. A size that the viewer has chosen stays.
 * @param {Element[]} things @param {number} [least] how small a map becomes; without it, it stays
 * @returns {boolean} whether there is room for them */
export function fit(things, least = 0) {
  const frame = board(), mine = things.filter((thing) => frame?.contains(thing)), chart = frame?.querySelector(".chart");
  if (!frame || chose || (!least && performance.now() < moving) || !zooms(frame)) return false;
  if (chart) setZoom(zoom()); // without one, a map is at least as wide as its frame, and its things are larger than at any zoom
  if (chart && hits(frame, mine)) return whole(frame);
  if (!(least || chart) || !mine.length) return false;
  for (let n = 0; n < 2; n++) { // its content is laid out anew in another size
    const { left, right, top, bottom } = around(mine.map((thing) => thing.getBoundingClientRect()));
    const most = Math.min(frame.clientWidth / (right - left + MARGIN), frame.clientHeight / (bottom - top + MARGIN));
    const wanted = Math.min(1, zoom() * most), all = wanted < ALMOST * fitting(frame);
    const size = Math.max(least, all ? 0 : wanted);
    if (size === zoom()) break;
    zoomTo(frame, size, centre(frame));
    if (all) break;
  }
  return true;
}

/** Whether a finger hits each of these things where all of the board is in sight.
 * @param {HTMLElement} frame @param {Element[]} things */
function hits(frame, things) {
  const smaller = fitting(frame) / zoom();
  const sizes = things.filter((thing) => thing.matches(".can")).map((thing) => thing.getBoundingClientRect());
  return sizes.every(({ width, height }) => Math.min(width, height) * smaller >= FINGER);
}

/** Show all of it, unless it nearly is. @param {HTMLElement} frame @returns {true} */
function whole(frame) {
  if (Math.abs(fitting(frame) / zoom() - 1) > 1 - WHOLE) showAll();
  return true;
}

/** Return the viewer's own pieces on a map. @returns {Element[]} */
export function own() {
  const seat = /** @type {HTMLInputElement | null} */ (document.querySelector("#play > [name=seat]"));
  return seat ? [...document.querySelectorAll(`.map .piece.seat-${seat.value}`)] : [];
}

/** Return the subject of the question on the board, and the choices there. @returns {Element[]} */
export const questionThings = () => [...document.querySelectorAll("#board :is(.can, .group.now)")];

/** Return the area of the things that fit into the frame, from the first one on.
 * @param {Element[]} things @param {Element} frame */
function together(things, frame) {
  let area;
  for (const box of things.map((thing) => thing.getBoundingClientRect())) {
    const more = around(area ? [area, box] : [box]);
    if (!area || (more.right - more.left <= frame.clientWidth && more.bottom - more.top <= frame.clientHeight)) area = more;
  }
  return area;
}

/** Return the area that contains some areas.
 * @typedef {{left: number, right: number, top: number, bottom: number}} Area
 * @param {Area[]} all @returns {Area} */
const around = (all) => ({
  left: Math.min(...all.map(({ left }) => left)), right: Math.max(...all.map(({ right }) => right)),
  top: Math.min(...all.map(({ top }) => top)), bottom: Math.max(...all.map(({ bottom }) => bottom)),
});
