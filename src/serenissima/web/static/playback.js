// @ts-check
// Plays others' actions: one change after another, at the viewer's pace, until the viewer skips them or acts. Changes that
// affect the viewer stay until they can have been read; the others are brief, so that the next turn comes soon.

import { still } from "./zoom.js";

/** @typedef {import("./table.js").News} News */

/** A change as it was shown: the letters of its text and of the part that affects the viewer, and whether the viewer acted.
 * @typedef {{letters: number, affecting: number, own: boolean}} Shown */

/** How long changes of a match in progress are shown: ms, and ms more for each letter, if they affect the viewer and if not;
 * how long after the viewer's action brief ones are hurried, and how long all of them take.
 * @type {Record<string, {affecting: number[], brief: number[], hurry: number, whole: number}>} */
const ROUNDS = {
  normal: { affecting: [900, 18], brief: [200, 4], hurry: 3000, whole: 6000 },
  fast: { affecting: [500, 9], brief: [100, 2], hurry: 2000, whole: 4000 },
};
const LEAST = 40; // ms of a brief change, until all of them must come at once
const THINKING = 1500; // ms of waiting for others' actions that count as part of the round

/** How long a change is shown: ms, and ms more for each letter of its text. @type {Record<string, number[]>} */
const PACES = { slow: [1300, 30], normal: [550, 14], fast: [250, 6], instant: [0, 0] };
const LONGEST = 6000; // ms
const OWN = 400; // ms in which the viewer's own pieces come to rest
const LONGEST_PRESS = 1500; // ms for which a finger or a mouse button delays changes

export class Playback {
  /** @param {(news: News) => Shown} show @param {(line: Element | null) => void} light lights one line of the tale, or none
   * @param {(behind: number, paused: boolean) => void} tell */
  constructor(show, light, tell) {
    this.show = show;
    this.light = light;
    this.tell = tell;
    /** The unshown lines of the last change: at a slow pace one after the other, the oldest first. @type {Element[]} */
    this.lines = [];
    /** The changes that are not shown yet. @type {News[]} */
    this.waiting = [];
    this.paused = false;
    this.until = 0; // when the present change has been shown long enough
    this.begun = 0; // when the round began: with the viewer's action, later if others think long
    this.pausing = false; // whether the present change affects the viewer
    this.skipped = 0; // the number of the last event to skip
    this.timer = 0;
    this.press = 0; // the timer that ends a press; 0 without a press
    document.addEventListener("visibilitychange", () => this.play());
  }

  /** The number of the last known event; undefined if none waits. */
  get heard() {
    return this.waiting.at(-1)?.seq;
  }

  /** Whether the viewer must act after all that waits; undefined if no change waits. */
  get asks() {
    return this.waiting.at(-1)?.asks;
  }

  /** The number of lines and changes to come. */
  get behind() {
    return this.lines.length + this.waiting.length;
  }

  /** Whether the next of them may be shown. */
  get due() {
    if (this.press) return false;
    const skipped = !this.lines.length && this.waiting[0].seq <= this.skipped;
    return document.hidden || skipped || (!this.paused && performance.now() >= this.until);
  }

  /** Queue a change. @param {News} news */
  add(news) {
    const now = performance.now(), idle = this.behind ? 0 : now - Math.max(this.until, this.begun);
    this.begun += Math.max(0, idle - THINKING);
    this.waiting.push(news);
    this.play();
  }

  /** Show the due changes; while the page is hidden, all of them. */
  play() {
    clearTimeout(this.timer);
    this.lines = this.lines.filter((line) => line.isConnected); // the table may have been fetched anew
    while (this.behind && this.due) {
      if (!this.lines.length) this.next(/** @type {News} */ (this.waiting.shift()));
      const line = this.lines.shift();
      if (line) this.look(line);
    }
    if (!this.behind) this.paused = false;
    else if (!this.paused && !this.press) this.timer = setTimeout(() => this.play(), Math.max(this.until - performance.now(), 0));
    this.tell(this.behind, this.paused);
  }

  /** @param {News} news */
  next(news) {
    const shown = this.show(news), skipped = news.seq <= this.skipped;
    if (shown.own) this.begun = performance.now();
    this.pausing = shown.affecting > 0 && !skipped;
    this.until = skipped && !shown.own ? 0 : performance.now() + this.lasts(shown);
    if (shown.letters && !shown.own && !skipped && !document.hidden && document.body.dataset.pace === "slow") this.lines = played();
  }

  /** Return how long a change of a match in progress is shown, in ms. @param {Shown} shown */
  lasts(shown) {
    const round = still.matches ? undefined : ROUNDS[pace()];
    if (!round || !plays()) return duration(shown);
    const spent = performance.now() - this.begun, [least, letter] = shown.affecting ? round.affecting : round.brief;
    const long = least + (shown.affecting || shown.letters) * letter;
    if (spent > round.whole) return 0;
    if (shown.affecting) return Math.min(long, round.whole - spent);
    if (shown.own || !shown.letters) return duration(shown);
    return Math.min(long, Math.max((round.hurry - spent) / (this.waiting.length + 1), LEAST));
  }

  /** Show the next change now; return false if the present one does not affect the viewer, or is the last one. */
  hasten() {
    if (!this.pausing || !this.behind || this.paused) return false;
    this.until = 0;
    this.play();
    return true;
  }

  /** @param {Element} line */
  look(line) {
    this.light(line);
    this.until = performance.now() + duration({ letters: line.textContent?.length ?? 0 });
  }

  /** Show all changes at once, or those up to an event. @param {number} last its number */
  skip(last = this.heard ?? this.skipped) {
    this.skipped = last;
    this.until = 0;
    if (this.lines.length) this.light(null);
    this.lines = [];
    this.paused = false;
    this.play();
  }

  /** Hold changes back while a button is pressed, so that it stays in place. */
  hold() {
    clearTimeout(this.press);
    this.press = setTimeout(() => this.letGo(), LONGEST_PRESS);
  }

  letGo() {
    clearTimeout(this.press);
    this.press = 0;
    this.play();
  }

  /** Drop the waiting changes, which do not follow from the present table. */
  drop() {
    this.waiting = [];
    this.lines = [];
    this.tell(0, this.paused);
  }

  pause() {
    this.paused = !this.paused;
    this.play();
  }
}

/** Return the lines about others' latest actions, the oldest first. */
const played = () => [...document.querySelectorAll("#told > .played > .line")].reverse();

/** Whether the viewer has a seat in a match; a learner has time. */
const plays = () => document.querySelector("body:not(.lesson) #play > [name=seat]") !== null;

const pace = () => document.body.dataset.pace ?? "normal";

/** Return how long a change is shown, in ms, where there is no hurry.
 * @param {{letters: number, own?: boolean}} shown @param {string} quickest the pace in place of `instant` */
export function duration({ letters, own = false }, quickest = "instant") {
  const chosen = still.matches ? "instant" : pace();
  const [least, letter] = PACES[chosen === "instant" ? quickest : chosen];
  if (!letters || !least) return 0;
  return own ? OWN : Math.min(least + letters * letter, LONGEST);
}
