import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, languageOf, languagesIn, nearest } from './languages';

afterEach(() => vi.unstubAllGlobals());

test('there is a language for each folder', () => {
  const folders = readdirSync('../src/bordspil/locales').filter((name) => /^[a-z]{2}$/.test(name));
  expect(LANGUAGES.map(({ code }) => code)).toEqual(folders);
  expect(languageOf('is')).toMatchObject({ name: 'Íslenska', numbers: 'nl', dates: 'de' });
});

test('a page without a list of languages is in English', () => {
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
])('a reader who prefers %s gets %s', (wanted, found) => {
  expect(nearest(wanted, ['en', 'is', 'pt', 'pt-BR', 'zh-Hant'])).toBe(found);
});

test("missing messages fall back to English, with English plurals and the reader's number format", async () => {
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
  const requested = vi.fn(async (address: string) => new Response(texts[address]));
  vi.resetModules();
  vi.stubGlobal('fetch', requested);
  const element = document.getElementById('languages') as HTMLElement;
  const before = element.textContent;
  element.textContent = JSON.stringify([english, latvian]);
  try {
    const { hasMessage, say, setLanguage } = await import('./words.svelte');
    await setLanguage('en');
    expect(requested.mock.calls).toEqual([['/words/en']]);
    await setLanguage('lv');
    expect(say('hello')).toBe('Sveiki');
    // In Latvian 21 is like 1, and decimals follow a comma.
    expect([1, 21, 2.5].map((count) => say('seats', { count }))).toEqual([
      'one seat',
      '21 seats',
      '2,5 seats',
    ]);
    expect([hasMessage('seats'), hasMessage('nothing')]).toEqual([true, false]);
  } finally {
    element.textContent = before;
  }
});
