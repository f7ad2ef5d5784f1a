// Makes the plain data of a view readable, for games without words of their own.
import type { EventWords, TextBlock } from '../../wire';
import { hasMessage, say } from './words.svelte';

// Fields that the page always shows in its own way.
const SHOWN_ELSEWHERE = ['seat', 'seat_count', 'turn'];
const NOTHING = '–';

/** A field's title: translated if possible, else made from its name. */
function titled(field: string): string {
  if (hasMessage(`view-${field}`)) return say(`view-${field}`);
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A readable block without the fields shown elsewhere; blocks worded by the game stay as they are. */
export function readable(block: TextBlock, elsewhere: readonly string[] = []): TextBlock {
  if (block.title || block.headings.length > 0) return block;
  const rows = block.rows
    .map(([head, ...rest]) => ({ field: head?.[0]?.[0] ?? '', rest }))
    .filter(({ field }) => !SHOWN_ELSEWHERE.includes(field) && !elsewhere.includes(field))
    .map(({ field, rest }) => [
      [[titled(field), 'strong'] as [string, string]],
      ...rest.map((cells) => cells.map(([text, style]): [string, string] => [text || NOTHING, style])),
    ]);
  return { ...block, rows };
}

/** The lines of an event in the story: its sentences, and the titles of its blocks. */
export function storyLines(words: EventWords | undefined): string[] {
  return words ? [...words.lines, ...words.blocks.map(({ title }) => title).filter(Boolean)] : [];
}
