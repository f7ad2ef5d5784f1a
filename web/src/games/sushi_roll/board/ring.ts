// A closed ring of belt, clockwise as seen from above: from the bottom to the left, the top, the right.
import { pathOf, type Point } from './path';
import type { Arrow, Way } from './layout';

export interface Ring {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Side = 'bottom' | 'left' | 'top' | 'right';

const ORDER: readonly Side[] = ['bottom', 'left', 'top', 'right'];

/** The corners in the order of travel, from the one after the bottom. */
export const cornersOf = ({ left, right, top, bottom }: Ring): Point[] => [
  { x: left, y: bottom },
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
];

/** The way from a seat at one side to the next seat, at another or the same side. */
export function wayBetween(ring: Ring, from: Side, to: Side): Way {
  const corners = cornersOf(ring);
  const start = ORDER.indexOf(from);
  // Only the way back to the bottom goes past the end of the order.
  const end = to === 'bottom' ? ORDER.length : ORDER.indexOf(to);
  return { points: corners.slice(start, end), under: null };
}

/** Arrows before and after each corner, so far from it. */
export function cornerArrows({ left, right, top, bottom }: Ring, distance: number): Arrow[] {
  return [
    { x: left + distance, y: bottom, turn: -90 },
    { x: left, y: bottom - distance, turn: 0 },
    { x: left, y: top + distance, turn: 0 },
    { x: left + distance, y: top, turn: 90 },
    { x: right - distance, y: top, turn: 90 },
    { x: right, y: top + distance, turn: 180 },
    { x: right, y: bottom - distance, turn: 180 },
    { x: right - distance, y: bottom, turn: -90 },
  ];
}

/** The piece of the ring at one side, with both of its corners; of an upper side that two share, the first or second half. */
export function stretchOf(ring: Ring, side: Side, radius: number, half: 0 | 1 | 2 = 0): string {
  const corners = cornersOf(ring);
  const [bottomLeft, topLeft, topRight, bottomRight] = corners as [Point, Point, Point, Point];
  const far = 2 * radius;
  const middle = { x: (ring.left + ring.right) / 2, y: ring.top };
  const towardsTop = { x: ring.left, y: ring.top + far };
  const fromTop = { x: ring.right, y: ring.top + far };
  const both = { trimsStart: true, trimsEnd: true };
  if (side === 'left') {
    const [from, to] = [bottomLeft, topLeft].map(({ y }) => ({ x: ring.left + far, y })) as [Point, Point];
    return pathOf([from, bottomLeft, topLeft, to], radius, both);
  }
  if (side === 'right') {
    const [from, to] = [topRight, bottomRight].map(({ y }) => ({ x: ring.right - far, y })) as [Point, Point];
    return pathOf([from, topRight, bottomRight, to], radius, both);
  }
  if (half === 1) return pathOf([towardsTop, topLeft, middle], radius, { trimsStart: true });
  if (half === 2) return pathOf([middle, topRight, fromTop], radius, { trimsEnd: true });
  return pathOf([towardsTop, topLeft, topRight, fromTop], radius, both);
}
