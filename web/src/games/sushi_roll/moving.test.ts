import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Batch, Happening } from '$lib/scene';
import { settings } from '$lib/settings.svelte';
import { earlier, enact } from './motion';
import type { RollView } from './view';

const moved: Element[] = [];

beforeEach(() => {
  settings.motion = 'full';
  moved.length = 0;
  Element.prototype.animate = vi.fn(function (this: Element) {
    moved.push(this);
    return { finished: Promise.resolve() } as unknown as Animation;
  });
});

afterEach(() => {
  settings.motion = 'auto';
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function tableOf(...belts: string[][]): HTMLElement {
  const root = document.createElement('div');
  const die = (face: string) => `<button data-face="${face}"><span data-die><svg></svg></span></button>`;
  root.innerHTML = belts
    .map((faces, seat) => `<div data-belt="${seat}">${faces.map(die).join('')}</div>`)
    .join('');
  return root;
}

const viewOf = (red: number) => ({ red, seat_count: 2, places: [] }) as unknown as RollView;

it.each<[string, Happening, number]>([
  ['swapped', { event: 'dice-swapped', seat: 0, other: 1, gave: 'egg', got: 'wasabi' }, 2],
  ['rolled again', { event: 'dice-rerolled', seat: 0, rolled: ['wasabi'] }, 1],
  ['moved on', { event: 'belts-moved' }, 3],
  ['all rolled', { event: 'belts-rolled' }, 3],
])('moves only drawings when dice are %s: a button is where it takes taps', (_, happening, count) => {
  const before = tableOf(['egg', 'maki1'], ['wasabi']);
  const after = tableOf(['wasabi', 'maki1'], ['egg']);
  const batch: Batch = { number: 1, happenings: [happening], words: [], before: viewOf(0), after: viewOf(1) };
  enact(after, batch, earlier(before));
  expect(moved).toHaveLength(count);
  for (const piece of moved) {
    expect(piece.closest('button')).not.toBe(piece);
    expect(piece.querySelector('button')).toBeNull();
  }
});
