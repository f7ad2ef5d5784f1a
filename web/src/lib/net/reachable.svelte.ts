// Whether the server can be reached; the page itself may have come from the service worker's cache.
const RETRY_AFTER = 5_000;
const TIMEOUT = 4_000;

export const reachable = $state({ isThere: true, wasAway: false });

let timer: ReturnType<typeof setTimeout> | undefined;
let checks = 0;

function setReachable(isThere: boolean): void {
  if (!isThere) reachable.wasAway = true;
  reachable.isThere = isThere;
  clearTimeout(timer);
  // Poll only while it is away.
  if (!isThere) timer = setTimeout(() => void checkServer(), RETRY_AFTER);
}

/** Asks the server whether it is there. */
export async function checkServer(): Promise<void> {
  const number = ++checks;
  const isThere = navigator.onLine && (await isHealthy());
  // A newer check, or the end of checking, makes this result obsolete.
  if (number === checks) setReachable(isThere);
}

async function isHealthy(): Promise<boolean> {
  const request = fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
  return request.then(
    () => true,
    () => false,
  );
}

/** Checks whenever the browser's network status changes; returns a function that stops it. */
export function keepChecking(): () => void {
  const changed = () => void checkServer();
  addEventListener('online', changed);
  addEventListener('offline', changed);
  changed();
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
    clearTimeout(timer);
    checks++;
  };
}
