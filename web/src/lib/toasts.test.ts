import { beforeEach, expect, test, vi } from 'vitest';
import { LineLost, Refused } from './line';
import { attempt, dismiss, tell, toasts } from './toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list = [];
});

test('messages go by themselves, or when they are sent away', () => {
  tell('one');
  tell('two');
  dismiss(toasts.list[0]?.number ?? 0);
  expect(toasts.list.map((toast) => toast.text)).toEqual(['two']);
  vi.advanceTimersByTime(10_000);
  expect(toasts.list).toEqual([]);
});

test('the same thing is said once, and only the newest few stay', () => {
  for (const text of ['a', 'a', 'b', 'c', 'd']) tell(text);
  expect(toasts.list.map((toast) => toast.text)).toEqual(['b', 'c', 'd']);
});

test('a refusal is told in the words of the server', async () => {
  const refusal = {
    type: 'error',
    id: 1,
    code: 'x',
    reason: 'x',
    text: 'Not yours.',
    rule: null,
    facts: {},
  } as const;
  expect(await attempt(() => Promise.reject(new Refused(refusal)))).toBe(false);
  expect(toasts.list[0]?.text).toBe('Not yours.');
});

test('what works is not spoken of; a lost line is', async () => {
  expect(await attempt(() => Promise.resolve())).toBe(true);
  expect(toasts.list).toEqual([]);
  await attempt(() => Promise.reject(new LineLost()));
  expect(toasts.list).toHaveLength(1);
});
