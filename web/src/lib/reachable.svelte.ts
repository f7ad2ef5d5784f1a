// Whether the server can be reached; the page itself may have come out of the browser's store.
const AGAIN = 5_000;
const PATIENCE = 4_000;

export const reachable = $state({ isThere: true, wasAway: false });

let timer: ReturnType<typeof setTimeout> | undefined;
let looks = 0;

function found(isThere: boolean): void {
  if (!isThere) reachable.wasAway = true;
  reachable.isThere = isThere;
  clearTimeout(timer);
  // Only while it is away is it asked again and again.
  if (!isThere) timer = setTimeout(() => void look(), AGAIN);
}

/** Asks the server whether it is there. */
export async function look(): Promise<void> {
  const number = ++looks;
  const isThere = navigator.onLine && (await isHealthy());
  // An older look may come to its end after a newer one, or after nobody wants to know.
  if (number === looks) found(isThere);
}

async function isHealthy(): Promise<boolean> {
  const asked = fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return asked.then(
    () => true,
    () => false,
  );
}

/** Keeps looking when the browser says that something has changed; gives what ends it. */
export function keepLooking(): () => void {
  const changed = () => void look();
  addEventListener('online', changed);
  addEventListener('offline', changed);
  changed();
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
    clearTimeout(timer);
    looks++;
  };
}
