// @ts-check
// Waits for a server that cannot be reached.

const FIRST_WAIT = 1000, LONGEST_WAIT = 30_000; // ms before another look; each wait is twice the one before
let waits = 0;
/** @type {(() => void)[]} */
const waiting = [];

/** Call a function once the server answers. @param {() => void} back */
export function awaitServer(back) {
  waiting.push(back);
  if (!waits) look(FIRST_WAIT);
}

/** Look whether the server is there, with growing pauses. @param {number} pause ms */
function look(pause) {
  clearTimeout(waits);
  waits = setTimeout(async () => {
    const answer = await fetch(new URL("../../health", import.meta.url), { cache: "no-store" }).catch(() => null);
    if (!answer || answer.status >= 500) return look(Math.min(2 * pause, LONGEST_WAIT));
    waits = 0;
    for (const back of waiting.splice(0)) back();
  }, pause * (0.5 + Math.random()));
}

addEventListener("online", () => { if (waits) look(0); });
