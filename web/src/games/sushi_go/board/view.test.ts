import { expect, it } from 'vitest';
import { giverOf, pilesOf, placesAround, receiverOf, tradeOf } from './view';

const places = (count: number) => Array.from({ length: count }, () => ({}));

it('stacks equal cards, with those on wasabi apart', () => {
  expect(pilesOf(['squid', 'tempura', 'tempura'], ['squid'])).toEqual([
    { card: 'squid', count: 1, dipped: false },
    { card: 'tempura', count: 2, dipped: false },
    { card: 'squid', count: 1, dipped: true },
  ]);
});

it('goes round the table from the left neighbour', () => {
  expect(placesAround({ seat: 1, seat_count: 4, places: places(4) })).toEqual([2, 3, 0]);
  expect(placesAround({ seat: null, seat_count: 3, places: places(3) })).toEqual([0, 1, 2]);
  expect(placesAround({ seat: 0, seat_count: 2, places: places(3) })).toEqual([1, 2]);
});

it('knows who passes to whom', () => {
  expect(receiverOf(3, 4, false)).toBe(0);
  expect(receiverOf(0, 4, true)).toBe(3);
  expect(giverOf(0, 4, false)).toBe(3);
  expect(giverOf(0, 4, true)).toBe(1);
});

it('knows which neighbour gets your hand and which one gives you theirs', () => {
  const view = { seat: 0, seat_count: 4, passes_right: false, outcome: null };
  expect([1, 2, 3, 4].map((seat) => tradeOf(view, seat))).toEqual(['gets', null, 'gives', null]);
  expect(tradeOf({ ...view, passes_right: true }, 1)).toBe('gives');
  expect(tradeOf({ ...view, seat_count: 2 }, 1)).toBeNull();
  expect(tradeOf({ ...view, seat: null }, 1)).toBeNull();
});
