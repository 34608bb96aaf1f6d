// @ts-check
// In a lesson: marks what its remark speaks of and what is to be done, and brings it into sight.

const WAYS = "#scene .can, #question [data-answer]"; // what an action may be chosen by
const BOARDS = ":is(.map-frame, .board > .chart)"; // what is too large for a phone

/** The first action that a way takes. @param {Element} way */
const doing = (way) => (way.getAttribute("value") ?? way.getAttribute("data-action") ?? "").split(",")[0].trim();

/** What the remark says: the actions that the lesson goes on from, the best one first, and what it speaks of. */
function said() {
  const { ways = "", show = "" } = document.getElementById("remark")?.dataset ?? {};
  return { ways: ways.split("|").filter(Boolean), show: show.split(" ").filter(Boolean) };
}

/** Mark anew: the table has changed. */
function mark() {
  for (const thing of document.querySelectorAll(".taught, .shown")) thing.classList.remove("taught", "shown");
  const { ways, show } = said();
  for (const id of show) document.getElementById(id)?.classList.add("shown");
  for (const way of document.querySelectorAll(WAYS)) {
    if (ways.includes(doing(way))) way.classList.add("taught");
  }
  table?.classList.toggle("guided", ways.length > 0);
  requestAnimationFrame(inSight);
}

/** The taken actions when something was last brought into sight: where the learner scrolls meanwhile is their own affair. */
let shown = "";

/** Where the table scrolls, what is to be done comes into sight, and on the board what the remark speaks of. */
function inSight() {
  const taken = document.querySelector("#remark progress")?.getAttribute("value") ?? "";
  if (taken === shown) return;
  shown = taken;
  const found = [...document.querySelectorAll("#scene .taught:not(.group-pick)")], best = said().ways[0];
  const wanted = found.find((way) => doing(way) === best) ?? found[0];
  for (const thing of [document.querySelector(`${BOARDS} .shown`), wanted]) {
    const side = thing?.closest(BOARDS) ? "center" : "nearest";
    thing?.scrollIntoView({ block: side, inline: side });
  }
}

const table = document.getElementById("table");
if (table) new MutationObserver(mark).observe(table, { childList: true, subtree: true });
mark();
