import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/app/settings.svelte';

// jsdom has no audio; the browser tests listen to the graph. Here only phones vibrate.
const vibrate = vi.fn();

async function fresh(): Promise<typeof import('./sound')> {
  vi.resetModules();
  const { watchGestures } = await import('./gesture');
  watchGestures();
  const sound = await import('./sound');
  const own = await import('$lib/app/settings.svelte');
  Object.assign(own.settings, settings);
  return sound;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', Object.assign(navigator, { vibrate }));
  vibrate.mockClear();
  Object.assign(settings, { mute: true, vibrate: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing vibrates before the first gesture', async () => {
  const { play } = await fresh();
  play('card');
  expect(vibrate).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  play('card');
  expect(vibrate).toHaveBeenCalledOnce();
});

test('a muted phone vibrates for what is yours, once, unless that is off too', async () => {
  const { play } = await fresh();
  dispatchEvent(new Event('pointerdown'));
  play('set', 0, false);
  play('flip');
  expect(vibrate).not.toHaveBeenCalled();
  play('turn');
  play('turn', 50);
  play('turn', 70);
  vi.advanceTimersByTime(100);
  expect(vibrate).toHaveBeenCalledTimes(2);
  settings.vibrate = false;
  const quiet = await fresh();
  dispatchEvent(new Event('pointerdown'));
  quiet.play('turn');
  expect(vibrate).toHaveBeenCalledTimes(2);
});
