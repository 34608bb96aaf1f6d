// @ts-check
// In a lesson: marks the things in its remark and the choices, and brings them into sight.

import { board, bring, fit, questionThings } from "./zoom.js";

const SMALLEST = 0.6; // of a map with many marked things: a finger still hits its fields
const WAYS = "#scene .can, #question [data-answer]"; // attributes by which an action can be chosen

/** The first action that a way takes. @param {Element} way */
const doing = (way) => (way.getAttribute("value") ?? way.getAttribute("data-action") ?? "").split(",")[0].trim();

/** Return the contents of the remark: the actions that the lesson accepts, the best one first, and the things it mentions. */
function said() {
  const { ways = "", show = "" } = document.getElementById("remark")?.dataset ?? {};
  return { ways: ways.split("|").filter(Boolean), show: show.split(" ").filter(Boolean) };
}

/** Mark the things again after a change of the table. */
function mark() {
  for (const thing of document.querySelectorAll(".taught, .shown")) {
    thing.classList.remove("taught", "shown");
    thing.removeAttribute("aria-current");
  }
  const { ways, show } = said();
  for (const id of show) document.getElementById(id)?.classList.add("shown");
  for (const way of document.querySelectorAll(WAYS)) {
    if (!ways.includes(doing(way))) continue;
    way.classList.add("taught");
    way.setAttribute("aria-current", "step"); // for screen readers
  }
  table?.classList.toggle("guided", ways.length > 0);
  requestAnimationFrame(inSight);
}

/** The number of actions when something was last brought into sight: until the next one the learner scrolls freely. */
let seenAt = "";

/** Stay silent while others act. The remark is read from its beginning. Where table and board scroll, the best choice comes
 * into sight, and the things in the remark. */
function inSight() {
  const taken = document.querySelector("#remark progress")?.getAttribute("value") ?? "";
  if (taken === seenAt || !document.querySelector("#question.asks, #remark > p + p")) return;
  seenAt = taken;
  document.getElementById("question")?.scrollTo({ top: 0, behavior: "instant" });
  const found = [...document.querySelectorAll("#scene .taught")], best = said().ways[0], frame = board();
  const things = [...found.filter((way) => doing(way) === best), ...document.querySelectorAll("#scene .shown")];
  fit(taken === "0" ? questionThings() : things, SMALLEST); // the first remark is about all of the table
  bring(things, true); // the tap that has just made a choice moved no piece
  const stays = frame && getComputedStyle(frame.closest(".board") ?? frame).position === "sticky";
  for (const thing of things.reverse()) if (!(stays && frame.contains(thing))) thing.scrollIntoView({ block: room(thing) });
}

/** Bring the beginning of something into sight if it is higher than the free space beside the board. @param {Element} thing */
function room(thing) {
  const scene = document.getElementById("scene");
  const free = scene && scene.clientHeight - (parseFloat(getComputedStyle(scene).scrollPaddingTop) || 0);
  return free && thing.clientHeight > free ? "start" : "nearest";
}

const table = document.getElementById("table");
if (table) new MutationObserver(mark).observe(table, { childList: true, subtree: true });
mark();
