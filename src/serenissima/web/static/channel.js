// @ts-check
// The live channel: resumes by event number, notices silence, tries again with patience, and goes another way where a proxy
// blocks the first.

import { link } from "./links.js";

/** @typedef {import("./links.js").Way} Way */

const PING = 10_000; // ms between pings
const PONG = 8000; // ms for an answer
const BUSY = 1000, AGAIN = 2000; // ms by which a timer is late on a busy device, and ms in which it may still read the answer
const FIRST_WAIT = 600, LONGEST_WAIT = 15_000; // ms before another try; each wait is twice the one before
const UNPACKS = "DecompressionStream" in globalThis;
const KEPT = "live-way"; // the way that works here, for the other pages of this visit
const SCRIPTS = new URL(".", import.meta.url).pathname.split("/").at(-2) ?? ""; // a server with others asks for a reload
/** The way to try where one does not work. @type {Record<Way, Way | null>} */
const OTHER = { socket: "stream", stream: "held", held: null };

export class Channel {
  /** @param {string} path @param {string} view how the table is shown here @param {() => Record<string, string>} shown the present page @param {(message: any) => void} hear @param {(up: boolean) => void} state */
  constructor(path, view, shown, hear, state) {
    this.path = path;
    this.view = view;
    this.shown = shown;
    this.hear = hear;
    this.state = state;
    this.tries = 0; // since the last message from the server
    this.over = this.current = this.worked = this.resumes = false;
    this.heard = Promise.resolve(); // messages are read one after the other
    this.way = kept();
    /** The way that has worked on this page. @type {Way | null} */
    this.works = null;
    /** @type {import("./links.js").Link | null} */
    this.link = null;
    this.pong = this.next = this.ping = this.last = 0;
    addEventListener("online", () => this.begin());
    addEventListener("offline", () => this.lost());
    addEventListener("pageshow", () => this.link ?? this.open());
    document.addEventListener("visibilitychange", () => this.seen());
    this.open();
  }

  /** Open it anew in another network, which may let a WebSocket pass. */
  begin() {
    this.way = "socket";
    this.works = null;
    this.open();
  }

  open() {
    clearTimeout(this.next);
    if (this.over) return;
    this.drop();
    this.current = false;
    this.resumes = this.worked;
    const mine = link(this.way, () => this.address(), {
      open: () => mine === this.link && (this.poke(), document.hidden && this.seen()),
      message: (data) => (this.heard = this.heard.then(async () => { if (mine === this.link) this.receive(await read(data)); })),
      // what came before the end is read first
      close: (code) => this.heard.then(() => mine === this.link && this.ended(code)),
    }, this.works === this.way);
    this.link = mine;
  }

  /** Return where the present page continues. */
  address() {
    const asked = new URLSearchParams({ ...this.shown(), view: this.view, language: document.documentElement.lang, scripts: SCRIPTS, packed: String(UNPACKS) });
    return new URL(`${this.path}?${asked}`, location.href);
  }

  /** Open it anew, unless it is being opened, in which case the attempt ends by itself: closing it early would make the
   * browser log an error. */
  renew() {
    if (this.link?.state !== 0) this.open();
  }

  /** Whether the server can be reached. */
  get up() {
    return this.link?.state === 1;
  }

  /** Tell the server whether the page is visible. For a hidden page it only reports whether the viewer must act; the changes
   * follow in one message when the page is visible again. */
  seen() {
    if (this.up && this.link?.pings) this.link.send(JSON.stringify({ seen: !document.hidden }));
    if (document.hidden) this.resumes = this.worked;
    else if (this.up) this.poke();
    else this.renew();
  }

  /** Wait for news, if it has ever come this way: a closed channel is opened again at once.
   * @returns {boolean} whether it will come */
  awaitNews() {
    if (!this.up && this.worked) this.renew();
    return this.up || this.worked;
  }

  /** The first message about the match after a reconnection may contain many events. @param {any} message */
  receive(message) {
    message.resumed = this.resumes;
    if ("seq" in message) this.resumes = false;
    this.tries = 0;
    this.worked = true;
    if (this.link) keep((this.works = this.way));
    this.expect();
    if ("now" in message) return void document.dispatchEvent(new CustomEvent("pong", { detail: { pong: performance.now(), ...message } }));
    if (!this.current && !("refused" in message)) {
      this.current = true;
      this.state(true);
    }
    this.hear(message);
  }

  /** Wait for the next sign of life: an answer to a ping, or what comes by itself. */
  expect() {
    clearTimeout(this.pong);
    this.pong = 0;
    clearTimeout(this.ping);
    this.last = performance.now();
    const silence = this.link?.silence;
    this.ping = silence ? setTimeout(() => this.lost(), silence) : setTimeout(() => this.poke(), PING);
  }

  /** Ask whether the server is there; without an answer the link is replaced at once. One that the browser cannot send on is
   * replaced if it has been silent: the device may have slept. */
  poke() {
    if (!this.link || !this.up || this.pong) return;
    if (!this.link.pings) return this.current && performance.now() - this.last > PING + PONG ? this.open() : undefined;
    this.link.send(JSON.stringify({ ping: Math.round(performance.now()) }));
    this.waitFor(performance.now() + PONG);
  }

  /** Wait for the answer to a ping. A device that was busy or asleep meanwhile may not have read it yet. @param {number} due */
  waitFor(due) {
    const late = () => performance.now() - due > BUSY;
    this.pong = setTimeout(() => (late() ? this.waitFor(performance.now() + AGAIN) : this.lost()), due - performance.now());
  }

  /** @param {number} code 4000 + an HTTP status: refused, and trying again would not help, or not now */
  ended(code) {
    if (code >= 4400 && code < 4500) this.drop();
    else this.lost(code >= 4500);
  }

  /** Try another way if this one has never worked here; otherwise the server is out of reach for now. An answer may break off
   * where a proxy allows no long ones: then the next one follows at once. @param {boolean} refused whether the server answered */
  lost(refused = false) {
    const broke = this.current && this.link?.pings === false;
    const other = refused || (this.works === this.way && (this.current || this.tries % 3 < 2)) ? null : OTHER[this.way];
    this.drop();
    if (this.over) return;
    if (navigator.onLine && !refused && (broke || other)) {
      this.way = (!broke && other) || this.way;
      return this.open();
    }
    this.state(false);
    this.way = this.works ?? "socket";
    clearTimeout(this.next);
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    this.next = setTimeout(() => this.open(), wait * (0.5 + Math.random())); // not all at the same moment
  }

  drop() {
    clearTimeout(this.ping);
    clearTimeout(this.pong);
    this.pong = 0;
    this.link?.close();
    this.link = null;
  }

  /** Close it: the match is over, and no more news will come. */
  end() {
    this.over = true;
    this.drop();
  }
}

/** Return a message as data. A browser would hold a blob in another process, and reading it would take longer.
 * @param {string | ArrayBuffer} data */
async function read(data) {
  if (typeof data === "string") return JSON.parse(data);
  const unpacked = new Response(data).body?.pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(unpacked).json();
}

/** Return the way that worked on the last page. @returns {Way} */
function kept() {
  try {
    const way = sessionStorage.getItem(KEPT);
    return way === "stream" || way === "held" ? way : "socket";
  } catch {
    return "socket"; // storage may be off
  }
}

/** @param {Way} way */
function keep(way) {
  try {
    if (way === "socket") sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, way);
  } catch {} // storage may be off
}
