// How groups of pieces lie on a plate: sets overlap, everything fits.

/** Pieces that lie together, such as a set. */
export interface Group {
  /** What the group is called: a food. */
  key: string;
  /** The pieces, the lowest first. */
  pieces: readonly string[];
  /** How many pieces its set still lacks. */
  ghosts: number;
  /** The points of what is complete; null if nothing is, or if they depend on others. */
  points: number | null;
  /** What it is, for readers. */
  words: string;
  /** Its pieces as tips and hints name them; see `data-piece`. */
  names: string;
  /** The piece that its sheet explains; see `data-about`. */
  about: string;
}

/** From this width on a piece says its name. */
export const NAMED = 50;

type Sized = Pick<Group, 'pieces' | 'ghosts'>;
interface Size {
  w: number;
  h: number;
}

const STEP = 0.36;
const GAP = 0.26;
const LEAST_STEP = 0.2;
const LEAST_GAP = 0.06;

const SMALLEST = 0.66;

const sizesOf = (groups: readonly Sized[]) => groups.map(({ pieces, ghosts }) => pieces.length + ghosts);

/** How much of their size pieces can keep so that groups stay apart. */
function shareOf(groups: readonly Sized[], width: number, piece: number): number {
  const steps = sizesOf(groups).reduce((sum, size) => sum + size - 1, 0);
  const wanted = piece * (groups.length + steps * LEAST_STEP + Math.max(0, groups.length - 1) * LEAST_GAP);
  return Math.min(1, width / Math.max(1, wanted));
}

/** How much smaller pieces lie on a plate that would be too full; from some size on they overlap instead. */
export const shrunk = (groups: readonly Sized[], width: number, piece: number): number =>
  Math.max(SMALLEST, shareOf(groups, width, piece));

/** A row of groups on a plate: the first of them, and the first after them. */
interface Row {
  from: number;
  to: number;
}

/** How pieces lie on a plate: their size as a part of the largest, and their rows. */
export interface Arrangement {
  scale: number;
  rows: Row[];
}

const ROW_GAP = 3;

/** One row, or two where pieces are larger then. */
export function arranged(groups: readonly Sized[], { w: width, h: height }: Size, piece: Size): Arrangement {
  const all = { from: 0, to: groups.length };
  const one = { scale: shrunk(groups, width, piece.w), rows: [all] };
  const part = Math.min(1, (height - ROW_GAP) / 2 / piece.h);
  const share = (from: number, to?: number) => shareOf(groups.slice(from, to), width, piece.w * part);
  const splits = groups.slice(1).map((_, index) => ({
    at: index + 1,
    scale: part * Math.min(share(0, index + 1), share(index + 1)),
  }));
  // Of equals the one in the middle.
  const off = ({ at }: { at: number }) => Math.abs(at - groups.length / 2);
  const best = splits.sort((a, b) => b.scale - a.scale || off(a) - off(b))[0];
  // Pieces that would have to overlap are not as large as they look.
  if (!best || best.scale <= shareOf(groups, width, piece.w)) return one;
  return {
    scale: best.scale,
    rows: [
      { from: 0, to: best.at },
      { ...all, from: best.at },
    ],
  };
}

/** The left edge of every piece and ghost of each group, for pieces of some width on a plate of some width. */
export function spread(groups: readonly Sized[], width: number, piece: number): number[][] {
  const sizes = sizesOf(groups);
  const steps = sizes.reduce((sum, size) => sum + size - 1, 0);
  const gaps = Math.max(0, groups.length - 1);
  const fixed = groups.length * piece;
  let step = piece * STEP;
  let gap = piece * GAP;
  const over = () => fixed + steps * step + gaps * gap - width;
  // First closer together, then deeper on each other, at last group over group.
  if (over() > 0 && gaps) gap = Math.max(piece * LEAST_GAP, gap - over() / gaps);
  if (over() > 0 && steps) step = Math.max(piece * LEAST_STEP, step - over() / steps);
  if (over() > 0 && gaps) gap -= over() / gaps;
  let x = 0;
  return sizes.map((size) => {
    const at = Array.from({ length: size }, (_, index) => x + index * step);
    x += piece + (size - 1) * step + gap;
    return at;
  });
}
