// @ts-check
// Looks back: to a step of the tale, through a match step by step, or by playing it on from there.

import { duration } from "./playback.js";

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement | null} */ (document.getElementById(id));

/** Return the address of a moment, in the same view and form as the page. @param {string} name @param {string} number */
function moment(name, number) {
  const address = new URL(location.href);
  const view = document.querySelector("#table.plain") ? "text" : "table";
  address.search = new URLSearchParams({ [name]: number, as: field("as")?.value ?? "", view }).toString();
  return address;
}

export class Looking {
  /** @param {(address: URL) => Promise<number | undefined>} go shows the table of an address, and returns the number of letters of its news
   * @param {() => void} comeBack shows the present match */
  constructor(go, comeBack) {
    this.go = go;
    this.comeBack = comeBack;
    /** The step that was last requested; the page may be behind. @type {number | undefined} */
    this.at = undefined;
    this.plays = false;
    /** Whether the present match is shown after the playback. */
    this.returns = false;
    /** The step at which the playback began. */
    this.from = 0;
    this.timer = 0;
  }

  /** Whether a past moment is shown, or a finished match. */
  get back() {
    return field("step-next") !== null;
  }

  /** Whether a past moment of a running match is shown. */
  get ofRunning() {
    return field("step-back") !== null;
  }

  /** Return the moment that the form requests. @param {HTMLFormElement} form @param {HTMLElement | null} button */
  step(form, button) {
    const asked = new FormData(form, button);
    const way = { "step-prev": -1, "step-next": 1 }[button?.id ?? ""];
    this.stop();
    this.to(way ? this.here + way : Number(asked.get("at") ?? asked.get("to")));
  }

  /** Return the step that is shown or was requested. */
  get here() {
    return this.at ?? Number(field("step-to")?.value);
  }

  get last() {
    return Number(field("step-to")?.max);
  }

  /** Show a step. @param {number} step */
  async to(step) {
    this.at = Math.min(Math.max(step, 0), this.last);
    const letters = await this.go(moment("at", String(this.at)));
    if (letters !== undefined && this.plays) this.next(letters);
  }

  /** Show the step with this number in the tale. @param {string} number */
  async toTold(number) {
    this.stop();
    this.at = undefined;
    return this.go(moment("step", number));
  }

  /** Play on, or stop; at the end, play once more.
   * @param {boolean} [returns] whether the present match is shown after the playback */
  play(returns = false) {
    if (this.plays) return this.stop();
    this.plays = true;
    this.returns = returns;
    document.body.dataset.plays = "";
    if (this.here >= this.last) return this.to(this.from);
    this.from = this.here;
    this.next(1);
  }

  /** @param {number} letters of the step in view */
  next(letters) {
    clearTimeout(this.timer);
    const on = () => (this.here < this.last ? this.to(this.here + 1) : this.end());
    this.timer = setTimeout(on, duration({ letters }, "fast"));
  }

  /** Finish the playback. */
  end() {
    const { returns } = this;
    this.stop();
    if (returns && this.ofRunning) this.comeBack();
  }

  stop() {
    clearTimeout(this.timer);
    this.plays = this.returns = false;
    delete document.body.dataset.plays;
  }
}
