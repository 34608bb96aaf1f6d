// @ts-check
// Lets this browser be notified by Web Push: asks for the permission, and sends the subscription with the form.

const form = /** @type {HTMLFormElement} */ (document.querySelector("form.push"));
const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("push"));
const wrong = /** @type {HTMLElement} */ (form.querySelector(".wrong"));

/** Return the subscription of this browser, new if it has none. */
async function subscription() {
  const worker = await navigator.serviceWorker.register(new URL("../../service-worker.js", import.meta.url));
  await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: form.dataset.key });
}

if ("PushManager" in window && navigator.serviceWorker) form.hidden = false;
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    field.value = JSON.stringify(await subscription());
    form.submit();
  } catch {
    wrong.textContent = wrong.dataset.refused ?? "";
  }
});
