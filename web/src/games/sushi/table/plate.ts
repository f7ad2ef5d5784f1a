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

const STEP = 0.36;
const GAP = 0.26;
const LEAST_STEP = 0.2;
const LEAST_GAP = 0.06;

const SMALLEST = 0.66;

/** How much smaller pieces lie on a plate that would be too full, so that groups stay apart. */
export function shrunk(groups: readonly Sized[], width: number, piece: number): number {
  const sizes = groups.map(({ pieces, ghosts }) => pieces.length + ghosts);
  const steps = sizes.reduce((sum, size) => sum + size - 1, 0);
  const wanted = piece * (groups.length + steps * LEAST_STEP + Math.max(0, groups.length - 1) * LEAST_GAP);
  return Math.max(SMALLEST, Math.min(1, width / Math.max(1, wanted)));
}

/** The left edge of every piece and ghost of each group, for pieces of some width on a plate of some width. */
export function spread(groups: readonly Sized[], width: number, piece: number): number[][] {
  const sizes = groups.map(({ pieces, ghosts }) => pieces.length + ghosts);
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
