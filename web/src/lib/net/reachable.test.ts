import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChecking, checkServer, reachable } from './reachable.svelte';

type Answer = { come: () => void; fail: () => void };
let requests: Answer[];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal('fetch', () => new Promise<void>((come, fail) => requests.push({ come, fail })));
  Object.assign(reachable, { isThere: true, wasAway: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

test('a server that is away is polled until it is back', async () => {
  const end = keepChecking();
  requests[0]?.fail();
  await settle();
  expect(reachable).toMatchObject({ isThere: false, wasAway: true });
  await vi.advanceTimersByTimeAsync(5_000);
  requests[1]?.come();
  await settle();
  expect(reachable.isThere).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
  end();
});

test('an old check that fails late does not override a newer one', async () => {
  void checkServer();
  void checkServer();
  requests[1]?.come();
  await settle();
  requests[0]?.fail();
  await settle();
  expect(reachable).toMatchObject({ isThere: true, wasAway: false });
});

test('nothing is polled after the end, even if a check was still under way', async () => {
  const end = keepChecking();
  end();
  requests[0]?.fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
  dispatchEvent(new Event('online'));
  expect(requests).toHaveLength(1);
});
