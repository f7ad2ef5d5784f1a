import { beforeEach, expect, test, vi } from 'vitest';
import { go, placeOf, route } from './route.svelte';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

test.each([
  ['/', { at: 'home' }],
  ['', { at: 'home' }],
  ['/t/ABC-DEF', { at: 'table', code: 'ABC-DEF' }],
  ['/t/ABC-DEF/', { at: 'table', code: 'ABC-DEF' }],
  ['/t/A%20B', { at: 'table', code: 'A B' }],
  ['/w/key', { at: 'watch', key: 'key' }],
  ['/r/record', { at: 'replay', record: 'record' }],
  ['/learn', { at: 'learn', game: '' }],
  ['/learn/sushi-go', { at: 'learn', game: 'sushi-go' }],
  ['/p/ABC-DEF', { at: 'pad', code: 'ABC-DEF' }],
  ['/pad', { at: 'new-pad' }],
  ['/p', { at: 'lost' }],
  ['/settings', { at: 'settings' }],
  ['/about', { at: 'about' }],
  ['/t', { at: 'lost' }],
  ['/t/a/b', { at: 'lost' }],
  ['/settings/more', { at: 'lost' }],
  ['/nothing', { at: 'lost' }],
])('%s', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test('an address that is no text is no place, but no crash either', () => {
  expect(placeOf('/t/%E0%A4%A')).toEqual({ at: 'lost' });
});

test('the same place is not come to anew, another one is', () => {
  go('/t/ABC');
  const before = route.place;
  history.pushState(null, '', '/t/ABC#place');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(route.place).toBe(before);
  go('/t/DEF', 'replace');
  expect(route.place).toEqual({ at: 'table', code: 'DEF' });
});
