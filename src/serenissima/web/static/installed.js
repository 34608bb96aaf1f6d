// @ts-check
// Lets an installed page show when the server cannot be reached; it is optional where browsers forbid it.

import "./announcements.js";

navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
