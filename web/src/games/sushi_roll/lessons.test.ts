import { expect, test } from 'vitest';
import { allLessons } from '$lib/learn/all-lessons';
import { LESSONS } from './lessons';
import { place, VIEW } from './sample-view';
import type { SushiRollView } from './types';

const lessonsAt = (view: Partial<SushiRollView>) =>
  allLessons(LESSONS, { ...VIEW, ...view }, 'coach-sushi-roll-');

test('tokens are explained when they can be used', () => {
  expect(lessonsAt({})).toEqual(['take', 'sets', 'maki', 'odds']);
  const later = lessonsAt({ round_turn: 1, legal_moves: ['egg', 'reroll egg', 'swap egg for egg of 1'] });
  expect(later.slice(0, 4)).toEqual(['take', 'belts', 'menu', 'chopsticks']);
  const own = place(0, ['pudding2', 'menu1'], ['wasabi']);
  expect(lessonsAt({ places: [own, place(1, ['egg'])] }).slice(1, 4)).toEqual([
    'wasabi',
    'pudding',
    'tokens',
  ]);
  expect(lessonsAt({ round: 2 }).at(-1)).toBe('last');
});
