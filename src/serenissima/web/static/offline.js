// @ts-check
// Opens the page that was asked for as soon as the server can be reached.

import { awaitServer } from "./reaching.js";

awaitServer(() => location.reload());
