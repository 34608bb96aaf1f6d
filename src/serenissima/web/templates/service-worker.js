// Shows one page when the server cannot be reached, and notifies people who are away. It stores only that page: no table and no
// personal data.

const KEPT = "offline-{{ version }}", OFFLINE = "{{ '/offline' | below }}";
const FILES = [OFFLINE, "{{ styles('look.css', 'course.css', 'page.css') | below }}"{% for face in letters %}, "{{ static(face) | below }}"{% endfor %}];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (name) => name !== KEPT;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE, { ignoreVary: true })));
  else if (FILES.includes(new URL(event.request.url).pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(event.request, { ignoreVary: true })));
});

addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const note = { body: told.body, tag: told.tag, lang: told.language, data: told.url };
  event.waitUntil(registration.showNotification(told.title, note));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data;
  event.waitUntil(clients.matchAll({ type: "window" }).then((pages) => {
    const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
    return there ? there.focus() : clients.openWindow(url);
  }));
});
