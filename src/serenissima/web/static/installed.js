// @ts-check
// Lets an installed page show when the server cannot be reached; it is optional where browsers forbid it.

navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
