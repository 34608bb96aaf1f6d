// @ts-check
// Lights the things in a line of the tale that is pointed at, as long as they are unchanged since.

import { board, bring } from "./zoom.js";

const LINE = "#told .line";
const KEYS = { ArrowDown: 1, ArrowUp: -1 };
const STAYS = ".group[class*='seat-'], .group.shaped, .map .field"; // permanent things: players, areas, hexes

/** The line whose things are lit. @type {Element | null} */
let pointed = null;

/** The line under the pointer or with the focus; the lit things of another one stay until that changes.
 * @type {Element | null} */
let meant = null;

/** For each line, the ids and places of its things that have not moved since. @type {WeakMap<Element, Map<string, string>>} */
const spoken = new WeakMap();

/** Listen to the tale. */
export function listen() {
  follow();
  for (const way of ["pointerover", "focusin"]) document.addEventListener(way, (event) => pointAt(line(event.target)));
  document.addEventListener("keydown", (event) => {
    if (walk(event)) event.preventDefault(), event.stopImmediatePropagation();
  }, true);
}

/** @param {EventTarget | null} target */
const line = (target) => (target instanceof Element ? target.closest(LINE) : null);

/** @param {Element | null} found */
function pointAt(found) {
  if (found === meant) return;
  meant = found;
  point(found);
}

/** Light the things of a line, and no others. @param {Element | null} found */
export function point(found) {
  if (found === pointed && !found) return;
  pointed = found;
  light(things(found));
}

/** Light these things, and no others. @param {Element[]} lit */
export function light(lit) {
  for (const thing of document.querySelectorAll(".pointed")) thing.classList.remove("pointed");
  for (const thing of lit) thing.classList.add("pointed");
  bring(lit);
}

/** Light the things in the moment of a line, and bring them into sight. @param {Element | null | undefined} found */
export function show(found) {
  point(found ?? null);
  const aside = [...document.querySelectorAll("#scene .pointed")].find((thing) => !board()?.contains(thing));
  aside?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Update older lines after a change of the table: they lose things that have moved or changed hands. The places at the time
 * of a line are known for the newest step alone; of other new lines, only permanent things count. */
export function follow() {
  const newest = document.querySelector("#told > li");
  for (const line of document.querySelectorAll(LINE)) {
    const known = spoken.get(line);
    for (const [id, place] of known ?? []) if (placeOf(document.getElementById(id)) !== place) known?.delete(id);
    if (known) continue;
    const found = thingsIn(line).filter((thing) => newest?.contains(line) || thing.matches(STAYS));
    spoken.set(line, new Map(found.map((thing) => [thing.id, placeOf(thing)])));
  }
}

/** Return the place of a thing, and its owner; a group about something else has another heading.
 * @param {Element | null} thing */
function placeOf(thing) {
  if (!thing || thing.matches(STAYS)) return String(thing?.id);
  const owner = thing.closest("[class*='seat-']")?.getAttribute("class")?.match(/seat-\d+/)?.[0];
  const at = thing.matches(".group") ? thing.querySelector("h2")?.textContent : thing.getAttribute("transform");
  return [thing.closest(".group")?.id, owner, at].join(" ");
}

/** Return the things on the table that a line still refers to. @param {Element | null} found @returns {Element[]} */
function things(found) {
  const ids = [...((found && spoken.get(found)) ?? new Map()).keys()];
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

/** Return the things on the table that a line names. @param {Element} line @returns {Element[]} */
export function thingsIn(line) {
  const ids = line.getAttribute("data-of")?.split(" ") ?? [];
  return ids.flatMap((id) => [...document.querySelectorAll(`#scene :is(${selectors(id)})`)]);
}

/** Match an id: before a stroke is the group of a thing; a star at the end matches any ending. @param {string} id */
function selectors(id) {
  const [name, group] = id.split("/").reverse();
  const inside = group ? `[id="g-${group}"] ` : "";
  return name.endsWith("*") ? `${inside}[id^="i-${name.slice(0, -1)}"]` : `${inside}[id="i-${name}"], [id="g-${name}"]`;
}

/** Move from line to line of the tale by up and down, and show a line's moment by Enter.
 * @param {KeyboardEvent} event @returns {boolean} whether the key was for the tale */
function walk({ key, target, ctrlKey, altKey, metaKey }) {
  if (ctrlKey || altKey || metaKey) return false;
  const tale = target instanceof Element ? target.closest("#told") : null;
  if (!tale || !(target instanceof Element)) return false;
  if (key === "Enter" && target.matches(LINE)) return target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (!(key in KEYS)) return false;
  const lines = /** @type {HTMLElement[]} */ ([...tale.querySelectorAll(LINE)]);
  const here = lines.indexOf(/** @type {HTMLElement} */ (target));
  const next = lines[here < 0 ? 0 : here + KEYS[/** @type {keyof KEYS} */ (key)]];
  if (!next) return true;
  next.tabIndex = -1;
  next.focus();
  return true;
}
