// @ts-check
// The live channel: resumes by event number, notices silence, tries again with patience.

const PING = 5000; // ms between pings
const PONG = 4000; // ms that an answer may take
const WAITS = [300, 700, 1500, 3000, 6000]; // ms before each further try

export class Channel {
  /** @param {string} path @param {string} view how the table is shown here @param {() => number} since @param {(message: any) => void} hear @param {(up: boolean) => void} state */
  constructor(path, view, since, hear, state) {
    this.path = path;
    this.view = view;
    this.since = since;
    this.hear = hear;
    this.state = state;
    this.tries = 0;
    this.over = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.pong = this.next = this.ping = 0;
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.lost());
    addEventListener("pageshow", () => this.socket ?? this.open());
    document.addEventListener("visibilitychange", () => document.hidden || this.poke());
    this.open();
  }

  open() {
    clearTimeout(this.next);
    this.drop();
    const asked = new URLSearchParams({ since: String(this.since()), view: this.view, language: document.documentElement.lang });
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${this.path}?${asked}`);
    this.socket = socket;
    socket.onopen = () => { this.tries = 0; this.state(true); this.poke(); };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  /** @param {any} message */
  receive(message) {
    clearTimeout(this.pong);
    this.pong = 0;
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.poke(), PING);
    if (!("pong" in message)) this.hear(message);
  }

  /** Ask whether anybody is there; without an answer the socket is replaced at once. */
  poke() {
    if (this.socket?.readyState !== WebSocket.OPEN || this.pong) return;
    this.socket.send(JSON.stringify({ ping: Math.round(performance.now()) }));
    this.pong = setTimeout(() => this.lost(), PONG);
  }

  /** @param {number} code 4000 + an HTTP status: refused, and trying again would not help */
  lost(code = 0) {
    this.drop();
    if (this.over || (code >= 4400 && code < 4500)) return;
    this.state(false);
    clearTimeout(this.next);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.next = setTimeout(() => this.open(), wait * (0.8 + 0.4 * Math.random()));
  }

  drop() {
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

  /** The match is over: nothing more will come. */
  end() {
    this.over = true;
    this.drop();
  }
}
