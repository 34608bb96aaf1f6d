// @ts-check
// Improvements of every page by a script; each page works without it.

import "./following.js";
import "./installed.js";
import "./unreachable.js";

showCopying();
document.addEventListener("followed", showCopying);

/** Show the buttons that copy an address. */
function showCopying() {
  for (const button of document.querySelectorAll("button[data-copy]")) {
    if (!(button instanceof HTMLButtonElement) || !button.hidden) continue;
    button.hidden = false;
    button.addEventListener("click", () => copy(button));
  }
}

/** Copy the address beside the button, and confirm it on the button. @param {HTMLButtonElement} button */
async function copy(button) {
  const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy ?? ""));
  const label = await taken(field) ? button.querySelector("span") : null;
  if (label) label.textContent = button.dataset.copied ?? "";
}

/** Copy a field's text and return whether that worked; otherwise it is selected. Over plain HTTP, as on a home network,
 * browsers offer scripts no clipboard, but support the command.
 * @param {HTMLInputElement} field */
async function taken(field) {
  field.select();
  if (!navigator.clipboard) return document.execCommand("copy");
  await navigator.clipboard.writeText(field.value);
  return true;
}

// A text can be long: a file's text replaces the content of its field.
for (const file of document.querySelectorAll("input[data-fills]")) {
  if (!(file instanceof HTMLInputElement)) continue;
  if (file.parentElement) file.parentElement.hidden = false;
  file.addEventListener("change", () => fill(file));
}

/** Put the text of the chosen file into its field. @param {HTMLInputElement} file */
async function fill(file) {
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById(file.dataset.fills ?? ""));
  const chosen = file.files?.[0];
  if (chosen) field.value = await chosen.text();
}

// The opener sits at one seat: choosing another one swaps the two.
const rows = /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll(".seat-row select"));
const chosen = [...rows].map((row) => row.value);
rows.forEach((row, seat) => row.addEventListener("change", () => {
  const mine = chosen.indexOf("me");
  if (row.value === "me" && mine >= 0) rows[mine].value = chosen[mine] = chosen[seat];
  chosen[seat] = row.value;
}));

// The heading of the choices shows the chosen one, even when they are folded.
for (const choice of document.querySelectorAll('input[name="time"]')) choice.addEventListener("change", () => {
  const note = choice.closest("details")?.querySelector("summary .note");
  if (note) note.textContent = choice.parentElement?.textContent ?? "";
});

// A daily window is meant in the visitor's time zone.
for (const zones of document.querySelectorAll("select[data-guessed]")) {
  if (!(zones instanceof HTMLSelectElement)) continue;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  if (!own.includes("/") || own.startsWith("Etc/")) continue; // some browsers hide it
  if (![...zones.options].some((option) => option.value === own)) zones.add(new Option(own.replaceAll("_", " "), own), 0);
  zones.value = own;
}

// A table's daily window by the visitor's own clock, where that shows other hours.
showOwnTimes();
document.addEventListener("followed", showOwnTimes);

function showOwnTimes() {
  for (const note of document.querySelectorAll(".own-time")) {
    if (!(note instanceof HTMLElement)) continue;
    const [opens, closes] = [note.dataset.opens, note.dataset.closes].map((moment) => onTheClock(Number(moment)));
    const here = `${opens}-${closes}`;
    if (note.lastElementChild) note.lastElementChild.textContent = here.replace("-", "–");
    note.hidden = here === note.dataset.told;
  }
}

/** @param {number} moment in seconds since 1970 */
function onTheClock(moment) {
  const at = new Date(moment * 1000);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

// Seats beyond the number of players are hidden.
for (const choice of document.querySelectorAll('input[name="seats"]')) choice.addEventListener("change", seats);
seats();

function seats() {
  const chosen = /** @type {HTMLInputElement | null} */ (document.querySelector('input[name="seats"]:checked'));
  if (!chosen) return;
  for (const row of document.querySelectorAll("[data-seat]")) {
    if (row instanceof HTMLElement) row.hidden = Number(row.dataset.seat) >= Number(chosen.value);
  }
}
