// @ts-check
// Shows on a page that a form did not reach the server, and when it can be sent again: nothing typed is lost.

import { awaitServer } from "./reaching.js";

const note = document.getElementById("unreachable");

navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data !== "unreachable" || !note) return;
  note.textContent = note.dataset.lost ?? "";
  note.hidden = false;
  awaitServer(() => (note.textContent = note.dataset.back ?? ""));
});
navigator.serviceWorker?.startMessages();
