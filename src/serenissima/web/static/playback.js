// @ts-check
// Plays what others did: one change after another, at the viewer's own pace, until the viewer skips it or acts.

import { still } from "./zoom.js";

/** @typedef {import("./table.js").News} News */

/** How long a change is looked at: ms, and ms more for each letter that is told of it. @type {Record<string, number[]>} */
const PACES = { slow: [1300, 30], normal: [550, 14], fast: [250, 6], instant: [0, 0] };
const LONGEST = 6000; // ms
const OWN = 400; // ms in which one's own pieces come to rest
const LONGEST_PRESS = 1500; // ms that a finger or a mouse button holds things back

export class Playback {
  /** @param {(news: News) => {letters: number, own: boolean}} show @param {(line: Element | null) => void} light lights one line of the tale, or none @param {(behind: number, paused: boolean) => void} tell */
  constructor(show, light, tell) {
    this.show = show;
    this.light = light;
    this.tell = tell;
    /** The lines of the last change that are not shown yet: at a slow pace one after the other, the oldest first. @type {Element[]} */
    this.lines = [];
    /** What is not shown yet. @type {News[]} */
    this.waiting = [];
    this.paused = false;
    this.until = 0; // when the change that is looked at has been looked at
    this.skipped = 0; // the number of the last event that is not to be looked at
    this.timer = 0;
    this.press = 0; // the timer that ends a press; 0 if nothing is pressed
    document.addEventListener("visibilitychange", () => this.play());
  }

  /** The number of the last event that was heard of; undefined if nothing waits. */
  get heard() {
    return this.waiting.at(-1)?.seq;
  }

  /** Whether the viewer is to act after all that waits; undefined if nothing does. */
  get asks() {
    return this.waiting.at(-1)?.asks;
  }

  /** How many lines and changes are still to come. */
  get behind() {
    return this.lines.length + this.waiting.length;
  }

  /** Whether the next of them may be shown. */
  get due() {
    if (this.press) return false;
    const skipped = !this.lines.length && this.waiting[0].seq <= this.skipped;
    return document.hidden || skipped || (!this.paused && performance.now() >= this.until);
  }

  /** Something new; it is shown in its turn. @param {News} news */
  add(news) {
    this.waiting.push(news);
    this.play();
  }

  /** Show what is due; with nobody looking, all of it is. */
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
    this.until = skipped && !shown.own ? 0 : performance.now() + lasts(shown);
    if (shown.letters && !shown.own && !skipped && !document.hidden && document.body.dataset.pace === "slow") this.lines = played();
  }

  /** @param {Element} line */
  look(line) {
    this.light(line);
    this.until = performance.now() + lasts({ letters: line.textContent?.length ?? 0, own: false });
  }

  /** Show all of it at once, or what comes up to an event. @param {number} last its number */
  skip(last = this.heard ?? this.skipped) {
    this.skipped = last;
    this.until = 0;
    if (this.lines.length) this.light(null);
    this.lines = [];
    this.paused = false;
    this.play();
  }

  /** Something is being pressed: it stays where it is until it is let go. */
  hold() {
    clearTimeout(this.press);
    this.press = setTimeout(() => this.letGo(), LONGEST_PRESS);
  }

  letGo() {
    clearTimeout(this.press);
    this.press = 0;
    this.play();
  }

  /** Forget what waits: it does not follow from what is shown. */
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

/** The lines that tell what others did last, the oldest first. */
const played = () => [...document.querySelectorAll("#told > .played > .line")].reverse();

/** How long a change is looked at, in ms.
 * @param {{letters: number, own: boolean}} shown @param {string} quickest the pace in place of `instant` */
export function lasts({ letters, own }, quickest = "instant") {
  const chosen = still.matches ? "instant" : (document.body.dataset.pace ?? "normal");
  const [least, letter] = PACES[chosen === "instant" ? quickest : chosen];
  if (!letters || !least) return 0;
  return own ? OWN : Math.min(least + letters * letter, LONGEST);
}
