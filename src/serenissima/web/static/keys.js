// @ts-check
// The keyboard: arrows move among the things that can be clicked, numbers answer, letters do the rest.

const THINGS = "#scene .can:not([tabindex='-1']), #question .answer, #question .button";
export const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const BEFORE = 12; // px before the place of a moved thing at which arrows begin, as the next one may be there now

/** The last choice and its place: the arrows continue from there even if it has moved. */
let chosen = { id: "", place: [0, 0] };

/** Listen to the keys of a table. */
export function listen() {
  document.addEventListener("click", ({ target }) => {
    const thing = target instanceof Element ? target.closest(THINGS) : null;
    if (!(thing instanceof HTMLElement)) return;
    const [x, y] = middle(thing);
    chosen = { id: thing.id, place: [x - BEFORE, y] };
  }, true);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || writing(event.target)) return;
    if (event.key in ARROWS && reading()) return;
    if (press(meant(event))) event.preventDefault();
  });
}

/** Return the things to reach; of equal cards on each other only the last one. @returns {HTMLElement[]} */
function reachable() {
  const found = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(THINGS));
  return [...found].filter((thing) => thing.checkVisibility());
}

/** @param {EventTarget | null} target */
function writing(target) {
  return target instanceof HTMLElement && target.matches("input, select, textarea, :popover-open *");
}

/** Whether arrows scroll through the tale. */
const reading = () => document.activeElement?.id === "told";

/** Return the key that a press means on any keyboard: a French one has digits only with Shift, others type letters or
 * accents there, a Greek one has no Latin letters, and Caps Lock makes them large. @param {KeyboardEvent} event */
export function meant({ key, code, shiftKey }) {
  const untyped = /^(Dead|Process|Unidentified)$/.test(key); // part of a letter, for an accent or an input method
  if (key.length > 1 && !untyped) return key;
  if (/^[\da-z?]$/i.test(key)) return key.toLowerCase();
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter && (untyped || /^(?!\p{Script=Latin})\p{L}/u.test(key)) ? letter.toLowerCase() : key;
}

/** @param {string} key @returns {boolean} whether the key had a meaning */
function press(key) {
  if (key in ARROWS) return step(key) || walk(ARROWS[/** @type {keyof ARROWS} */ (key)]);
  if (/^[1-9]$/.test(key)) return choose(key);
  if (key === "u") return click(document.getElementById("cancel-waiting") ?? document.getElementById("undo"));
  if (key === "t") return show("tale") || focus("told");
  if (key === "p") return click(document.getElementById("step-play") ?? document.getElementById("playback-pause"));
  if (key === "b") return click(document.getElementById("look-back"));
  if (key === "Escape") return click(document.getElementById("step-back") ?? hint()) || (reading() && focus("question"));
  if (key === "s") return click(document.getElementById("playback-skip"));
  if (key === "r") return click(document.getElementById("rulebook-shut") ?? rule());
  if (key === "h") return click(document.getElementById("hint"));
  if (key === "?") return show("keys");
  return false;
}

/** Choose the answer with this number; if a hint has numbered its choices, the one with that number. @param {string} key */
function choose(key) {
  const ranks = [...document.querySelectorAll(".hinted > .rank")];
  if (!ranks.length) return click(document.querySelectorAll("[data-answer]:not(.quiet)")[Number(key) - 1]);
  ranks.find((rank) => rank.textContent === key)?.parentElement?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

/** When looking through a match, go a step to the left or right. @param {string} key */
function step(key) {
  if (!document.getElementById("step-next")) return false;
  const way = { ArrowLeft: "step-prev", ArrowRight: "step-next" }[key];
  return way ? click(document.getElementById(way)) : false;
}

/** Return the link to the rule of the line with the focus, or to those that apply now. @returns {Element | null} */
const rule = () => document.activeElement?.closest("#told .line")?.querySelector(".rule") ?? document.getElementById("rules-in-use");

/** Return the heading that folds an open hint: it gets the focus if one of its lines had it. */
function hint() {
  const heading = /** @type {HTMLElement | null} */ (document.querySelector("#hint-found[open] > summary"));
  if (!heading || document.querySelector(":popover-open")) return null;
  if (heading.parentElement?.contains(document.activeElement)) heading.focus();
  return heading;
}

/** Go to the nearest thing in a direction. @param {number[]} way */
function walk([x, y]) {
  const things = reachable(), here = document.activeElement;
  const from = things.find((thing) => thing === here);
  const moved = from?.id && from.id === chosen.id;
  const next = from ? nearest(from, things, x, y, moved ? chosen.place : middle(from)) : things[0];
  if (!next) return things.length > 0;
  chosen.id = "";
  next.focus();
  return true;
}

/** @param {T} from @param {T[]} things @param {number} x @param {number} y @param {number[]} start */
export function nearest(from, things, x, y, [ax, ay] = middle(from)) {
  let best = null, least = Infinity;
  for (const thing of things) {
    const [bx, by] = middle(thing);
    const ahead = (bx - ax) * x + (by - ay) * y;
    const aside = Math.abs((bx - ax) * y) + Math.abs((by - ay) * x);
    if (thing === from || ahead < 4) continue;
    if (ahead + 2.5 * aside < least) [best, least] = [thing, ahead + 2.5 * aside];
  }
  return best;
}

/** @param {HTMLElement} thing @returns {number[]} */
function middle(thing) {
  const place = thing.getBoundingClientRect();
  return [place.x + place.width / 2, place.y + place.height / 2];
}

/** @param {Element | null | undefined} thing */
function click(thing) {
  if (thing instanceof HTMLElement) thing.click();
  return thing instanceof HTMLElement;
}

/** @param {string} id */
function focus(id) {
  document.getElementById(id)?.focus();
  return true;
}

/** Open a hidden sheet; false if it is open anyway. @param {string} id */
function show(id) {
  const leaf = document.getElementById(id);
  if (!leaf || !leaf.popover || leaf.checkVisibility()) return false;
  leaf.togglePopover();
  return true;
}
