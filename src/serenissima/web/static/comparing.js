// @ts-check
// On each visit, compares this browser's subscription to Web Push with the one that the server has. If notifications do not
// arrive any more, a note offers to repair that by one click.

import { known, remember, subscribe } from "./subscription.js";

const place = document.getElementById("push-state");
const at = new URL("../../push", import.meta.url);

/** Ask the server. @param {Record<string, string>} fields @returns {Promise<HTMLElement | null>} its note, or its state alone */
async function ask(fields) {
  const answer = await fetch(at, { method: "POST", body: new URLSearchParams(fields) });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector("[data-state]");
}

/** Compare, and show the note if there is one. @param {ServiceWorkerRegistration} worker */
export async function compare(worker) {
  const own = await worker.pushManager.getSubscription();
  const now = own && Notification.permission !== "denied" ? JSON.stringify(own) : "";
  const given = (await known()) || now;
  if (!given || !place) return;
  const note = await ask({ known: given, push: now }).catch(() => null); // the next visit compares again
  if (!note) return;
  await settle(note, given, now);
}

/** Act on the state of a subscription. @param {HTMLElement} note @param {string} given @param {string} now */
async function settle(note, given, now) {
  const { state } = note.dataset;
  if (state === "unknown") return remember("");
  if (now) await remember(now);
  if (!place || state === "works") return void place?.replaceChildren();
  place.replaceChildren(note);
  deny(note);
  note.querySelector(".repair")?.addEventListener("click", () => repair(note, now || given));
  note.querySelector(".stop")?.addEventListener("click", async () => {
    if (!(await ask({ known: now || given, stop: "1" }))) return;
    await remember("");
    place.replaceChildren();
  });
}

/** Show the way to the browser's settings instead, if they forbid notifications. @param {HTMLElement} note */
function deny(note) {
  const denied = Notification.permission === "denied";
  for (const [part, shown] of /** @type {[string, boolean][]} */ ([[".said", !denied], [".denied", denied]])) {
    const text = note.querySelector(part);
    if (text instanceof HTMLElement) text.hidden = !shown;
  }
}

/** Subscribe anew, and let the server notify this subscription. @param {HTMLElement} note @param {string} given */
async function repair(note, given) {
  try {
    const { key } = await (await fetch(at)).json(), fresh = JSON.stringify(await subscribe(key, true));
    const answer = await ask({ known: given, push: fresh, repair: "1" });
    if (answer) await settle(answer, given, fresh);
  } catch {
    deny(note);
    if (Notification.permission !== "denied") /** @type {HTMLElement | null} */ (note.querySelector(".denied"))?.removeAttribute("hidden");
  }
}
