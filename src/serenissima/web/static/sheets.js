// @ts-check
// Back closes open sheets over a table, such as the tale or the rules, and leaves the table only afterwards. One entry of the
// history represents any open sheet. It remains when the sheet is closed otherwise, and Back then skips it.

/** Functions that close sheets; each returns whether one was open. @type {Set<() => boolean>} */
const ways = new Set([shutPopover]);
/** Whether such an entry is the present one, and its place on the page. */
let over = Boolean(history.state?.over), hash = location.hash;
/** The address of the page's content: the entry below may still have another moment. */
let address = location.href;

function shutPopover() {
  const open = /** @type {HTMLElement | null} */ (document.querySelector(":popover-open:not([popover=manual])"));
  open?.hidePopover();
  return open !== null;
}

/** Register an open sheet that Back should close. @param {() => boolean} [shut] */
export function registerSheet(shut) {
  if (shut) ways.add(shut);
  hash = location.hash;
  address = location.href;
  if (!over) history.pushState({ over: true }, "");
  over = true;
}

/** Note new content of the page, such as another moment. @param {string | URL} shown */
export function lead(shown) {
  history.replaceState(history.state, "", shown);
  address = location.href;
}

/** @param {PopStateEvent} event */
function back(event) {
  const was = over;
  over = Boolean(event.state?.over);
  if (!was || over || location.hash !== hash) return; // a way within the page
  if ([...ways].some((shut) => shut())) lead(address);
  else history.back();
}
addEventListener("popstate", back);

// Before it is in sight: "toggle" comes later, and Back could be faster.
document.addEventListener("beforetoggle", (event) => {
  const { target } = event;
  if (target instanceof HTMLElement && target.popover === "auto" && /** @type {ToggleEvent} */ (event).newState === "open") registerSheet();
}, true);
