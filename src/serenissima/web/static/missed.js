// @ts-check
// Beside the question: an offer to play what others did while nobody watched, or to skip what is played when it is the viewer's turn.

import { announceAlso } from "./announcing.js";

const KEPT = `watched ${document.getElementById("table")?.dataset.live}`;
const parts = /** @type {HTMLTemplateElement} */ (document.getElementById("beside-question"));
const [skip, offer] = /** @type {HTMLElement[]} */ ([.../** @type {DocumentFragment} */ (parts.content.cloneNode(true)).children]);
const [since, start, many] = /** @type {HTMLElement[]} */ ([...offer.querySelectorAll("[data-since], b")]);

/** The steps of the tale, the newest first. @returns {HTMLElement[]} */
const steps = () => [...document.querySelectorAll("#told > [id]")].filter((step) => step instanceof HTMLElement);

/** Where the viewer's latest action lies among them; without one, where the match began. @param {HTMLElement[]} told */
export function sinceOwn(told) {
  const own = told.findIndex((step) => step.classList.contains("own"));
  return own < 0 ? told.length - 1 : own;
}

/** @param {HTMLElement | undefined} step */
const number = (step) => Number(step?.dataset.step ?? 0);

/** Whether the viewer has a seat, and sees the match as it stands now. */
const plays = () => document.querySelector("#play > [name=seat]") !== null;

export class Missed {
  constructor() {
    /** The last step that somebody watched, at least in this tab. */
    this.watched = kept() ?? known();
    this.open = this.count > 0;
  }

  /** How many steps of others follow the viewer's own latest action, if one of them was not watched. */
  get count() {
    const told = steps();
    return plays() && number(told[0]) > this.watched ? sinceOwn(told) : 0;
  }

  /** The table has changed. @param {boolean} watched whether that was to be seen */
  changed(watched) {
    if (!plays()) return;
    const told = steps(), newest = number(told[0]), own = number(told.find((step) => step.classList.contains("own")));
    if (own > this.watched) this.open = false; // who has acted since wants no more of it
    if (newest === own || newest < this.watched || (watched && !this.open)) this.watch();
    this.open = this.count > 0;
  }

  /** Everything has been watched, or need not be. */
  watch() {
    this.watched = number(steps()[0]);
    this.open = false;
    try {
      sessionStorage.setItem(KEPT, String(this.watched));
    } catch {} // a browser may keep nothing
  }

  /** Say what there is to say. @param {number} behind what is still to be played @param {boolean} turn whether it ends with the viewer's turn */
  tell(behind, turn) {
    const count = behind ? 0 : this.count;
    if (count && many.textContent !== String(count)) many.textContent = String(count);
    start.hidden = document.querySelector("#told > .own") !== null;
    since.hidden = !start.hidden;
    put(skip, turn);
    put(offer, count > 0);
  }

  /** What was put back beside another question keeps the focus that it had. @param {Element | null} focused */
  refocus(focused) {
    for (const thing of [skip, offer]) if (thing === focused && thing.isConnected) thing.focus({ preventScroll: true });
  }
}

/** @param {HTMLElement} thing @param {boolean} there */
function put(thing, there) {
  const place = document.querySelector("body:not(.lesson) #question > .answers");
  if (!there || !place) return thing.remove();
  if (thing.parentElement === place) return;
  if (thing === skip && !thing.isConnected) announceAlso(thing.textContent ?? "");
  place.append(thing);
}

/** What was watched before the page was loaded anew. */
function kept() {
  try {
    const found = sessionStorage.getItem(KEPT);
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

/** What somebody knows who comes: their own latest action; at their first visit, all that is told. */
function known() {
  const told = steps();
  return number(told.find((step) => step.classList.contains("own")) ?? told[0]);
}
