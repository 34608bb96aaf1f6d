// @ts-check
// Shows the progress of a game's preparation for its first use, as long as the page waits for it.

const OFTEN = 2000; // milliseconds between looks

look();

async function look() {
  const note = document.querySelector("[data-preparing]");
  if (note instanceof HTMLElement) await show(note).catch(() => {}); // next time it may work
  setTimeout(look, OFTEN);
}

/** Show the progress, and the time left if that is known. @param {HTMLElement} note */
async function show(note) {
  const answer = await fetch(note.dataset.preparing ?? "");
  if (!answer.ok) return;
  const { done, parts, seconds } = await answer.json();
  const bar = note.querySelector("progress"), left = note.querySelector("span");
  if (!bar || !left) return;
  bar.hidden = !parts;
  bar.max = Math.max(1, parts);
  bar.value = done;
  left.textContent = seconds === null ? "" : (note.dataset.left ?? "").replace("#", String(Math.max(1, Math.ceil(seconds))));
}
