// @ts-check
// Makes pieces glide from their old places to the new ones, and cards turn on the way.

import { between, leave } from "./leaving.js";
import { still } from "./zoom.js";

/** A piece: its group and line, its place in the window and in that line, its looks, and its kind without notes. Of one on a
 * map only its place there is known. A card is face up or down; a site is a place to build on.
 * @typedef {{piece: Element, group: string, line: string, box?: DOMRect, at: number[], looks: string, kind: string, face: string, site: boolean}} Lying */

const GLIDE = { duration: 300, easing: "cubic-bezier(.2, .7, .3, 1)" };
const APPEAR = { duration: 220, easing: "ease-out" };
const FADE_IN = [{ opacity: 0 }, { opacity: 1 }];

/** Return the place of each piece now, if pieces move. @returns {Map<string, Lying>} */
export function measure() {
  if (still.matches || document.hidden) return new Map();
  return new Map([...document.querySelectorAll("[data-glide]")].map((piece) => [piece.id, lying(piece)]));
}

/** @param {Element} piece @returns {Lying} */
function lying(piece) {
  const group = piece.closest(".group")?.id ?? "", seen = looks(piece);
  if (piece instanceof SVGElement) return { piece, group, line: "", at: placed(piece), looks: seen, kind: seen, face: "", site: false };
  const face = piece.matches(".card") ? (piece.matches(".back") ? "down" : "up") : "";
  const row = piece.closest("ul"), box = piece.getBoundingClientRect(), edge = row?.getBoundingClientRect() ?? new DOMRect();
  return { piece, group, line: `${group} ${row?.ariaLabel}`, box, at: [box.x - edge.x, box.y - edge.y], looks: seen, kind: named(piece) ?? seen, face, site: piece.matches(".site") };
}

/** Return the place of a piece on its map. @param {Element} piece */
const placed = (piece) => piece.getAttribute("transform")?.match(/[-\d.]+/g)?.map(Number) ?? [0, 0];

/** Return the kind of a card, regardless of its notes and its number of copies. @param {Element} piece */
const named = (piece) => piece.querySelector(".card-name")?.textContent;

/** Return the visible features of a piece, without the effects of choosing it. @param {Element} piece */
function looks(piece) {
  if (piece instanceof SVGElement) return `${piece.querySelector(".drawn")?.getAttribute("href")} ${piece.querySelector(".figure")?.textContent}`;
  const parts = [...piece.childNodes].filter((part) => !(part instanceof Element && part.matches(".brings")));
  return parts.map((part) => part.textContent).join("");
}

/** Let each piece come from its old place; a new piece fades in, and a missing one leaves. All are measured before any is
 * moved: a moving piece makes the browser lay out the page once more for the next measurement.
 * @param {Map<string, Lying>} places
 * @param {boolean} far whether more than a step is between: then no piece turns or leaves
 * @returns {Element[]} the affected pieces; others make room for them */
export function glide(places, far) {
  const moved = [], now = measure(), { came, left } = origins(places, now, far);
  /** @type {Lying[]} */
  const built = [], changed = [];
  for (const [id, is] of now) {
    const { piece } = is, was = came.get(id);
    if (was?.group !== is.group || was.looks !== is.looks || (!is.box && way(was, is).some(Boolean))) moved.push(piece);
    if (was?.site && !is.site) built.push(is);
    else if (was && was.looks !== is.looks) changed.push(was);
    if (was) slide(piece, was, is);
    else piece.animate(FADE_IN, APPEAR);
    // A number of pieces is shown when the first of them arrives.
    if (!far && was?.group !== is.group) piece.parentElement?.querySelector(":scope > .much")?.animate(FADE_IN, was ? GLIDE : APPEAR);
  }
  if (!far) leave(left, changed, built);
  return moved;
}

/** Return the old place of each piece, and the pieces that are missing now. Pieces that look alike have numbers that may
 * change: a group keeps the ones that it had, up to their old number.
 * @param {Map<string, Lying>} places @param {Map<string, Lying>} now @param {boolean} far @returns {{came: Map<string, Lying>, left: Lying[]}} */
function origins(places, now, far) {
  const came = new Map(), left = new Map(places);
  const alike = (/** @type {Lying} */ is, /** @type {Lying | undefined} */ was) => was?.kind === is.kind;
  const stayed = (/** @type {Lying} */ is, /** @type {Lying | undefined} */ was) => alike(is, was) && was?.group === is.group;
  const other = (/** @type {typeof alike} */ fits, /** @type {Lying} */ is) => is.box && !is.site && [...left].find(([, was]) => was.box && !was.site && fits(is, was))?.[0];
  /** @type {((id: string, is: Lying) => string | false | undefined)[]} */
  const ways = [(id, is) => stayed(is, left.get(id)) && id, (_, is) => other(stayed, is), (id) => id, (_, is) => other(alike, is)];
  for (const from of ways) {
    for (const [id, is] of now) {
      const found = came.has(id) ? "" : from(id, is) || "", was = left.get(found);
      if (was) came.set(id, was), left.delete(found);
    }
  }
  if (!far) turn(came, left, now);
  return { came, left: [...left.values()] };
}

/** Match turned cards, which look like other ones: if equal numbers came and went with the other side up, they are the same.
 * @param {Map<string, Lying>} came @param {Map<string, Lying>} left @param {Map<string, Lying>} now */
function turn(came, left, now) {
  for (const face of ["up", "down"]) {
    const come = [...now].filter(([id, is]) => is.face === face && !came.has(id)), gone = [...left].filter(([, was]) => was.face && was.face !== face);
    if (come.length !== gone.length) continue;
    come.forEach(([id], n) => came.set(id, gone[n][1]) && left.delete(gone[n][0]));
  }
}

/** Whether a card has its other side up. @param {Lying} is @param {Lying | undefined} was */
const turned = (is, was) => Boolean(is.face && was?.face && is.face !== was.face);

/** Return the origin of a piece: from another line across the window, within its line along it. A line that has moved, or
 * breaks elsewhere, moves no piece.
 * @param {Lying} was @param {Lying} is */
function way(was, is) {
  if (was.box && is.box && was.line !== is.line) return between(was.box, is.box);
  const [x, y] = [was.at[0] - is.at[0], was.at[1] - is.at[1]];
  return is.box && Math.abs(y) > 1 ? [0, 0] : [x, y];
}

/** Let a piece come from its old place, and turn on the way if it did.
 * @param {Element} piece @param {Lying} was @param {Lying} is */
function slide(piece, was, is) {
  const [x, y] = way(was, is), turns = turned(is, was);
  if (!turns && Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const scale = (was.line !== is.line && was.box && is.box?.width && was.box.width / is.box.width) || 1;
  // A translation, unlike a transformation, is not turned with the card.
  const start = { translate: `${x}px ${y}px`, scale, zIndex: 5 }, end = { translate: "0px", scale: 1, zIndex: 5 };
  piece.animate(turns ? [{ ...start, rotate: "y 90deg" }, { ...end, rotate: "y 0deg" }] : [start, end], GLIDE);
}
