// @ts-check
// Puts a new scene in the place of the old one: the focus stays, the page does not jump, the news comes into sight.

import { numbers, swell } from "./counting.js";
import { glide, measure } from "./gliding.js";
import { patch } from "./patch.js";
import { thingsIn } from "./pointing.js";
import { board, bring, fit, outline, own, questionThings, showAll, showWays, still } from "./zoom.js";

const TRAY_GAP = 8; // pixels between the place scrolled to and the tray
const LINES = 54; // pixels that two lines of the tale take
const ROOM = 76; // pixels that a tray over the lower end leaves at least

/** Change the page as the server instructs. Returns what `showing` returns. @param {import("./patch.js").Change[]} changes */
export const apply = (changes) => showing(() => patch(changes));

/** Show the table of another page. Returns what `showing` returns.
 * @param {string} html the page, or its parts */
export function swap(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = ["play", "told"].map((id) => page.getElementById(id));
  return showing(() => fresh.forEach((part) => part && document.getElementById(part.id)?.replaceWith(part)), true);
}

/** Change the table and show how it has changed. Returns the new lines of the tale, oldest first, and new alerts.
 * @param {() => void} change @param {boolean} looking whether the table may be at quite another moment then
 * @returns {string[]} */
function showing(change, looking = false) {
  const places = measure(), counted = still.matches || document.hidden ? null : numbers();
  const focused = document.activeElement, answers = focused?.closest(".plain .answers"), decision = decided();
  const scrolled = scrolls();
  const warned = alerts();
  const before = lastStep();
  const ended = result() !== null;
  change();
  const scene = document.getElementById("scene");
  if (scene) {
    clearEnds();
    for (const [id, [left, top]] of scrolled) document.getElementById(id)?.scrollTo({ left, top, behavior: "instant" });
    outline();
    if (scene.scrollHeight > scene.clientHeight) inSight(scene);
    if (!ended) result()?.scrollIntoView({ block: "start", behavior: "instant" });
  }
  refocus(answers && decision !== decided() ? "asked" : (focused?.id ?? ""));
  const steps = told(before), far = looking && Math.abs(lastStep() - before) > 1;
  light(steps, glide(places, far));
  if (counted && !far) swell(counted);
  follow(steps, ended);
  if (steps.length) showNewest();
  return [...news(before), ...alerts().filter((alert) => !warned.includes(alert))];
}

/** Show the question and its choices on the board, or else the things in the steps; show all of it when a match ends.
 * @param {Element[]} steps @param {boolean} ended whether it had ended before */
function follow(steps, ended) {
  if (result() && !ended) return showAll();
  const things = questionThings(), ways = things.some((thing) => thing.matches(".can"));
  const others = spokenOf(steps), shown = ways ? things : [...others, ...(others.length ? own() : []), ...things];
  if (fit(shown) || !showWays()) bring(shown);
}

/** Show the newest line of the tale, unless the viewer is reading in it. */
function showNewest() {
  const tale = document.getElementById("told");
  if (tale && !tale.matches(":hover, :focus-within")) tale.scrollTo({ top: 0, behavior: "instant" });
}

/** Return how far each scrolling part has been scrolled. @returns {Map<string, number[]>} */
function scrolls() {
  const parts = [...document.querySelectorAll("#scene, [data-scrolls]")];
  return new Map(parts.map((part) => [part.id, [part.scrollLeft, part.scrollTop]]));
}

/** Bring the result of the match into sight when it comes. */
const result = () => document.querySelector("#g-result, #result");

/** Return the sentences that must not be missed. @returns {string[]} */
function alerts() {
  return [...document.querySelectorAll("#scene .alert, #question .news")].map((alert) => alert.textContent ?? "");
}

/** Make room at the lower end of scrolling parts for the things that cover it. */
export function clearEnds() {
  clearTray();
  clearQuestion();
  beginWhole();
}

/** On a phone, keep the end of the tale beside the question: a sentence that begins above it is hidden until the viewer
 * scrolls to it. */
function beginWhole() {
  const lines = /** @type {HTMLElement | null} */ (document.querySelector(".question .latest:has(.earlier)"));
  if (!lines) return;
  const { top } = lines.getBoundingClientRect(), boxes = [...lines.querySelectorAll(".earlier > span")].map((said) => said.getBoundingClientRect());
  const cut = boxes.find((box) => box.top < top - 1 && box.bottom > top + 1);
  lines.style.clipPath = cut ? `inset(${cut.bottom - top}px 0 0)` : "";
  lines.onscroll = () => lines.style.removeProperty("clip-path");
}

/** Stop scrolling above the viewer's own things where these cover the lower end of the board. If that left little room, they
 * scroll with the rest. */
function clearTray() {
  const scene = document.getElementById("scene");
  const tray = /** @type {HTMLElement | null | undefined} */ (scene?.querySelector(".zone-hand"));
  if (!scene || !tray) return;
  tray.style.position = "";
  const { position } = getComputedStyle(tray);
  const room = scene.clientHeight - (parseFloat(getComputedStyle(scene).scrollPaddingTop) || 0) - tray.offsetHeight;
  if (position === "sticky" && room < ROOM) tray.style.position = "static";
  const covers = position === "sticky" && room >= ROOM;
  scene.style.scrollPaddingBottom = `${(covers ? tray.offsetHeight : 0) + TRAY_GAP}px`;
}

/** Show the newest lines of the tale above the question or a hint that covers its lower end; if a sentence of two lines has
 * no room there, show none. */
function clearQuestion() {
  const tale = document.getElementById("tale"), told = document.getElementById("told");
  if (!tale || !told) return;
  told.style.visibility = "";
  tale.style.paddingBottom = ""; // with more than fits it would be longer itself
  const leaf = tale.getBoundingClientRect();
  const over = [...document.querySelectorAll("#question, #hint-found")].map((part) => part.getBoundingClientRect());
  const lower = over.filter(({ left, right, top, bottom }) => left < leaf.right && leaf.left < right && top < leaf.bottom && leaf.top < bottom);
  const tops = lower.map(({ top }) => top);
  if (!tops.length || tale.matches(":popover-open")) return;
  tale.style.paddingBottom = `${leaf.bottom - Math.min(...tops) + TRAY_GAP}px`;
  if (told.clientHeight < LINES) told.style.visibility = "hidden";
}

/** On a phone, scroll the table so that the subject of the question comes into sight. @param {HTMLElement} scene */
function inSight(scene) {
  const lit = [...scene.querySelectorAll(".group.now")].filter((group) => !board()?.contains(group));
  const top = (/** @type {Element} */ group) => group.getBoundingClientRect().top; // the highest comes last, and so is whole
  const hand = document.querySelector(".mapped:has(> .asks) .zone-hand"); // beside a map players decide with their hand in view
  for (const group of [...lit.sort((one, other) => top(other) - top(one)), hand]) group?.scrollIntoView({ block: "nearest" });
}

/** Return the things in others' steps, those of the newest line first. @param {Element[]} steps */
function spokenOf(steps) {
  const others = steps.filter((step) => !step.classList.contains("own"));
  return others.flatMap((step) => [...step.children]).flatMap(thingsIn);
}

/** Light others' latest steps until the next change, and the consequences of the viewer's action: the lines of the tale, and
 * the pieces in them.
 * @param {Element[]} steps @param {Element[]} pieces */
function light(steps, pieces) {
  for (const old of document.querySelectorAll(".played")) old.classList.remove("played");
  document.querySelector(".line.now")?.classList.remove("now");
  if (still.matches || !steps.length) return;
  const followed = steps[0].classList.contains("own") ? consequences(steps[0]) : null;
  for (const thing of followed ? [...followed, ...followed.flatMap(thingsIn)] : [...steps, ...pieces]) thing.classList.add("played");
}

/** Return the consequences in a step after the action itself, which is its last line; the next turn is no news.
 * @param {Element} step */
const consequences = (step) => [...step.querySelectorAll(".line:not(.turn)")].slice(0, -1);

/** Return the number of the present decision, if there is one. @returns {string} */
const decided = () => document.querySelector("#question [name=decision]")?.getAttribute("value") ?? "";

/** Keep the focus on the same thing, or on the question if it is gone or inactive. @param {string} id */
function refocus(id) {
  if (!id || id === "told") return;
  const same = document.getElementById(id);
  if (same === document.activeElement) return;
  const can = same && same.matches("a, button, summary, input, select, [tabindex]");
  (can ? same : document.getElementById("question"))?.focus({ preventScroll: true });
}

/** @returns {number} the number of the last action in the tale */
export function lastStep() {
  const newest = /** @type {HTMLElement | null} */ (document.querySelector("#told li"));
  return Number(newest?.dataset.step ?? 0);
}

/** Return the steps after this one in the tale, the newest first. @param {number} step @returns {HTMLElement[]} */
function told(step) {
  const steps = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#told > li")]);
  return steps.filter((told) => Number(told.dataset.step) > step);
}

/** @param {number} step @returns {string[]} */
function news(step) {
  const lines = told(step).flatMap((told) => [...told.querySelectorAll(".line > :not(.rule)")]);
  return lines.reverse().map((line) => line.textContent ?? "");
}
