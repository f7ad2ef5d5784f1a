import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings, type Tempo } from '$lib/app/settings.svelte';
import { beats, setBeat } from './rhythm';

beforeEach(() => Object.assign(settings, { motion: 'full', tempo: 'normal' }));
afterEach(() => Object.assign(settings, { motion: 'auto', tempo: 'normal' }));

test('a turn takes about two seconds, and the tempo changes that', () => {
  expect(beats()).toEqual({ hold: 600, reveal: 500, settle: 500, pass: 450, step: 700 });
  settings.tempo = 'calm';
  expect(beats()).toEqual({ hold: 900, reveal: 750, settle: 750, pass: 675, step: 1050 });
  settings.tempo = 'quick';
  expect(beats()).toEqual({ hold: 300, reveal: 200, settle: 200, pass: 180, step: 280 });
});

test('without motion only the time to take a choice back remains', () => {
  settings.motion = 'none';
  expect(beats()).toEqual({ hold: 600, reveal: 0, settle: 0, pass: 0, step: 0 });
});

test('an unknown tempo, stored by another version, is normal', () => {
  settings.tempo = 'frantic' as Tempo;
  expect(beats().hold).toBe(600);
});

test('a beat is marked on its element and told to those around it', () => {
  const board = document.createElement('div');
  document.body.append(board);
  const told: { name: string; at: number }[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent<{ name: string; at: number }>).detail);
  document.addEventListener('beat', listen);
  setBeat(board, 'reveal');
  expect(board.dataset.beat).toBe('reveal');
  setBeat(board, '');
  expect(board.dataset.beat).toBe('');
  document.removeEventListener('beat', listen);
  expect(told.map(({ name }) => name)).toEqual(['reveal', '']);
  expect(told[0]?.at).toBeLessThanOrEqual(performance.now());
});
