import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { loadWords, say } from '$lib/words/words.svelte';
import HintDialog from './HintDialog.svelte';

beforeAll(() => loadWords('en'));

test.each([
  ['sequence', 'hint-points-sequence'],
  ['sushi-go', 'hint-points'],
])('a hint in %s names the unit of its numbers', (game, key) => {
  const moves = ['a', 'b'].map((move) => ({ move, words: move, chance: 0.5, points: 1.3, pieces: [] }));
  const hint = { look: '', best: '', moves };
  const target = document.createElement('div');
  HTMLDialogElement.prototype.showModal = () => undefined;
  const shown = mount(HintDialog, {
    target,
    props: { table: { hint, current: { game } }, open: true } as never,
  });
  flushSync();
  expect([...target.querySelectorAll('th')].at(-1)?.textContent).toBe(say(key));
  expect(say('hint-points-sequence')).not.toBe(say('hint-points'));
  void unmount(shown);
});
