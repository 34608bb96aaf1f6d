// @ts-check
// An installed page says so when the server cannot be reached; where that is forbidden, nothing is lost.

navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
