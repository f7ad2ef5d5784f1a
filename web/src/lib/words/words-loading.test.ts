// Words that don't come, or ask for what is not given, never leave the page empty.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const english = {
  code: 'en',
  name: 'English',
  words: '/words/en',
  silent: false,
  fallback: null as string | null,
  numbers: 'en',
  dates: 'en',
};
const danish = { ...english, code: 'da', words: '/words/da' };
const faroese = { ...english, code: 'fo', words: '/words/fo', fallback: '/words/en' };
const begun = { ...faroese, code: 'gl', words: '/words/gl', silent: true };
const TEXTS: Record<string, string> = {
  '/words/en': 'hello = Hello\nplay = Play { $name }\nbad = Bad { $none }',
  '/words/da': 'hello = Hej\nplay = Spil { $nope }\nbad = Dum { $nope }',
  '/words/fo': 'hello = Hallo',
  '/words/gl': '',
};

let lost: string[];
let requested: string[];
const element = document.getElementById('languages') as HTMLElement;
const before = element.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  lost = [];
  requested = [];
  element.textContent = JSON.stringify([english, danish, faroese, begun]);
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return lost.includes(address) ? new Response('', { status: 500 }) : new Response(TEXTS[address]);
  });
});
afterEach(() => {
  element.textContent = before;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function start(language: string) {
  const words = await import('./words.svelte');
  const { settings } = await import('$lib/app/settings.svelte');
  settings.language = language;
  const reports: boolean[] = [];
  let isReady = false;
  void words.firstWords(language, (areMissing) => reports.push(areMissing)).then(() => (isReady = true));
  await vi.advanceTimersByTimeAsync(0);
  return { ...words, reports, isReady: () => isReady };
}

test('a missing English fallback does not block the page, and is requested again', async () => {
  lost = ['/words/en'];
  const { say, reports, isReady } = await start('fo');
  expect(isReady()).toBe(true);
  expect(reports).toEqual([false]);
  expect([say('hello'), say('play', { name: 'x' })]).toEqual(['Hallo', 'play']);
  lost = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(say('play', { name: 'x' })).toBe('Play x');
});

test("the page is in English while the reader's language fails to load", async () => {
  lost = ['/words/da'];
  const { say, reports, isReady } = await start('da');
  expect(isReady()).toBe(true);
  expect(reports).toEqual([false]);
  expect(say('hello')).toBe('Hello');
  lost = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(say('hello')).toBe('Hej');
});

test('missing words are reported, and requested again with back-off', async () => {
  lost = ['/words/da', '/words/en'];
  const { say, reports, isReady } = await start('da');
  expect([isReady(), reports]).toEqual([false, [true]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports.length).toBeGreaterThan(4);
  expect(reports.length).toBeLessThan(10);
  lost = [];
  await vi.advanceTimersByTimeAsync(15_000);
  expect([isReady(), reports.at(-1), say('hello')]).toEqual([true, false, 'Hej']);
  const before = requested.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested.length).toBe(before);
});

test('choosing a language that fails to load is an error, and the old one stays', async () => {
  const { say, setLanguage } = await start('da');
  lost = ['/words/fo'];
  await expect(setLanguage('fo')).rejects.toThrow();
  expect(say('hello')).toBe('Hej');
});

test('a message with unknown variables falls back to English, else it is shown as far as possible', async () => {
  const { say } = await start('da');
  expect(requested).toEqual(['/words/da']);
  expect(say('play', { name: 'x' })).toBe('Spil {$nope}');
  await vi.advanceTimersByTimeAsync(0);
  expect(requested).toEqual(['/words/da', '/words/en']);
  expect(say('play', { name: 'x' })).toBe('Play x');
  expect(say('bad')).toBe('Dum {$nope}');
  expect(say('hello')).toBe('Hej');
});

test('a language without words is never chosen automatically', async () => {
  vi.stubGlobal('navigator', { languages: ['gl', 'fo'] });
  const { settings } = await import('$lib/app/settings.svelte');
  expect(settings.language).toBe('fo');
  localStorage.setItem('bordspil', JSON.stringify({ language: 'gl' }));
  vi.resetModules();
  expect((await import('$lib/app/settings.svelte')).settings.language).toBe('gl');
});
