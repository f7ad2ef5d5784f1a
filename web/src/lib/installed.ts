// The page as an app: its files are kept by a service worker, and a new version comes with the next visit.
const RELOADED = 'bordspil-reloaded';
const PATIENCE = 60_000;

/** Starts the service worker of a built page. */
export function install(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('vite:preloadError', renew);
  if (!('serviceWorker' in navigator)) return;
  // After the first view is there: keeping files must not slow it down.
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

// A piece of an old version is gone from the server: the new page has it under another name.
function renew(event: Event): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < PATIENCE) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
