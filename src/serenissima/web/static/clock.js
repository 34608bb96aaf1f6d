// @ts-check
// Counts the clocks of a table down to the moments that the server gives. When one is up they are fetched anew: what follows
// then, the server says. Nothing waits for this.

import { announceAlso } from "./announcing.js";

const TICK = 1000, AGAIN = 3000; // ms
const JUMP = 1000; // ms by which two clocks differ more than by chance
const SOON = 60; // seconds left, of which the viewer is told once
const DAY = 86400;

const clocks = () => document.getElementById("clocks");

/** By how much the server's clock is ahead of this device's, in ms: the page says when it was made. */
const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
const came = arrival ? performance.timeOrigin + arrival.responseStart : Date.now();
let ahead = Number(clocks()?.dataset.now) * 1000 - came;
const now = () => (Date.now() + ahead) / 1000;

let warned = "", fetched = -Infinity;

/** @param {number} seconds @param {string} days how days and hours are written */
function shown(seconds, days) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600), minutes = Math.floor((seconds % 3600) / 60), rest = two(seconds % 60);
  if (seconds >= DAY) return days.replace("#", String(Math.floor(seconds / DAY))).replace("@", String(Math.floor((seconds % DAY) / 3600)));
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function tick() {
  for (const dial of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".dial[data-until]"))) {
    const until = dial.dataset.until ?? "", left = Math.max(0, Math.ceil(Number(until) - now()));
    const text = dial.querySelector(".left"), says = shown(left, clocks()?.dataset.days ?? "");
    if (text && text.textContent !== says) text.textContent = says;
    if (dial.classList.contains("own") && left <= SOON && left > 0 && warned !== until) {
      warned = until;
      announceAlso(clocks()?.dataset.soon ?? "");
    }
    if (!left && !dial.classList.contains("late")) fetchAgain();
  }
}

/** Ask the server what is to be seen now that a time is up; not more often than needed. */
async function fetchAgain() {
  if (performance.now() - fetched < AGAIN || !navigator.onLine) return;
  fetched = performance.now();
  await fetchNow();
}

async function fetchNow() {
  try {
    const answer = await fetch(clocks()?.dataset.from ?? "");
    if (answer.ok) show(await answer.text());
  } catch {} // the next tick tries again
}

/** What is asked now, in words. */
const asked = () => [...document.querySelectorAll("#late .says")].map((line) => line.textContent).join(" ");

/** @param {string} markup of the clocks, and of what can be chosen, as they are now */
function show(markup) {
  const before = asked(), fresh = new DOMParser().parseFromString(markup, "text/html");
  for (const id of ["clocks", "late"]) {
    const old = document.getElementById(id), now = fresh.getElementById(id);
    for (const open of old?.querySelectorAll("details[open]") ?? []) now?.querySelector(`#${open.id}`)?.setAttribute("open", "");
    if (old && now) old.replaceWith(now);
    else old?.replaceChildren();
  }
  if (asked() && asked() !== before) announceAlso(asked());
  tick();
}

/** The server says its time; it has jumped if this device, or a server that was started again, has been set.
 * @param {{pong: number, now: number}} told */
function compare(told) {
  const took = performance.now() - told.pong, jumped = told.now * 1000 + took / 2 - Date.now() - ahead;
  if (Math.abs(jumped) < JUMP + took) return;
  ahead += jumped;
  fetchNow();
}

// Without clocks the server does not say that nobody is gone any more.
document.addEventListener("changed", () => { if (clocks()?.hidden) fetchNow(); });
document.addEventListener("clocks", (event) => show(/** @type {CustomEvent<string>} */ (event).detail));
document.addEventListener("pong", (event) => compare(/** @type {CustomEvent} */ (event).detail));
document.addEventListener("visibilitychange", tick);
setInterval(tick, TICK);
tick();
