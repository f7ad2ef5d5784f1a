// Caches the page's own files, so that it opens offline and can say so. Tables are never cached.
// The build fills these two in; every build is a new version.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];

const CACHE = `bordspil-${VERSION}`;
// Immutable: a change gets a new address.
const IMMUTABLE = ['/assets/', '/words/'];
const LIVE = ['/api/', '/ws', '/health', '/ready', '/metrics'];

self.addEventListener('install', (event) => {
  event.waitUntil(cacheAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (LIVE.some((path) => url.pathname.startsWith(path))) return;
  if (request.mode === 'navigate') event.respondWith(newestPage(request));
  else if (IMMUTABLE.some((path) => url.pathname.startsWith(path))) event.respondWith(cachedFile(request));
  else if (FILES.includes(url.pathname)) event.respondWith(newestFile(request));
});

async function cacheAll() {
  const cache = await caches.open(CACHE);
  // Bypass the HTTP cache: files without a hash in their name may be stale there.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  // The page lists the words of every language, English perhaps more than once; addAll rejects duplicates.
  const page = await (await cache.match('/')).text();
  await cache.addAll([...new Set(page.match(/\/words\/[^"]+/g))]);
}

// An open page still runs the previous version and may load a chunk of it, so one older version stays.
async function deleteOld() {
  const old = (await caches.keys()).filter((name) => name.startsWith('bordspil-') && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

// Every address within the app is the same HTML page: network first.
async function newestPage(request) {
  const page = await caches.match('/');
  try {
    const response = await fetch(request);
    // A proxy in front of a dead server only has an error page.
    return page && response.status >= 502 ? page : response;
  } catch (problem) {
    if (page) return page;
    throw problem;
  }
}

// Cache first, as these files are immutable.
async function cachedFile(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

async function newestFile(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const cached = await caches.match(request);
    if (cached) return cached;
    throw problem;
  }
}
