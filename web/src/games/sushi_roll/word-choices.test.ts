import { flushSync } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '$lib/words/words.svelte';
import { choose, mountChoices } from '../mount-choices';
import { place, VIEW } from './sample-view';
import WordChoices from './WordChoices.svelte';

beforeAll(() => loadWords('en'));

test('dice to reroll or swap are chosen one by one, not from every combination', () => {
  const play = vi.fn();
  const legal_moves = [
    'egg',
    'squid',
    'reroll egg',
    'reroll squid',
    'reroll egg+squid',
    'swap egg for maki1 of 1',
  ];
  const places = [place(0, ['egg', 'squid']), place(1, ['maki1'])];
  const { target, buttons } = mountChoices(WordChoices, { ...VIEW, turn: 1, legal_moves, places }, play);
  // Two dice to take, one button to reroll, one to swap.
  expect(buttons()).toHaveLength(4);
  const [, , roll, swap] = buttons();
  expect(roll?.disabled).toBe(true);
  target.querySelectorAll('input').forEach((box) => box.click());
  flushSync();
  roll?.click();
  expect(play).toHaveBeenLastCalledWith('reroll egg+squid');
  const [give, get] = [...target.querySelectorAll('select')];
  expect(get?.querySelector('optgroup')?.label).toBe('Jón');
  choose(give, 'egg');
  choose(get, '1 maki1');
  swap?.click();
  expect(play).toHaveBeenLastCalledWith('swap egg for maki1 of 1');
});
