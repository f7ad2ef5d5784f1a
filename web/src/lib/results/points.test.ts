import { expect, test } from 'vitest';
import { pointsOf, extent, stacked, tallies } from './points';
import type { GameEvent } from '$lib/table/scene';

const line = (kind: string, points: number) => ({ kind, points });
const happened = (event: string, facts: object): GameEvent => ({ event, ...facts });
const scored = (event: string, round: number | null, ...places: [string, number][][]): GameEvent =>
  happened(event, {
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

const MATCH: GameEvent[] = [
  happened('round-started', { round: 1 }),
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

test('a match without scoring events has no chart', () => {
  expect(pointsOf([happened('chip-placed', { seat: 0 })])).toBeNull();
});

test('losses are left of zero, gains to the right, and everything fits', () => {
  const points = pointsOf(MATCH);
  if (!points) throw new Error('no points');
  expect(extent(points.rounds, 2)).toEqual({ low: -6, high: 13 });
  expect(stacked(points.rounds, 0).map(({ from, to }) => [from, to])).toEqual([
    [0, 8],
    [8, 11],
    [-6, 0],
  ]);
});

test('public events are counted by seat', () => {
  const done = tallies(
    [
      happened('chip-placed', { seat: 1 }),
      happened('chip-placed', { seat: 1 }),
      happened('chip-placed', { seat: 0 }),
      happened('card-received', { seat: 0, audience: [0] }),
      { event: 'deck-renewed' },
    ],
    2,
  );
  expect(done.map(({ key, points }) => [key, ...points])).toEqual([['chip-placed', 1, 2]]);
});
