// @ts-check
// Maps: the thing under the pointer or the focus is named; a click on it presses its button.

const TWICE = 320; // ms between the taps of a double tap, which elsewhere zooms: its second half makes no choice
let toldAt = -TWICE;

/** Listen to the maps of a table. */
export function listen() {
  document.addEventListener("pointerover", (event) => touched(event) || tell(thing(event)));
  document.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) tell(thing(event));
  });
  document.addEventListener("click", (event) => {
    if (touched(event)) tell(thing(event));
    press(event, touched(event));
  });
  document.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && press(event, false)) event.preventDefault();
  });
}

/** @param {Event} event @returns {SVGElement | null} */
function thing(event) {
  const found = event.target instanceof Element ? event.target.closest(".map [data-told], .map [data-action]") : null;
  return found instanceof SVGElement ? found : null;
}

/** Show its name in the line below the map, or clear the line. @param {SVGElement | null} found */
function tell(found, more = "") {
  const said = found?.closest(".group")?.querySelector(".map-told");
  for (const line of document.querySelectorAll(".map-told")) {
    line.textContent = line === said ? [found?.dataset.told || found?.getAttribute("aria-label"), more].filter(Boolean).join(" · ") : "";
  }
}

/** @param {Event} event */
const touched = (event) => event instanceof PointerEvent && event.pointerType === "touch";

/** Press the button of the list below after a click: things on a map are no buttons. A finger cannot hover first, so its
 * first touch explains, and its second one acts.
 * @param {Event} event @param {boolean} finger @returns {boolean} whether a thing was there */
function press(event, finger) {
  const found = thing(event);
  if (!found?.dataset.action) return false;
  if (finger && found.dataset.told) {
    if (!found.classList.contains("chosen")) return choose(found);
    if (performance.now() - toldAt < TWICE) return true;
  }
  const same = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('button[name="action"]'));
  [...same].find((button) => button.value === found.dataset.action)?.click();
  return true;
}

/** Handle the first touch of a thing by a finger: it alone is marked, with the effect of a second touch.
 * @param {SVGElement} found */
function choose(found) {
  toldAt = performance.now();
  for (const other of document.querySelectorAll(".map .chosen")) other.classList.remove("chosen");
  found.classList.add("chosen");
  const line = found.closest(".group")?.querySelector(".map-told");
  tell(found, line instanceof HTMLElement ? line.dataset.again : "");
  return true;
}
