import { beforeEach, expect, test } from 'vitest';
import { guarded } from './guarded';
import { LineLost, Refused } from './line';
import type { Scene } from './scene';
import { toasts } from './toasts.svelte';

const refusal = new Refused({
  type: 'error',
  id: 1,
  code: 'bad-move',
  reason: 'x',
  text: 'Not that.',
  rule: null,
  facts: {},
});
const sceneThat = (play: () => Promise<boolean>) =>
  guarded({ seat: 2, names: ['Anna'], play } as unknown as Scene);

beforeEach(() => (toasts.list = []));

test('a refusal is told, and the board learns that nothing was done', async () => {
  expect(await sceneThat(() => Promise.reject(refusal)).play('a')).toBe(false);
  expect(toasts.list.map(({ text }) => text)).toEqual(['Not that.']);
  expect(await sceneThat(() => Promise.reject(new LineLost())).play('a')).toBe(false);
});

test('what is done is done, and all else is as it was', async () => {
  const scene = sceneThat(async () => true);
  expect(await scene.play('a')).toBe(true);
  expect([scene.seat, scene.names, toasts.list]).toEqual([2, ['Anna'], []]);
});
