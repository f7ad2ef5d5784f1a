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
let asked: string[];
const element = document.getElementById('languages') as HTMLElement;
const before = element.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  lost = [];
  asked = [];
  element.textContent = JSON.stringify([english, danish, faroese, begun]);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
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
  const { settings } = await import('./settings.svelte');
  settings.language = language;
  const told: boolean[] = [];
  let isReady = false;
  void words.firstWords(language, (areMissing) => told.push(areMissing)).then(() => (isReady = true));
  await vi.advanceTimersByTimeAsync(0);
  return { ...words, told, isReady: () => isReady };
}

test('English that does not come is done without, and asked for again', async () => {
  lost = ['/words/en'];
  const { say, told, isReady } = await start('fo');
  expect(isReady()).toBe(true);
  expect(told).toEqual([false]);
  expect([say('hello'), say('play', { name: 'x' })]).toEqual(['Hallo', 'play']);
  lost = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(say('play', { name: 'x' })).toBe('Play x');
});

test('while the words of the reader do not come English is spoken', async () => {
  lost = ['/words/da'];
  const { say, told, isReady } = await start('da');
  expect(isReady()).toBe(true);
  expect(told).toEqual([false]);
  expect(say('hello')).toBe('Hello');
  lost = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(say('hello')).toBe('Hej');
});

test('where no words come that is told, and they are asked for again, less and less often', async () => {
  lost = ['/words/da', '/words/en'];
  const { say, told, isReady } = await start('da');
  expect([isReady(), told]).toEqual([false, [true]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.length).toBeGreaterThan(4);
  expect(told.length).toBeLessThan(10);
  lost = [];
  await vi.advanceTimersByTimeAsync(15_000);
  expect([isReady(), told.at(-1), say('hello')]).toEqual([true, false, 'Hej']);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(before);
});

test('a language that is chosen and does not come is an error, and the old one stays', async () => {
  const { speak, say } = await start('da');
  lost = ['/words/fo'];
  await expect(speak('fo')).rejects.toThrow();
  expect(say('hello')).toBe('Hej');
});

test('a message that asks for what is not given is said in English, else as far as it goes', async () => {
  const { say } = await start('da');
  expect(asked).toEqual(['/words/da']);
  expect(say('play', { name: 'x' })).toBe('Spil {$nope}');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/words/da', '/words/en']);
  expect(say('play', { name: 'x' })).toBe('Play x');
  expect(say('bad')).toBe('Dum {$nope}');
  expect(say('hello')).toBe('Hej');
});

test('a language without words is for those who choose it', async () => {
  vi.stubGlobal('navigator', { languages: ['gl', 'fo'] });
  const { settings } = await import('./settings.svelte');
  expect(settings.language).toBe('fo');
  localStorage.setItem('bordspil', JSON.stringify({ language: 'gl' }));
  vi.resetModules();
  expect((await import('./settings.svelte')).settings.language).toBe('gl');
});
