// @ts-check
// Sends clicks: one at a time, stored until the server has answered, and carried out once.

import { announce } from "./announcing.js";
import { seekHere } from "./seeking.js";
import { mark, perhapsDone, refuseMore, unmark } from "./waiting.js";

const RETRY = 2500; // ms before an unacknowledged click is sent again
const PATIENCE = 10_000; // ms for an answer
const SLOW = 3000; // ms without an answer after which the page shows that a click waits

const form = () => /** @type {HTMLFormElement} */ (document.getElementById("play"));
const table = /** @type {HTMLElement} */ (document.getElementById("table"));

/** @param {Event} event */
const askFirst = (event) => event.preventDefault();

/** A click on its way: its address, its fields, its button, the state of the page, and whether it may have arrived although
 * no answer came.
 * @typedef {{path: string, fields: URLSearchParams, button: HTMLElement | null, at: number, sent: boolean}} Click */

/** The parts of the table that a click needs: the number of the last event shown; whether the connection is lost, and
 * functions to report that it is, that the server was reached, or that the live channel should check; one to show why a click
 * is refused, and functions to wait for changes, by the live channel if it will bring them, or by fetching the page, and to
 * show at once the waiting changes up to an event.
 * @typedef {{seq: () => number, lost: () => boolean, lose: () => void, reached: () => void, recheck: () => void, refuse: (sentence: string) => void,
 *   listen: () => void, awaitNews: () => boolean, fetchAgain: () => void, skip: (number: number) => void}} Page */

export class Sending {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** The sent click whose effect is not visible yet. @type {Click | null} */
    this.pending = null;
    this.awaited = Infinity; // the number of its event, once it is acknowledged
    /** The button that was clicked after the page had changed, but before the answer to the last click.
     * @type {HTMLElement | null} */
    this.next = null;
    this.waits = false; // the page shows that a click waits
    this.again = this.slow = 0; // timers
    /** @type {AbortController | null} */
    this.request = null;
    document.addEventListener("click", ({ target }) => target instanceof Element && target.closest("#cancel-waiting") && this.cancel());
  }

  /** Whether the table has changed since the click on its way: its effect is visible, or soon will be. */
  get overtaken() {
    return this.pending !== null && this.page.seq() > this.pending.at;
  }

  /** Whether news may contain the click's effect, or precede it: such news is shown at once.
   * @param {number} number of the event */
  expects(number) {
    return this.pending !== null && (this.awaited === Infinity ? !this.overtaken : number <= this.awaited);
  }

  /** Send a click, unless another one is on its way. @param {HTMLElement | null} button */
  act(button) {
    if (this.waits) return refuseMore();
    if (this.pending) {
      if (this.overtaken) this.next = button;
      if (this.page.lost()) this.wait();
      return;
    }
    const fields = new URLSearchParams(/** @type {any} */ (new FormData(form(), button)));
    if (button?.id === "hint") seekHere(button, fields);
    fields.set("key", crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`);
    this.pending = { path: form().getAttribute("action") ?? "", fields, button, at: this.page.seq(), sent: false };
    this.page.refuse("");
    table.setAttribute("aria-busy", "true");
    if (this.page.lost()) this.wait();
    else this.slow = setTimeout(() => this.wait(), SLOW);
    this.send();
  }

  /** Send the pending click; with the same key it counts once, however often it arrives. */
  async send() {
    if (!this.pending || this.awaited < Infinity) return;
    this.pending.sent ||= !this.page.lost();
    const { path, fields } = this.pending; // the page may show a past moment by now
    this.request?.abort();
    const request = (this.request = new AbortController());
    const patience = setTimeout(() => request.abort(), PATIENCE);
    clearTimeout(this.again);
    try {
      const headers = { accept: "application/json" };
      const answer = await fetch(path, { method: "POST", body: fields, headers, signal: request.signal });
      const told = await answer.json();
      if (answer.status === 503) throw new Error("not yet");
      if (this.request === request) this.answered(answer.ok, told);
    } catch {
      if (this.request !== request) return; // another try is under way, or it was cancelled
      this.request = null;
      this.again = setTimeout(() => this.send(), RETRY);
      this.page.lose();
    } finally {
      clearTimeout(patience);
    }
  }

  /** @param {boolean} accepted @param {any} told the number of its event, or the reason for the refusal */
  answered(accepted, told) {
    if (accepted) return this.acknowledged(told.seq);
    this.done();
    this.page.refuse(told.message);
    this.page.listen();
  }

  /** Accept the click. The channel shows its effect; without a channel the page is fetched. @param {number} number */
  acknowledged(number) {
    this.awaited = number;
    clearTimeout(this.slow);
    if (this.seen()) return;
    this.page.skip(number);
    if (this.awaited !== number) return; // it had arrived before the answer
    this.wait();
    const late = () => { if (this.awaited === number) this.page.fetchAgain(); };
    if (this.page.awaitNews()) setTimeout(late, RETRY);
    else late();
  }

  /** Whether the page shows the effect of the click. */
  seen() {
    const shows = this.page.seq() >= this.awaited;
    if (shows) this.done();
    return shows;
  }

  done() {
    const button = this.next;
    this.clear();
    this.page.reached();
    if (button?.isConnected) this.act(button);
  }

  /** Show that the click is stored, on the clicked thing and in words; stay silent about clicks that count already.
   * @param {string} before the latest announcement */
  wait(before = "") {
    const { pending, next } = this;
    const first = pending && !this.overtaken && this.awaited === Infinity ? [pending.button] : [];
    const clicks = next ? [...first, next] : first;
    if (!clicks.length) return this.rest();
    const said = mark(clicks);
    if (!this.waits) announce([before, said]);
    this.waits = true;
    addEventListener("beforeunload", askFirst); // only now: a page that asks is not cached for the way back
  }

  /** Stop waiting. */
  rest() {
    unmark();
    this.waits = false;
    removeEventListener("beforeunload", askFirst);
  }

  /** Cancel the waiting click. */
  cancel() {
    if (this.overtaken) {
      this.next = null;
      return this.rest();
    }
    const doubt = this.pending?.sent || this.request ? perhapsDone() : "";
    this.clear();
    this.page.refuse(doubt);
    this.page.recheck();
  }

  clear() {
    clearTimeout(this.again);
    clearTimeout(this.slow);
    this.request?.abort();
    this.rest();
    this.pending = this.next = this.request = null;
    this.awaited = Infinity;
    table.removeAttribute("aria-busy");
  }
}
