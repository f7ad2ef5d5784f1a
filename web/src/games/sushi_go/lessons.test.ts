import { expect, test } from 'vitest';
import { allLessons } from '$lib/learn/all-lessons';
import { LESSONS } from './lessons';
import { place, VIEW } from './sample-view';
import type { SushiGoView } from './types';

const lessonsAt = (view: Partial<SushiGoView>) =>
  allLessons(LESSONS, { ...VIEW, ...view }, 'coach-sushi-go-');

test('the lessons follow the cards on the table, and end in the second round', () => {
  expect(lessonsAt({})).toEqual(['keep', 'trays', 'sets', 'maki', 'neighbour']);
  const rich = lessonsAt({
    hand: ['pudding'],
    legal_moves: ['egg', 'egg+squid'],
    places: [place(0, ['wasabi']), place(1)],
  });
  expect(rich.slice(0, 5)).toEqual(['keep', 'chopsticks', 'wasabi', 'trays', 'pudding']);
  expect(lessonsAt({ round: 2 }).at(-1)).toBe('last');
});
