// What the server tells of a game without words of its own is the data of its view: here it is made readable.
import type { TextBlock } from '../../wire';
import { knows, say } from '$lib/words.svelte';

// The board has places of its own for these.
const SHOWN_ELSEWHERE = ['seat', 'seat_count', 'turn', 'due', 'scores'];
const NOTHING = '–';

/** A field's name: in people's words where there are some, else as a word or two. */
function titled(field: string): string {
  if (knows(`view-${field}`)) return say(`view-${field}`);
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A block for people; one with a title or headings was made by the game, and stays as it is. */
export function readable(block: TextBlock): TextBlock {
  if (block.title || block.headings.length > 0) return block;
  const rows = block.rows
    .map((row) => ({ row, field: row[0]?.[0]?.[0] ?? '' }))
    .filter(({ field }) => !SHOWN_ELSEWHERE.includes(field))
    .map(({ row: [, ...rest], field }) => [
      [[titled(field), 'strong'] as [string, string]],
      ...rest.map((cells) => cells.map(([text, style]): [string, string] => [text || NOTHING, style])),
    ]);
  return { ...block, rows };
}
