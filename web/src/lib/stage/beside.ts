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
  /** What had better not be covered. */
  avoid?: readonly Rect[];
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
/** The same for what may be covered. */
const SMALL_LIFT = 0.25;

/** A sheet above its piece goes above what it must not cover too, if there is room, and if that isn't far away. */
function lifted(
  place: Placed,
  size: { width: number; height: number },
  { room, keepFree, avoid = [], gap }: Options,
): Placed {
  if (place.side === 'left' || place.side === 'right') return aside(place, size, { room, keepFree, gap });
  if (place.side === 'below') return place;
  const topsOver = (rects: readonly Rect[], most: number) =>
    rects
      .filter((each) => overlap({ ...place, ...size }, each) > 0)
      .map((each) => each.top - size.height - gap / 2)
      .filter((top) => top >= gap && place.top - top <= most * size.height);
  const tops = [...topsOver(keepFree, MOST_LIFT), ...topsOver(avoid, SMALL_LIFT)];
  return { ...place, top: Math.min(place.top, ...tops) };
}

/** A sheet at a side moves up or down, off what it must not cover, for as long as its tail still points at the piece. */
function aside(
  place: Placed,
  size: { width: number; height: number },
  { room, keepFree, gap }: Pick<Options, 'room' | 'keepFree' | 'gap'>,
): Placed {
  const centre = place.top + place.tail;
  const covered = keepFree.find((each) => overlap({ ...place, ...size }, each) > 0);
  if (!covered) return place;
  const [top] = [covered.top + covered.height + gap / 2, covered.top - size.height - gap / 2]
    .filter((each) => each >= gap && each + size.height <= room.height - gap)
    .filter((each) => centre - each >= 2 * gap && centre - each <= size.height - 2 * gap)
    .sort((one, other) => Math.abs(one - place.top) - Math.abs(other - place.top));
  return top === undefined ? place : { ...place, top, tail: centre - top };
}

const WORSE = 20;

/** Covering the piece is bad, for it is spoken of; covering the prompt is worse than anything else. */
function cost(sheet: Rect, piece: Rect, { keepFree, avoid = [] }: Options): number {
  const covered = (rects: readonly Rect[]) => rects.reduce((sum, each) => sum + overlap(sheet, each), 0);
  return overlap(sheet, piece) * 2 + covered(keepFree) * WORSE + covered(avoid);
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
