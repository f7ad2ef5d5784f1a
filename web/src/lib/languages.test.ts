import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, languageOf, languagesIn, nearest } from './languages';

afterEach(() => vi.unstubAllGlobals());

test('the languages are those of the folders', () => {
  const folders = readdirSync('../src/bordspil/locales').filter((name) => /^[a-z]{2}$/.test(name));
  expect(LANGUAGES.map(({ code }) => code)).toEqual(folders);
  expect(languageOf('is')).toMatchObject({ name: 'Íslenska', numbers: 'nl', dates: 'de' });
});

test('a page that was told nothing speaks English', () => {
  expect(languagesIn(document.implementation.createHTMLDocument())).toMatchObject([{ code: 'en' }]);
  expect(languageOf('xx').code).toBe('en');
});

test.each([
  ['pt-BR', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['is-IS', 'is'],
  ['zh-TW', 'zh-Hant'],
  ['isn', undefined],
  ['x', undefined],
])('who likes %s best is given %s', (wanted, found) => {
  expect(nearest(wanted, ['en', 'is', 'pt', 'pt-BR', 'zh-Hant'])).toBe(found);
});

test('where a language is silent English is said, by English rules and with the numbers of the reader', async () => {
  const latvian = {
    code: 'lv',
    name: 'Latviešu',
    words: '/words/lv',
    silent: false,
    fallback: '/words/en',
    numbers: 'lv',
    dates: 'lv',
  };
  const english = { ...latvian, code: 'en', words: '/words/en', fallback: null };
  const texts: Record<string, string> = {
    '/words/lv': 'hello = Sveiki',
    '/words/en': 'hello = Hello\nseats = { $count ->\n  [one] one seat\n *[other] { $count } seats\n}',
  };
  const asked = vi.fn(async (address: string) => new Response(texts[address]));
  vi.resetModules();
  vi.stubGlobal('fetch', asked);
  const element = document.getElementById('languages') as HTMLElement;
  const before = element.textContent;
  element.textContent = JSON.stringify([english, latvian]);
  try {
    const { knows, say, speak } = await import('./words.svelte');
    await speak('en');
    expect(asked.mock.calls).toEqual([['/words/en']]);
    await speak('lv');
    expect(say('hello')).toBe('Sveiki');
    // In Latvian 21 is like 1, and decimals follow a comma.
    expect([1, 21, 2.5].map((count) => say('seats', { count }))).toEqual([
      'one seat',
      '21 seats',
      '2,5 seats',
    ]);
    expect([knows('seats'), knows('nothing')]).toEqual([true, false]);
  } finally {
    element.textContent = before;
  }
});
