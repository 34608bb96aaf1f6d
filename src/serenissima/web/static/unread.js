// @ts-check
// Which messages of chats are still unread in this browser: it keeps the last one read at each table.

export const KEPT = "chat"; // where it is kept
const MOST = 40; // tables of which a browser remembers what was read

/** The messages that are shown there. @param {ParentNode} there */
export const ids = (there) => [...there.querySelectorAll("#messages > li")].map((line) => line.id);

/** Of an id like `m-p3`, the channel and the number in it. @param {string} id */
const parts = (id) => /** @type {[number, number]} */ ([id[2] === "w" ? 1 : 0, Number(id.slice(3))]);

/** @param {string} id @param {number[]} read */
export function isRead(id, read) {
  const [channel, number] = parts(id);
  return number <= read[channel];
}

/** The last number of each channel that was read. @param {string} place the path of the chat @returns {number[]} */
export function seen(place) {
  return stored()[place] ?? [0, 0];
}

/** These were read. @param {string} place @param {string[]} shown */
export function keep(place, shown) {
  const all = stored(), read = [...seen(place)];
  for (const [channel, number] of shown.map(parts)) read[channel] = Math.max(read[channel], number);
  delete all[place];
  const kept = Object.entries({ ...all, [place]: read }).slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  } catch { /* it is only forgotten what was read */ }
}

/** @returns {Record<string, number[]>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}
