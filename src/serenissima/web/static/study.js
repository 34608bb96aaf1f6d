// @ts-check
// Studies: the board, and the keys that go back and forward and choose among continuations.

import { listen as listenToMaps } from "./map.js";
import { listen as listenToZoom } from "./zoom.js";

/** The links that keys follow. @type {Record<string, string>} */
const WAYS = { ArrowLeft: "step-prev", ArrowRight: "step-next", Home: "step-first", End: "step-last" };

/** Whether the keys write, or choose something else. @param {EventTarget | null} target */
function writing(target) {
  return target instanceof HTMLElement && target.matches("input, select, textarea, summary, :popover-open *");
}

/** Move the focus among the continuations. @param {number} by */
function choose(by) {
  const links = [...document.querySelectorAll("#question .continuations a")];
  const at = links.indexOf(/** @type {Element} */ (document.activeElement));
  const next = links[at < 0 ? (by > 0 ? 0 : links.length - 1) : (at + by + links.length) % links.length];
  if (next instanceof HTMLElement) next.focus();
  return next !== undefined;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || writing(event.target)) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (choose(event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
    return;
  }
  const link = document.getElementById(WAYS[event.key] ?? "");
  if (!(link instanceof HTMLAnchorElement) || link.ariaDisabled) return;
  event.preventDefault();
  link.click();
});

if (document.getElementById("board")) {
  const list = document.getElementById("told");
  const here = document.querySelector("#told .here");
  if (list && here instanceof HTMLElement) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
  listenToMaps();
  listenToZoom();
}
