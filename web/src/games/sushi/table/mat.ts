// The parts of a mat, in logical pixels. A mat is laid out as a row (face beside header and plate), as one line, or with its
// header above the plate.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type MatStyle = 'row' | 'line' | 'head';

export interface Parts {
  /** The width of the column (row, line) or the size (head) of the face; 0 if it stands elsewhere. */
  face: number;
  /** The width of the names of a line; else the height of the header. */
  head: number;
  plate: { w: number; h: number };
  piece: { w: number; h: number };
  /** The width of the column for the chosen piece. */
  slot: number;
  /** The width of the words in the header. */
  words: number;
}

const EDGE = 8;
/** Of the mat, and the air beside its words. */
const BORDERS = 10;
const LARGEST = 130;
const LEAST = 20;
/** Of the room for plate and slot: several groups must lie side by side. */
const MOST_SHARE = 0.2;

/** How the parts of a mat share its box; `ratio` is the height of a piece for each width. */
export function partsOf(
  style: MatStyle,
  { w, h }: Pick<Box, 'w' | 'h'>,
  hasFace: boolean,
  ratio = 1.36,
  hasSlot = true,
): Parts {
  if (style === 'line') {
    const isLong = w > 500;
    const face = Math.min(h - 6, isLong ? 60 : 44);
    const head = isLong ? Math.min(170, w * 0.2) : Math.min(84, w * 0.22);
    const pieceH = Math.max(LEAST, Math.min(h - 12, isLong ? LARGEST : w * 0.115 * ratio));
    const piece = { w: pieceH / ratio, h: pieceH };
    const slot = hasSlot ? piece.w + 8 : 0;
    return {
      face,
      head,
      piece,
      slot,
      plate: { w: w - 2 * EDGE - face - head - slot - 4, h: h - 7 },
      words: head,
    };
  }
  const isBig = h >= 118;
  const head = isBig ? 34 : h >= 90 ? 28 : 24;
  const plateH = h - head - 5;
  const face = !hasFace ? 0 : style === 'row' ? Math.min(92, Math.max(48, h * 0.62)) : head + 2;
  const column = style === 'row' ? face + 8 : 0;
  const room = w - 2 * EDGE - column;
  const pieceH = Math.max(LEAST, Math.min(LARGEST, plateH - (isBig ? 16 : 5), room * MOST_SHARE * ratio));
  const piece = { w: pieceH / ratio, h: pieceH };
  const slot = hasSlot ? piece.w + 10 : 0;
  const words = room - BORDERS - (style === 'head' && face ? face + 4 : 0);
  return { face, head, piece, slot, plate: { w: room - slot, h: plateH }, words };
}

/** A length for CSS. */
export const rem = (px: number): string => `${Math.round(px * 100) / 1600}rem`;
/** A box for CSS: absolute, in rem. */
export const placed = ({ x, y, w, h }: Box): string =>
  `left:${rem(x)};top:${rem(y)};width:${rem(w)};height:${rem(h)}`;
