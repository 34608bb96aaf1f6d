// @ts-check
// The live channel: resumes by event number, notices silence, tries again with patience.

const PING = 10_000; // ms between pings
const PONG = 5000; // ms for an answer
const OPENS = 10_000; // ms for a connection to open: lost packets are never answered
const FIRST_WAIT = 600, LONGEST_WAIT = 15_000; // ms before another try; each wait is twice the one before
const UNPACKS = "DecompressionStream" in globalThis;

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
    /** @type {WebSocket | null} */
    this.socket = null;
    this.pong = this.next = this.ping = this.opens = 0;
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.lost());
    addEventListener("pageshow", () => this.socket ?? this.open());
    document.addEventListener("visibilitychange", () => document.hidden || (this.up ? this.poke() : this.renew()));
    this.open();
  }

  open() {
    clearTimeout(this.next);
    if (this.over) return;
    this.drop();
    const asked = new URLSearchParams({ ...this.shown(), view: this.view, language: document.documentElement.lang, packed: String(UNPACKS) });
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${this.path}?${asked}`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    this.current = false;
    this.resumes = this.worked;
    this.opens = setTimeout(() => this.lost(), OPENS);
    socket.onopen = () => {
      clearTimeout(this.opens);
      this.poke();
    };
    socket.onmessage = (event) => { this.heard = this.heard.then(async () => this.receive(await read(event.data))); };
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  /** Open it anew, unless it is being opened, in which case the attempt ends by itself: closing it early would make the
   * browser log an error. */
  renew() {
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  /** Whether the server can be reached. */
  get up() {
    return this.socket?.readyState === WebSocket.OPEN;
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
    clearTimeout(this.pong);
    this.pong = 0;
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.poke(), PING);
    if ("pong" in message) return void document.dispatchEvent(new CustomEvent("pong", { detail: message }));
    if (!this.current && !("refused" in message)) {
      this.current = true;
      this.state(true);
    }
    this.hear(message);
  }

  /** Ask whether the server is there; without an answer the socket is replaced at once. */
  poke() {
    if (!this.up || this.pong) return;
    this.socket?.send(JSON.stringify({ ping: Math.round(performance.now()) }));
    this.pong = setTimeout(() => this.lost(), PONG);
  }

  /** @param {number} code 4000 + an HTTP status: refused, and trying again would not help */
  lost(code = 0) {
    this.drop();
    if (this.over || (code >= 4400 && code < 4500)) return;
    this.state(false);
    clearTimeout(this.next);
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    this.next = setTimeout(() => this.open(), wait * (0.5 + Math.random())); // not all at the same moment
  }

  drop() {
    clearTimeout(this.opens);
    clearTimeout(this.ping);
    clearTimeout(this.pong);
    this.pong = 0;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
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
