// @ts-check
// Analyses on this device: jobs of a game's WebAssembly module, done by workers on all cores.

const MOST = 8; // workers
const SHARES = 4; // parts of a stage for each worker: whoever is done early takes another
const PATIENCE = 90_000; // ms that all jobs may take, by the first of them; a slower device leaves them to the server

/** What the server sends first: where the module and the networks are, and the memory that the jobs need.
 * @typedef {{module: string, networks: string, size: number, arguments: string, shared: number[][], pieces: number[][],
 *   found: number[], stages: number[][]}} Description */

/** Whether this device can do it. */
export const able = () => typeof WebAssembly === "object" && typeof Worker === "function" && typeof BigInt64Array === "function";

/** Do all jobs described at an address; return the findings.
 * @param {string} address @param {(part: number) => void} progress called with the part that is done, 0 to 1 */
export async function compute(address, progress = () => {}) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const told = await answer.arrayBuffer(), length = new DataView(told).getUint32(0, true);
  /** @type {Description} */
  const description = JSON.parse(new TextDecoder().decode(new Uint8Array(told, 4, length)));
  const most = Math.max(...description.stages.map(([, count]) => count));
  const crew = new Crew(description, told.slice(4 + length), Math.min(MOST, most, navigator.hardwareConcurrency || 1));
  try {
    return await crew.run(progress);
  } finally {
    crew.end();
  }
}

class Crew {
  /** @param {Description} description @param {ArrayBuffer} pieces @param {number} size */
  constructor(description, pieces, size) {
    this.description = description;
    const address = new URL("jobs.js", import.meta.url);
    this.workers = Array.from({ length: size }, () => new Worker(address, { type: "module" }));
    for (const worker of this.workers) worker.postMessage({ description, pieces });
  }

  /** @param {(part: number) => void} progress */
  async run(progress) {
    const { stages } = this.description;
    const whole = stages.reduce((sum, [, count, weight]) => sum + count * weight, 0);
    const begun = performance.now();
    let done = 0, found = (await Promise.all(this.workers.map((worker) => ask(worker, {}))))[0];
    for (const [job, count, weight] of stages) {
      found = await this.finish(job, count, found, (jobs) => {
        done += jobs * weight;
        progress(done / whole);
        const expected = ((performance.now() - begun) / done) * whole;
        if (expected > PATIENCE && performance.now() - begun > PATIENCE / 10) throw new Error("too slow");
      });
    }
    return found;
  }

  /** Finish a stage: each job writes only its own part of the findings, so all can be put together.
   * @param {number} job @param {number} count @param {BigUint64Array<ArrayBuffer>} before @param {(jobs: number) => void} did */
  async finish(job, count, before, did) {
    const found = before.slice(), step = Math.ceil(count / (this.workers.length * SHARES));
    let next = 0;
    await Promise.all(this.workers.map(async (worker) => {
      for (let first = true; next < count; first = false) {
        const from = next, to = (next = Math.min(count, next + step));
        const part = await ask(worker, { job, from, to, found: first ? before : null });
        for (let at = 0; at < part.length; at++) if (part[at] !== before[at]) found[at] = part[at];
        did(to - from);
      }
    }));
    return found;
  }

  end() {
    for (const worker of this.workers) worker.terminate();
  }
}

/** Have a worker do something; return the findings as they are in its memory then.
 * @param {Worker} worker @param {object} wish @returns {Promise<BigUint64Array<ArrayBuffer>>} */
function ask(worker, wish) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.found));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(wish);
  });
}
