import { expect, it } from 'vitest';
import { placesAround, receiverOf } from './view';

const places = (count: number) => Array.from({ length: count }, () => ({}));

it('goes round the table from the left neighbour', () => {
  expect(placesAround({ seat: 1, seat_count: 4, places: places(4) })).toEqual([2, 3, 0]);
  expect(placesAround({ seat: null, seat_count: 3, places: places(3) })).toEqual([0, 1, 2]);
  expect(placesAround({ seat: 0, seat_count: 2, places: places(3) })).toEqual([1, 2]);
});

it('knows who passes to whom', () => {
  expect(receiverOf(3, 4, false)).toBe(0);
  expect(receiverOf(0, 4, true)).toBe(3);
});
