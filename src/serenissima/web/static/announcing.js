// @ts-check
// Says for screen readers what has happened and who is at the table, and notifies the viewer whose turn it is: by the title, the
// icon and, if wanted, a sound.

const NOTES = [587.33, 880]; // Hz: a small bell
const LENGTH = 0.5; // seconds of a note

const news = /** @type {HTMLElement} */ (document.getElementById("news"));
const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const usual = icon.href;
let notified = false;
const SHOWN = 6000; // ms that a sentence stays
const list = /** @type {HTMLElement} */ (document.getElementById("company"));
const flash = /** @type {HTMLElement} */ (document.getElementById("newcomer"));
let fading = 0;

/** Show in the heading who plays, as the question says it. */
export function showPlayers() {
  const heading = document.querySelector(".players"), question = document.getElementById("question");
  if (heading && question) heading.textContent = ` · ${question.dataset.players}`;
}

/** Notify the viewer who is asked something; a viewer who is notified already hears no second bell.
 * @param {boolean} asks @param {boolean} aloud */
export function notify(asks, aloud = true) {
  const heading = document.querySelector(".bar-title")?.textContent;
  document.title = [asks && icon.dataset.say, heading].filter(Boolean).join(" · ");
  icon.href = asks ? (icon.dataset.turn ?? usual) : usual;
  document.body.toggleAttribute("data-notified", asks);
  if (asks && !notified && aloud && document.body.dataset.sound === "on") ring();
  notified = asks;
}

/** A bell of two notes; silent until the page has been clicked, as browsers want it. */
function ring() {
  const context = new AudioContext();
  NOTES.forEach((pitch, number) => {
    const from = context.currentTime + number * LENGTH * 0.35;
    const note = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(0.2, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + LENGTH);
    note.connect(loudness).connect(context.destination);
    note.start(from);
    note.stop(from + LENGTH);
    if (number === NOTES.length - 1) note.onended = () => context.close();
  });
}

/** Say something in place of what was said before. @param {string[]} sentences */
export function announce(sentences) {
  const said = sentences.map((sentence) => sentence.trim()).join(" ");
  news.textContent = news.textContent === said ? `${said} ` : said;
}

/** Say something more about the same change. @param {string} sentence */
export const announceAlso = (sentence) => announce([news.textContent ?? "", sentence]);

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
