// @ts-check
// Changes a page as the server says: parts are replaced, and those inside them that stay are kept.

/** @typedef {[id: string, html: string] | [id: string, at: number, drop: number, html: string]} Change */

const SLOT = /\0([^\0]+)\0/g; // stands for a part that stays

/** @param {Change[]} changes */
export function patch(changes) {
  for (const change of changes) {
    const element = document.getElementById(change[0]);
    if (!element) throw new Error(`no part ${change[0]}`);
    if (change.length === 2) element.replaceWith(around(change[1], element));
    else exchange(element, change[1], change[2], change[3]);
  }
}

/** An element drawn anew around those of its parts that stay. @param {string} html @param {Element} old */
function around(html, old) {
  const fresh = parsed(html.replace(SLOT, '<template data-part="$1"></template>'), old.parentElement ?? old);
  for (const slot of fresh.querySelectorAll("template[data-part]")) {
    const part = document.getElementById(slot.getAttribute("data-part") ?? "");
    if (!part) throw new Error("a part is missing that should stay");
    slot.replaceWith(part);
  }
  return fresh;
}

/** New children in the place of old ones. @param {Element} element @param {number} at @param {number} drop @param {string} html */
function exchange(element, at, drop, html) {
  const fresh = parsed(html, element);
  for (const old of [...element.children].slice(at, at + drop)) old.remove();
  element.insertBefore(fresh, element.children[at] ?? null);
}

/** Elements as children of `parent` would be. @param {string} html @param {Element} parent @returns {DocumentFragment} */
function parsed(html, parent) {
  const range = document.createRange();
  range.selectNodeContents(parent);
  return range.createContextualFragment(html);
}
