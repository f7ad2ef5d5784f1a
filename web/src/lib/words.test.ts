import { afterEach, expect, test } from 'vitest';
import { settings } from './settings.svelte';
import { listed, say, speak } from './words.svelte';

afterEach(() => speak('en'));

test.each([
  ['en', '62%', '3.5'],
  ['is', '62%', '3,5'],
  ['es', '62\u00a0%', '3,5'],
  ['pl', '62%', '3,5'],
] as const)('shares and numbers are written as in %s', async (language, share, number) => {
  await speak(language);
  expect(say('hint-percent', { value: 0.618 })).toBe(share);
  expect(say('hint-number', { value: 3.49 })).toBe(number);
  expect(say('roll-reason-reroll', { card: 'x', chance: 0.5, hope: 'y', some: 0.25 })).toMatch(
    /50\s?%.*25\s?%/,
  );
});

test('a number still chooses the plural', async () => {
  await speak('pl');
  const said = [1, 2, 5].map((count) => say('page-free-seats', { count }));
  expect(new Set(said.map((text) => text.replace(/\d+/, ''))).size).toBe(3);
});

test('who chooses twice gets the second language, however long the first one takes', async () => {
  await Promise.all([speak('is'), speak('es')]);
  expect(settings.language).toBe('es');
});

test('a list is told with its last word', async () => {
  await speak('is');
  expect([listed([]), listed(['Anna']), listed(['Anna', 'Jón', 'Ewa'])]).toEqual([
    '',
    'Anna',
    'Anna, Jón og Ewa',
  ]);
});
