// @ts-check
// The page of a chat: its messages count as read once they were in sight.

import { ids, keep } from "./unread.js";

const note = () => document.hidden || keep(location.pathname, ids(document));
note();
document.addEventListener("visibilitychange", note);
