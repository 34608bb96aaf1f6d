// @ts-check
// In a lesson: marks what its remark speaks of and what is to be done, and brings it into sight.

const WAYS = "#scene .can, #question [data-answer]"; // what an action may be chosen by

/** Mark anew: the table has changed. */
function mark() {
  for (const thing of document.querySelectorAll(".taught, .shown")) thing.classList.remove("taught", "shown");
  const { ways = "", show = "" } = document.getElementById("remark")?.dataset ?? {};
  for (const id of show.split(" ").filter(Boolean)) document.getElementById(id)?.classList.add("shown");
  const wanted = new Set(ways.split("|"));
  for (const way of document.querySelectorAll(WAYS)) {
    const action = way.getAttribute("value") ?? way.getAttribute("data-action") ?? "";
    if (wanted.has(action.split(",")[0].trim())) way.classList.add("taught");
  }
  table?.classList.toggle("guided", ways !== "");
  requestAnimationFrame(inSight);
}

/** The taken actions when something was last brought into sight: where the learner scrolls meanwhile is their own affair. */
let shown = "";

/** Where the table scrolls, what is to be done comes into sight. */
function inSight() {
  const taken = document.querySelector("#remark progress")?.getAttribute("value") ?? "";
  if (taken === shown) return;
  shown = taken;
  document.querySelector("#scene .taught:not(.group-pick)")?.scrollIntoView({ block: "nearest" });
}

const table = document.getElementById("table");
if (table) new MutationObserver(mark).observe(table, { childList: true, subtree: true });
mark();
