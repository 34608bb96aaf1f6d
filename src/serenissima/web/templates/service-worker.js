// Shows one page when the server cannot be reached, and notifies people who are away. It stores only that page, and the
// browser's own subscription to notifications.

const KEPT = "offline-{{ version }}", OFFLINE = "{{ '/offline' | below }}";
const FILES = [OFFLINE, "{{ styles('look.css', 'course.css', 'page.css') | below }}", "{{ script('offline.js') | below }}"{% for face in letters %}, "{{ static(face) | below }}"{% endfor %}];
const PUSH = "push", KNOWN = "{{ '/push-known' | below }}", AT = "{{ '/push' | below }}"; // as in subscription.js

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (name) => name !== KEPT && name !== PUSH;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request, cached = (file) => caches.match(file, { ignoreVary: true });
  if (method !== "GET") {
    if (mode === "navigate") event.respondWith(ask(event.request).catch(() => stay(event)));
  } else if (mode === "navigate") event.respondWith(ask(event.request).catch(() => cached(OFFLINE)));
  else if (FILES.includes(new URL(url).pathname)) event.respondWith(ask(event.request).catch(() => cached(event.request)));
});

// Return the server's answer. A proxy's own, such as 502 Bad Gateway, means that the server is not there: all pages have a policy.
async function ask(request) {
  const answer = await fetch(request);
  if (answer.status >= 502 && !answer.headers.has("content-security-policy")) throw new Error(`${answer.status} by a proxy`);
  return answer;
}

// A form that does not reach the server: its page stays as it is, with everything typed, and hears of it.
async function stay(event) {
  (await clients.get(event.clientId))?.postMessage("unreachable");
  return new Response(null, { status: 204 });
}

addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const note = { body: told.body, tag: told.tag, lang: told.language, data: told.url };
  event.waitUntil(registration.showNotification(told.title, note));
});

// The push service has ended the subscription: subscribe anew, and tell the server at once. A page does so on the next visit if
// that fails.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew(event) {
  const cache = await caches.open(PUSH), stored = await cache.match(KNOWN);
  const known = stored ? await stored.text() : JSON.stringify(event.oldSubscription);
  const { key } = await (await fetch(AT)).json();
  const now = event.newSubscription ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const push = JSON.stringify(now), answer = await fetch(AT, { method: "POST", body: new URLSearchParams({ known, push }) });
  if (answer.ok) await cache.put(KNOWN, new Response(push));
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data;
  event.waitUntil(clients.matchAll({ type: "window" }).then((pages) => {
    const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
    return there ? there.focus() : clients.openWindow(url);
  }));
});
