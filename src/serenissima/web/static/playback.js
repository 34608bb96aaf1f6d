// @ts-check
// Plays what others did: one change after another, at the viewer's own pace, until the viewer skips it or acts.

/** @typedef {import("./table.js").News} News */

/** How long a change is looked at: ms, and ms more for each letter that is told of it. @type {Record<string, number[]>} */
const PACES = { slow: [1300, 30], normal: [550, 14], fast: [250, 6], instant: [0, 0] };
const LONGEST = 6000; // ms
const OWN = 400; // ms in which one's own pieces come to rest
const LONGEST_PRESS = 1500; // ms that a finger or a mouse button holds things back
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Playback {
  /** @param {(news: News) => {letters: number, own: boolean}} show @param {(behind: number, paused: boolean) => void} tell */
  constructor(show, tell) {
    this.show = show;
    this.tell = tell;
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

  /** Whether the next change may be shown. */
  get due() {
    if (this.press) return false;
    return document.hidden || this.waiting[0].seq <= this.skipped || (!this.paused && performance.now() >= this.until);
  }

  /** Something new; it is shown in its turn. @param {News} news */
  add(news) {
    this.waiting.push(news);
    this.play();
  }

  /** Show what is due; with nobody looking, all of it is. */
  play() {
    clearTimeout(this.timer);
    while (this.waiting.length && this.due) {
      const news = /** @type {News} */ (this.waiting.shift());
      const length = lasts(this.show(news));
      this.until = news.seq <= this.skipped ? 0 : performance.now() + length;
    }
    if (!this.waiting.length) this.paused = false;
    else if (!this.paused && !this.press) this.timer = setTimeout(() => this.play(), Math.max(this.until - performance.now(), 0));
    this.tell(this.waiting.length, this.paused);
  }

  /** Show all of it at once. */
  skip() {
    this.skipped = this.heard ?? this.skipped;
    this.until = 0;
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
    this.tell(0, this.paused);
  }

  pause() {
    this.paused = !this.paused;
    this.play();
  }
}

/** How long a change is looked at, in ms.
 * @param {{letters: number, own: boolean}} shown @param {string} quickest the pace in place of `instant` */
export function lasts({ letters, own }, quickest = "instant") {
  const chosen = still.matches ? "instant" : (document.body.dataset.pace ?? "normal");
  const [least, letter] = PACES[chosen === "instant" ? quickest : chosen];
  if (!letters || !least) return 0;
  return own ? OWN : Math.min(least + letters * letter, LONGEST);
}
