// The service worker, which caches the page's files; a new version is used on the next visit.
const RELOADED = 'bordspil-reloaded';
const RELOAD_INTERVAL = 60_000;

/** Installs the service worker of a built page. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('vite:preloadError', reload);
  if (!('serviceWorker' in navigator)) return;
  // After the first paint, which filling the cache must not slow down.
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

// A chunk of an old version is gone from the server: reload to get the new one.
function reload(event: Event): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < RELOAD_INTERVAL) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
