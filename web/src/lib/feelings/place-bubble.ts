// Where a bubble goes: beside the portrait of whoever feels something, never over what others have to see.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much of the bubble lies over the portrait, as a share of its size. */
const OVERLAP = 0.3;
/** Where there is little room, a bubble is smaller. */
const SMALL = 0.7;
/** On the portrait itself it is smaller still. */
const INSIDE = 0.62;

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}

/** The places around a portrait, the best first. */
function around({ left, top, width, height }: Box, size: number): Box[] {
  const reach = size * (1 - OVERLAP);
  const [west, east] = [left - reach, left + width - size * OVERLAP];
  const [north, south] = [top - reach, top + height - size * OVERLAP];
  const [middle, centre] = [left + (width - size) / 2, top + (height - size) / 2];
  const corners: [number, number][] = [
    ...([
      [east, north],
      [west, north],
      [middle, north],
      [east, centre],
    ] as [number, number][]),
    ...([
      [west, centre],
      [east, south],
      [west, south],
      [middle, south],
    ] as [number, number][]),
  ];
  return corners.map(([x, y]) => ({ left: x, top: y, width: size, height: size }));
}

/**
 * A square beside a portrait, inside the window and over nothing that must be seen. If possible it has this size,
 * else it is smaller; at the worst it lies on the portrait itself.
 */
export function placeBubble(portrait: Box, size: number, window: Box, obstacles: readonly Box[]): Box {
  for (const share of [1, SMALL]) {
    const found = around(portrait, share * size).find(
      (box) => isWithin(box, window) && !obstacles.some((obstacle) => meets(box, obstacle)),
    );
    if (found) return found;
  }
  const { left, top, width, height } = portrait;
  const inside = Math.min(size, INSIDE * Math.min(width, height));
  return { left: left + width - inside, top, width: inside, height: inside };
}
