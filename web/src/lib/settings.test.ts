import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs, keep, settings } from './settings.svelte';

const spoken = vi.fn();
let end: () => void;

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, { name: 'Anna', theme: 'auto', language: 'en', tickets: {}, lessons: {} });
  spoken.mockClear();
  end = followOtherTabs(spoken);
});
afterEach(() => end());

function otherTabWrites(changes: object, key = 'bordspil'): void {
  const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
  localStorage.setItem(key, JSON.stringify({ ...before, ...changes }));
  dispatchEvent(new StorageEvent('storage', { key }));
}
const written = () => JSON.parse(localStorage.getItem('bordspil') ?? '{}') as typeof settings;
const ticket = (code: string, when: number) => ({ token: 't', code, game: 'sushi-go', when });

test('a seat taken in another tab is not forgotten when something is changed here', () => {
  keep();
  otherTabWrites({ tickets: { ABCD: ticket('ABCD', 1) } });
  expect(settings.tickets.ABCD?.token).toBe('t');
  settings.theme = 'dark';
  keep();
  expect(written()).toMatchObject({ theme: 'dark', name: 'Anna', tickets: { ABCD: { token: 't' } } });
});

test('a language chosen in another tab is spoken here too, once its words are there', () => {
  otherTabWrites({ language: 'pl' });
  expect(spoken).toHaveBeenCalledExactlyOnceWith('pl');
  expect(settings.language).toBe('en');
});

test('what others keep beside it, and what is written after the end, is nothing to us', () => {
  otherTabWrites({ name: 'Birta' }, 'something-else');
  end();
  otherTabWrites({ name: 'Birta' });
  expect(settings.name).toBe('Anna');
});

test('what can not be read, and a language that there is not, are as good as nothing', () => {
  otherTabWrites({ language: 'xx', name: 'Birta' });
  expect(settings).toMatchObject({ language: 'en', name: 'Birta' });
  expect(spoken).not.toHaveBeenCalled();
  localStorage.setItem('bordspil', '{');
  dispatchEvent(new StorageEvent('storage', { key: 'bordspil' }));
  expect(settings).toMatchObject({ language: 'en', name: '' });
});

test('only the newest seats are kept', () => {
  const tickets = Array.from({ length: 25 }, (_, number) => ticket(`T${number}`, number));
  settings.tickets = Object.fromEntries(tickets.map((each) => [each.code, each]));
  keep();
  expect(Object.keys(written().tickets)).toHaveLength(20);
  expect(written().tickets).not.toHaveProperty('T4');
  expect(written().tickets).toHaveProperty('T24');
});
