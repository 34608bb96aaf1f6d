// @ts-check
// Opens the requested page as soon as the server can be reached.

import { awaitServer } from "./reaching.js";

awaitServer(() => location.reload());
