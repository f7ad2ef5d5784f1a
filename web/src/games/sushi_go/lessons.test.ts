import { expect, test } from 'vitest';
import { allLessons } from '$lib/learn/all-lessons';
import { LESSONS } from './lessons';
import { place, VIEW } from './sample-view';
import type { SushiGoView } from './types';

const lessonsAt = (view: Partial<SushiGoView>) =>
  allLessons(LESSONS, { ...VIEW, seat: 0, ...view }, 'coach-sushi-go-');

test('tips speak only of cards that are there', () => {
  expect(lessonsAt({ hand: ['tempura', 'maki1', 'chopsticks'] })).toEqual(['keep']);
  expect(lessonsAt({ hand: ['tempura', 'pudding', 'egg'] })).toEqual(['keep', 'pudding', 'nigiri']);
  const places = [place(0, ['wasabi', 'tempura']), place(1, ['maki2'])];
  const hand: SushiGoView['hand'] = ['squid', 'tempura', 'maki1'];
  expect(lessonsAt({ hand, places, round_turn: 2 })).toEqual([
    ...['keep', 'wasabi', 'pair', 'maki', 'plate', 'neighbour'],
  ]);
});

test('a new round is explained at its beginning', () => {
  expect(lessonsAt({ hand: ['maki1'], round: 2 })).toEqual(['keep', 'round']);
});
