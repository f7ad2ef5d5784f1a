import { expect, test } from 'vitest';
import { allLessons } from '$lib/learn/all-lessons';
import { numberOf } from './cells';
import { LESSONS } from './lessons';
import { VIEW } from './sample-view';
import type { SequenceView } from './types';

const EMPTY = Array.from({ length: 100 }, () => null);
const boardWith = (chips: Record<string, number>) =>
  EMPTY.map((_, cell) => Object.entries(chips).find(([name]) => numberOf(name) === cell)?.[1] ?? null);
const lessonsAt = (view: Partial<SequenceView>) =>
  allLessons(LESSONS, { ...VIEW, seat: 0, team: 0, board: EMPTY, ...view }, 'coach-sequence-');
const PLAY = { hand: ['4H'], legal_moves: ['4H f5', '4H i8'] } satisfies Partial<SequenceView>;

test('tips speak only of what is on the board and in the hand', () => {
  expect(lessonsAt({})).toEqual([]);
  expect(lessonsAt(PLAY)).toEqual(['card', 'twice', 'corner']);
  expect(lessonsAt({ ...PLAY, hand: ['JD', '4H'], legal_moves: ['JD e5', '4H f5'] })).toContain('wild');
  const mine = boardWith({ b1: 0, c1: 0, d1: 0 });
  expect(lessonsAt({ ...PLAY, board: mine })).toContain('four');
  expect(lessonsAt({ ...PLAY, board: mine, team: 1 })).toContain('block');
  expect(lessonsAt({ ...PLAY, board: boardWith({ b1: 0, c1: 0, e1: 1, d1: 0 }) })).not.toContain('four');
});

test('with the advanced rules, where jacks may break lines, nothing untrue is said', () => {
  const lines = [{ team: 0, cells: ['b2', 'c2', 'd2', 'e2', 'f2'] }];
  expect(lessonsAt({ lines })).toEqual(['made']);
  expect(lessonsAt({ lines, options: { ...VIEW.options, advanced: true } })).toEqual([]);
});
