// The layout of a text block's columns: numbers to the right, names as row headers.
import type { TextBlock } from '../../wire';

export interface Column {
  isNumber: boolean;
  /** Whether it is a first column that names its rows. */
  isHead: boolean;
}

// A dash stands for no number.
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
