import { expect, test } from 'vitest';
import { pathOf, smooth } from './path';

const CORNER = [
  { x: 0, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
];

test('corners are round, and ways may begin or end at them', () => {
  expect(pathOf(CORNER, 10)).toBe('M0 0L0 90Q0 100 10 100L100 100');
  expect(pathOf(CORNER, 10, { trimsStart: true, trimsEnd: true })).toBe('M0 90L0 90Q0 100 10 100');
  expect(
    pathOf(
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
      ],
      10,
    ),
  ).toBe('M0 0L9 0');
});

test('a closed way has a bend at every corner', () => {
  const square = [...CORNER, { x: 100, y: 0 }];
  const path = pathOf(square, 10, { isClosed: true });
  expect(path.match(/Q/g)).toHaveLength(4);
  expect(path.endsWith('Z')).toBe(true);
});

test('dice cut the corners', () => {
  expect(smooth(CORNER, 10)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 90 },
    { x: 2.5, y: 97.5 },
    { x: 10, y: 100 },
    { x: 100, y: 100 },
  ]);
});
