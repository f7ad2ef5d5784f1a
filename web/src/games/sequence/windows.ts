// Every five cells in a row, and how much of them a team has; for tips only, the server decides what a line is.
import { between, CARDS, NAMES, numberOf, SIZE } from './cells';
import type { SequenceView } from './types';

const LINE = 5;
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

export const isCorner = (cell: number) => CARDS[cell] === null;

/** All windows, as numbers of cells. */
export const WINDOWS: readonly number[][] = NAMES.flatMap((_, cell) => {
  const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  return DIRECTIONS.filter(([down, right]) => {
    const [lastRow, lastColumn] = [row + 4 * down, column + 4 * right];
    return lastRow < SIZE && lastColumn >= 0 && lastColumn < SIZE;
  }).map(([down, right]) => Array.from({ length: LINE }, (_, step) => cell + step * (SIZE * down + right)));
});

/** The cells that a team lacks on a window; null if it can't become a line of this team. */
export function gapsOf(view: SequenceView, team: number, window: readonly number[]): number[] | null {
  const isFree = (cell: number) => (view.board[cell] ?? team) === team;
  if (!window.every((cell) => isCorner(cell) || isFree(cell))) return null;
  const lines = view.lines.filter((line) => line.team === team).map((line) => line.cells.map(numberOf));
  const shared = (line: number[]) => line.filter((cell) => window.includes(cell) && !isCorner(cell)).length;
  if (lines.some((line) => shared(line) > 1)) return null;
  return window.filter((cell) => !isCorner(cell) && view.board[cell] !== team);
}

/** A window on which a team has four of five, and the cell that it lacks. */
export function fourOf(
  view: SequenceView,
  teams: readonly number[],
): { window: number[]; gap: number } | undefined {
  for (const team of teams) {
    for (const window of WINDOWS) {
      const gaps = gapsOf(view, team, window);
      const [gap] = gaps ?? [];
      if (gaps?.length === 1 && gap !== undefined) return { window, gap };
    }
  }
  return undefined;
}

/** The cells of the lines that can be chosen now. */
export function cellsToChoose(view: SequenceView): number[] {
  const lines = view.legal_moves.filter((move) => move.startsWith('line ')).map((move) => move.slice(5));
  return [...new Set(lines.flatMap(between).map(numberOf))];
}
