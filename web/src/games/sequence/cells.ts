// The printed board: its cells by number and by name, and the cards they show.
import layout from './layout.json';

export const SIZE = 10;
/** The names of the cells, row by row from a1. */
export const NAMES: readonly string[] = Object.keys(layout.cells);
/** The card of each cell; null for a corner. */
export const CARDS: readonly (string | null)[] = Object.values(layout.cells);
export const LETTERS = NAMES.slice(0, SIZE).map((name) => name.charAt(0));

const NUMBERS = new Map(NAMES.map((name, number) => [name, number]));

const JACKS: Record<string, string> = layout.jacks;

export const isWild = (card: string) => JACKS[card] === 'wild';
export const isRemover = (card: string) => JACKS[card] === 'remover';

/** The number of a cell; -1 if there is no such cell. */
export function numberOf(name: string): number {
  return NUMBERS.get(name) ?? -1;
}

/** Where a card is printed. */
export function printedOn(card: string): string[] {
  return NAMES.filter((_, number) => CARDS[number] === card);
}

/** The cells of a line, given by its ends as in `b2-f6`. */
export function between(ends: string): string[] {
  const [first = -1, last = -1] = ends.split('-').map(numberOf);
  if (first < 0 || last < 0) return [];
  const down = Math.floor(last / SIZE) - Math.floor(first / SIZE);
  const right = (last % SIZE) - (first % SIZE);
  const steps = Math.max(Math.abs(down), Math.abs(right));
  const found: string[] = [];
  for (let step = 0; step <= steps; step++) {
    const name = NAMES[first + (step * (SIZE * down + right)) / (steps || 1)];
    if (name) found.push(name);
  }
  return found;
}

/** The cell that a key moves to, staying on the board; null for other keys. */
export function beside(number: number, key: string): number | null {
  const row = Math.floor(number / SIZE);
  const column = number % SIZE;
  const at = (down: number, right: number) =>
    Math.min(SIZE - 1, Math.max(0, down)) * SIZE + Math.min(SIZE - 1, Math.max(0, right));
  if (key === 'ArrowUp') return at(row - 1, column);
  if (key === 'ArrowDown') return at(row + 1, column);
  if (key === 'ArrowLeft') return at(row, column - 1);
  if (key === 'ArrowRight') return at(row, column + 1);
  if (key === 'Home') return at(row, 0);
  if (key === 'End') return at(row, SIZE - 1);
  if (key === 'PageUp') return at(0, column);
  if (key === 'PageDown') return at(SIZE - 1, column);
  return null;
}
