// @ts-check
// In a lesson: marks what its remark speaks of and what is to be done, and brings it into sight.

import { board, bring } from "./zoom.js";

const WAYS = "#scene .can, #question [data-answer]"; // what an action may be chosen by

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

/** How many actions were taken when something was last brought into sight: until the next one the learner scrolls freely. */
let seenAt = "";

/** The remark is read from its beginning. Where table and board scroll, what is to be done comes into sight, the best way
 * of all, and what the remark speaks of. */
function inSight() {
  const taken = document.querySelector("#remark progress")?.getAttribute("value") ?? "";
  if (taken === seenAt) return;
  seenAt = taken;
  document.getElementById("question")?.scrollTo({ top: 0, behavior: "instant" });
  const found = [...document.querySelectorAll("#scene .taught")], best = said().ways[0], frame = board();
  const ways = [...found.filter((way) => doing(way) === best), ...found.filter((way) => doing(way) !== best)];
  const things = [...ways, ...document.querySelectorAll("#scene .shown")];
  bring(things, true); // the tap that has just chosen something moved nothing
  const stays = frame && getComputedStyle(frame.closest(".board") ?? frame).position === "sticky";
  for (const thing of things.reverse()) if (!(stays && frame.contains(thing))) thing.scrollIntoView({ block: "nearest" });
}

const table = document.getElementById("table");
if (table) new MutationObserver(mark).observe(table, { childList: true, subtree: true });
mark();
