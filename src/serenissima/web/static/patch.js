// @ts-check
// Changes a page as the server instructs: parts are replaced, except unchanged ones inside them.

/** @typedef {[id: string, html: string] | [id: string, at: number, drop: number, html: string]} Change */
/** @typedef {Map<Element | null, Element>} Parts the parts that stay, by their slots */

const MARK = /\0([^\0]+)\0/g; // marks a part that stays
const SLOT = "template[data-part]"; // the same, as an element

/** @param {Change[]} changes */
export function patch(changes) {
  const things = drawings(changes);
  for (const change of changes) {
    const element = found(change[0]);
    if (change.length === 2) redraw(element, things.get(change) ?? parsed(change[1], element.parentElement ?? element));
    else exchange(element, change[1], change[2], change[3]);
  }
}

/** Draw changed things on a map one by one: parsing a hundred of them together takes a fraction of the time.
 * @param {Change[]} changes */
function drawings(changes) {
  /** @type {Map<Element, Change[]>} */
  const maps = new Map(), fresh = new Map();
  for (const change of changes) {
    const map = change.length === 2 && document.getElementById(change[0])?.parentElement;
    if (map instanceof SVGElement) maps.set(map, [...(maps.get(map) ?? []), change]);
  }
  for (const [map, some] of maps) {
    const things = [...parsed(some.map((change) => change[1]).join(""), map).children];
    if (things.length === some.length) things.forEach((thing, n) => fresh.set(some[n], around(thing)));
  }
  return fresh;
}

/** @param {Element} thing */
function around(thing) {
  const fragment = document.createDocumentFragment();
  fragment.append(thing);
  return fragment;
}

/** Return a part of the page. @param {string} id */
function found(id) {
  const part = document.getElementById(id);
  if (!part) throw new Error(`no part ${id}`);
  return part;
}

/** Draw an element anew around those of its parts that stay. @param {Element} old @param {DocumentFragment} fresh */
function redraw(old, fresh) {
  const root = fresh.firstElementChild;
  /** @type {Parts} */
  const parts = new Map([...fresh.querySelectorAll(SLOT)].map((slot) => [slot, found(slot.getAttribute("data-part") ?? "")]));
  const keeps = parts.size || old instanceof SVGElement; // a new drawing costs more than an old one
  if (root && keeps && root.nodeName === old.nodeName) settle(old, root, parts);
  else old.replaceWith(...[...fresh.childNodes].map((child) => filled(child, parts)));
}

/** Make an element like another. Its remaining parts and equal children are not moved: a map that is moved is laid out again.
 * @param {Element} old @param {Element} fresh @param {Parts} parts */
function settle(old, fresh, parts) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  /** @type {ChildNode | null} */
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const part = parts.get(slotOf(child)), stays = part ? holder(part, next) : next?.isEqualNode(child) && next;
    if (!stays || (part !== stays && stays.nodeName !== child.nodeName)) {
      old.insertBefore(filled(child, parts), next);
      continue;
    }
    while (next && next !== stays) next = removed(next);
    if (part && part !== stays) settle(/** @type {Element} */ (stays), /** @type {Element} */ (child), parts);
    next = stays.nextSibling;
  }
  while (next) next = removed(next);
}

/** Return the first slot in a node, or the node itself. @param {Node} node */
function slotOf(node) {
  if (!(node instanceof Element)) return null;
  return node.matches(SLOT) ? node : node.querySelector(SLOT);
}

/** Return the node that is or contains a part, among a node and those after it.
 * @param {Element} part @param {Node | null} node */
function holder(part, node) {
  while (node && !node.contains(part)) node = node.nextSibling;
  return /** @type {ChildNode | null} */ (node);
}

/** Return a new node, with the remaining parts in the places of its slots.
 * @param {ChildNode} child @param {Parts} parts @returns {Node} */
function filled(child, parts) {
  const own = child instanceof Element && parts.get(child);
  if (own) return own;
  if (child instanceof Element) for (const slot of child.querySelectorAll(SLOT)) slot.replaceWith(parts.get(slot) ?? "");
  return child;
}

/** Remove a node. @param {ChildNode} node @returns {ChildNode | null} the one after it */
function removed(node) {
  const after = node.nextSibling;
  node.remove();
  return after;
}

/** Replace old children by new ones. @param {Element} element @param {number} at @param {number} drop @param {string} html */
function exchange(element, at, drop, html) {
  const fresh = parsed(html, element);
  for (const old of [...element.children].slice(at, at + drop)) old.remove();
  element.insertBefore(fresh, element.children[at] ?? null);
}

/** Return elements as children of `parent`, with slots for those that stay.
 * @param {string} html @param {Element} parent @returns {DocumentFragment} */
function parsed(html, parent) {
  const range = document.createRange();
  range.selectNodeContents(parent);
  return range.createContextualFragment(html.replace(MARK, '<template data-part="$1"></template>'));
}
