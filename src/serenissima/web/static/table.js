// @ts-check
// A table: accepts clicks, shows news, and announces it.

import { affectedSince, hideAffected, showAffected } from "./affected.js";
import { announce, notify, showCompany, showPlayers, showSeated, sound } from "./announcing.js";
import { Channel } from "./channel.js";
import { noteChange } from "./clicks.js";
import "./installed.js";
import { listen } from "./keys.js";
import { listen as listenToMaps } from "./map.js";
import { Looking } from "./looking.js";
import { Missed, sinceOwn } from "./missed.js";
import { apply, clearEnds, lastStep, swap } from "./motion.js";
import { Playback } from "./playback.js";
import { follow, listen as listenToTale, point, show as showSpokenOf } from "./pointing.js";
import { Sending } from "./sending.js";
import { lead, registerSheet } from "./sheets.js";
import { unmark } from "./waiting.js";
import { listen as listenToZoom } from "./zoom.js";

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const text = table.classList.contains("plain") ? "text" : "table";

/** @type {Channel | null} */
let channel = null;

/** The number of the running fetch. */
let fetching = new AbortController();

/** @typedef {{seq: number, base: number, asks: boolean, resumed?: boolean, changes: import("./patch.js").Change[]}} News */

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const seq = () => Number(part("question").dataset.seq);
const asks = () => part("question").classList.contains("asks");
const lost = () => !part("connection").hidden;

/** Show changes; a viewer who looks back at a running match sees them on return, and is only notified.
 * @param {News} news
 * @returns {import("./playback.js").Shown} */
function show(news) {
  const nothing = { letters: 0, affecting: 0, own: false };
  if (looking.back) {
    if (looking.ofRunning) notify(news.asks);
    else fetchAgain(); // another player wants a rematch
    return nothing;
  }
  if (news.seq < seq() || (news.seq === seq() && !news.base)) return nothing; // a hint changes a page without a new number
  if (news.base && news.base !== seq()) {
    playback.drop();
    channel?.open(); // later changes are for the page shown
    return nothing;
  }
  unmark();
  const focused = document.activeElement, before = lastStep(), told = applied(news);
  if (!told) return nothing;
  const own = document.querySelector("#told > li:first-child.own") !== null, affecting = affectedSince(before);
  if (own) hideAffected();
  showAffected(affecting, () => playback.paused);
  if (!news.resumed) sound((sounds) => sounds.playSince(before));
  missed.changed(!document.hidden && !(news.resumed && told.length > 1));
  shown(told);
  missed.refocus(focused);
  return { letters: told.join(" ").length, affecting: affecting.join(" ").length, own };
}

/** Change the page; if something else has changed it, like an extension, fetch the table anew. @param {News} news */
function applied(news) {
  try {
    return apply(news.changes);
  } catch (error) {
    console.warn(error);
    fetchAgain();
  }
}

const fetchAgain = () => go(new URL(location.href));

/** Light one line of the tale and its things; with null, light all new lines again. @param {Element | null} line */
function lightLine(line) {
  document.querySelector(".line.now")?.classList.remove("now");
  line?.classList.add("now");
  point(line);
}

const playback = new Playback(show, lightLine, (behind, paused) => {
  const panel = part("playback"), count = part("playback-behind");
  panel.hidden = !behind;
  panel.dataset.paused = String(paused);
  if (behind && count.textContent !== String(behind)) count.textContent = String(behind);
  sayMissed();
});

const missed = new Missed();

/** Whether the viewer must act, as far as the page shows or knows. */
const isNotified = () => playback.asks ?? asks();

/** Show beside the question what the viewer missed, or that it is their turn before the page shows it. */
const sayMissed = () => missed.tell(playback.behind, isNotified() && !asks());

/** Return the last known state of the page: newer changes are sent. */
function onScreen() {
  const tale = part("told"), newest = tale.querySelector("[id]");
  const { telling = "" } = tale.dataset, told = telling && newest instanceof HTMLElement ? (newest.dataset.step ?? "") : "";
  return { since: String(playback.heard ?? seq()), telling, told, hinted: part("question").dataset.hinted ?? "0" };
}

/** Handle a change of the table. @param {string[]} told */
function shown(told) {
  noteChange();
  follow();
  showPlayers();
  if (!looking.ofRunning) notify(isNotified());
  fetchScripts();
  const asked = part("asked"), more = ["remark", "hint-found"].map((id) => document.getElementById(id)?.innerText ?? "");
  // focusing it makes screen readers read it
  announce([...told, ...more, (asked !== document.activeElement && asked.textContent) || ""]);
  sayMissed();
  if (!sending.seen() && sending.waits) sending.wait();
  if (looking.back && !looking.ofRunning && part("question").dataset.again === undefined) channel?.end();
}

/** Load a script that a page seldom needs when it is first needed. */
function fetchScripts() {
  if (document.getElementById("hint-found")) import("./hints.js").catch(notLoaded);
  if (document.getElementById("analysis")) import("./analysis.js").then((analysis) => analysis.show(looking), notLoaded);
  if (document.querySelector("[data-preparing]")) import("./preparing.js").catch(() => {}); // the next change tries again
}

/** @param {string} sentence */
function refuse(sentence) {
  part("refusal").textContent = sentence;
  part("refusal").hidden = !sentence;
}

/** @param {boolean} up */
function connected(up) {
  const note = part("connection");
  if (up !== lost()) return;
  note.textContent = up ? "" : (note.dataset.lost ?? "");
  note.hidden = up;
  note.classList.remove("refused");
  const said = (up ? note.dataset.back : note.dataset.lost) ?? "";
  announce([said]);
  if (up) sending.send();
  else sending.wait(said);
}

/** @param {any} message from the live channel */
function hear(message) {
  if ("changes" in message) {
    hearOf(message);
    document.dispatchEvent(new Event("changed"));
  } else if ("asks" in message) notify(message.asks); // the page is hidden
  else if ("here" in message) showCompany(message);
  else if ("seated" in message) {
    showSeated(message.seated);
    announce([message.seated]);
  } else if ("chat" in message) chat((panel) => panel.receive(message));
  else if (message.clocks && !document.getElementById("clocks")) location.reload(); // a player has become late since this page came
  else if ("clocks" in message) document.dispatchEvent(new CustomEvent("clocks", { detail: message.clocks }));
  // the page then shows that, as a spectator's
  else if (message.refused?.code === "seat/not-yours") location.replace(location.pathname);
  else if ("refused" in message) refuse(message.refused.message);
}

/** Show the viewer's action at once, and others' actions at the viewer's pace; notify the player to act now.
 * @param {News} news */
function hearOf(news) {
  if (sending.expects(news.seq)) playback.skip();
  playback.add(news);
  if (!looking.back) notify(isNotified());
}

/** Show the table of another address, such as a step of a finished match, without a new page. Only the last of several
 * requests is shown.
 * @param {URL} address
 * @returns {Promise<number | undefined>} the number of letters of its news */
async function go(address) {
  fetching.abort();
  const { signal } = (fetching = new AbortController());
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return void location.assign(address);
    const page = await answer.text();
    unmark();
    const told = swap(page);
    lead(address);
    missed.changed(false);
    shown(told.slice(-3));
    if (!channel?.up) connected(!channel || channel.over);
    return told.join(" ").length;
  } catch {
    if (!signal.aborted) notLoaded();
  }
}

/** Handle a page that could not be fetched, which alone does not mean that the connection is lost. */
function notLoaded() {
  if (channel?.up) refuse(part("refusal").dataset.notLoaded ?? "");
  else connected(false);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const button = event.submitter;
  if (form.id !== "play" || button?.hasAttribute("formaction")) return leave(event);
  event.preventDefault();
  if (form.method === "get") looking.step(form, button);
  else sending.act(button);
  playback.skip(); // after reading the form: the click answers the visible question
  hideAffected();
});

/** Stop forms that lead to another page while the connection is lost. @param {SubmitEvent} event */
function leave(event) {
  if (!lost()) return;
  event.preventDefault();
  part("connection").classList.add("refused");
  announce([part("connection").textContent ?? ""]);
}

document.addEventListener("change", (event) => {
  const form = document.getElementById("play");
  if (!(form instanceof HTMLFormElement) || form.method !== "get") return;
  if (event.target instanceof HTMLElement && ["step-to", "as"].includes(event.target.id)) looking.step(form, null);
});

/** Open the rules beside the table, by a script that is loaded when it is first needed. */
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[target=rules]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./rulebook.js").then((rules) => rules.open(link, notLoaded), notLoaded);
});

/** Use the chat, by a script that is loaded when there is a message, or the viewer opens it.
 * @param {(chat: typeof import("./chat.js")) => void} use */
function chat(use) {
  if (document.getElementById("to-chat")) import("./chat.js").then(use).catch(notLoaded);
}

document.getElementById("to-chat")?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  chat((opens) => opens.toggle(notLoaded));
});

document.addEventListener("click", async (event) => {
  const link = event.target instanceof Element ? event.target.closest("#notes") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const beside = await import("./beside.js"), page = await beside.read(link.href);
  if (page) await beside.open(page);
  else notLoaded();
});

document.addEventListener("pointerdown", () => playback.hold());
// The click that a press becomes is heard first.
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(() => playback.letGo()));

const looking = new Looking(go, comeBack);
const sending = new Sending({
  seq, lost, refuse,
  lose: () => connected(false),
  reached: () => { if (channel?.link) connected(true); },
  listen: () => channel?.renew(),
  recheck: () => { if (channel?.up && channel.current) connected(true); },
  awaitNews: () => channel?.awaitNews() ?? false,
  skip: (number) => playback.skip(number),
  fetchAgain,
});

/** Handle links to look back and to return, which work without a script. Steps of the tale are not links: hundreds of links
 * would come before everything after them. Arrow keys, or without a script the form of a past moment, reach every step. */
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const told = /** @type {HTMLElement | null | undefined} */ (target?.closest("#told > [data-step]"));
  const line = target?.closest(".line"), sheet = target?.closest("#tale:popover-open");
  if (sheet instanceof HTMLElement && target?.closest("a, [data-step]")) sheet.hidePopover(); // its target is further below
  if (target?.closest("#step-play")) looking.play();
  else if (target?.closest("#look-back, #missed")) recap(target?.closest("#missed") !== null);
  else if (target?.closest("#step-back")) comeBack();
  else if (told && !target?.closest("a")) lookBack(told.dataset.step ?? "0").then(() => line && showSpokenOf(sameLine(line, told)));
  else return;
  event.preventDefault();
});

/** Return a line of a step as the page of its moment shows it: the newest step is the one.
 * @param {Element} line @param {Element} told */
const sameLine = (line, told) => document.querySelector("#told > li")?.children[[...told.children].indexOf(line)];

/** @param {string} step its number in the tale */
async function lookBack(step) {
  playback.skip();
  hideAffected();
  if (channel && !looking.back) registerSheet(leavePast);
  await looking.toTold(step);
  showBeginning();
}

/** In words the page is long, and another moment begins with its question. */
function showBeginning() {
  if (text === "text") part("question").scrollIntoView({ behavior: "instant" });
}

/** Copy the link to the moment shown; where that is not possible, the link leads there. @param {MouseEvent} event */
async function copyMoment(event) {
  const link = event.target instanceof Element ? event.target.closest("#moment") : null;
  if (!(link instanceof HTMLAnchorElement) || !navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await navigator.clipboard.writeText(link.href);
  link.classList.add("copied"); // until another moment is shown
  announce([link.dataset.copied ?? ""]);
}

document.addEventListener("click", copyMoment);

/** Play the events since the viewer's last action again; without any, look at the last step.
 * @param {boolean} returns whether it leads back to the question at its end */
async function recap(returns) {
  playback.skip();
  missed.watch();
  const steps = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#told > [id]")]), from = sinceOwn(steps);
  await lookBack(steps[from]?.dataset.step ?? "0");
  if (from > 0 && looking.back) looking.play(returns);
}

/** Return to the present match by Back. */
function leavePast() {
  const { ofRunning } = looking; // before the way back begins
  if (ofRunning) comeBack();
  return ofRunning;
}

/** Return to the present match. */
async function comeBack() {
  looking.stop();
  looking.at = undefined;
  const address = new URL(part("step-back").getAttribute("href") ?? "", location.href);
  if (!channel) return location.assign(address); // the page was opened at a past moment
  await go(address);
  showBeginning();
  channel.renew();
}

/** Store the present moment in the address, so that a visitor finds it again after changing the view and coming back. */
document.querySelector('a[href^="?view="]')?.addEventListener("click", () => {
  const here = new URL(location.href);
  here.searchParams.set("view", text);
  lead(here);
});

/** A click beside everything that can be clicked, or Enter or the space bar there, ends a pause. @param {Event} event */
function hasten({ target }) {
  const idle = target instanceof Element && !target.closest("a, button, input, select, textarea, summary, [popover], .can, [data-step]");
  return idle && playback.hasten();
}

document.addEventListener("click", hasten);
document.addEventListener("keydown", (event) => [" ", "Enter"].includes(event.key) && hasten(event) && event.preventDefault());
part("playback-pause").addEventListener("click", () => playback.pause());
document.addEventListener("click", ({ target }) => target instanceof Element && target.closest("#playback-skip, #your-turn") && playback.skip());
part("keys-button").hidden = false;
notify(asks(), false);
sayMissed();
fetchScripts();
listen();
listenToMaps();
listenToTale();
listenToZoom();
clearEnds();
addEventListener("resize", clearEnds);
document.fonts.ready.then(clearEnds); // letters of another width were there before
if (table.dataset.live) channel = new Channel(table.dataset.live, text, onScreen, hear, connected);
