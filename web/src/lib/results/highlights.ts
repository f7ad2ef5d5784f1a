// The finished match in a few sentences: the server finds and words them.
import type { Table } from '$lib/table/table.svelte';
import type { Highlights } from '../../wire';

/** What is told of a match. */
export type Told = Pick<Highlights, 'story' | 'closeness'>;

/** Asks for the highlights; throws the server's refusal. */
export async function askHighlights(table: Table): Promise<Highlights> {
  const answer = await table.ask({ type: 'ask_highlights' });
  if (answer.type !== 'highlights') throw new Error('the answer has no highlights');
  return answer;
}
