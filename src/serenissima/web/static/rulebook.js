// @ts-check
// The rules beside a table: they open at the rule of a line or of the question, and lead anywhere from there.

import { registerSheet } from "./sheets.js";

const RULE = /^#(R\d+)(\.\d+)?$/;

/** The pages read already, by address. @type {Map<string, Promise<string>>} */
const read = new Map();
/** The sheet with the rules, while they are open. @type {HTMLElement | null} */
let book = null;
/** The element that had the focus before. @type {Element | null} */
let before = null;
let wanted = ""; // the last requested address

const inUse = () => document.getElementById("rules-in-use");
/** Return the rules that apply now, by kind of action. */
const applying = () => new URLSearchParams(inUse()?.dataset.kinds ?? "");

/** Open the rules where a link of the table leads.
 * @param {HTMLAnchorElement} link @param {() => void} notLoaded called if they cannot be read */
export async function open(link, notLoaded) {
  const focused = document.activeElement;
  if (await turn(where(link))) before = focused;
  else notLoaded();
}

/** Return the target of a link: without a rule, the rules that apply now; from the question, the rule of the thing or answer
 * with the focus.
 * @param {HTMLAnchorElement} link */
function where(link) {
  const now = inUse(), at = new URL(link.href), focused = document.activeElement;
  if (link !== now && at.hash) return at;
  const kind = (focused?.getAttribute("value") ?? focused?.getAttribute("data-action") ?? "").split(/[ ,]/)[0];
  const rule = applying().get(kind);
  if (now instanceof HTMLAnchorElement) at.hash = rule ?? now.hash;
  return at;
}

/** Turn to a place: a chapter, the results of a search, or all.
 * @param {URL} at @returns {Promise<boolean>} whether it could be read */
async function turn(at) {
  const [, chapter = ""] = at.hash.match(RULE) ?? [];
  const address = at.pathname + (at.search || !chapter ? at.search : `?q=${chapter}`);
  wanted = address;
  const page = await fetched(address);
  if (page && wanted === address) await show(new DOMParser().parseFromString(page, "text/html"), at.hash.slice(1));
  return page !== "";
}

/** @param {string} address @returns {Promise<string>} the page; empty if it does not arrive */
function fetched(address) {
  const page = read.get(address) ?? fetch(address).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "");
  read.set(address, page);
  page.then((said) => said || read.delete(address));
  return page;
}

/** @param {Document} page @param {string} rule where to begin; empty for the top */
async function show(page, rule) {
  if (!book) await unfold(/** @type {HTMLTemplateElement} */ (page.getElementById("rulebook-leaf")));
  const text = /** @type {HTMLElement} */ (document.getElementById("rulebook-text"));
  const article = page.querySelector("article.rules");
  article?.querySelector("h1")?.remove();
  text.replaceChildren(...(article?.childNodes ?? []));
  for (const number of applying().values()) document.getElementById(number)?.classList.add("in-use");
  for (const link of text.querySelectorAll("a[data-example]")) link.setAttribute("target", "_blank"); // it needs room
  const place = document.getElementById(rule), sought = text.querySelector("input[type=search]");
  if (rule && sought instanceof HTMLInputElement) sought.value = ""; // its chapter has not been searched
  place?.classList.add("here");
  text.scrollTop = 0;
  place?.scrollIntoView({ block: "start" });
  (place?.matches("[tabindex]") ? place : text).focus({ preventScroll: true });
}

/** Create the sheet and its styles from the page of the rules: a table without them needs neither.
 * @param {HTMLTemplateElement} leaf */
async function unfold(leaf) {
  document.getElementById("beside-shut")?.click();
  if (!document.querySelector("link[data-rules]")) {
    const sheet = document.createElement("link");
    Object.assign(sheet, { rel: "stylesheet", href: leaf.dataset.styles });
    sheet.dataset.rules = "";
    document.head.append(sheet);
    await new Promise((done) => (sheet.onload = sheet.onerror = done));
  }
  if (book) return;
  document.getElementById("table")?.append(document.importNode(leaf.content, true));
  book = /** @type {HTMLElement} */ (document.getElementById("rulebook"));
  book.addEventListener("click", follow);
  book.addEventListener("submit", search);
  document.getElementById("rulebook-shut")?.addEventListener("click", close);
  registerSheet(close);
}

/** @param {Event} event a click on a link from one place of the rules to another */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("#rulebook-text a") : null;
  if (!(link instanceof HTMLAnchorElement) || "example" in link.dataset) return;
  event.preventDefault();
  turn(new URL(link.href));
}

/** @param {SubmitEvent} event */
function search(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  event.stopPropagation();
  const at = new URL(form.action);
  at.search = String(new URLSearchParams({ q: String(new FormData(form).get("q") ?? "") }));
  turn(at);
}

function close() {
  if (!book) return false;
  const focused = book.contains(document.activeElement);
  book.remove();
  book = null;
  wanted = "";
  const back = before?.isConnected && before !== document.body ? before : document.getElementById("question");
  if (focused && (back instanceof HTMLElement || back instanceof SVGElement)) back.focus({ preventScroll: true });
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !close()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
