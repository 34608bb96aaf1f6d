// @ts-check
// The analysis of a finished match: a graph that follows the step in view, and leads to the costly choices.

import { light, thingsIn } from "./pointing.js";

const AGAIN = 700; // ms between questions whether it is finished

const STORED = "analysis"; // where this browser stores what it found in its latest match

const STYLES = ["hints.css", "analysis.css"]; // a match that ends in view has not loaded them

/** @typedef {{here: number, to: (step: number) => Promise<void>, stop: () => void}} Looks */

/** @type {Looks | undefined} */
let looking;

/** Whether the graph is or will be here. */
let asked = false;

/** The panel: each step is another page, but this stays. @type {HTMLElement | null} */
let kept = null;

const panel = () => document.getElementById("analysis");
const found = () => /** @type {HTMLElement} */ (document.getElementById("analysis-found"));
const graphs = () => /** @type {HTMLElement | null} */ (document.querySelector("#analysis .graphs"));
const moments = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#analysis .moment")]);

/** Show the step in view; the first time, fetch the analysis. @param {Looks} looks */
export function show(looks) {
  looking = looks;
  loadStyles();
  const here = panel();
  if (!kept) kept = here;
  else if (here && here !== kept) here.replaceWith(kept);
  if (!asked) fetchFound();
  else if (graphs()) follow();
}

function loadStyles() {
  for (const name of STYLES) if (!document.querySelector(`link[href$='${name}']`)) {
    const href = new URL(name, import.meta.url).href;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}

/** Fetch the analysis, and again until it is finished. */
async function fetchFound() {
  asked = true;
  const from = panel()?.dataset.from;
  if (!from || (await foundHere())) return;
  try {
    const answer = await fetch(from);
    if (answer.status === 202) {
      wait((await answer.json()).percent);
      setTimeout(fetchFound, AGAIN);
    } else if (answer.ok) {
      found().innerHTML = await answer.text();
      if (graphs()) follow();
    } else asked = false;
  } catch {
    asked = false; // the next step tries again
  }
}

/** Analyse the match on this device, and show what is found; return whether that was possible. */
async function foundHere() {
  const { memory, findings } = panel()?.dataset ?? {};
  if (!memory || !findings) return false;
  try {
    const before = storedFindings(memory);
    if (before && (await showFindings(findings, before))) return true;
    const { able, compute } = await import("./engine.js");
    if (!able()) return false;
    const body = new Uint8Array((await compute(memory, (part) => wait(Math.round(100 * part)))).buffer);
    storeFindings(memory, body);
    return await showFindings(findings, body);
  } catch {
    return false; // the server does it
  }
}

/** Have the server word what was found, and show it; return whether the server accepted it.
 * @param {string} address @param {Uint8Array<ArrayBuffer>} body */
async function showFindings(address, body) {
  const answer = await fetch(address, { method: "POST", body });
  if (!answer.ok) return false;
  found().innerHTML = await answer.text();
  if (graphs()) follow();
  return true;
}

/** Return what this browser has found in its latest match, if it is this one. @param {string} of */
function storedFindings(of) {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return stored.of === of ? Uint8Array.from(atob(stored.found), (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null; // nothing is stored here
  }
}

/** @param {string} of @param {Uint8Array} findings */
function storeFindings(of, findings) {
  try {
    const found = btoa(Array.from(findings, (byte) => String.fromCharCode(byte)).join(""));
    localStorage.setItem(STORED, JSON.stringify({ of, found }));
  } catch {
    // it is found again at the next visit
  }
}

/** Show how far the analysis is. @param {number} percent */
function wait(percent) {
  const shown = found().querySelector("progress");
  if (shown) return void (shown.value = percent);
  const said = panel()?.dataset.working ?? "";
  const bar = Object.assign(document.createElement("progress"), { max: 100, value: percent });
  bar.setAttribute("aria-label", said);
  found().replaceChildren(said, " ", bar);
}

/** Show the chances at the step in view, and what happened there. */
function follow() {
  const at = looking?.here ?? 0, known = panel()?.dataset.version === "known", drawn = graphs();
  for (const line of document.querySelectorAll("#analysis .now")) line.setAttribute("d", `M${at} 0V100`);
  const row = (drawn?.dataset[known ? "known" : "whole"] ?? "").split(",")[at]?.split(" ") ?? [];
  for (const [seat, percent] of row.entries()) {
    const shown = document.querySelector(`#analysis .legend [data-seat="${seat}"] b`);
    if (shown) shown.textContent = drawn?.dataset.percent?.replace("#", percent) ?? "";
  }
  const here = moments().filter((moment) => Number(moment.dataset.at) === at);
  for (const moment of moments()) moment.hidden = !here.includes(moment);
  light(here.flatMap(thingsIn));
  for (const way of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#analysis [data-go]"))) {
    way.toggleAttribute("disabled", next(Number(way.dataset.go)) === undefined);
  }
}

/** Return the nearest costly choice or lucky moment before or after the step in view. @param {number} way -1 or 1 */
function next(way) {
  const at = looking?.here ?? 0;
  const there = moments().map((moment) => Number(moment.dataset.at)).filter((step) => way * (step - at) > 0);
  return there.length ? Math[way > 0 ? "min" : "max"](...there) : undefined;
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const way = /** @type {HTMLElement | null | undefined} */ (target?.closest("#analysis [data-go]"));
  const version = /** @type {HTMLElement | null | undefined} */ (target?.closest("#analysis [data-version]:is(button)"));
  const drawn = graphs();
  if (way) go(next(Number(way.dataset.go)));
  else if (version) choose(version);
  else if (drawn && target?.closest("#analysis .graphs")) {
    const box = drawn.getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width) * Number(drawn.dataset.last)));
  }
});

/** @param {number | undefined} step */
function go(step) {
  if (step === undefined) return;
  looking?.stop();
  looking?.to(step);
}

/** Show the other version of the graph. @param {HTMLElement} button */
function choose(button) {
  const known = panel()?.dataset.version !== "known";
  button.setAttribute("aria-pressed", String(known));
  const shown = panel();
  if (shown) shown.dataset.version = known ? "known" : "";
  follow();
}
