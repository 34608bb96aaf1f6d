// @ts-check
// The puzzles of the day change at midnight in the visitor's time zone: a cookie gives the server its name.

const YEAR = 365 * 24 * 3600; // seconds
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const stored = () => document.cookie.split("; ").find((one) => one.startsWith("zone="))?.slice("zone=".length);

/** @param {Date} moment @returns {string} the date as the visitor's calendar shows it */
function localDate(moment) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Show today's puzzles if the page is of another day, once the server knows the zone. */
function follow() {
  const shown = document.querySelector("[data-today]")?.getAttribute("data-today");
  const changed = Boolean(zone) && stored() !== zone;
  if (changed) document.cookie = `zone=${zone}; path=${location.pathname.replace(/\/daily$/, "") || "/"}; max-age=${YEAR}; samesite=lax`;
  const known = Boolean(zone) && stored() === zone; // unless cookies are blocked
  if (shown && known && shown !== localDate(new Date()) && shown !== sessionStorage.getItem("day left")) {
    sessionStorage.setItem("day left", shown); // a server with another clock is not asked for ever
    location.reload();
  }
}

follow();
document.addEventListener("visibilitychange", () => { if (!document.hidden) follow(); });
setInterval(follow, 60_000);
