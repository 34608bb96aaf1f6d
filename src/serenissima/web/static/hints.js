// @ts-check
// Marks the things in a hint on the table: each choice has its number in the hint, and the things of the suggestion under the
// pointer are lit, at first those of the first one. It loads with the first hint.

import { light, thingsIn } from "./pointing.js";

const WAYS = "#scene .can, #question [data-answer]"; // attributes by which an action can be chosen
const HINT = "#hint-found [data-way]"; // one suggestion
const PLAYER = ".group[class*='seat-']"; // everything of a player: lighting it would be meaningless
const SVG = "http://www.w3.org/2000/svg";

if (!document.querySelector("link[href$='hints.css']")) {
  const href = new URL("hints.css", import.meta.url).href;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: madeRoom }));
}
document.addEventListener("toggle", (event) => {
  if (!(event.target instanceof HTMLDetailsElement) || event.target.id !== "hint-found") return;
  madeRoom();
  explain(event.target.open ? event.target.querySelector(HINT) : null);
}, true);
for (const way of ["pointerover", "focusin"]) document.addEventListener(way, (event) => {
  const hint = event.target instanceof Element ? event.target.closest(HINT) : null;
  if (hint && hint !== explained) explain(hint);
});

/** Measure the covered end of the table again when the hint is opened or folded. */
function madeRoom() {
  dispatchEvent(new Event("resize"));
  comeIntoSight();
}

/** Bring the choices of an open hint into sight, and the question. */
function comeIntoSight() {
  const advice = document.querySelector("#advice:has([open])");
  if (!advice) return;
  const hand = [...document.querySelectorAll(".charted .zone-hand .hinted")].reverse();
  for (const part of [...hand, document.getElementById("question"), advice]) part?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

matchMedia("(orientation: portrait)").addEventListener("change", comeIntoSight); // a phone is turned

/** Mark the things again after a change of the table. */
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
  if (!explained?.isConnected) explain(document.querySelector("#hint-found[open] [data-way]"));
  watch?.takeRecords(); // of the things marked just now
}

/** The suggestion whose things are lit. @type {Element | null} */
let explained = null;

/** Light the things of a suggestion: first its choice, on the table or as an answer. @param {Element | null} hint */
function explain(hint) {
  if (hint === explained) return;
  explained?.removeAttribute("aria-current");
  explained = hint;
  hint?.setAttribute("aria-current", "true");
  const rank = hint?.querySelector(".rank")?.textContent;
  const ways = [...document.querySelectorAll(".hinted")].filter((way) => way.querySelector(":scope > .rank")?.textContent === rank);
  light(hint ? [...new Set([...ways, ...thingsIn(hint).filter((thing) => !thing.matches(PLAYER))])] : []);
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

/** Return how large a thing on a map is drawn: the radius of its ring. @param {Element} way */
const size = (way) => Number(way.querySelector("circle")?.getAttribute("r") ?? 20);

const table = document.getElementById("table");
const watch = table ? new MutationObserver(mark) : null;
if (table) watch?.observe(table, { childList: true, subtree: true });
mark();
madeRoom();
