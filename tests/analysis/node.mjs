// Runs the jobs of a description in Node, with the worker that browsers use.
// usage: node node.mjs JOBS.js DESCRIPTION MODULE NETWORKS OUT [RUNS]
// With RUNS, it first does everything once, then prints the seconds of each run.

import { readFileSync, writeFileSync } from "node:fs";

const [jobs, description, module, networks, out, runs = "0"] = process.argv.slice(2);
const told = readFileSync(description), length = told.readUInt32LE(0);
const head = JSON.parse(told.subarray(4, 4 + length).toString());
const files = { [head.module]: module, [head.networks]: networks };
const bytes = (path) => { const data = readFileSync(path); return data.buffer.slice(data.byteOffset, data.byteOffset + data.length); };

let hear, answered;
globalThis.addEventListener = (_, listener) => { hear = listener; };
globalThis.postMessage = (data) => answered(data);
globalThis.fetch = async (address) => ({ ok: true, arrayBuffer: async () => bytes(files[address]) });
await import(jobs);

const ask = (data) => new Promise((resolve, reject) => {
  answered = ({ error, found }) => (error ? reject(new Error(error)) : resolve(found));
  hear({ data });
});
const pieces = told.buffer.slice(told.byteOffset + 4 + length, told.byteOffset + told.length);
hear({ data: { description: head, pieces } });
const begun = await ask({});

/** Do all jobs of each stage in any order, each from what earlier stages have found. */
async function run() {
  let found = begun;
  for (const [job, count] of head.stages) {
    const before = found, merged = found.slice();
    for (let number = count - 1; number >= 0; number--) {
      const part = await ask({ job, from: number, to: number + 1, found: before });
      for (let at = 0; at < part.length; at++) if (part[at] !== before[at]) merged[at] = part[at];
    }
    found = merged;
  }
  return found;
}

writeFileSync(out, Buffer.from((await run()).buffer));
for (let number = 0; number < Number(runs); number++) {
  const since = performance.now();
  await run();
  console.log((performance.now() - since) / 1000);
}
