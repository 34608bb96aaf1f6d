// @ts-check
// Puts a new scene in the place of the old one: pieces glide, focus stays, nothing jumps.

import { showWays } from "./map.js";
import { patch } from "./patch.js";
import { outline } from "./zoom.js";

/** Where a piece lies, in which unit (pixels; that of its map) it is moved, in which group, and what it says. @typedef {{box: DOMRect, unit: number, group: string, text: string | null}} Lying */

const GLIDE = { duration: 300, easing: "cubic-bezier(.2, .7, .3, 1)" };
const APPEAR = { duration: 220, easing: "ease-out" };
const TRAY_GAP = 14; // pixels between what is scrolled to and the tray
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Change the page as the server says. Returns what `showing` returns.
 * @param {import("./patch.js").Change[]} changes */
export const apply = (changes) => showing(() => patch(changes));

/** Show the table of another page. Returns what `showing` returns.
 * @param {string} html the page, or its parts */
export function swap(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = ["play", "told"].map((id) => page.getElementById(id));
  return showing(() => fresh.forEach((part) => part && document.getElementById(part.id)?.replaceWith(part)));
}

/** Change the table and show how it has changed. Returns the new lines of the tale, oldest first, and new alerts.
 * @param {() => void} change
 * @returns {string[]} */
function showing(change) {
  const places = measure();
  const focused = document.activeElement?.id ?? "";
  const scrolled = scrolls();
  const warned = alerts();
  const before = lastStep();
  const ended = result() !== null;
  change();
  const scene = document.getElementById("scene");
  if (scene) {
    clearEnds();
    for (const [id, [left, top]] of scrolled) document.getElementById(id)?.scrollTo({ left, top, behavior: "instant" });
    showWays();
    outline();
    if (scene.scrollHeight > scene.clientHeight) inSight(scene);
    if (!ended) result()?.scrollIntoView({ block: "start", behavior: "instant" });
  }
  refocus(focused);
  const moved = glide(places);
  light(told(before), moved);
  return [...news(before), ...alerts().filter((alert) => !warned.includes(alert))];
}

/** How far each part that scrolls has been scrolled. @returns {Map<string, number[]>} */
function scrolls() {
  const parts = [...document.querySelectorAll("#scene, [data-scrolls]")];
  return new Map(parts.map((part) => [part.id, [part.scrollLeft, part.scrollTop]]));
}

/** How the match ended: when it comes, it is the first thing in sight. */
const result = () => document.querySelector("#g-result, #result");

/** The sentences that must not be missed. @returns {string[]} */
function alerts() {
  return [...document.querySelectorAll("#scene .alert, #question .news")].map((alert) => alert.textContent ?? "");
}

/** What lies over the lower end of something that scrolls covers nothing of it. */
export function clearEnds() {
  clearTray();
  clearQuestion();
}

/** Where one's own things lie over the lower end of the board, what is scrolled to stops above them. */
function clearTray() {
  const scene = document.getElementById("scene");
  const tray = /** @type {HTMLElement | null | undefined} */ (scene?.querySelector(".zone-hand"));
  if (!scene || !tray) return;
  const covers = getComputedStyle(tray).position === "sticky";
  scene.style.scrollPaddingBottom = covers ? `${tray.offsetHeight + TRAY_GAP}px` : "";
}

/** Where the question lies over the lower end of the tale, its newest lines stand above. */
function clearQuestion() {
  const tale = document.getElementById("tale"), question = document.getElementById("question");
  if (!tale || !question) return;
  const [leaf, over] = [tale, question].map((part) => part.getBoundingClientRect());
  const covers = over.left < leaf.right && leaf.left < over.right && over.top < leaf.bottom;
  tale.style.paddingBottom = covers && !tale.matches(":popover-open") ? `${leaf.bottom - over.top + TRAY_GAP}px` : "";
}

/** On a phone the board scrolls: what the question is about comes into sight.
 * @param {HTMLElement} scene */
function inSight(scene) {
  const lit = [...scene.querySelectorAll(".group.now")];
  for (const group of lit.reverse()) group.scrollIntoView({ block: "nearest" });
}

/** Where each piece lies now, if pieces move. @returns {Map<string, Lying>} */
function measure() {
  if (still.matches || document.hidden) return new Map();
  return new Map([...document.querySelectorAll("[data-glide]")].map((piece) => [piece.id, lying(piece)]));
}

/** @param {Element} piece @returns {Lying} */
function lying(piece) {
  const unit = (piece instanceof SVGGraphicsElement && piece.ownerSVGElement?.getScreenCTM()?.a) || 1;
  return { box: piece.getBoundingClientRect(), unit, group: piece.closest(".group")?.id ?? "", text: piece.textContent };
}

/** Let each piece come from where it was; a piece that was nowhere fades in. All are looked at before any is moved: what
 * moves makes the browser lay out the page once more for the next look.
 * @param {Map<string, Lying>} places
 * @returns {Element[]} the pieces that something has happened to; others make room for them */
function glide(places) {
  const moved = [];
  for (const [id, is] of measure()) {
    const piece = document.getElementById(id), was = places.get(id);
    if (!piece) continue;
    if (happened(piece, was, is)) moved.push(piece);
    if (was) slide(piece, was, is);
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
  }
  return moved;
}

/** Whether something has happened to a piece. @param {Element} piece @param {Lying | undefined} was @param {Lying} is */
function happened(piece, was, is) {
  const onMap = piece instanceof SVGElement && was && (was.box.x !== is.box.x || was.box.y !== is.box.y);
  return was?.group !== is.group || was?.text !== is.text || onMap;
}

/** Let a piece come from where it was. @param {Element} piece @param {Lying} was @param {Lying} is */
function slide(piece, was, is) {
  const { box: from } = was, { box: to, unit } = is;
  const x = (from.x - to.x) / unit, y = (from.y - to.y) / unit;
  if (Math.abs(x * unit) < 1 && Math.abs(y * unit) < 1) return;
  const base = piece.getAttribute("transform")?.match(/[-\d.]+/g)?.map(Number) ?? [0, 0];
  const size = to.width && unit === 1 ? from.width / to.width : 1;
  const start = `translate(${base[0] + x}px, ${base[1] + y}px) scale(${size || 1})`;
  const end = `translate(${base[0]}px, ${base[1]}px)`;
  piece.animate([{ transform: start, transformOrigin: "0 0", zIndex: 5 }, { transform: end, transformOrigin: "0 0", zIndex: 5 }], GLIDE);
}

/** What others did last is lit until something else happens: the lines of the tale, and the pieces that they speak of.
 * @param {Element[]} steps @param {Element[]} pieces */
function light(steps, pieces) {
  for (const old of document.querySelectorAll(".played")) old.classList.remove("played");
  if (still.matches || !steps.length || steps[0].classList.contains("own")) return;
  for (const thing of [...steps, ...pieces]) thing.classList.add("played");
}

/** Keep the focus on the same thing, or on the question if it is gone or does nothing any more.
 * @param {string} id */
function refocus(id) {
  if (!id || id === "told") return;
  const same = document.getElementById(id);
  if (same === document.activeElement) return;
  const can = same && same.matches("a, button, input, select, [tabindex]");
  (can ? same : document.getElementById("question"))?.focus({ preventScroll: true });
}

/** @returns {number} the number of the last action that the tale tells of */
function lastStep() {
  const newest = /** @type {HTMLElement | null} */ (document.querySelector("#told li"));
  return Number(newest?.dataset.step ?? 0);
}

/** The steps after this one in the tale, the newest first. @param {number} step @returns {HTMLElement[]} */
function told(step) {
  const steps = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#told > li")]);
  return steps.filter((told) => Number(told.dataset.step) > step);
}

/** @param {number} step @returns {string[]} */
function news(step) {
  const lines = told(step).flatMap((told) => [...told.querySelectorAll(".line > :not(.rule)")]);
  return lines.reverse().map((line) => line.textContent ?? "");
}
