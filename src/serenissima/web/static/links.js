// @ts-check
// The three ways to a live channel: a WebSocket; an answer that comes bit by bit; answers that end with the first news, which
// pass even where a proxy holds an answer back until its end. Their messages are the same.

const OPENS = 10_000, SOCKET_OPENS = 5000; // ms for a connection to open: lost packets are never answered
const PROVES = 5000; // ms for the beginning of an answer, and for the sign of life that soon follows
const ALIVE = 20_000, HELD = 30_000; // ms of silence after which an answer is lost
const TEXT = 0, CLOSE = 2; // kinds of frames
const UNREACHED = 4503; // the code of an answer that is refused, or never begins: holding it would not help
const HEAD = 5; // bytes of a frame before its message

/** What a link reports: that it is open, a message, or its end with a code, as a WebSocket has it.
 * @typedef {{open: () => void, message: (data: string | ArrayBuffer) => Promise<unknown>, close: (code: number) => void}} Hearer */

/** A link: `state` is 0 while it opens, 1 while it is open, 2 after its end. It pings if the browser can send on it.
 * @typedef {{way: Way, state: number, pings: boolean, silence: number, send: (text: string) => void, close: () => void}} Link */

/** @typedef {"socket" | "stream" | "held"} Way */

/** @param {Way} way @param {() => URL} address @param {Hearer} hearer @param {boolean} known whether this way has worked before @returns {Link} */
export function link(way, address, hearer, known) {
  return way === "socket" ? new SocketLink(address(), hearer, known ? OPENS : SOCKET_OPENS) : new AnswerLink(way, address, hearer);
}

class SocketLink {
  /** @param {URL} address @param {Hearer} hearer @param {number} opens ms */
  constructor(address, hearer, opens) {
    this.way = /** @type {Way} */ ("socket");
    this.pings = true;
    this.state = this.silence = 0;
    const socket = (this.socket = new WebSocket(address.href.replace("http", "ws")));
    socket.binaryType = "arraybuffer";
    this.timer = setTimeout(() => this.end(hearer, 0), opens);
    socket.onopen = () => {
      clearTimeout(this.timer);
      this.state = 1;
      hearer.open();
    };
    socket.onmessage = (event) => hearer.message(event.data);
    socket.onclose = (event) => this.end(hearer, event.code);
  }

  /** @param {Hearer} hearer @param {number} code */
  end(hearer, code) {
    this.close();
    hearer.close(code);
  }

  /** @param {string} text */
  send(text) {
    this.socket.send(text);
  }

  close() {
    clearTimeout(this.timer);
    this.state = 2;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }
}

class AnswerLink {
  /** @param {Way} way @param {() => URL} address @param {Hearer} hearer */
  constructor(way, address, hearer) {
    this.way = way;
    this.pings = false;
    this.state = 0;
    this.silence = way === "held" ? HELD : ALIVE;
    this.hearer = hearer;
    this.request = new AbortController();
    this.held = "";
    this.read(address);
  }

  send() {}

  close() {
    this.state = 2;
    this.request.abort();
  }

  /** Read answers until one ends without news of where to go on. @param {() => URL} address */
  async read(address) {
    let code = 0;
    try {
      do {
        const asked = address(), held = this.held;
        this.held = "";
        if (this.way === "held") asked.searchParams.set("held", held);
        code = await this.answer(asked);
      } while (this.held && !code && this.state < 2);
    } catch {
      if (!this.request.signal.aborted && !this.state) code = UNREACHED;
    }
    if (this.state === 2) return;
    this.close();
    this.hearer.close(code);
  }

  /** Read an answer. @param {URL} address @returns {Promise<number>} the code with which the server closed the channel, or 0 */
  async answer(address) {
    const patient = this.way === "held" ? HELD : PROVES;
    let timer = setTimeout(() => this.request.abort(), patient), frames = 0, code = 0;
    try {
      const answer = await fetch(address, { signal: this.request.signal, cache: "no-store" });
      if (!answer.ok || !answer.body) return answer.status === 404 ? 4404 : UNREACHED;
      for await (const [kind, data] of split(answer.body.getReader())) {
        if (this.state === 2) return 0;
        clearTimeout(timer);
        if (frames++ === 0 && this.state === 0) {
          this.state = 1;
          this.hearer.open();
        }
        if (this.way === "stream" && frames === 1) timer = setTimeout(() => this.request.abort(), PROVES); // a sign of life follows
        if (kind === CLOSE) code = new DataView(data).getUint16(0);
        else await this.hearer.message(kind === TEXT ? this.note(new TextDecoder().decode(data)) : data);
      }
      return code;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Note the end of an answer that is to be asked for again. @param {string} text */
  note(text) {
    if (this.way === "held") this.held = JSON.parse(text).held ?? this.held;
    return text;
  }
}

/** Return the frames of an answer. @param {ReadableStreamDefaultReader<Uint8Array>} reader
 * @returns {AsyncGenerator<[number, ArrayBuffer]>} */
async function* split(reader) {
  let kept = new Uint8Array(0);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const all = new Uint8Array(kept.length + value.length);
    all.set(kept);
    all.set(value, kept.length);
    let at = 0;
    while (all.length - at >= HEAD) {
      const head = new DataView(all.buffer, at), end = at + HEAD + head.getUint32(1);
      if (end > all.length) break;
      yield [head.getUint8(0), all.slice(at + HEAD, end).buffer];
      at = end;
    }
    kept = all.slice(at);
  }
}
