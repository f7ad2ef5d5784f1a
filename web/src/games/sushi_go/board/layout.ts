// Where everything lies, in logical pixels. Pure, so that it can be tested without a browser.
//
//   tall      rivals below each other, then me, a wooden lip, the prompt, my cards in rows
//   sideways  rivals side by side, me below them over the whole width, my cards in one row
//   wide      everyone around a wooden table, my cards fanned out at its edge
import { wide } from './around';
import { sideways, tall } from './counter';
import type { Layout, Table } from './table';

export function layoutOf(table: Table): Layout {
  if (table.shape === 'tall') return tall(table);
  return table.shape === 'sideways' ? sideways(table) : wide(table);
}
