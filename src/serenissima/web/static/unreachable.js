// @ts-check
// Shows on a page that a form did not reach the server, and when it can be sent again: nothing typed is lost.

const FIRST_WAIT = 1000, LONGEST_WAIT = 30_000; // ms before another look; each wait is twice the one before
const note = document.getElementById("unreachable");
let waits = 0;

navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data !== "unreachable" || !note) return;
  note.textContent = note.dataset.lost ?? "";
  note.hidden = false;
  if (!waits) look(FIRST_WAIT);
});
navigator.serviceWorker?.startMessages();

/** Look whether the server is there, with growing pauses. @param {number} pause ms */
function look(pause) {
  clearTimeout(waits);
  waits = setTimeout(async () => {
    const answer = await fetch(new URL("../../health", import.meta.url), { cache: "no-store" }).catch(() => null);
    if (!answer || answer.status >= 500) return look(Math.min(2 * pause, LONGEST_WAIT));
    waits = 0;
    if (note) note.textContent = note.dataset.back ?? "";
  }, pause * (0.5 + Math.random()));
}

addEventListener("online", () => { if (waits) look(0); });
