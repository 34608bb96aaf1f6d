// @ts-check
// Every page: announcements, colours where the browser darkens it; and an installed page shows when the server cannot be reached,
// which is optional where browsers forbid it.

import "./announcements.js";
import "./friends.js";
import "./darkened.js";

navigator.serviceWorker?.register(new URL("../../service-worker.js", import.meta.url)).then(compare).catch(() => {});

/** Compare this browser's subscription with the server's, if it has or had one. @param {ServiceWorkerRegistration} worker */
async function compare(worker) {
  if (!worker.pushManager || !((await caches.has("push")) || (await worker.pushManager.getSubscription()))) return;
  await (await import("./comparing.js")).compare(worker);
}
