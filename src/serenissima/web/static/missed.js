// @ts-check
// Beside the question: an offer to play others' actions that the viewer missed, or to skip the playback when it is the viewer's
// turn.

import { announceAlso } from "./announcing.js";

const KEPT = `watched ${document.getElementById("table")?.dataset.live}`;
const parts = /** @type {HTMLTemplateElement} */ (document.getElementById("beside-question"));
const [skip, offer] = /** @type {HTMLElement[]} */ ([.../** @type {DocumentFragment} */ (parts.content.cloneNode(true)).children]);
const [since, start, many] = /** @type {HTMLElement[]} */ ([...offer.querySelectorAll("[data-since], b")]);

/** Return the steps of the tale, the newest first. @returns {HTMLElement[]} */
const steps = () => [...document.querySelectorAll("#told > [id]")].filter((step) => step instanceof HTMLElement);

/** Return the place of the viewer's latest action among them; without one, the beginning of the match.
 * @param {HTMLElement[]} told */
export function sinceOwn(told) {
  const own = told.findIndex((step) => step.classList.contains("own"));
  return own < 0 ? told.length - 1 : own;
}

/** @param {HTMLElement | undefined} step */
const number = (step) => Number(step?.dataset.step ?? 0);

/** Whether the viewer has a seat, and sees the present match. */
const plays = () => document.querySelector("#play > [name=seat]") !== null;

export class Missed {
  constructor() {
    /** Return the last step that was watched, at least in this tab. */
    this.watched = kept() ?? known();
    this.open = this.count > 0;
  }

  /** Return how many steps of others follow the viewer's latest action, if one of them was not watched. */
  get count() {
    const told = steps();
    return plays() && number(told[0]) > this.watched ? sinceOwn(told) : 0;
  }

  /** Handle a change of the table. @param {boolean} watched whether it was visible */
  changed(watched) {
    if (!plays()) return;
    const told = steps(), newest = number(told[0]), own = number(told.find((step) => step.classList.contains("own")));
    if (own > this.watched) this.open = false; // a viewer who has acted since needs no more of it
    if (newest === own || newest < this.watched || (watched && !this.open)) this.watch();
    this.open = this.count > 0;
  }

  /** Mark everything as watched. */
  watch() {
    this.watched = number(steps()[0]);
    this.open = false;
    try {
      sessionStorage.setItem(KEPT, String(this.watched));
    } catch {} // storage may be off
  }

  /** Show the offers.
   * @param {number} behind the number of unplayed changes @param {boolean} turn whether they end with the viewer's turn */
  tell(behind, turn) {
    const count = behind ? 0 : this.count;
    if (count && many.textContent !== String(count)) many.textContent = String(count);
    start.hidden = document.querySelector("#told > .own") !== null;
    since.hidden = !start.hidden;
    put(skip, turn);
    put(offer, count > 0);
  }

  /** Restore the focus of an element that was moved to another question. @param {Element | null} focused */
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

/** The steps that were watched before a reload. */
function kept() {
  try {
    const found = sessionStorage.getItem(KEPT);
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

/** Return the steps that a new visitor has seen: up to their latest action; at their first visit, the whole tale. */
function known() {
  const told = steps();
  return number(told.find((step) => step.classList.contains("own")) ?? told[0]);
}
