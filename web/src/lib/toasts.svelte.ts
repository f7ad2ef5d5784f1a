// Short messages that come and go; and asking with the refusal told in words.
import { LineLost, Refused } from './line';
import { say } from './words.svelte';

export interface Toast {
  number: number;
  text: string;
  kind: 'bad' | 'good';
}

const SHOWN_FOR = 7_000;
const MOST = 3;
let count = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

/** Takes a message away. */
export function dismiss(number: number): void {
  toasts.list = toasts.list.filter((toast) => toast.number !== number);
}

/** Shows a message for a while; the same text does not stand there twice. */
export function tell(text: string, kind: Toast['kind'] = 'bad'): void {
  const number = ++count;
  const others = toasts.list.filter((toast) => toast.text !== text);
  toasts.list = [...others.slice(1 - MOST), { number, text, kind }];
  setTimeout(() => dismiss(number), SHOWN_FOR);
}

/** What went wrong, for people. */
export function problemText(problem: unknown): string {
  if (problem instanceof Refused) return problem.refusal.text;
  if (problem instanceof LineLost) return say('page-line-lost');
  return say('page-went-wrong');
}

/** Does something that may be refused; whether it was done. */
export async function attempt(doing: () => Promise<unknown>): Promise<boolean> {
  try {
    await doing();
    return true;
  } catch (problem) {
    tell(problemText(problem));
    return false;
  }
}
