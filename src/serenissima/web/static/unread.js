// @ts-check
// The unread chat messages in this browser: it stores the last one read at each table.

export const KEPT = "chat"; // its key in the storage
const MOST = 40; // tables whose read messages a browser remembers

/** Return the messages that are shown there. @param {ParentNode} there */
export const ids = (there) => [...there.querySelectorAll("#messages > li")].map((line) => line.id);

/** Return the channel and number of an id like `m-p3`. @param {string} id */
const parts = (id) => /** @type {[number, number]} */ ([id[2] === "w" ? 1 : 0, Number(id.slice(3))]);

/** @param {string} id @param {number[]} read */
export function isRead(id, read) {
  const [channel, number] = parts(id);
  return number <= read[channel];
}

/** Return the last number of each channel that was read. @param {string} place the path of the chat @returns {number[]} */
export function lastRead(place) {
  return stored()[place] ?? [0, 0];
}

/** Mark these messages as read. @param {string} place @param {string[]} shown */
export function keep(place, shown) {
  const all = stored(), read = [...lastRead(place)];
  for (const [channel, number] of shown.map(parts)) read[channel] = Math.max(read[channel], number);
  delete all[place];
  const kept = Object.entries({ ...all, [place]: read }).slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  } catch { /** only the read marks are lost */ }
}

/** @returns {Record<string, number[]>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}
