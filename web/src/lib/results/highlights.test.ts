import { expect, test, vi } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import type { Table } from '$lib/table/table.svelte';
import { askHighlights } from './highlights';

const ANSWER = { type: 'highlights', story: [], closeness: [] };
const tableOf = (ask: () => Promise<unknown>) => ({ match: 1, ask }) as unknown as Table & { match: number };

test('the story of a match is asked for once, and again in another language and for the next match', async () => {
  const ask = vi.fn(async () => ANSWER);
  const table = tableOf(ask);
  settings.language = 'en';
  expect(await askHighlights(table)).toBe(await askHighlights(table));
  expect(ask).toHaveBeenCalledTimes(1);
  settings.language = 'is';
  await askHighlights(table);
  expect(ask).toHaveBeenCalledTimes(2);
  table.match = 2;
  await askHighlights(table);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('what was refused or lost can be asked for again', async () => {
  const ask = vi.fn(async (): Promise<unknown> => ANSWER);
  ask.mockRejectedValueOnce(new Error('no line'));
  const table = tableOf(ask);
  await expect(askHighlights(table)).rejects.toThrow('no line');
  expect(await askHighlights(table)).toBe(ANSWER);
});
