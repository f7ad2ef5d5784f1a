import { beforeEach, expect, test } from 'vitest';
import { showRefusals } from './show-refusals';
import { ConnectionLost, Refused } from '$lib/net/socket';
import type { Scene } from './scene';
import { toasts } from '$lib/ui/toasts.svelte';

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
  showRefusals({ seat: 2, names: ['Anna'], play } as unknown as Scene);

beforeEach(() => (toasts.list = []));

test('a refusal is shown, and the board learns that the move failed', async () => {
  expect(await sceneThat(() => Promise.reject(refusal)).play('a')).toBe(false);
  expect(toasts.list.map(({ text }) => text)).toEqual(['Not that.']);
  expect(await sceneThat(() => Promise.reject(new ConnectionLost())).play('a')).toBe(false);
});

test('successful moves and everything else pass through', async () => {
  const scene = sceneThat(async () => true);
  expect(await scene.play('a')).toBe(true);
  expect([scene.seat, scene.names, toasts.list]).toEqual([2, ['Anna'], []]);
});
