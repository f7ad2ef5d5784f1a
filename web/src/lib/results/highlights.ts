// The finished match in a few sentences: the server finds and words them.
import { settings } from '$lib/app/settings.svelte';
import type { Table } from '$lib/table/table.svelte';
import type { Highlights } from '../../wire';

/** What is told of a match. */
export type Told = Pick<Highlights, 'story' | 'closeness'>;

const asked = new WeakMap<Table, { what: string; answer: Promise<Highlights> }>();

/** The highlights of the match that is over, asked for once; throws the server's refusal. */
export function askHighlights(table: Table): Promise<Highlights> {
  const what = `${table.match} ${settings.language}`;
  const before = asked.get(table);
  if (before?.what === what) return before.answer;
  const answer = ask(table);
  asked.set(table, { what, answer });
  // After a lost connection they can be asked for again.
  answer.catch(() => asked.delete(table));
  return answer;
}

async function ask(table: Table): Promise<Highlights> {
  const answer = await table.ask({ type: 'ask_highlights' });
  if (answer.type !== 'highlights') throw new Error('the answer has no highlights');
  return answer;
}
