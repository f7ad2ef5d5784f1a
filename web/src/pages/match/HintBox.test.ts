import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import { loadWords, say } from '$lib/words/words.svelte';
import HintBox from './HintBox.svelte';

beforeAll(() => loadWords('en'));

test.each([
  ['sequence', 'hint-points-sequence'],
  ['sushi-go', 'hint-points'],
])('a hint in %s names the unit of its numbers', (game, key) => {
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
