// @ts-check
// Lets this browser be notified by Web Push: asks for the permission, and sends the subscription with the form.

import { remember, subscribe } from "./subscription.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("form.push"));
const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("push"));
const wrong = /** @type {HTMLElement} */ (form.querySelector(".wrong"));

if ("PushManager" in window && navigator.serviceWorker) form.hidden = false;
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await navigator.serviceWorker.register(new URL("../../service-worker.js", import.meta.url));
    field.value = JSON.stringify(await subscribe(form.dataset.key ?? ""));
    await remember(field.value);
    form.submit();
  } catch {
    wrong.textContent = wrong.dataset.refused ?? "";
  }
});
