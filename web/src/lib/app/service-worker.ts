// The service worker, which caches the page's files; a new version is used on the next visit.
const RELOADED = 'bordspil-reloaded';
const RELOAD_INTERVAL = 60_000;

/** Installs the service worker of a built page. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('vite:preloadError', () => void reload());
  if (!('serviceWorker' in navigator)) return;
  // After the first paint, which filling the cache must not slow down.
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

// A chunk of an old version is gone from the server: reload to get the new one. Not while the server is away: whoever waits for
// it would see the browser's error page.
async function reload(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < RELOAD_INTERVAL) return;
  const isThere = await fetch('/health').then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
