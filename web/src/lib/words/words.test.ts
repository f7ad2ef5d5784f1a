import { afterEach, expect, test } from 'vitest';
import { settings } from '$lib/app/settings.svelte';
import { formatList, say, setLanguage } from './words.svelte';

afterEach(() => setLanguage('en'));

test.each([
  ['en', '62%', '3.5'],
  ['is', '62%', '3,5'],
  ['es', '62\u00a0%', '3,5'],
  ['pl', '62%', '3,5'],
] as const)('shares and numbers are written as in %s', async (language, share, number) => {
  await setLanguage(language);
  expect(say('hint-percent', { value: 0.618 })).toBe(share);
  expect(say('hint-number', { value: 3.49 })).toBe(number);
  expect(say('roll-reason-reroll', { card: 'x', chance: 0.5, hope: 'y', some: 0.25 })).toMatch(
    /50\s?%.*25\s?%/,
  );
});

test('a formatted number still selects the plural', async () => {
  await setLanguage('pl');
  const said = [1, 2, 5].map((count) => say('page-free-seats', { count }));
  expect(new Set(said.map((text) => text.replace(/\d+/, ''))).size).toBe(3);
});

test('of two chosen languages the second one wins, however long the first one takes', async () => {
  await Promise.all([setLanguage('is'), setLanguage('es')]);
  expect(settings.language).toBe('es');
});

test('a list has “and” before its last item', async () => {
  await setLanguage('is');
  expect([formatList([]), formatList(['Anna']), formatList(['Anna', 'Jón', 'Ewa'])]).toEqual([
    '',
    'Anna',
    'Anna, Jón og Ewa',
  ]);
});
