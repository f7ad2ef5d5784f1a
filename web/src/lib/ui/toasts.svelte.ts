// Short messages that disappear by themselves.
import { ConnectionLost, Refused } from '$lib/net/socket';
import { say } from '$lib/words/words.svelte';

export interface Toast {
  number: number;
  text: string;
  kind: 'bad' | 'good';
}

const SHOWN_FOR = 7_000;
const MAX_TOASTS = 3;
let count = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

/** Removes a message. */
export function dismiss(number: number): void {
  toasts.list = toasts.list.filter((toast) => toast.number !== number);
}

/** Shows a message for a while; the same text is never shown twice at once. */
export function showToast(text: string, kind: Toast['kind'] = 'bad'): void {
  const number = ++count;
  const others = toasts.list.filter((toast) => toast.text !== text);
  toasts.list = [...others.slice(1 - MAX_TOASTS), { number, text, kind }];
  setTimeout(() => dismiss(number), SHOWN_FOR);
}

/** What went wrong, in the reader's language. */
export function problemText(problem: unknown): string {
  if (problem instanceof Refused) return problem.refusal.text;
  if (problem instanceof ConnectionLost) return say('page-line-lost');
  return say('page-went-wrong');
}

/** Does something that may fail, and shows why if it does; returns whether it succeeded. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (problem) {
    showToast(problemText(problem));
    return false;
  }
}
