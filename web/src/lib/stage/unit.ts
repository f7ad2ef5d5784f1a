// How large a match is drawn. Boards measure in rem, and 1 rem is 16 logical pixels: this module decides how many real ones that
// is, so that every match fits its window without scrolling, large text and zoom included.

/** How a window is laid out. */
export type Shape = 'tall' | 'sideways' | 'wide';

/** A window in logical pixels. */
export interface Frame {
  shape: Shape;
  width: number;
  height: number;
  /** Real pixels for each logical one. */
  scale: number;
}

/** The smallest logical windows that boards are drawn for; smaller ones are scaled down. */
const LEAST: Record<Shape, { width: number; height: number }> = {
  tall: { width: 360, height: 560 },
  sideways: { width: 640, height: 360 },
  wide: { width: 900, height: 560 },
};
/** The largest: pieces grow beyond it instead of moving apart. */
const MOST: Record<Shape, { width: number; height: number }> = {
  tall: { width: 560, height: 700 },
  sideways: { width: 1000, height: 559 },
  wide: { width: 1920, height: 1080 },
};
/** A television is read from three metres: its smallest text, 13 logical pixels, is at least 24 real ones at 1920. */
const TELEVISION_WIDTH = 1020;

function shapeOf(width: number, height: number): Shape {
  if (height >= width * 1.05) return 'tall';
  return width >= LEAST.wide.width && height >= LEAST.wide.height ? 'wide' : 'sideways';
}

/**
 * The frame for a window. `text` is how much larger than usual the reader wants text (2 for doubled). It counts as far as the
 * smallest layout still fits.
 */
export function frameOf(width: number, height: number, text = 1, isTelevision = false): Frame {
  let scale = Math.max(text, isTelevision ? width / TELEVISION_WIDTH : 0);
  // Upright or lying is a matter of the window; wide or sideways of the room that the wanted text leaves.
  const isTall = shapeOf(width, height) === 'tall';
  const room = isTall ? LEAST.tall : LEAST.sideways;
  scale = Math.min(scale, width / room.width, height / room.height);
  const shape = isTall ? 'tall' : shapeOf(width / scale, height / scale);
  const most = MOST[shape];
  scale = Math.max(scale, Math.min(width / most.width, height / most.height));
  return { shape, width: width / scale, height: height / scale, scale };
}
