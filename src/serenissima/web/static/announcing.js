// @ts-check
// Announces news and the people at the table to screen readers, and notifies the viewer of their turn: by the title, the icon
// and, if enabled, a sound.

const news = /** @type {HTMLElement} */ (document.getElementById("news"));
const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const usual = icon.href;
let notified = false;
const SHOWN = 6000; // ms that a sentence stays
const list = /** @type {HTMLElement} */ (document.getElementById("company"));
const flash = /** @type {HTMLElement} */ (document.getElementById("newcomer"));
let fading = 0;

/** Show the players in the heading, as the question names them. */
export function showPlayers() {
  const heading = document.querySelector(".players"), question = document.getElementById("question");
  if (heading && question) heading.textContent = ` · ${question.dataset.players}`;
}

/** Notify a viewer who has a question to answer; the bell does not ring again for one who is notified already.
 * @param {boolean} asks @param {boolean} aloud */
export function notify(asks, aloud = true) {
  const heading = document.querySelector(".bar-title")?.textContent;
  document.title = [asks && icon.dataset.say, heading].filter(Boolean).join(" · ");
  icon.href = asks ? (icon.dataset.turn ?? usual) : usual;
  document.body.toggleAttribute("data-notified", asks);
  if (asks && !notified && aloud) sound((sounds) => sounds.play("turn"));
  notified = asks;
}

/** Make a sound, by a script that is loaded only where sounds are on. @param {(sounds: typeof import("./sounds.js")) => void} make */
export function sound(make) {
  if (document.body.dataset.sound !== "off") import("./sounds.js").then(make, () => {});
}

/** Announce something in place of the last announcement. @param {string[]} sentences */
export function announce(sentences) {
  const said = sentences.map((sentence) => sentence.trim()).join(" ");
  news.textContent = news.textContent === said ? `${said} ` : said;
}

/** Announce a further sentence about the same change. @param {string} sentence */
export const announceAlso = (sentence) => announce([news.textContent ?? "", sentence]);

/** Show who is present; only changes are mentioned.
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
  document.body.toggleAttribute("data-away", list.querySelector(".away:not([hidden])") !== null); // on a phone they get a line
}

/** Show for a while who has sat down. @param {string} sentence */
export function showSeated(sentence) {
  flash.textContent = sentence;
  flash.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { flash.hidden = true; }, SHOWN);
}
