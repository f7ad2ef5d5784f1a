import { beforeAll, expect, test } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import { loadWords } from '$lib/words/words.svelte';
import type { PointsLine, SushiGoEvent } from '../types';
import { countingIn } from './counting';

const audience = null;
const line = (kind: string, points: number, more: Partial<PointsLine> = {}): PointsLine => ({
  ...{ kind, points, why: 'sets', count: 2, sets: 1, dipped: 0, tied: [], parts: [] },
  ...more,
});
const scored = (place: number, ...lines: PointsLine[]) => ({ place, lines, points: 0, score: 0 });
const ROUND: SushiGoEvent = {
  event: 'round-scored',
  audience,
  round: 3,
  places: [],
  scoring: {
    places: [
      scored(0, line('tempura', 5), line('wasabi', 0), line('maki', 6, { why: 'most', count: 4 })),
      scored(1, line('squid', 12, { count: 2, dipped: 1 }), line('maki', 0, { why: 'behind', count: 1 })),
    ],
  },
};
const PUDDINGS: SushiGoEvent = {
  event: 'desserts-scored',
  audience,
  scoring: { places: [scored(0, line('pudding', -6, { why: 'fewest' })), scored(1)] },
};

test('plates are counted one by one, then the races', () => {
  const found = countingIn({ events: [ROUND, PUDDINGS], words: [] }, [1, 0]);
  expect(found?.round).toBe(3);
  expect(found?.steps.map(({ place, groups, points, race }) => [place, groups, points, race])).toEqual([
    [1, ['dipped', 'squid'], 12, undefined],
    [0, ['tempura'], 5, undefined],
    [0, ['maki'], 6, 0],
    [0, ['pudding'], -6, 1],
  ]);
  expect(
    found?.races.map(({ food, lanes }) => [food, lanes.map(({ count, rank }) => [count, rank])]),
  ).toEqual([
    [
      'maki',
      [
        [4, 1],
        [1, 0],
      ],
    ],
    [
      'pudding',
      [
        [2, 0],
        [0, 0],
      ],
    ],
  ]);
});

test('without a scoring nothing is counted', () => {
  expect(countingIn({ events: [], words: [] }, [0])).toBeNull();
});

beforeAll(() => loadWords('en'));
test('the race for puddings names the fewest where they lose points', () => {
  settings.language = 'en';
  const titleOf = (places: number) => {
    const scoring = { places: Array.from({ length: places }, (_, place) => scored(place)) };
    const found = countingIn({ events: [ROUND, { ...PUDDINGS, scoring } as SushiGoEvent], words: [] }, []);
    return found?.races.at(-1)?.title;
  };
  expect(titleOf(2)).toBe('Most puddings');
  expect(titleOf(3)).toBe('Most and fewest puddings');
});
