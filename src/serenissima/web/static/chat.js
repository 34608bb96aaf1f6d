// @ts-check
// The chat of a table: the badge with the number of unread messages, news for screen readers, the sheet beside the table.

import { refresh as age } from "./ago.js";
import { announce } from "./announcing.js";
import * as beside from "./beside.js";
import { ids, isRead, keep, KEPT, lastRead } from "./unread.js";

const link = /** @type {HTMLAnchorElement} */ (document.getElementById("to-chat"));
const badge = /** @type {HTMLElement} */ (document.getElementById("chat-unread"));
const place = link.pathname;
/** Whether the visitor has switched the chat off; unknown before a page was read. */
let off = false;
/** The known messages; null before the first page. @type {Set<string> | null} */
let known = null;
/** The messages of others, of which the badge counts the unread ones. @type {string[]} */
let theirs = [];
/** Pages are read in the order of their requests. */
let reading = Promise.resolve();

/** Open the chat, or close it. @param {() => void} notLoaded called if it cannot be read */
export async function toggle(notLoaded) {
  if (beside.close()) return;
  const page = await beside.read(link.href);
  if (page) await beside.open(page, shown);
  else notLoaded();
}

/** Scroll to the end of the list at first and after a message of the viewer's, otherwise to the entry of the form.
 * @param {HTMLElement} text @param {import("./beside.js").Before} [was] */
function shown(text, was) {
  off = text.dataset.chat === "off";
  const list = text.querySelector("#messages"), line = text.querySelector("#chat-text");
  const kept = was && ids(text).every((id) => known?.has(id)), entry = was?.entry && document.getElementById(was.entry);
  list?.scrollTo({ top: kept ? was.scrolled : list.scrollHeight, behavior: "instant" });
  known = new Set(ids(text));
  count(text);
  age();
  const first = kept && entry ? (entry.querySelector("summary") ?? list) : line instanceof HTMLElement && matchMedia("(pointer: fine)").matches ? line : (list ?? text.querySelector("button"));
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}

/** Read the page after a new message. @param {{chat: number[], first: boolean}} news */
export function receive(news) {
  if (off) return;
  reading = reading.then(() => hear(news));
}

/** @param {{chat: number[], first: boolean}} news */
async function hear(news) {
  const read = lastRead(place);
  if (news.first && !known && news.chat.every((number, channel) => number <= read[channel])) return; // all were read before
  const page = await beside.read(link.href), there = page?.querySelector("[data-beside]");
  if (!(there instanceof HTMLElement)) return;
  off = there.dataset.chat === "off";
  if (known || !news.first) announce(lately(there));
  known = new Set(ids(there));
  refresh(there);
  count(there);
}

/** Show new messages in the open sheet; the draft of a message stays. @param {HTMLElement} there */
function refresh(there) {
  const text = beside.text(), list = text?.querySelector("#messages"), fresh = there.querySelector("#messages");
  if (!text || !list || !fresh) return;
  const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 40;
  if (fresh.children.length) list.previousElementSibling?.matches(".note") && list.previousElementSibling.remove();
  list.replaceChildren(...fresh.cloneNode(true).childNodes);
  age();
  if (atEnd) list.scrollTo({ top: list.scrollHeight, behavior: "instant" });
}

/** Return others' new messages as sentences: all of them, if none were known. @param {HTMLElement} there */
function lately(there) {
  const read = lastRead(place);
  const fresh = others(there).filter((line) => (known ? !known.has(line.id) : !isRead(line.id, read)));
  return fresh.map((line) => `${line.querySelector("bdi")?.textContent}: ${line.querySelector(".said")?.textContent}`);
}

/** Show the number of unread messages on the badge; those in the open sheet are read. @param {HTMLElement} there */
function count(there) {
  if (beside.text()?.querySelector("#messages") && !document.hidden) keep(place, ids(there));
  theirs = others(there).map((line) => line.id);
  tell();
}

/** Show a number on the badge; 0 hides it. */
function tell() {
  const read = lastRead(place), unread = theirs.filter((id) => !isRead(id, read)).length;
  badge.hidden = !unread;
  /** @type {HTMLElement} */ (badge.firstElementChild).textContent = String(unread);
}

addEventListener("storage", (event) => event.key === KEPT && tell()); // read in another tab

/** @param {HTMLElement} there @returns {Element[]} */
const others = (there) => [...there.querySelectorAll("#messages > li:not(.own)")];
