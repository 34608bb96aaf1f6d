// @ts-check
// Marks clicked buttons while the click waits for the connection, and shows beside the answers that it is stored.

import { announce } from "./announcing.js";

const parts = /** @type {HTMLTemplateElement} */ (document.getElementById("waiting-parts"));

/** Mark these buttons, and their things on a map. Returns the text about it.
 * @param {(HTMLElement | null)[]} buttons @returns {string} */
export function mark(buttons) {
  const focused = document.activeElement?.id === "cancel-waiting";
  unmark();
  const [sign, line] = /** @type {Element[]} */ ([...parts.content.children]);
  for (const thing of buttons.flatMap(standing)) put(/** @type {SVGSVGElement} */ (sign.cloneNode(true)), thing);
  document.querySelector("#question > .answers")?.append(line.cloneNode(true));
  if (focused) document.getElementById("cancel-waiting")?.focus({ preventScroll: true });
  return line.querySelector("span")?.textContent ?? "";
}

/** On a map, which styles cannot reach, place the sign over the middle of its thing.
 * @param {SVGSVGElement} sign @param {HTMLElement | SVGElement} thing */
function put(sign, thing) {
  if (thing instanceof SVGGraphicsElement) {
    const { x, y, width, height } = thing.getBBox(), size = 0.5 * Math.min(width, height);
    const place = { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
    for (const [name, value] of Object.entries(place)) sign.setAttribute(name, String(value));
  }
  thing.dataset.waits = "";
  thing.append(sign);
}

/** Remove all of this before the table changes; a focus on it goes to the question. */
export function unmark() {
  if (document.activeElement?.id === "cancel-waiting") document.getElementById("question")?.focus({ preventScroll: true });
  for (const extra of document.querySelectorAll("#play .waits-mark, #play .waiting")) extra.remove();
  for (const thing of document.querySelectorAll("[data-waits]")) thing.removeAttribute("data-waits");
}

/** Show that no second click can wait. */
export function refuseMore() {
  const line = document.querySelector("#play .waiting"), said = line?.querySelector("span");
  if (!(line instanceof HTMLElement) || !said) return;
  said.textContent = line.dataset.more ?? "";
  line.classList.add("refused");
  line.scrollIntoView({ block: "nearest" });
  announce([said.textContent]);
}

/** Return the text about a click that is cancelled after it was sent. */
export function perhapsDone() {
  const line = document.querySelector("#play .waiting");
  return (line instanceof HTMLElement && line.dataset.sent) || "";
}

/** Return a button on the present page, and the things on a map that press it.
 * @param {HTMLElement | null} button @returns {(HTMLElement | SVGElement)[]} */
function standing(button) {
  if (!(button instanceof HTMLButtonElement)) return [];
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#play button[name], #play .map [data-action]")]);
  const same = /** @param {HTMLElement} thing */ (thing) => thing.getAttribute("name") === button.name && thing.getAttribute("value") === button.value;
  const now = button.isConnected ? button : all.find((thing) => thing.id === button.id && same(thing));
  const drawn = button.name === "action" ? all.filter((thing) => thing.dataset.action === button.value) : [];
  return [...(now ? [now] : []), ...drawn];
}
