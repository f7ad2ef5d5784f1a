// How the columns of a text block are laid out: numbers to the right, names as the heads of their rows.
import type { TextBlock } from '../wire';

export interface Column {
  isNumber: boolean;
  /** Whether the first column names its row. */
  isHead: boolean;
}

// Nothing, in a column of numbers, is no word.
const NUMBER = /^(–|[-+−]?\d[\d\s.,·]*%?)$/;

function textOf(cells: readonly (readonly [string, string])[]): string {
  return cells
    .map(([text]) => text)
    .join(' ')
    .trim();
}

/** The columns of a block, as many as its widest row has. */
export function columnsOf(block: TextBlock): Column[] {
  const count = Math.max(block.headings.length, ...block.rows.map((row) => row.length), 0);
  return Array.from({ length: count }, (_, index) => {
    const texts = block.rows.map((row) => textOf(row[index] ?? [])).filter(Boolean);
    const isNumber = texts.length > 0 && texts.every((text) => NUMBER.test(text));
    return { isNumber, isHead: index === 0 && count > 1 && !isNumber };
  });
}
