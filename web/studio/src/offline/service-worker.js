// Keeps what the studio is made of, so that it opens without a network. A new version is fetched whole before
// it takes the place of the old one.
const cacheName = 'bastide-__VERSION__';
const files = __FILES__;
// What a server answers is never kept, and never answered in its place.
const asked = new URL('api/', self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || event.request.url.startsWith(asked)) return;
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true, ignoreVary: true }).then((found) => found ?? fetch(event.request)),
  );
});
