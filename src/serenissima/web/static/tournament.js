// @ts-check
// Keeps a tournament's page current: new entrants, the start of a round, the tables, and their results.

const OFTEN = 5000; // ms between looks, while the page is visible

const stage = () => document.querySelector("main")?.dataset.stage;
let timer = 0;

look();
document.addEventListener("visibilitychange", look);

/** Look, and again after a while; a hidden page rests. */
async function look() {
  clearTimeout(timer);
  if (document.hidden) return;
  await follow().catch(() => {}); // the next look may succeed
  timer = setTimeout(look, OFTEN);
}

async function follow() {
  const answer = await fetch(location.pathname);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (fresh.querySelector("main")?.dataset.stage !== stage()) return anew();
  for (const part of document.querySelectorAll("[data-follows]")) {
    const now = fresh.getElementById(part.id);
    const rests = part.contains(document.activeElement) || part.innerHTML === now?.innerHTML;
    if (now && !rests) part.replaceChildren(...now.childNodes);
  }
}

/** Replace the page when its layout has changed; don't interrupt a visitor who is writing a name. */
function anew() {
  if (!document.activeElement?.matches("input:not([readonly])")) location.replace(location.pathname);
}
