// @ts-check
// Lets an installed page show when the server cannot be reached; it is optional where browsers forbid it.

import "./announcements.js";

navigator.serviceWorker?.register(new URL("../../service-worker.js", import.meta.url)).catch(() => {});
