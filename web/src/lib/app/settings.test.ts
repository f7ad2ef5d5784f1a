import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs, rememberSeat, saveSettings, settings } from './settings.svelte';

const spoken = vi.fn();
let end: () => void;

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, {
    name: 'Anna',
    theme: 'auto',
    language: 'en',
    tickets: {},
    seats: {},
    lessons: {},
  });
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

test('saving here keeps a seat that was taken in another tab', () => {
  saveSettings();
  otherTabWrites({ tickets: { ABCD: ticket('ABCD', 1) } });
  expect(settings.tickets.ABCD?.token).toBe('t');
  settings.theme = 'dark';
  saveSettings();
  expect(written()).toMatchObject({ theme: 'dark', name: 'Anna', tickets: { ABCD: { token: 't' } } });
});

test('a language chosen in another tab is used here too, once its words are loaded', () => {
  otherTabWrites({ language: 'pl' });
  expect(spoken).toHaveBeenCalledExactlyOnceWith('pl');
  expect(settings.language).toBe('en');
});

test('other storage keys, and changes after the end, are ignored', () => {
  otherTabWrites({ name: 'Birta' }, 'something-else');
  end();
  otherTabWrites({ name: 'Birta' });
  expect(settings.name).toBe('Anna');
});

test('unreadable settings and unknown languages are ignored', () => {
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
  saveSettings();
  expect(Object.keys(written().tickets)).toHaveLength(20);
  expect(written().tickets).not.toHaveProperty('T4');
  expect(written().tickets).toHaveProperty('T24');
});

test('sounds are on, even if an earlier version stored its default', () => {
  otherTabWrites({ sound: false });
  expect(settings).toMatchObject({ mute: false, vibrate: true, tempo: 'normal' });
  otherTabWrites({ mute: true, tempo: 'quick' });
  expect(settings).toMatchObject({ mute: true, tempo: 'quick' });
});

test('the seats of the latest matches are remembered, each as it was first', () => {
  for (let number = 0; number < 60; number++) rememberSeat(`r${number}`, number % 4);
  rememberSeat('r59', 0);
  expect(written().seats.r59).toBe(3);
  expect(Object.keys(written().seats)).toHaveLength(50);
  expect(written().seats.r0).toBeUndefined();
});
