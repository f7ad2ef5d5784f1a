import { describe, expect, it, test } from 'vitest';
import { WINDOWS, type Case } from './layout-cases';
import { diceOf, layoutOf, rivalsOf, spots, type Layout } from './layout';

test('everybody gets the dice that the rules give them', () => {
  expect([2, 3, 4, 5].map(diceOf)).toEqual([8, 7, 6, 5]);
});

test('the rivals begin with the seat after the first one', () => {
  expect(rivalsOf({ first: 2, seats: 4 })).toEqual([3, 0, 1]);
});

test('dice lie in rows around the middle of their belt', () => {
  const grid = { x: 100, y: 50, columns: 3, pitchX: 10, pitchY: 20, size: 8 };
  expect(spots(grid, 3).map(({ x }) => x)).toEqual([90, 100, 110]);
  expect(spots(grid, 5)).toEqual([
    ...[90, 100, 110].map((x) => ({ x, y: 40 })),
    ...[95, 105].map((x) => ({ x, y: 60 })),
  ]);
  expect(spots(grid, 0)).toEqual([]);
});

const TOUCH = 44;
const boxes = ({ seats, prompt, actions, counting }: Layout) => [
  ...seats.map(({ box }) => box),
  ...seats.map(({ belt }) => belt),
  ...[prompt, actions, counting],
];

describe.each(WINDOWS)('in a room of $width × $height for $seats', (room: Case) => {
  const layout = layoutOf(room);

  it('keeps everything inside', () => {
    for (const { x, y, w, h } of boxes(layout)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.5);
      expect(x + w).toBeLessThanOrEqual(room.width + 0.5);
      expect(y + h).toBeLessThanOrEqual(room.height + 0.5);
    }
  });

  it('has a mat, a belt and a way for every seat', () => {
    expect(layout.seats.map(({ seat }) => seat)).toEqual(
      Array.from({ length: room.seats }, (_, seat) => seat),
    );
    expect(layout.ways).toHaveLength(room.seats);
    for (const { box } of layout.seats) expect(Math.min(box.w, box.h)).toBeGreaterThan(28);
  });

  it('keeps the mats apart from each other and from my dice', () => {
    const own = layout.seats[room.first]?.belt;
    const all = [...layout.seats.map(({ box }) => box), ...(own ? [own] : [])];
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        const isApart =
          one.x + one.w <= other.x + 1 ||
          other.x + other.w <= one.x + 1 ||
          one.y + one.h <= other.y + 1 ||
          other.y + other.h <= one.y + 1;
        expect(isApart, JSON.stringify([one, other])).toBe(true);
      }
    });
  });

  it('keeps dice apart, and mine large enough for a finger', () => {
    for (const { seat, grid, belt } of layout.seats) {
      const all = spots(grid, diceOf(room.seats));
      all.forEach((one, index) => {
        for (const other of all.slice(index + 1))
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(
            grid.size,
          );
        if (seat !== room.first) return;
        expect(one.x - grid.size / 2).toBeGreaterThanOrEqual(belt.x);
        expect(one.x + grid.size / 2).toBeLessThanOrEqual(belt.x + belt.w);
      });
      expect(grid.size).toBeGreaterThanOrEqual(seat === room.first ? TOUCH : 20);
    }
  });

  it('makes room for a counting below the mats', () => {
    const counting = layoutOf({ ...room, isCounting: true });
    const lowest = Math.max(...counting.seats.map(({ box }) => box.y + box.h));
    expect(counting.counting.y).toBeGreaterThanOrEqual(lowest - 1);
    expect(counting.counting.h).toBeGreaterThan(130);
  });
});
