// Where the sheet of a piece goes: beside its piece, inside the window, and off the prompt if there is any other place.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** Where its tail points at the piece, along its edge. */
  tail: number;
}

interface Options {
  /** The size of the window. */
  room: { width: number; height: number };
  /** The sides to try, best first. */
  order: readonly Side[];
  /** What should not be covered. */
  keepFree: readonly Rect[];
  /** The distance to the piece and to the edges of the window. */
  gap: number;
}

/** The best place for a sheet of some size beside a piece. */
export function beside(piece: Rect, size: { width: number; height: number }, options: Options): Placed {
  const places = options.order.map((side) => lifted(placeOn(side, piece, size, options), size, options));
  const costs = places.map((place) => cost({ ...place, ...size }, piece, options));
  const best = places[costs.indexOf(Math.min(...costs))];
  if (!best) throw new Error('there is no side to try');
  return best;
}

function placeOn(
  side: Side,
  piece: Rect,
  size: { width: number; height: number },
  { room, gap }: Options,
): Placed {
  const centre = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };
  const left = {
    left: piece.left - size.width - gap,
    right: piece.left + piece.width + gap,
    above: centre.x - size.width / 2,
    below: centre.x - size.width / 2,
  }[side];
  const top = {
    above: piece.top - size.height - gap,
    below: piece.top + piece.height + gap,
    left: centre.y - size.height / 2,
    right: centre.y - size.height / 2,
  }[side];
  const at = {
    left: within(left, gap, room.width - size.width - gap),
    top: within(top, gap, room.height - size.height - gap),
  };
  const isUpright = side === 'above' || side === 'below';
  // The tail stays clear of the rounded corners.
  const tail = isUpright
    ? within(centre.x - at.left, 2 * gap, size.width - 2 * gap)
    : within(centre.y - at.top, 2 * gap, size.height - 2 * gap);
  return { ...at, side, tail };
}

/** So far, as a part of its height, a sheet may leave its piece. */
const MOST_LIFT = 0.6;

/** A sheet above its piece goes above what it must not cover too, if there is room, and if that isn't far away. */
function lifted(place: Placed, size: { width: number; height: number }, { keepFree, gap }: Options): Placed {
  if (place.side !== 'above') return place;
  const tops = keepFree
    .filter((each) => overlap({ ...place, ...size }, each) > 0)
    .map((each) => each.top - size.height - gap / 2)
    .filter((top) => top >= gap && place.top - top <= MOST_LIFT * size.height);
  return { ...place, top: Math.min(place.top, ...tops) };
}

/** Covering the piece is bad, for it is spoken of; covering the prompt is worse than a later side. */
function cost(sheet: Rect, piece: Rect, { keepFree }: Options): number {
  const covered = keepFree.reduce((sum, each) => sum + overlap(sheet, each), 0);
  return overlap(sheet, piece) * 2 + covered;
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
