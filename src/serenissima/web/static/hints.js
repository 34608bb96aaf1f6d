// @ts-check
// Marks on the table what a hint speaks of: each choice bears the number that it has in the hint. It comes with the first hint.

const WAYS = "#scene .can, #question [data-answer]"; // what an action may be chosen by
const SVG = "http://www.w3.org/2000/svg";

if (!document.querySelector("link[href$='hints.css']")) {
  const href = new URL("hints.css", import.meta.url).href;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: madeRoom }));
}
document.addEventListener("toggle", (event) => event.target instanceof Element && event.target.id === "hint-found" && madeRoom(), true);

/** On a phone the board becomes smaller beside a hint that is open: all of it that was in sight stays in sight. */
function madeRoom() {
  dispatchEvent(new Event("resize"));
}

/** Mark anew: the table has changed. */
function mark() {
  for (const rank of document.querySelectorAll("#scene .rank, #question .answer .rank")) rank.remove();
  for (const thing of document.querySelectorAll(".hinted")) thing.classList.remove("hinted");
  const hints = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#hint-found [data-way]"));
  const ranks = new Map([...hints].map((hint, number) => [hint.dataset.way, String(number + 1)]));
  if (ranks.size) for (const way of document.querySelectorAll(WAYS)) {
    const action = way.getAttribute("value") ?? way.getAttribute("data-action") ?? "";
    const rank = ranks.get(action.split(",")[0].trim());
    if (rank) number(way, rank);
  }
  watch?.takeRecords(); // of what was marked just now
}

/** @param {Element} way @param {string} rank */
function number(way, rank) {
  const drawn = way instanceof SVGElement;
  const shown = drawn ? document.createElementNS(SVG, "text") : document.createElement("b");
  shown.setAttribute("class", "rank");
  shown.setAttribute("aria-hidden", "true");
  if (drawn) shown.setAttribute("font-size", String(1.3 * size(way)));
  shown.textContent = rank;
  way.classList.add("hinted");
  way.append(shown);
}

/** How large a thing on a map is drawn: the radius of its ring. @param {Element} way */
const size = (way) => Number(way.querySelector("circle")?.getAttribute("r") ?? 20);

const table = document.getElementById("table");
const watch = table ? new MutationObserver(mark) : null;
if (table) watch?.observe(table, { childList: true, subtree: true });
mark();
