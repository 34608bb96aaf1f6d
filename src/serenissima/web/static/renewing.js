// @ts-check
// Parts of a page that renew themselves every few seconds while the page is seen, unless someone is in them.

for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-renew]"))) {
  setInterval(() => renew(part), 1000 * Number(part.dataset.renew));
  document.addEventListener("visibilitychange", () => renew(part));
}

/** Fetch the page again, and show the part of it that has changed. @param {HTMLElement} part */
async function renew(part) {
  if (document.hidden || part.contains(document.activeElement)) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(part.id);
  if (fresh && fresh.innerHTML !== part.innerHTML && !part.contains(document.activeElement)) part.innerHTML = fresh.innerHTML;
}
