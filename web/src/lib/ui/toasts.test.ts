import { beforeEach, expect, test, vi } from 'vitest';
import { ConnectionLost, Refused } from '$lib/net/socket';
import { attempt, dismiss, showToast, toasts } from './toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list = [];
});

test('messages disappear by themselves, or when they are dismissed', () => {
  showToast('one');
  showToast('two');
  dismiss(toasts.list[0]?.number ?? 0);
  expect(toasts.list.map((toast) => toast.text)).toEqual(['two']);
  vi.advanceTimersByTime(10_000);
  expect(toasts.list).toEqual([]);
});

test('the same text is shown once, and only the newest few stay', () => {
  for (const text of ['a', 'a', 'b', 'c', 'd']) showToast(text);
  expect(toasts.list.map((toast) => toast.text)).toEqual(['b', 'c', 'd']);
});

test("a refusal is shown in the server's words", async () => {
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

test('success shows nothing, a lost connection does', async () => {
  expect(await attempt(() => Promise.resolve())).toBe(true);
  expect(toasts.list).toEqual([]);
  await attempt(() => Promise.reject(new ConnectionLost()));
  expect(toasts.list).toHaveLength(1);
});
