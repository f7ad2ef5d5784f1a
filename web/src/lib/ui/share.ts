// Sharing a link or a file: with the system's share dialog if there is one, else a link by the clipboard.

export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a link. */
export async function share(title: string, text: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return 'cancelled';
      // Some browsers offer sharing and then refuse it: copy instead.
    }
  }
  try {
    await navigator.clipboard.writeText(text ? `${text} ${url}` : url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares a file; the browser must have said that it can. */
export async function shareFile(file: File, text: string): Promise<Shared> {
  try {
    await navigator.share({ files: [file], text });
    return 'shared';
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
