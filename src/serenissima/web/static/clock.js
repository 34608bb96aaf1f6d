// @ts-check
// Counts the clocks of a table down to the moments that the server gives. When one runs out they are fetched anew: the server
// decides the consequences. Other scripts don't wait for this.

import { announceAlso } from "./announcing.js";

const TICK = 1000, AGAIN = 3000; // ms
const JUMP = 1000; // ms by which two clocks differ more than by chance
const SOON = 60; // seconds left, about which the viewer is notified once
const DAY = 86400;

const clocks = () => document.getElementById("clocks");

/** How far the server's clock is ahead of this device's, in ms: the page contains the time when it was made. */
const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
const came = arrival ? performance.timeOrigin + arrival.responseStart : Date.now();
let ahead = Number(clocks()?.dataset.now) * 1000 - came;
const now = () => (Date.now() + ahead) / 1000;

let warned = "", fetched = -Infinity;

/** @param {number} seconds @param {string} days the format of days and hours */
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

/** Fetch the clocks after one has run out; not more often than needed. */
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

/** Return the present notices about late players. */
const notices = () => [...document.querySelectorAll("#late .says")].map((line) => line.textContent).join(" ");

/** @param {string} markup of the present clocks and choices */
function show(markup) {
  const before = notices(), fresh = new DOMParser().parseFromString(markup, "text/html");
  for (const id of ["clocks", "late"]) {
    const old = document.getElementById(id), now = fresh.getElementById(id);
    for (const open of old?.querySelectorAll("details[open]") ?? []) now?.querySelector(`#${open.id}`)?.setAttribute("open", "");
    if (old && now) old.replaceWith(now);
    else old?.replaceChildren();
  }
  if (notices() && notices() !== before) announceAlso(notices());
  tick();
}

/** Read the server's time; it has jumped if the clock of this device, or of a restarted server, has been set.
 * @param {{pong: number, now: number}} told */
function compare(told) {
  const took = performance.now() - told.pong, jumped = told.now * 1000 + took / 2 - Date.now() - ahead;
  if (Math.abs(jumped) < JUMP + took) return;
  ahead += jumped;
  fetchNow();
}

// Without clocks the server does not report a player's return.
document.addEventListener("changed", () => { if (clocks()?.hidden) fetchNow(); });
document.addEventListener("clocks", (event) => show(/** @type {CustomEvent<string>} */ (event).detail));
document.addEventListener("pong", (event) => compare(/** @type {CustomEvent} */ (event).detail));
document.addEventListener("visibilitychange", tick);
setInterval(tick, TICK);
tick();
