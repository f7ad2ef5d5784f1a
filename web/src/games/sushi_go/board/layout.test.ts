import { expect, test } from 'vitest';
import { frameOf } from '$lib/stage/unit';
import type { Box } from '../../sushi/table/mat';
import { layoutOf } from './layout';
import type { Layout } from './table';

const SIZES = [
  [360, 560],
  [360, 640],
  [390, 664],
  [390, 844],
  [430, 932],
  [640, 360],
  [667, 375],
  [844, 390],
  [768, 1024],
  [900, 560],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;
const TABLES = [
  { seats: 2, ghosts: 0, most: 10 },
  { seats: 2, ghosts: 1, most: 10 },
  { seats: 3, ghosts: 0, most: 9 },
  { seats: 4, ghosts: 0, most: 8 },
  { seats: 5, ghosts: 0, most: 7 },
];
const CASES = SIZES.flatMap(([width, height]) =>
  TABLES.flatMap((table) =>
    [true, false].map((hasOwn) => ({ ...table, width, height, hasOwn, name: `${width}×${height}` })),
  ),
);

function layoutAt(
  { width, height, seats, ghosts, most, hasOwn }: Omit<(typeof CASES)[number], 'name'>,
  cards = most,
): Layout & { room: Box } {
  const { shape, ...frame } = frameOf(width, height);
  // The cluster, and the story beside a wide table.
  const rail = shape === 'wide' && frame.width >= 1180 ? 236 : 0;
  const room = {
    x: 0,
    y: 0,
    w: frame.width - (shape === 'sideways' ? 48 : rail),
    h: frame.height - (shape === 'tall' ? 44 : shape === 'wide' ? 48 : 0),
  };
  const rivals = seats + ghosts - (hasOwn ? 1 : 0);
  const table = { width: room.w, height: room.h, shape, rivals, hasGhost: ghosts > 0, hasOwn, most };
  return { ...layoutOf({ ...table, cards: hasOwn ? cards : 0 }), room };
}

const isInside = (box: Box, room: Box) =>
  box.x >= -0.5 && box.y >= -0.5 && box.x + box.w <= room.w + 0.5 && box.y + box.h <= room.h + 0.5;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

/** The box around a turned card. */
function turned({ x, y, w, h, turn }: Box & { turn: number }): Box {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [wide, high] = [w * cos + h * sin, w * sin + h * cos];
  return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high };
}

test.each(CASES)(
  '$name with $seats seats and $ghosts more: everything is inside, nothing covered',
  (each) => {
    const { seats, prompt, hand, spots, room } = layoutAt(each);
    const boxes = [...seats.map(({ box }) => box), prompt];
    for (const box of [...boxes, ...spots.map(turned), hand])
      expect([box, isInside(box, room)]).toEqual([box, true]);
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    for (const box of boxes) expect(overlap(box, hand)).toBe(false);
    for (const { bust } of seats) if (bust) expect([bust, isInside(bust, room)]).toEqual([bust, true]);
  },
);

test.each(CASES.filter(({ hasOwn }) => hasOwn))(
  '$name with $seats seats and $ghosts more: cards can be read and pressed',
  (each) => {
    const { spots } = layoutAt(each);
    for (const { w, h } of spots) {
      expect(w).toBeGreaterThanOrEqual(46);
      expect(h).toBeGreaterThanOrEqual(70);
    }
    expect(spots).toHaveLength(each.most);
  },
);

test('only a full hand decides about the mats: they never move in a round', () => {
  for (const each of CASES) {
    const { seats } = layoutAt(each);
    for (let cards = 1; cards < each.most; cards++) expect(layoutAt(each, cards).seats).toEqual(seats);
  }
});

test('phones have the sizes of the drawings', () => {
  const phone = layoutAt({ width: 390, height: 664, seats: 4, ghosts: 0, most: 8, hasOwn: true });
  expect(phone.seats.map(({ box }) => Math.round(box.h))).toEqual([71, 71, 71, 90]);
  expect(phone.spots[0]?.w).toBeCloseTo(89, 0);
  const tiny = layoutAt({ width: 360, height: 560, seats: 5, ghosts: 0, most: 7, hasOwn: true });
  expect(tiny.seats.every(({ style }) => style === 'line')).toBe(true);
});

test('hands pass by the place that nobody holds', () => {
  const { stretches } = layoutAt({ width: 1440, height: 900, seats: 2, ghosts: 1, most: 10, hasOwn: true });
  expect(stretches).toHaveLength(2);
});
