import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import { animate, measure } from './motion';
import { VIEW } from '../sample-view';
import type { SushiRollEvent } from '../types';

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

const viewOf = (red: number) => ({ ...VIEW, red, places: [] });
const audience = null;

test.each<[string, SushiRollEvent, number]>([
  ['swapped', { event: 'dice-swapped', audience, seat: 0, other: 1, gave: 'egg', got: 'wasabi' }, 2],
  ['rerolled', { event: 'dice-rerolled', audience, seat: 0, faces: ['egg'], rolled: ['wasabi'] }, 1],
  ['moved on', { event: 'belts-moved', audience, red: 1 }, 3],
  ['all rolled', { event: 'belts-rolled', audience, belts: [] }, 3],
])('only drawings move when dice are %s: buttons stay where they take taps', (_, event, count) => {
  const before = tableOf(['egg', 'maki1'], ['wasabi']);
  const after = tableOf(['wasabi', 'maki1'], ['egg']);
  const batch = { number: 1, events: [event], words: [], before: viewOf(0), after: viewOf(1) };
  animate(after, batch, measure(before));
  expect(moved).toHaveLength(count);
  for (const piece of moved) {
    expect(piece.closest('button')).not.toBe(piece);
    expect(piece.querySelector('button')).toBeNull();
  }
});
