// @ts-check
// A device that several people share: offers to hand it over, and leaves no trace of one person to the next.

import { announceAlso } from "./announcing.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("handover"));
const { table, seat } = form.dataset;
const buttons = /** @type {HTMLElement[]} */ ([...form.querySelectorAll("button[data-seat]")]);
const scene = document.getElementById("table");
/** The person to whom the device has been offered. @type {HTMLElement | undefined} */
let offered;

/** Offer the device to the first person with a question, in the place of the answers, unless the viewer has one too. */
function offer() {
  const question = document.getElementById("question"), answers = question?.querySelector(".answers");
  const asked = (question?.dataset.asked ?? "").split(" ");
  const next = asked.includes(seat ?? "") ? undefined : buttons.find((button) => asked.includes(button.dataset.seat ?? ""));
  if (next && next !== offered) announceAlso(next.textContent ?? "");
  offered = next;
  for (const button of buttons) if (button !== next) button.remove();
  if (!next || next.parentElement === answers) return;
  next.hidden = false;
  answers?.prepend(next);
}

/** Empty the page before the device is handed over: a browser may cache it to go back to. @param {PageTransitionEvent} event */
function leave(event) {
  if (event.type === "pagehide") return empty();
  if (!event.persisted) return;
  event.stopImmediatePropagation(); // no other script can run on an emptied page
  location.reload();
}

function empty() {
  for (const part of ["scene", "question", "told", "news", "refusal", "explanation"]) document.getElementById(part)?.replaceChildren();
  for (const picture of document.querySelectorAll(".leaving")) picture.remove();
}

if (scene) {
  form.hidden = true;
  new MutationObserver(offer).observe(scene, { childList: true, subtree: true });
  offer();
  addEventListener("pagehide", leave);
  addEventListener("pageshow", leave);
}

// The table may be open in other tabs: all of them show the same person's view, or the cover.
const device = new BroadcastChannel("handover");
device.addEventListener("message", ({ data }) => data.table === table && data.seat !== seat && location.reload());
device.postMessage({ table, seat });
