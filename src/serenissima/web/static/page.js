// @ts-check
// What every page can do better with a script; each page works without it.

for (const button of document.querySelectorAll("button[data-copy]")) {
  if (!(button instanceof HTMLButtonElement) || !navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener("click", () => copy(button));
}

/** Copy the address that the button stands beside, and say so on it.
 * @param {HTMLButtonElement} button */
async function copy(button) {
  const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy ?? ""));
  await navigator.clipboard.writeText(field.value);
  const label = button.querySelector("span");
  if (label) label.textContent = button.dataset.copied ?? "";
}

// Seats beyond the number of players are not asked about.
for (const choice of document.querySelectorAll('input[name="seats"]')) choice.addEventListener("change", seats);
seats();

function seats() {
  const chosen = /** @type {HTMLInputElement | null} */ (document.querySelector('input[name="seats"]:checked'));
  if (!chosen) return;
  for (const row of document.querySelectorAll("[data-seat]")) {
    if (row instanceof HTMLElement) row.hidden = Number(row.dataset.seat) >= Number(chosen.value);
  }
}
