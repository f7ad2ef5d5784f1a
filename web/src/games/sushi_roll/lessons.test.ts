import { expect, test } from 'vitest';
import { allLessons } from '$lib/learn/all-lessons';
import { LESSONS } from './lessons';
import { place, VIEW } from './sample-view';
import type { SushiRollView } from './types';

const lessonsAt = (view: Partial<SushiRollView>) =>
  allLessons(LESSONS, { ...VIEW, seat: 0, ...view }, 'coach-sushi-roll-');

test('tips speak only of dice and tokens that are there', () => {
  expect(lessonsAt({ places: [place(0, ['maki1']), place(1, ['egg'])] })).toEqual(['take']);
  const legal_moves = ['egg', 'reroll egg', 'swap egg for egg of 1'];
  const rich = {
    ...place(0, ['egg', 'pudding2', 'tempura'], ['wasabi', 'tempura']),
    menus: 1,
    chopsticks: 1,
  };
  expect(lessonsAt({ round_turn: 1, legal_moves, places: [rich, place(1, ['egg'])] })).toEqual([
    ...['take', 'wasabi', 'belts', 'menu', 'chopsticks', 'set', 'pudding'],
  ]);
});
