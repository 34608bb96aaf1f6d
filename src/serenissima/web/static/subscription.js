// @ts-check
// This browser's subscription to Web Push, and the one that the server has been given. That one is stored where the service
// worker finds it, too.

const STORE = "push", KNOWN = new URL("../../push-known", import.meta.url).href; // as in service-worker.js

/** Return the subscription that the server was given, or empty. */
export async function known() {
  if (!globalThis.caches || !(await caches.has(STORE))) return "";
  return (await (await caches.open(STORE)).match(KNOWN))?.text() ?? "";
}

/** Remember the subscription that the server has; empty for none. @param {string} subscription */
export async function remember(subscription) {
  if (subscription) await (await caches.open(STORE)).put(KNOWN, new Response(subscription));
  else await caches.delete(STORE);
}

/** Return a subscription of this browser for a server's key. One that exists is kept, unless it is for another key, or to be
 * `renewed`: its push service may have ended it. @param {string} key @param {boolean} renewed */
export async function subscribe(key, renewed = false) {
  const { pushManager } = await navigator.serviceWorker.ready, asked = { userVisibleOnly: true, applicationServerKey: key };
  if (renewed) await (await pushManager.getSubscription())?.unsubscribe();
  try {
    return await pushManager.subscribe(asked);
  } catch (error) {
    const other = Notification.permission === "denied" ? null : await pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return pushManager.subscribe(asked);
  }
}
