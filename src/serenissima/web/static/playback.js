// @ts-check
// Plays others' actions: one change after another, at the viewer's pace, until the viewer skips them or acts.

import { still } from "./zoom.js";

/** @typedef {import("./table.js").News} News */

/** How long a change is shown: ms, and ms more for each letter of its text. @type {Record<string, number[]>} */
const PACES = { slow: [1300, 30], normal: [550, 14], fast: [250, 6], instant: [0, 0] };
const LONGEST = 6000; // ms
const OWN = 400; // ms in which the viewer's own pieces come to rest
const LONGEST_PRESS = 1500; // ms for which a finger or a mouse button delays changes

export class Playback {
  /** @param {(news: News) => {letters: number, own: boolean}} show @param {(line: Element | null) => void} light lights one line of the tale, or none
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
    this.until = skipped && !shown.own ? 0 : performance.now() + duration(shown);
    if (shown.letters && !shown.own && !skipped && !document.hidden && document.body.dataset.pace === "slow") this.lines = played();
  }

  /** @param {Element} line */
  look(line) {
    this.light(line);
    this.until = performance.now() + duration({ letters: line.textContent?.length ?? 0, own: false });
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

/** Return how long a change is shown, in ms.
 * @param {{letters: number, own: boolean}} shown @param {string} quickest the pace in place of `instant` */
export function duration({ letters, own }, quickest = "instant") {
  const chosen = still.matches ? "instant" : (document.body.dataset.pace ?? "normal");
  const [least, letter] = PACES[chosen === "instant" ? quickest : chosen];
  if (!letters || !least) return 0;
  return own ? OWN : Math.min(least + letters * letter, LONGEST);
}
