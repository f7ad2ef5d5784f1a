import { expect, test } from 'vitest';
import PlainBoard from './plain/Board.svelte';
import { boardOf, openHandOf, padThingOf, pictureOf, wordChoicesOf } from './registry';

const FOLDERS = Object.keys(import.meta.glob('./*/Board.svelte')).map((path) => path.split('/')[1] ?? '');

test.each(FOLDERS.filter((name) => name !== 'plain'))('%s has its own board', async (folder) => {
  expect(await boardOf(folder.replaceAll('_', '-'))).not.toBe(PlainBoard);
});

test('a game without a folder gets the plain board and nothing else', async () => {
  expect(await boardOf('no-such-game')).toBe(PlainBoard);
  for (const find of [openHandOf, padThingOf, pictureOf, wordChoicesOf]) {
    expect(await find('no-such-game')).toBeNull();
  }
});
