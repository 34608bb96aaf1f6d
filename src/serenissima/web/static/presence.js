// @ts-check
// The other people at the table: who has it open, who is away, who has just sat down.

const SHOWN = 6000; // ms that a sentence stays
const list = /** @type {HTMLElement} */ (document.getElementById("company"));
const flash = /** @type {HTMLElement} */ (document.getElementById("newcomer"));
let fading = 0;

/** Show who is there; of whom nothing is said, nothing has changed.
 * @param {{here: Record<string, string>, away: Record<string, string>}} company */
export function showCompany({ here, away }) {
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-person]"))) {
    const seat = item.dataset.person ?? "", name = here[seat] ?? away[seat];
    if (name === undefined) continue;
    item.hidden = false;
    item.classList.toggle("away", seat in away);
    /** @type {HTMLElement} */ (item.querySelector(".name")).textContent = name;
    /** @type {HTMLElement} */ (item.querySelector(".how")).textContent = (seat in away ? list.dataset.away : list.dataset.here) ?? "";
  }
}

/** Say for a while who has sat down. @param {string} sentence */
export function showSeated(sentence) {
  flash.textContent = sentence;
  flash.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { flash.hidden = true; }, SHOWN);
}
