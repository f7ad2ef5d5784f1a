import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLooking, look, reachable } from './reachable.svelte';

type Answer = { come: () => void; fail: () => void };
let asked: Answer[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', () => new Promise<void>((come, fail) => asked.push({ come, fail })));
  Object.assign(reachable, { isThere: true, wasAway: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

test('a server that is away is asked again until it is back', async () => {
  const end = keepLooking();
  asked[0]?.fail();
  await settle();
  expect(reachable).toMatchObject({ isThere: false, wasAway: true });
  await vi.advanceTimersByTimeAsync(5_000);
  asked[1]?.come();
  await settle();
  expect(reachable.isThere).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  end();
});

test('an old look that fails late does not undo a newer one', async () => {
  void look();
  void look();
  asked[1]?.come();
  await settle();
  asked[0]?.fail();
  await settle();
  expect(reachable).toMatchObject({ isThere: true, wasAway: false });
});

test('nobody is asked after the end, even if a look was still under way', async () => {
  const end = keepLooking();
  end();
  asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(1);
});
