// @ts-check
// Shows times in the visitor's own time zone, and the host's announcements on pages that stay open.

const EVERY = 300000; // ms between two looks at the announcements
const CLOSED = "closed-announcements";
const place = document.getElementById("announcements");
let looked = Date.now();

/** Write each time in the visitor's zone, with its day unless that is today. @param {ParentNode} root */
function localize(root) {
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (root.querySelectorAll("time[data-local]"))) {
    const at = new Date(time.dateTime), today = at.toDateString() === new Date().toDateString();
    const page = document.documentElement.lang, own = navigator.languages.find((one) => one.split("-")[0] === page);
    const language = own ?? page; // a reader in Britain writes 18:00, one in America 6 PM
    time.textContent = at.toLocaleString(language, today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
    time.title = at.toLocaleString(language, { dateStyle: "full", timeStyle: "long" });
  }
}

/** Let the visitor close each announcement for the rest of this visit. */
function offerToClose() {
  const closed = () => sessionStorage.getItem(CLOSED)?.split(" ") ?? [];
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-announcement]"))) {
    const key = one.dataset.announcement ?? "", button = one.querySelector("button");
    one.hidden = closed().includes(key);
    if (!button) continue;
    button.hidden = false;
    button.addEventListener("click", () => {
      one.hidden = true;
      sessionStorage.setItem(CLOSED, [...closed(), key].join(" "));
    });
  }
}

/** Look for announcements again if the page is seen and has not looked for a while. */
async function look() {
  if (!place || document.hidden || Date.now() - looked < EVERY) return;
  looked = Date.now();
  const answer = await fetch(new URL("../../announcements", import.meta.url)).catch(() => null);
  const text = answer?.ok ? await answer.text() : null;
  if (text === null || text.trim() === place.dataset.shown) return;
  place.innerHTML = place.dataset.shown = text.trim();
  show();
}

function show() {
  localize(document);
  try {
    offerToClose();
  } catch { /* this browser stores nothing: announcements stay open */ }
}

show();
setInterval(look, EVERY / 5);
document.addEventListener("visibilitychange", look);

// A form sends its times in UTC, whatever the zone of the browser; a refused one shows them again.
for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[data-utc]"))) {
  const at = new Date(field.dataset.utc ?? "");
  field.value = new Date(at.getTime() - 60_000 * at.getTimezoneOffset()).toISOString().slice(0, 16);
}
document.addEventListener("formdata", (event) => {
  for (const field of document.querySelectorAll("input[type=datetime-local]")) {
    if (!(field instanceof HTMLInputElement) || field.form !== event.target || !field.value) continue;
    event.formData.set(field.name, new Date(field.value).toISOString());
  }
});
