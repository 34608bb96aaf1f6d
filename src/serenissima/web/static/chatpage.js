// @ts-check
// The page of a chat: what it shows was read, once it was in sight.

import { ids, keep } from "./unread.js";

const note = () => document.hidden || keep(location.pathname, ids(document));
note();
document.addEventListener("visibilitychange", note);
