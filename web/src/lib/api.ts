// Asking the server over plain HTTP.

/** Why something could not be had; the message is in the reader's language, or empty where no server answered. */
export class NotGiven extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function answered(path: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path);
  } catch {
    throw new NotGiven('offline', '');
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; text?: string };
  throw new NotGiven(told.code ?? 'failed', told.text ?? '');
}

/** What the server keeps at a path. */
export async function ask<Given>(path: string): Promise<Given> {
  return (await (await answered(path)).json()) as Given;
}

/** The same where it is text. */
export async function askText(path: string): Promise<string> {
  return (await answered(path)).text();
}

/** The same, with the language that the text is in. */
export async function askTold(path: string): Promise<{ text: string; language: string }> {
  const answer = await answered(path);
  return { text: await answer.text(), language: answer.headers.get('content-language') ?? '' };
}
