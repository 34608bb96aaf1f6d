// @ts-check
// Calls the viewer whose turn it is: by the title, the icon and, if wanted, a sound.

const NOTES = [587.33, 880]; // Hz: a small bell
const LENGTH = 0.5; // seconds of a note

const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const usual = icon.href;
let called = false;

/** Show who plays and whose turn it is, as the question says it.
 * @param {HTMLElement} question @param {boolean} aloud */
export function call(question, aloud = true) {
  const asks = question.classList.contains("asks");
  const heading = /** @type {HTMLElement} */ (document.querySelector(".bar-title"));
  const players = heading.querySelector(".players");
  if (players && question.dataset.players) players.textContent = ` · ${question.dataset.players}`;
  document.title = [asks ? icon.dataset.say : "", heading.textContent].filter(Boolean).join(" · ");
  icon.href = asks ? (icon.dataset.turn ?? usual) : usual;
  if (asks && !called && aloud && document.body.dataset.sound === "on") ring();
  called = asks;
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
