// @ts-check
// Invitations and requests of friends, on every page that is seen; asking shows friends that one is online.

const FIRST = 1500; // ms until the first question, so that a page is there before
const place = document.getElementById("invited");
const circle = () => document.getElementById("circle");
let shown = "", known = circle()?.dataset.digest ?? "", timer = 0, every = 30_000;

/** Ask what waits, and show it; ask again as the answer says. */
async function ask() {
  clearTimeout(timer);
  if (!place || document.hidden) return;
  const answer = await fetch(new URL("../../friends/news", import.meta.url)).catch(() => null);
  if (answer?.ok) {
    every = 1000 * Number(answer.headers.get("x-again"));
    show((await answer.text()).trim());
    await renew(answer.headers.get("x-circle") ?? "");
  }
  timer = setTimeout(ask, every);
}

/** Show what waits, unless it is there already: a button must not move below a finger. @param {string} text */
function show(text) {
  const told = text.replace(/name="key" value="[^"]*"/g, "");
  if (!place || told === shown || circle()) return;
  shown = told;
  place.innerHTML = text;
}

/** Renew the list of friends on this page if it has changed, unless someone is in it. @param {string} digest */
async function renew(digest) {
  const list = circle();
  if (!list || known === digest) return;
  if (list.contains(document.activeElement) || list.querySelector("details[open]")) return;
  const answer = await fetch(new URL("../../friends", import.meta.url)).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("circle");
  if (!fresh) return;
  list.replaceWith(fresh);
  known = digest;
}

if (place) {
  timer = setTimeout(ask, FIRST);
  document.addEventListener("visibilitychange", ask);
}
