// What the server tells of a game without words of its own is the data of its view: here it is made readable.
import type { EventWords, TextBlock } from '../wire';
import { knows, say } from './words.svelte';

// What the page says in its own way, wherever a table is shown.
const SAID = ['seat', 'seat_count', 'turn'];
const NOTHING = '–';

/** A field's name: in people's words where there are some, else as a word or two. */
function titled(field: string): string {
  if (knows(`view-${field}`)) return say(`view-${field}`);
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A block for people, without the fields that are shown elsewhere; what the game itself has worded stays as it is. */
export function readable(block: TextBlock, elsewhere: readonly string[] = []): TextBlock {
  if (block.title || block.headings.length > 0) return block;
  const rows = block.rows
    .map(([head, ...rest]) => ({ field: head?.[0]?.[0] ?? '', rest }))
    .filter(({ field }) => !SAID.includes(field) && !elsewhere.includes(field))
    .map(({ field, rest }) => [
      [[titled(field), 'strong'] as [string, string]],
      ...rest.map((cells) => cells.map(([text, style]): [string, string] => [text || NOTHING, style])),
    ]);
  return { ...block, rows };
}

/** What a story tells of an event: its sentences, and of a scoring how each one stands. */
export function storyLines(words: EventWords | undefined): string[] {
  return words ? [...words.lines, ...words.blocks.map(({ title }) => title).filter(Boolean)] : [];
}
