// @ts-check
// Back closes what lies open over a table, such as what has happened or the rules, and leaves the table only afterwards.
// An entry of the history stands for whatever is open. It stays when that is shut otherwise, and Back then passes it by.

/** Ways to shut what is open; each says whether it was. @type {Set<() => boolean>} */
const ways = new Set([shutPopover]);
/** Whether such an entry is the present one, and where on the page it was made. */
let over = Boolean(history.state?.over), hash = location.hash;
/** What the page shows: the entry below may still say another moment. */
let address = location.href;

function shutPopover() {
  const open = /** @type {HTMLElement | null} */ (document.querySelector(":popover-open:not([popover=manual])"));
  open?.hidePopover();
  return open !== null;
}

/** Something has been opened that Back is to shut. @param {() => boolean} [shut] */
export function opened(shut) {
  if (shut) ways.add(shut);
  hash = location.hash;
  address = location.href;
  if (!over) history.pushState({ over: true }, "");
  over = true;
}

/** The page shows something else now, such as another moment. @param {string | URL} shown */
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
  if (target instanceof HTMLElement && target.popover === "auto" && /** @type {ToggleEvent} */ (event).newState === "open") opened();
}, true);
