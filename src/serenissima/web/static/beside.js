// @ts-check
// A page in a sheet beside the table, such as the chat: its forms are sent from there, and the table stays in sight.

import { registerSheet } from "./sheets.js";

/** The sheet, while it is open. @type {HTMLElement | null} */
let leaf = null;
/** The element that had the focus before. @type {Element | null} */
let before = null;
/** The state of the sheet when a form was sent: how far its list was scrolled, and the entry of the form.
 * @typedef {{scrolled: number, entry: string}} Before */
/** Called with the contents of the sheet. @type {(text: HTMLElement, was?: Before) => void} */
let report = () => {};

/** Fetch the page at an address; null if it does not arrive. @param {string | URL} address @param {RequestInit} [how] */
export async function read(address, how) {
  try {
    const answer = await fetch(address, { headers: { accept: "text/html" }, ...how });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector("[data-beside]") ? page : null;
  } catch {
    return null;
  }
}

/** Return the contents of the sheet; null while it is closed. */
export const text = () => (leaf ? document.getElementById("beside-text") : null);

/** Open a page beside the table.
 * @param {Document} page @param {typeof report} [tell] called with the contents, now and after each form */
export async function open(page, tell = () => {}) {
  document.getElementById("rulebook-shut")?.click();
  const focused = document.activeElement;
  close();
  before = focused;
  await unfold(/** @type {HTMLTemplateElement} */ (page.getElementById("beside-leaf")));
  report = tell;
  show(page);
}

/** @param {Document} page @param {HTMLFormElement} [form] that was sent */
function show(page, form) {
  const here = text(), there = page.querySelector("[data-beside]");
  if (!here || !(there instanceof HTMLElement)) return;
  const was = form && { scrolled: here.querySelector("ol")?.scrollTop ?? 0, entry: form.closest("li")?.id ?? "" };
  here.replaceChildren(...there.childNodes);
  Object.assign(here.dataset, there.dataset);
  report(here, was);
}

/** Open the sheet, which comes with its style sheets in the first page. @param {HTMLTemplateElement} template */
async function unfold(template) {
  const wanted = (template.dataset.styles ?? "").split(" ").filter((href) => !document.querySelector(`link[href="${href}"]`));
  await Promise.all(wanted.map(style));
  if (leaf) return;
  document.getElementById("table")?.append(document.importNode(template.content, true));
  leaf = /** @type {HTMLElement} */ (document.getElementById("beside"));
  leaf.addEventListener("submit", send);
  document.getElementById("beside-shut")?.addEventListener("click", close);
  registerSheet(close);
}

/** @param {string} href */
function style(href) {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href });
  document.head.append(sheet);
  return new Promise((done) => (sheet.onload = sheet.onerror = done));
}

/** @param {SubmitEvent} event */
async function send(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  event.stopPropagation();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const fields = /** @type {[string, string][]} */ ([...new FormData(form, event.submitter)]);
  const page = await read(form.action, { method: "post", body: new URLSearchParams(fields) });
  form.ariaBusy = null;
  if (page) show(page, form);
  else form.submit(); // the browser shows the error
}

/** Close the sheet, and return whether it was open. */
export function close() {
  if (!leaf) return false;
  const focused = leaf.contains(document.activeElement);
  leaf.remove();
  leaf = null;
  const back = before?.isConnected && before !== document.body ? before : document.getElementById("question");
  if (focused && back instanceof HTMLElement) back.focus({ preventScroll: true });
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !close()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
