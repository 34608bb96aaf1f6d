// @ts-check
// Hints that this device finds itself. The server finds the first one, while the engine is fetched.

/** What finds hints here; undefined until it is fetched. @type {typeof import("./engine.js") | undefined} */
let engine;

/** Let this device find a hint, if it can by now: the server then waits for it, for a while.
 * @param {HTMLElement} button @param {URLSearchParams} fields of the form that asks for it */
export function seekHere(button, fields) {
  const { memory, findings } = button.dataset;
  if (!memory || !findings) return;
  if (!engine) return void fetchEngine(memory);
  fields.set("elsewhere", "on");
  seek(engine, memory, findings).catch(() => {}); // the server waits no longer
}

/** Fetch the engine, and try it once, so that browsers have compiled it by the next hint. @param {string} memory */
async function fetchEngine(memory) {
  try {
    const fetched = await import("./engine.js");
    if (!fetched.able()) return;
    await fetched.compute(memory);
    engine = fetched;
  } catch {
    // the server finds hints, as before
  }
}

/** @param {typeof import("./engine.js")} here @param {string} memory @param {string} findings */
async function seek(here, memory, findings) {
  const body = await here.compute(memory);
  await fetch(findings, { method: "POST", body });
}
