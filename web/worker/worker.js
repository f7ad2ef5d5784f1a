// Keeps the page's own files, so that it opens without a server and can say so. Tables are never kept.
// The build fills these two in; another build is another version.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];

const CACHE = `bordspil-${VERSION}`;
// What is there never changes: its address does.
const KEPT = ['/assets/', '/words/'];
const LIVE = ['/api/', '/ws', '/health', '/ready', '/metrics'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (LIVE.some((path) => url.pathname.startsWith(path))) return;
  if (request.mode === 'navigate') event.respondWith(newestPage(request));
  else if (KEPT.some((path) => url.pathname.startsWith(path))) event.respondWith(keptFile(request));
  else if (FILES.includes(url.pathname)) event.respondWith(newestFile(request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: names without a hash may be old there.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  // The page names the words of every language; English perhaps more than once, which addAll would not take.
  const page = await (await cache.match('/')).text();
  await cache.addAll([...new Set(page.match(/\/words\/[^"]+/g))]);
}

// A page that is open still runs the version before and may fetch a piece of it: one older one stays.
async function forgetOld() {
  const kept = (await caches.keys()).filter((name) => name.startsWith('bordspil-') && name !== CACHE);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
}

// Every address inside the page is the same page.
async function newestPage(request) {
  const page = await caches.match('/');
  try {
    const answer = await fetch(request);
    // What stands before a server that is away has nothing to show but an error.
    return page && answer.status >= 502 ? page : answer;
  } catch (problem) {
    if (page) return page;
    throw problem;
  }
}

// Their addresses change with their contents: what is kept is right.
async function keptFile(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function newestFile(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw problem;
  }
}
