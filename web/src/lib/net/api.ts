// HTTP requests to the server.

/** A request that failed. The message is in the reader's language, or empty if no server answered. */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function request(path: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path);
  } catch {
    throw new RequestFailed('offline', '');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as { code?: string; text?: string };
  throw new RequestFailed(problem.code ?? 'failed', problem.text ?? '');
}

/** Fetches JSON. */
export async function fetchJson<Data>(path: string): Promise<Data> {
  return (await (await request(path)).json()) as Data;
}

/** Fetches text. */
export async function fetchText(path: string): Promise<string> {
  return (await request(path)).text();
}

/** Fetches text and the language it is in. */
export async function fetchTextAndLanguage(path: string): Promise<{ text: string; language: string }> {
  const response = await request(path);
  return { text: await response.text(), language: response.headers.get('content-language') ?? '' };
}
