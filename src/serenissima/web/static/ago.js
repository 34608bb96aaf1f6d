// @ts-check
// Updates ages while a page stays open: `data-age` is an element's age in seconds when the page was made.

/** The number of seconds from which each unit is used. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60]];
const ENOUGH = 0.85; // of a unit to be called one, as on the server
const EVERY = 10000;
/** When each was first seen, by the clock of this device, which may be wrong. @type {WeakMap<Element, number>} */
const seen = new WeakMap();
const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "always" });
const at = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "full", timeStyle: "short" }); // in this browser's time zone
const now = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(0, "second");

/** @param {number} seconds */
function ago(seconds) {
  const found = UNITS.find(([, length]) => seconds / length >= ENOUGH);
  return found ? words.format(-Math.max(1, Math.round(seconds / found[1])), found[0]) : now;
}

/** Update the ages that have changed. */
export function refresh() {
  for (const time of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-age]"))) {
    const since = seen.get(time) ?? Date.now();
    seen.set(time, since);
    time.title ||= at.format(new Date(time.getAttribute("datetime") ?? ""));
    const said = ago(Number(time.dataset.age) + (Date.now() - since) / 1000);
    if (time.textContent !== said) time.textContent = said;
  }
}

refresh();
setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
