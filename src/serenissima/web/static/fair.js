// @ts-check
// Checks in the browser that the dice of a match follow from its secret, and that the secret has the hash shown from the start.
// It rolls as fairplay/proof.py and kernel/dice.py do. It has its own SHA-256: over plain http a browser may offer none.

const form = /** @type {HTMLFormElement} */ (document.getElementById("fair-check"));
const table = form.dataset.table ?? "";
const PROOF = /^proof (.+) ([0-9a-f]{64})((?: \d+)*)$/;
const FRACTION = 2 ** 32;
const PRIMES = primes(64);
const KEYS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

form.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  check().catch(() => say("not-loaded"));
});

/** Check the chosen file, or the server's, and report the result. */
async function check() {
  for (const said of form.querySelectorAll("[data-said]")) if (said instanceof HTMLElement) said.hidden = true;
  const chosen = /** @type {HTMLInputElement} */ (document.getElementById("fair-file")).files?.[0];
  const text = chosen ? await chosen.text() : await (await fetched("match")).text();
  const odds = await (await fetched("odds")).json();
  const match = parsed(text);
  if (!match || match.steps.length !== odds.length) return say("other");
  const shown = document.getElementById("fair-hash")?.textContent;
  const same = match.hash === shown && sha256(match.secret) === shown;
  say(same ? "right-hash" : "wrong-hash");
  if (!same) return;
  const wrong = match.steps.find((step, at) => step.answers !== rolled(`${match.secret}:${step.number}`, odds[at]).join(" "));
  if (wrong) say("wrong-draws", wrong.line);
  else say("right-draws", odds.flat().length);
}

/** @param {string} what of the table */
async function fetched(what) {
  const response = await fetch(`${table}/${what}`);
  if (!response.ok) throw new Error(what);
  return response;
}

/** @param {string} what @param {number} [count] */
function say(what, count) {
  const said = /** @type {HTMLElement} */ (form.querySelector(`[data-said="${what}"]`));
  const number = said.querySelector("b");
  if (number) number.textContent = String(count);
  said.hidden = false;
}

/** Return the secret, its hash and the steps of a match file, or null if it is none. @param {string} text */
function parsed(text) {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const [, secret, hash, rest] = lines.map((line) => PROOF.exec(line)).find((found) => found) ?? [];
  if (!hash) return undefined;
  const undone = rest.split(" "); // the numbers of undone actions
  let number = -1;
  const steps = lines.flatMap((line, at) => {
    if (!/^(deal\b|\d+ )/.test(line)) return [];
    do number += 1; while (undone.includes(String(number)));
    return [{ number, line: at + 1, answers: (/ \/ ([\d ]+)$/.exec(line)?.[1] ?? "").trim() }];
  });
  return { secret, hash, steps };
}

/** Return the results of dice from a seed for questions with these weights.
 * @param {string} seed @param {number[][]} questions */
function rolled(seed, questions) {
  const key = sha256(seed).match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  let low = little(key), high = (little(key.slice(4)) | 1) >>> 0;
  return questions.map((weights) => {
    const word = Math.imul(turned(Math.imul(low, 0x9e3779bb), 5), 5) >>> 0;
    high ^= low;
    low = turned(low, 26) ^ high ^ (high << 9);
    high = turned(high, 13);
    let rest = Math.floor((word * weights.reduce((sum, weight) => sum + weight, 0)) / FRACTION);
    return weights.findIndex((weight) => (rest -= weight) < 0);
  });
}

/** @param {number[]} bytes the lowest first */
function little(bytes) {
  return (bytes[0] | (bytes[1] << 8) | (bytes[2] << 16) | (bytes[3] << 24)) >>> 0;
}

/** @param {number} word @param {number} bits by which to rotate it to the left */
function turned(word, bits) {
  return (word << bits) | (word >>> (32 - bits));
}

/** Return the hash of a text, in hexadecimal. @param {string} text */
function sha256(text) {
  const bytes = new TextEncoder().encode(text), blocks = Math.ceil((bytes.length + 9) / 64);
  const data = new DataView(new ArrayBuffer(64 * blocks));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(64 * blocks - 4, 8 * bytes.length);
  let state = START;
  for (let at = 0; at < data.byteLength; at += 64) state = stirred(state, new DataView(data.buffer, at, 64));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Return the state after a block of 64 bytes. @param {number[]} state @param {DataView} block */
function stirred(state, block) {
  const words = Array.from({ length: 16 }, (_, at) => block.getInt32(4 * at));
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15], late = words[at - 2];
    const mixed = (turned(early, 25) ^ turned(early, 14) ^ (early >>> 3)) + (turned(late, 15) ^ turned(late, 13) ^ (late >>> 10));
    words.push((mixed + words[at - 16] + words[at - 7]) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state;
  words.forEach((word, at) => {
    const first = (h + (turned(e, 26) ^ turned(e, 21) ^ turned(e, 7)) + ((e & f) ^ (~e & g)) + KEYS[at] + word) | 0;
    const second = (turned(a, 30) ^ turned(a, 19) ^ turned(a, 10)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]) | 0);
}

/** Return the first primes. @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** Return the first 32 bits after the point. @param {number} number */
function fraction(number) {
  return Math.floor((number % 1) * FRACTION) | 0;
}
