// Ways of the belt: polylines with round corners.

export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** The point so far from one towards another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = lengthOf(from, to);
  const part = length === 0 ? 0 : distance / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export const lengthOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A corner that is cut off: where it begins, and where it ends. */
function cut(before: Point, corner: Point, after: Point, radius: number): [Point, Point] {
  const most = Math.min(radius, lengthOf(before, corner) / 2, lengthOf(corner, after) / 2);
  return [towards(corner, before, most), towards(corner, after, most)];
}

/** An SVG path through some points with round corners. An open one may begin or end at the bend of its first or last corner. */
export function pathOf(
  points: readonly Point[],
  radius: number,
  { isClosed = false, trimsStart = false, trimsEnd = false } = {},
): string {
  const count = points.length;
  const get = (index: number) => points[(index + count) % count] as Point;
  const inner = isClosed ? points.map((_, index) => index) : points.slice(1, -1).map((_, index) => index + 1);
  const corners = inner.map((index) => {
    const [start, end] = cut(get(index - 1), get(index), get(index + 1), radius);
    return { start, corner: get(index), end };
  });
  const turns = corners.map(({ start, corner, end }) => `L${at(start)}Q${at(corner)} ${at(end)}`).join('');
  const first = corners[0]?.start ?? get(0);
  if (isClosed) return `M${at(first)}${turns}Z`;
  return `M${at(trimsStart ? first : get(0))}${turns}${trimsEnd ? '' : `L${at(get(count - 1))}`}`;
}

/** A way with its corners cut twice, for dice that follow it. */
export function smooth(points: readonly Point[], radius: number): Point[] {
  return points.flatMap((corner, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return [corner];
    const [start, end] = cut(before, corner, after, radius);
    const middle = {
      x: (start.x + end.x) / 4 + corner.x / 2,
      y: (start.y + end.y) / 4 + corner.y / 2,
    };
    return [start, middle, end];
  });
}
