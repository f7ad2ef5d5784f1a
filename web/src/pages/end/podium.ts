// Where everybody stands at the end: the steps of the podium, measured in logical pixels.
import type { Ranked } from '$lib/results/winners';

/** A step with those who stand on it. */
export interface Step {
  row: Ranked;
  /** Left edge, width and height. */
  left: number;
  width: number;
  height: number;
  /** How wide each bust is drawn. */
  bust: number;
  /** The left edge and the bottom of each bust, measured from the left end of the step's top; those behind come first. */
  spots: { x: number; y: number }[];
}

export interface Podium {
  steps: Step[];
  /** Those without a step. */
  others: Ranked[];
}

const PLACES = 3;
const MOST_STEPS = 5;
/** A bust is higher than wide, and ears and raised arms need more room. */
export const BUST_HEIGHT = 1.25;
const EARS = 0.16;
const ARMS = 0.24;
/** Winners of small teams raise their arms. */
export const MOST_ARMS = 2;
/** Teammates stand before each other, large teams in two rows. */
const OVERLAP = 0.66;
/** With arms in the air they need more room. */
const APART = 1.25;
const ROW_OF = 3;
const BEHIND = 0.52;
/** The lowest steps that hold a line of names and a score, and for the winners a line more. */
const LEAST = 50;
const LEAST_WINNER = 68;
const LINE = 17;
/** About as many letters of names fit in a pixel of a step; its edges take some. */
const LETTERS = 1 / 7.8;
const EDGES = 16;
const CHIP_LETTERS = 3;
/** How high the steps are, by rank, as a part of the height there is. */
const HEIGHTS = [0.34, 0.25, 0.19];
const LOWEST = 0.19;
/** The widest step of one player, by the height there is. */
const WIDEST = 0.42;
const NARROW = 200;
/** The others stand a little smaller than the winners. */
const SECOND = 0.84;

/** How many rows stand on the podium: the first three, and all winners of a shared win. */
export function onPodium(rows: readonly Ranked[]): number {
  const winners = rows.filter(({ won }) => won).length;
  return Math.min(rows.length, MOST_STEPS, Math.max(PLACES, winners));
}

/** The order from left to right: the best in the middle, the second left of it. Those who share a win keep theirs. */
export function inOrder(rows: readonly Ranked[]): Ranked[] {
  const [first, second, ...rest] = rows;
  if (!first || !second || rows.length < PLACES || rows[2]?.won) return [...rows];
  return [second, first, ...rest];
}

/** The podium of a scene; a note is what is said below a score. */
export function podiumOf(
  ranking: readonly Ranked[],
  width: number,
  height: number,
  noteOf: (row: Ranked) => string = () => '',
): Podium {
  const count = onPodium(ranking);
  const rows = inOrder(ranking.slice(0, count));
  const shares = rows.map(({ won, names }) => (won && names.length === 1 && rows.length > 1 ? 1.25 : 1));
  const all = sum(shares);
  const people = Math.max(...rows.map(({ names }) => Math.min(ROW_OF, names.length)));
  const room = Math.min(width, Math.max(NARROW, WIDEST * height * people) * all);
  let left = (width - room) / 2;
  const steps = rows.map((row, index): Step => {
    const own = (room * (shares[index] ?? 1)) / all;
    const tall = Math.max(heightOf(row, own, noteOf(row)), height * (HEIGHTS[row.rank - 1] ?? LOWEST));
    const step = { row, left, width: own, height: tall, bust: bustOn(row, own, height - tall), spots: [] };
    left += own;
    return step;
  });
  const largest = Math.max(0, ...steps.filter(({ row }) => row.won).map(({ bust }) => bust));
  for (const step of steps) {
    if (!step.row.won && largest) step.bust = Math.min(step.bust, largest * SECOND);
    step.spots = spotsOn(step);
  }
  return { steps, others: ranking.slice(count) };
}

function heightOf({ won, names, side }: Ranked, width: number, note: string): number {
  const letters = Math.max(1, (width - EDGES) * LETTERS);
  const named = names.join(', ').length + (side === null ? 0 : CHIP_LETTERS);
  const lines = names.length === 1 ? 1 : Math.ceil(named / letters);
  // The winners' step has room for a note's first line.
  const more = note ? Math.ceil(note.length / letters) - Number(won) : 0;
  return (won ? LEAST_WINNER : LEAST) + (lines - 1 + more) * LINE;
}

function bustOn({ won, names }: Ranked, width: number, height: number): number {
  const many = Math.max(1, names.length);
  const arms = won && many <= MOST_ARMS ? 2 * ARMS : 0;
  const inRows = (rows: number) => {
    const wide = 1 + (Math.ceil(many / rows) - 1) * apartOf(won, many) + arms;
    return Math.min((width * 0.98) / wide, height / (BUST_HEIGHT + EARS + (rows - 1) * BEHIND));
  };
  return Math.max(0, inRows(1), many > ROW_OF ? inRows(2) : 0);
}

/** How far apart teammates stand, in widths of a bust. */
function apartOf(won: boolean, many: number): number {
  return won && many <= MOST_ARMS ? APART : OVERLAP;
}

function spotsOn({ row, width, bust }: Step): { x: number; y: number }[] {
  const many = Math.max(1, row.names.length);
  const apart = apartOf(row.won, many);
  const inOneRow = bust * (1 + (many - 1) * apart) <= width;
  const front = inOneRow ? many : Math.ceil(many / 2);
  const line = (count: number, y: number) => {
    const wide = bust * (1 + (count - 1) * OVERLAP);
    return Array.from({ length: count }, (_, index) => ({
      x: (width - wide) / 2 + index * bust * OVERLAP,
      y,
    }));
  };
  return [...line(many - front, BEHIND * bust), ...line(front, 0)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
