import { expect, test } from 'vitest';
import { arranged, shrunk, spread } from './plate';

const group = (count: number, ghosts = 0) => ({ pieces: Array<string>(count).fill('egg'), ghosts });

test('pieces of a group overlap, groups lie apart', () => {
  const [first, second] = spread([group(2, 1), group(1)], 400, 40);
  expect(first).toHaveLength(3);
  expect(first?.[1]).toBeLessThan(40);
  expect(second?.[0]).toBeGreaterThan((first?.[2] ?? 0) + 40);
});

test.each([60, 100, 160, 300])('a full plate of %i stays inside', (width) => {
  const groups = [group(3), group(2, 1), group(4), group(1), group(1), group(2), group(1)];
  const last = spread(groups, width, 30).at(-1)?.at(-1) ?? 0;
  expect(last + 30).toBeLessThanOrEqual(Math.max(width, 30) + 0.01);
});

test('pieces on a full plate are smaller, but not too small', () => {
  expect(shrunk([group(2, 1)], 400, 40)).toBe(1);
  const full = Array.from({ length: 6 }, () => group(1));
  expect(shrunk(full, 200, 40)).toBeCloseTo(0.79, 1);
  expect(shrunk(full, 60, 40)).toBe(0.66);
});

test('a crowded plate has two rows, if pieces are larger then', () => {
  const few = [group(1), group(2)];
  expect(arranged(few, { w: 200, h: 80 }, { w: 40, h: 40 })).toEqual({
    scale: 1,
    rows: [{ from: 0, to: 2 }],
  });
  const many = Array.from({ length: 6 }, () => group(1));
  const { scale, rows } = arranged(many, { w: 110, h: 75 }, { w: 40, h: 40 });
  expect(rows).toEqual([
    { from: 0, to: 3 },
    { from: 3, to: 6 },
  ]);
  expect(scale).toBeGreaterThan(shrunk(many, 110, 40));
  expect(2 * scale * 40).toBeLessThan(75);
});

test('a low plate has one row, however crowded', () => {
  const many = Array.from({ length: 6 }, () => group(1));
  expect(arranged(many, { w: 150, h: 30 }, { w: 30, h: 30 }).rows).toHaveLength(1);
});
