import { expect, test } from 'vitest';
import { pointsOf, reach, stacked, tallies } from './points';
import type { Happening } from './scene';

const line = (kind: string, points: number) => ({ kind, points });
const scored = (event: string, round: number | null, ...places: [string, number][][]): Happening => ({
  event,
  ...(round === null ? {} : { round }),
  scoring: {
    places: places.map((lines, place) => ({
      place,
      lines: lines.map(([kind, points]) => line(kind, points)),
      points: lines.reduce((total, [, points]) => total + points, 0),
      score: 0,
    })),
  },
});

const MATCH: Happening[] = [
  { event: 'round-started', round: 1 },
  scored(
    'round-scored',
    1,
    [
      ['maki', 6],
      ['egg', 2],
    ],
    [
      ['egg', 1],
      ['wasabi', 0],
    ],
  ),
  scored('round-scored', 2, [['maki', 3]], [['maki', 6]]),
  scored('desserts-scored', null, [['pudding', -6]], [['pudding', 6]]),
];

test('points are added up by round and by kind', () => {
  const points = pointsOf(MATCH);
  expect(points?.rounds.map(({ round, points }) => [round, ...points])).toEqual([
    [1, 8, 1],
    [2, 3, 6],
    [null, -6, 6],
  ]);
  expect(points?.kinds.map(({ key, points }) => [key, ...points])).toEqual([
    ['maki', 9, 6],
    ['egg', 2, 1],
    ['pudding', -6, 6],
  ]);
});

test('a match without scoring events has no such chart', () => {
  expect(pointsOf([{ event: 'chip-placed', seat: 0 }])).toBeNull();
});

test('what is lost stands left of nothing, what is gained to the right, and all fits', () => {
  const points = pointsOf(MATCH);
  if (!points) throw new Error('no points');
  expect(reach(points.rounds, 2)).toEqual({ low: -6, high: 13 });
  expect(stacked(points.rounds, 0).map(({ from, to }) => [from, to])).toEqual([
    [0, 8],
    [8, 11],
    [-6, 0],
  ]);
});

test('deeds are counted by seat; what only one seat is told is not', () => {
  const done = tallies(
    [
      { event: 'chip-placed', seat: 1 },
      { event: 'chip-placed', seat: 1 },
      { event: 'chip-placed', seat: 0 },
      { event: 'card-received', seat: 0, audience: [0] },
      { event: 'deck-renewed' },
    ],
    2,
  );
  expect(done.map(({ key, points }) => [key, ...points])).toEqual([['chip-placed', 1, 2]]);
});
