// Giving a link away: the system's own sharing where there is one, else the clipboard.

/** How it went. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a link. */
export async function share(title: string, text: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return 'cancelled';
      // Some browsers offer sharing and then refuse it: copying is left.
    }
  }
  try {
    await navigator.clipboard.writeText(text ? `${text} ${url}` : url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
