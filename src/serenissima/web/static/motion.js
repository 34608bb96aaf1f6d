// @ts-check
// Puts a new scene in the place of the old one: pieces glide, focus stays, nothing jumps.

import { patch } from "./patch.js";
import { named } from "./pointing.js";
import { asked, board, bring, fit, outline, showAll, showWays, still } from "./zoom.js";

/** A piece: in which group and line of it, where in the window and in that line, and what it looks like. Of one on a map
 * only its place there is known. @typedef {{group: string, line: string, box?: DOMRect, at: number[], looks: string}} Lying */

const GLIDE = { duration: 300, easing: "cubic-bezier(.2, .7, .3, 1)" };
const APPEAR = { duration: 220, easing: "ease-out" };
const TRAY_GAP = 8; // pixels between what is scrolled to and the tray
const ROOM = 76; // pixels that a tray over the lower end leaves at least

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
  const steps = told(before);
  light(steps, glide(places));
  follow(steps, ended);
  return [...news(before), ...alerts().filter((alert) => !warned.includes(alert))];
}

/** The board shows what is asked about and can be chosen, or else what the steps speak of; all of itself when a match ends.
 * @param {Element[]} steps @param {boolean} ended whether it had ended before */
function follow(steps, ended) {
  if (result() && !ended) return showAll();
  const things = asked(), ways = things.some((thing) => thing.matches(".can"));
  const shown = ways ? things : [...spokenOf(steps), ...things];
  if (fit(shown) || !showWays()) bring(shown);
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

/** Where one's own things lie over the lower end of the board, what is scrolled to stops above them. Where little room would
 * be left, they scroll with the rest. */
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

/** Where the question lies over the lower end of the tale, its newest lines stand above. */
function clearQuestion() {
  const tale = document.getElementById("tale"), question = document.getElementById("question");
  if (!tale || !question) return;
  const [leaf, over] = [tale, question].map((part) => part.getBoundingClientRect());
  const covers = over.left < leaf.right && leaf.left < over.right && over.top < leaf.bottom;
  tale.style.paddingBottom = covers && !tale.matches(":popover-open") ? `${leaf.bottom - over.top + TRAY_GAP}px` : "";
}

/** On a phone the table scrolls: what the question is about comes into sight.
 * @param {HTMLElement} scene */
function inSight(scene) {
  const lit = [...scene.querySelectorAll(".group.now")].filter((group) => !board()?.contains(group));
  for (const group of lit.reverse()) group.scrollIntoView({ block: "nearest" });
}

/** Where each piece lies now, if pieces move. @returns {Map<string, Lying>} */
function measure() {
  if (still.matches || document.hidden) return new Map();
  return new Map([...document.querySelectorAll("[data-glide]")].map((piece) => [piece.id, lying(piece)]));
}

/** @param {Element} piece @returns {Lying} */
function lying(piece) {
  const group = piece.closest(".group")?.id ?? "", said = looks(piece);
  if (piece instanceof SVGElement) return { group, line: "", at: placed(piece), looks: said };
  const row = piece.closest("ul"), box = piece.getBoundingClientRect(), edge = row?.getBoundingClientRect() ?? new DOMRect();
  return { group, line: `${group} ${row?.ariaLabel}`, box, at: [box.x - edge.x, box.y - edge.y], looks: said };
}

/** Where a piece lies on its map. @param {Element} piece */
const placed = (piece) => piece.getAttribute("transform")?.match(/[-\d.]+/g)?.map(Number) ?? [0, 0];

/** What is seen of a piece; what choosing it would do or bring is no part of it. @param {Element} piece */
function looks(piece) {
  if (piece instanceof SVGElement) return `${piece.querySelector(".drawn")?.getAttribute("href")} ${piece.querySelector(".figure")?.textContent}`;
  const parts = [...piece.childNodes].filter((part) => !(part instanceof Element && part.matches(".brings")));
  return parts.map((part) => part.textContent).join("");
}

/** Let each piece come from where it was; a piece that was nowhere fades in. All are looked at before any is moved: what
 * moves makes the browser lay out the page once more for the next look.
 * @param {Map<string, Lying>} places
 * @returns {Element[]} the pieces that something has happened to; others make room for them */
function glide(places) {
  const moved = [], now = measure(), came = origins(places, now);
  for (const [id, is] of now) {
    const piece = document.getElementById(id), was = came.get(id);
    if (!piece) continue;
    if (was?.group !== is.group || was.looks !== is.looks || (!is.box && way(was, is).some(Boolean))) moved.push(piece);
    if (was) slide(piece, was, is);
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
  }
  return moved;
}

/** Where each piece was. Pieces that look alike have numbers that may change: as many of them as lay in a group before have
 * stayed in it. @param {Map<string, Lying>} places @param {Map<string, Lying>} now @returns {Map<string, Lying>} */
function origins(places, now) {
  const came = new Map(), left = new Map(places);
  const alike = (/** @type {Lying} */ is, /** @type {Lying | undefined} */ was) => was?.looks === is.looks;
  const stayed = (/** @type {Lying} */ is, /** @type {Lying | undefined} */ was) => alike(is, was) && was?.group === is.group;
  const other = (/** @type {typeof alike} */ fits, /** @type {Lying} */ is) => is.box && [...left].find(([, was]) => was.box && fits(is, was))?.[0];
  /** @type {((id: string, is: Lying) => string | false | undefined)[]} */
  const ways = [(id, is) => stayed(is, left.get(id)) && id, (_, is) => other(stayed, is), (id) => id, (_, is) => other(alike, is)];
  for (const from of ways) {
    for (const [id, is] of now) {
      const found = came.has(id) ? "" : from(id, is) || "", was = left.get(found);
      if (was) came.set(id, was), left.delete(found);
    }
  }
  return came;
}

/** From where a piece comes: from another line across the window, within its line along it. A line that has its place
 * elsewhere, or breaks elsewhere, moves nothing. @param {Lying} was @param {Lying} is */
function way(was, is) {
  if (was.box && is.box && was.line !== is.line) return [was.box.x - is.box.x, was.box.y - is.box.y];
  const [x, y] = [was.at[0] - is.at[0], was.at[1] - is.at[1]];
  return is.box && Math.abs(y) > 1 ? [0, 0] : [x, y];
}

/** Let a piece come from where it was. @param {Element} piece @param {Lying} was @param {Lying} is */
function slide(piece, was, is) {
  const [x, y] = way(was, is), base = is.box ? [0, 0] : is.at;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const size = (was.line !== is.line && was.box && is.box?.width && was.box.width / is.box.width) || 1;
  const start = `translate(${base[0] + x}px, ${base[1] + y}px) scale(${size})`;
  const end = `translate(${base[0]}px, ${base[1]}px)`;
  piece.animate([{ transform: start, transformOrigin: "0 0", zIndex: 5 }, { transform: end, transformOrigin: "0 0", zIndex: 5 }], GLIDE);
}

/** The things that others' steps speak of, of the newest line first. @param {Element[]} steps */
function spokenOf(steps) {
  const others = steps.filter((step) => !step.classList.contains("own"));
  return others.flatMap((step) => [...step.children]).flatMap(named);
}

/** What others did last is lit until something else happens: the lines of the tale, and the pieces that they speak of.
 * @param {Element[]} steps @param {Element[]} pieces */
function light(steps, pieces) {
  for (const old of document.querySelectorAll(".played, .line.now")) old.classList.remove("played", "now");
  if (still.matches || !steps.length || steps[0].classList.contains("own")) return;
  for (const thing of [...steps, ...pieces]) thing.classList.add("played");
}

/** Which decision is asked for, if one is. @returns {string} */
const decided = () => document.querySelector("#question [name=decision]")?.getAttribute("value") ?? "";

/** Keep the focus on the same thing, or on the question if it is gone or does nothing any more.
 * @param {string} id */
function refocus(id) {
  if (!id || id === "told") return;
  const same = document.getElementById(id);
  if (same === document.activeElement) return;
  const can = same && same.matches("a, button, summary, input, select, [tabindex]");
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
