// @ts-check
// Keeps the lists of a page current: parts with `data-follows`, each with an id, and a page whose `data-stage` has changed. On a
// page with `data-settled` nothing will change.

const OFTEN = 5000; // ms between looks, while the page is visible
const SELDOM = 30_000; // ms, after many looks without a change
const MANY = 60;
const FOLLOWS = "x-follows";

/** Each part as the server sent it last: scripts may have changed it since. @type {Map<string, string>} */
const known = new Map();
let timer = 0, same = 0;

/** @returns {NodeListOf<HTMLElement>} */
const parts = () => document.querySelectorAll("[data-follows]");
const stage = () => document.querySelector("main")?.dataset.stage;

if (parts().length && !document.querySelector("main[data-settled]")) {
  for (const part of parts()) known.set(part.id, part.innerHTML);
  document.addEventListener("visibilitychange", look);
  timer = setTimeout(look, OFTEN);
}

/** Look, and again after a while; a hidden page rests. @param {Event} [shown] that the page can be seen again */
async function look(shown) {
  clearTimeout(timer);
  if (document.hidden) return;
  if (shown) same = 0;
  await follow().catch(() => {}); // the next look may succeed
  clearTimeout(timer);
  timer = setTimeout(look, same < MANY ? OFTEN : SELDOM);
}

async function follow() {
  const answer = await fetch(location.pathname + location.search, { headers: { [FOLLOWS]: "1" } });
  if (!answer.ok || answer.redirected) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (fresh.querySelector("main")?.dataset.stage !== stage()) return anew();
  const changed = [...parts()].filter((part) => change(part, fresh.getElementById(part.id)));
  same = changed.length ? 0 : same + 1;
  if (changed.length) document.dispatchEvent(new Event("followed"));
}

/** Show a part as it is now, unless it's in use. @param {HTMLElement} part @param {HTMLElement | null} now */
function change(part, now) {
  const used = part.contains(document.activeElement) || part.querySelector(":active, :popover-open, details[open]");
  if (!now || used || known.get(part.id) === now.innerHTML) return false;
  known.set(part.id, now.innerHTML);
  part.replaceChildren(...now.childNodes);
  return true;
}

/** Replace the page when its layout has changed; don't interrupt a visitor who is writing a name. */
function anew() {
  if (!document.activeElement?.matches("input:not([readonly])")) location.replace(location.pathname);
}
