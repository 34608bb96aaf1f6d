// @ts-check
// A worker that does jobs of an analysis (engine.js): a game's rules and search as WebAssembly, and their memory.

/** The arguments begin after this place: where a function writes its result, and its errors. */
const SCRATCH = 64;

const PAGE = 65_536; // bytes

/** @type {{exports: any, base: number, found: number[], call: (job: number, number: number) => void} | undefined} */
let engine;

/** What is to be done next: messages wait for the memory. */
let ready = Promise.resolve();

addEventListener("message", ({ data }) => {
  ready = ready.then(() => (data.description ? begin(data.description, data.pieces) : work(data))).catch((error) => {
    postMessage({ error: String(error) });
  });
});

/** Lay out the memory. @param {any} description @param {ArrayBuffer} pieces */
async function begin(description, pieces) {
  const networks = description.networks ? fetched(description.networks) : Promise.resolve(new ArrayBuffer(0));
  const [module, shared] = await Promise.all([fetched(description.module), networks]);
  const { instance } = await WebAssembly.instantiate(module, {});
  const exports = /** @type {any} */ (instance.exports);
  const base = (exports.__heap_base.value + SCRATCH + 63) & ~63;
  const missing = base + description.size - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
  fill(exports, base, description.shared, shared);
  fill(exports, base, description.pieces, pieces);
  const given = description.arguments.split(" ").map((/** @type {string} */ word) => argument(word, base));
  const call = (/** @type {number} */ job, /** @type {number} */ number) => {
    const status = exports.do_job(base - SCRATCH, base - SCRATCH / 2, ...given, BigInt(job), BigInt(number));
    if (status) throw new Error(`job ${job} ${number} ended with ${status}`);
  };
  engine = { exports, base, found: description.found, call };
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** @param {any} exports @param {number} base @param {number[][]} places @param {ArrayBuffer} data */
function fill(exports, base, places, data) {
  const memory = new Uint8Array(exports.memory.buffer);
  let from = 0;
  for (const [place, length] of places) {
    memory.set(new Uint8Array(data, from, length), base + place);
    from += length;
  }
}

/** Return an argument of the function: an address `a`, a whole number `n` or a real one `r`; `-` is nothing.
 * @param {string} word @param {number} base */
function argument(word, base) {
  const kind = word[0], value = word.slice(1);
  if (kind === "r") return Number(value);
  if (kind === "n") return value === "-" ? 0 : BigInt(value);
  return value === "-" ? 0 : base + Number(value);
}

/** Do some jobs of a kind. @param {{job?: number, from: number, to: number, found: BigUint64Array | null}} wish */
function work({ job, from, to, found }) {
  if (!engine) throw new Error("no memory");
  const [place, length] = engine.found;
  const mine = new BigUint64Array(engine.exports.memory.buffer, engine.base + place, length / 8);
  if (found) mine.set(found);
  if (job !== undefined) for (let number = from; number < to; number++) engine.call(job, number);
  postMessage({ found: mine.slice() });
}
