import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import { Count, counted, WAIT, type Step } from './count.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
});
afterEach(() => {
  vi.useRealTimers();
  settings.motion = 'auto';
});

const step = (place: number, points: number, race?: number): Step => ({
  ...{ place, points, groups: ['egg'], foods: ['egg'], text: '' },
  ...(race !== undefined && { race }),
});
const STEPS = [step(0, 5), step(1, 3), step(1, 6, 0), step(0, -6, 1)];
const RACES = ['maki', 'pudding'].map((food) => ({ food, title: food, lanes: [] }));

test('points are added step by step, then the next round begins by itself', () => {
  const onend = vi.fn();
  const count = new Count(2, STEPS, RACES, [10, 20], onend);
  expect([count.scoreOf(0), count.scoreOf(1), count.gainOf(1)]).toEqual([15, 20, undefined]);
  expect([count.glowOf(0), count.glowOf(1)]).toEqual([['egg'], []]);
  expect([counted.round, count.race?.food]).toEqual([2, 'maki']);
  vi.advanceTimersByTime(700 * 3);
  expect([count.scoreOf(1), count.gainOf(1), count.race?.food]).toEqual([29, 9, 'pudding']);
  vi.advanceTimersByTime(700);
  expect([count.isDone, count.left, count.scoreOf(0)]).toEqual([true, WAIT, 9]);
  vi.advanceTimersByTime(WAIT * 1000);
  expect(onend).toHaveBeenCalledOnce();
  expect(counted.round).toBeNull();
});

test('it can be skipped, ended, and read for as long as one likes', () => {
  const onend = vi.fn();
  const count = new Count(1, STEPS, RACES, [0, 0], onend);
  count.skip();
  expect(count.isDone).toBe(true);
  count.wait();
  vi.advanceTimersByTime(60_000);
  expect(onend).not.toHaveBeenCalled();
  count.end();
  count.end();
  expect(onend).toHaveBeenCalledOnce();
});

test('without motion the totals stand there at once; after the last round nothing goes on by itself', () => {
  settings.motion = 'none';
  const onend = vi.fn();
  const count = new Count(3, STEPS, RACES, [0, 0], onend, false);
  expect([count.isDone, count.left]).toEqual([true, null]);
  vi.advanceTimersByTime(60_000);
  count.drop();
  expect(onend).not.toHaveBeenCalled();
});
