import { expect, test } from 'vitest';
import { layoutOf, type Table } from './layout';

// Half a pixel less can still be pressed.
const LEAST = 29.5;
// Rooms of the smallest windows: their bar is taken off.
const ROOMS: [Table['shape'], number, number][] = [
  ['tall', 360, 516],
  ['tall', 360, 596],
  ['sideways', 619, 375],
  ['sideways', 592, 360],
];
const TABLES = [
  { seats: 2, teams: 2, cards: 7 },
  { seats: 4, teams: 2, cards: 6 },
  { seats: 3, teams: 3, cards: 6 },
  { seats: 12, teams: 3, cards: 3 },
  { seats: 12, teams: 2, cards: 0 },
];

test.each(ROOMS)(
  'the cells of a %s board are large enough beside letters and numbers',
  (shape, width, height) => {
    for (const table of TABLES) {
      const { cell, board } = layoutOf({ shape, width, height, ...table });
      expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(LEAST);
      // Text of 13 pixels.
      expect(Math.min(board.edges.letters, board.edges.numbers)).toBeGreaterThanOrEqual(15);
    }
  },
);
