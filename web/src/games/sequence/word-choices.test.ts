import { beforeAll, expect, test, vi } from 'vitest';
import { loadWords, say } from '$lib/words/words.svelte';
import { choose, mountChoices } from '../mount-choices';
import { VIEW } from './sample-view';
import WordChoices from './WordChoices.svelte';

beforeAll(() => loadWords('en'));

test('the cell of a jack is chosen from a list', () => {
  const play = vi.fn();
  const legal_moves = ['7S b9', '7S e2', 'JD b9', 'JD e2', 'JD c3'];
  const { target, buttons } = mountChoices(WordChoices, { ...VIEW, turn: 1, legal_moves }, play);
  expect(buttons().map((button) => button.textContent.trim())).toEqual([
    '7S b9',
    '7S e2',
    say('seq-do-place', { cell: 'b9' }),
  ]);
  choose(target.querySelector('select'), 'c3');
  buttons().at(-1)?.click();
  expect(play).toHaveBeenLastCalledWith('JD c3');
});
