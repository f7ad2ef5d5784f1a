import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Holding } from './held.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a move is sent after the beat, and stays until the board shows it', async () => {
  const holding = new Holding();
  const send = vi.fn(async () => true);
  holding.hold('7H b9', 600, send);
  expect(holding.current).toMatchObject({ card: '7H', cell: 'b9', isTaking: false });
  vi.advanceTimersByTime(599);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledExactlyOnceWith('7H b9');
  expect(holding.isOpen).toBe(false);
  expect(holding.drop()).toBeNull();
  expect(holding.current).not.toBeNull();
  // The server's answer comes before the update or after it.
  await vi.advanceTimersByTimeAsync(0);
  expect(holding.current).not.toBeNull();
  holding.finish();
  expect(holding.current).toBeNull();
});

test('a move that the server refuses goes back', async () => {
  const holding = new Holding();
  holding.hold('7H b9', 0, async () => false);
  await vi.advanceTimersByTimeAsync(0);
  expect(holding.current).toBeNull();
});

test('an update of others leaves a move that is not sent yet', () => {
  const holding = new Holding();
  holding.hold('7H b9', 600, async () => true);
  holding.finish();
  expect(holding.current).not.toBeNull();
});

test('a move that is taken back is never sent', () => {
  const holding = new Holding();
  const send = vi.fn(async () => true);
  holding.hold('JS c3', 600, send);
  expect(holding.drop()).toMatchObject({ move: 'JS c3', isTaking: true });
  vi.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
  expect(holding.current).toBeNull();
});
