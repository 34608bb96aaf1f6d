// @ts-check
// Pointing at a line of the tale lights the things on the table that it speaks of.

const LINE = "#told .line";
const KEYS = { ArrowDown: 1, ArrowUp: -1 };

/** The line whose things are lit. @type {Element | null} */
let pointed = null;

/** Listen to the tale. */
export function listen() {
  for (const way of ["pointerover", "focusin"]) document.addEventListener(way, (event) => point(line(event.target)));
  document.addEventListener("keydown", (event) => {
    if (walk(event)) event.preventDefault(), event.stopImmediatePropagation();
  }, true);
}

/** @param {EventTarget | null} target */
const line = (target) => (target instanceof Element ? target.closest(LINE) : null);

/** Light what a line speaks of, and nothing else. @param {Element | null} found */
export function point(found) {
  if (found === pointed && !found) return;
  pointed = found;
  for (const thing of document.querySelectorAll(".pointed")) thing.classList.remove("pointed");
  for (const thing of things(found)) thing.classList.add("pointed");
}

/** What the moment of a line shows of it is lit, and comes into sight. @param {Element} found */
export function show(found) {
  point(found);
  document.querySelector("#scene .pointed")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The things on the table that a line speaks of. @param {Element | null} found @returns {Element[]} */
function things(found) {
  const ids = found?.getAttribute("data-of")?.split(" ") ?? [];
  return ids.flatMap((id) => [...document.querySelectorAll(`#scene :is(${selectors(id)})`)]);
}

/** A star at the end of an id stands for any ending. @param {string} id */
const selectors = (id) => (id.endsWith("*") ? `[id^="i-${id.slice(0, -1)}"]` : `[id="i-${id}"], [id="g-${id}"]`);

/** In the tale, up and down go from line to line, and Enter shows its moment.
 * @param {KeyboardEvent} event @returns {boolean} whether the key was about the tale */
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
