// @ts-check
// The clock of a timed run: it counts down the seconds of the server, and shows the result at its end.

const clock = document.getElementById("run-clock");
const shown = clock?.querySelector("b");
const end = performance.now() + 1000 * Number(clock?.dataset.left ?? 0);

/** Show the seconds that are left; at the end the server shows the result. */
function tick() {
  const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
  if (shown) shown.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  if (left === 0) location.reload();
  else setTimeout(tick, 250);
}

if (clock) tick();
