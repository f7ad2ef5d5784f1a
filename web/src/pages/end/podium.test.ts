import { expect, test } from 'vitest';
import type { Ranked } from '$lib/results/winners';
import { BUST_HEIGHT, inOrder, onPodium, podiumOf } from './podium';

function row(rank: number, names: string[], won = rank === 1, side: number | null = null): Ranked {
  return { rank, seats: names.map((_, seat) => seat), side, names, score: 40 - rank, tiebreak: null, won };
}
const FIVE = [1, 2, 3, 4, 5].map((rank) => row(rank, [`P${rank}`]));
const TEAMS = [0, 1].map((side) =>
  row(
    side + 1,
    Array.from({ length: 6 }, (_, n) => `Somebody ${n}`),
    side === 0,
    side,
  ),
);

test('the best stands in the middle, the second at the left, and the others have no step', () => {
  const { steps, others } = podiumOf(FIVE, 374, 200);
  expect(steps.map((step) => step.row.rank)).toEqual([2, 1, 3]);
  expect(others.map(({ rank }) => rank)).toEqual([4, 5]);
  expect(podiumOf(FIVE.slice(0, 2), 374, 200).steps.map((step) => step.row.rank)).toEqual([1, 2]);
});

test('everyone who shares a win has a step of the same height', () => {
  const shared = FIVE.map((each, index) => (index < 4 ? { ...each, rank: 1, won: true } : each));
  expect(onPodium(shared)).toBe(4);
  expect(inOrder(shared.slice(0, 4))).toEqual(shared.slice(0, 4));
  const { steps, others } = podiumOf(shared, 374, 200);
  expect(new Set(steps.map(({ height }) => height)).size).toBe(1);
  expect(others).toHaveLength(1);
});

test.each([
  [344, 130],
  [374, 200],
  [312, 250],
  [984, 700],
])('steps and busts stay within %i by %i', (width, height) => {
  for (const rows of [FIVE, FIVE.slice(0, 2), TEAMS]) {
    const { steps } = podiumOf(rows, width, height);
    let right = 0;
    for (const step of steps) {
      expect(step.left).toBeGreaterThanOrEqual(right - 0.01);
      right = step.left + step.width;
      expect(step.spots).toHaveLength(step.row.names.length);
      for (const { x, y } of step.spots) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(x + step.bust).toBeLessThanOrEqual(step.width + 0.01);
        expect(step.height + y + step.bust * BUST_HEIGHT).toBeLessThanOrEqual(height + 0.01);
      }
    }
    expect(right).toBeLessThanOrEqual(width + 0.01);
  }
});

test('a step has room for what decided between equal scores', () => {
  const rows = FIVE.slice(0, 2);
  const heights = (note: string) => podiumOf(rows, 374, 130, () => note).steps.map(({ height }) => height);
  const [first = 0, second = 0] = heights('');
  const [noted = 0, secondNoted = 0] = heights('2 puddings');
  // The winners' step always has room for a line.
  expect(noted).toBe(first);
  expect(secondNoted).toBeGreaterThan(second);
});

test('winners are the largest, and large teams stand in two rows where that makes them larger', () => {
  const { steps } = podiumOf(FIVE, 984, 700);
  const [second, first, third] = steps.map(({ bust }) => bust);
  expect(first).toBeGreaterThan(Math.max(second ?? 0, third ?? 0));
  const [winners] = podiumOf(TEAMS, 984, 700).steps;
  expect(new Set(winners?.spots.map(({ y }) => y)).size).toBe(2);
});
