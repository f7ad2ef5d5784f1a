import { expect, test } from 'vitest';
import { numberOf } from '../cells';
import type { SequenceEvent } from '../types';
import { stepsOf, withChip } from './steps';

const audience = null;
const CELLS = ['b2', 'c2', 'd2', 'e2', 'f2'];

test('each card that is played begins a step; lines and my new card belong to it', () => {
  const events: SequenceEvent[] = [
    { event: 'chip-placed', audience, seat: 3, card: '7H', cell: 'b2' },
    { event: 'line-completed', audience, seat: 3, team: 1, cells: CELLS },
    { event: 'card-drawn', audience, seat: 3 },
    { event: 'dead-card-shown', audience, seat: 0, card: '2C' },
    { event: 'card-received', audience: [0], seat: 0, card: '9D' },
    { event: 'chip-removed', audience, seat: 0, card: 'JS', cell: 'b2', team: 1 },
    { event: 'line-broken', audience, team: 1, cells: CELLS },
  ];
  const steps = stepsOf(events, 2);
  expect(steps.map(({ seat, card }) => [seat, card])).toEqual([
    [3, '7H'],
    [0, '2C'],
    [0, 'JS'],
  ]);
  // The story tells each event with its step.
  expect(steps.map((step) => step.events)).toEqual([3, 2, 2]);
  expect(steps[0]?.chip).toEqual({ cell: 'b2', kind: 'placed', team: 1 });
  expect(steps[0]?.completed).toEqual([{ team: 1, cells: CELLS }]);
  expect(steps[1]?.drawn).toEqual(['9D']);
  expect(steps[2]?.broken).toHaveLength(1);
});

test('what comes before the first step is told with it', () => {
  const events: SequenceEvent[] = [
    { event: 'deck-renewed', audience },
    { event: 'chip-placed', audience, seat: 3, card: '7H', cell: 'b2' },
  ];
  expect(stepsOf(events, 2).map((step) => step.events)).toEqual([2]);
});

test('a line that its owner chose is a step of its own', () => {
  const [step] = stepsOf([{ event: 'line-completed', audience, seat: 2, team: 0, cells: CELLS }], 2);
  expect(step).toMatchObject({ seat: 2, card: null, chip: null });
});

test('a removed chip is gone, and so is the line that it broke', () => {
  const board = Array.from({ length: 100 }, () => null as number | null);
  board[numberOf('b2')] = 1;
  const line = { team: 1, cells: CELLS };
  const [step] = stepsOf(
    [
      { event: 'chip-removed', audience, seat: 0, card: 'JS', cell: 'b2', team: 1 },
      { event: 'line-broken', audience, ...line },
    ],
    2,
  );
  if (!step) throw new Error('there is no step');
  const after = withChip({ board, lines: [line] }, step);
  expect(after.board[numberOf('b2')]).toBeNull();
  expect(after.lines).toEqual([]);
  expect(board[numberOf('b2')]).toBe(1);
});
