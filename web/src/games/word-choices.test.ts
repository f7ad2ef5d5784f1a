import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import HintBox from '../places/HintBox.svelte';
import { settings } from '$lib/settings.svelte';
import { loadWords, say } from '$lib/words.svelte';
import { wordChoicesOf, type WordChoicesProps } from './word-choices';

beforeAll(() => loadWords('en'));

const place = (seat: number, belt: string[]) => ({ seat, belt });

async function offered(game: string, view: Record<string, unknown>, play: (move: string) => void) {
  const Choices = (await wordChoicesOf(game)) as Component<WordChoicesProps>;
  const scene = { view: { game, turn: 1, ...view }, seat: 0, names: ['Anna', 'Jón'], canPlay: true };
  const target = document.body.appendChild(document.createElement('div'));
  const props = { scene, wordsOf: (move: string) => move, play } as unknown as WordChoicesProps;
  const shown = mount(Choices, { target, props });
  flushSync();
  return { target, shown, buttons: () => [...target.querySelectorAll('button')] };
}

test('in Sushi Roll dice are marked and rolled again, not picked from every combination', async () => {
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
  const { target, shown, buttons } = await offered('sushi-roll', { legal_moves, places }, play);
  // Two dice to take, one button to roll, one to swap.
  expect(buttons()).toHaveLength(4);
  const [, , roll, swap] = buttons();
  expect(roll?.disabled).toBe(true);
  target.querySelectorAll('input').forEach((box) => box.click());
  flushSync();
  roll?.click();
  expect(play).toHaveBeenLastCalledWith('reroll egg+squid');
  const [give, get] = [...target.querySelectorAll('select')];
  expect(get?.querySelector('optgroup')?.label).toBe('Jón');
  for (const [list, value] of [
    [give, 'egg'],
    [get, '1 maki1'],
  ] as const) {
    if (list) list.value = value;
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  }
  flushSync();
  swap?.click();
  expect(play).toHaveBeenLastCalledWith('swap egg for maki1 of 1');
  void unmount(shown);
});

test('in Sequence the cell of a jack is chosen from a list', async () => {
  const play = vi.fn();
  const legal_moves = ['7S b9', '7S e2', 'JD b9', 'JD e2', 'JD c3'];
  const { target, shown, buttons } = await offered('sequence', { legal_moves }, play);
  expect(buttons().map((button) => button.textContent.trim())).toEqual([
    '7S b9',
    '7S e2',
    say('seq-do-place', { cell: 'b9' }),
  ]);
  const list = target.querySelector('select') as HTMLSelectElement;
  list.value = 'c3';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  buttons().at(-1)?.click();
  expect(play).toHaveBeenLastCalledWith('JD c3');
  void unmount(shown);
});

test('other games have a button for each move', async () => {
  expect(await wordChoicesOf('sushi-go')).toBeNull();
});

test.each([
  ['sequence', 'hint-points-sequence'],
  ['sushi-go', 'hint-points'],
])('a hint in %s says what its numbers count', (game, key) => {
  const moves = ['a', 'b'].map((move) => ({ move, words: move, chance: 0.5, points: 1.3 }));
  const hint = { look: '', best: '', moves };
  const target = document.createElement('div');
  settings.motion = 'none';
  Element.prototype.scrollIntoView = vi.fn();
  const table = { hint, advised: 'a', isHinting: false, current: { game } };
  const shown = mount(HintBox, { target, props: { table } as never });
  flushSync();
  expect([...target.querySelectorAll('th')].at(-1)?.textContent).toBe(say(key));
  expect(say('hint-points-sequence')).not.toBe(say('hint-points'));
  void unmount(shown);
});
