import { beforeEach, expect, test, vi } from 'vitest';
import { go, pageOf, route } from './route.svelte';

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
  ['/p', { at: 'not-found' }],
  ['/settings', { at: 'settings' }],
  ['/about', { at: 'about' }],
  ['/t', { at: 'not-found' }],
  ['/t/a/b', { at: 'not-found' }],
  ['/settings/more', { at: 'not-found' }],
  ['/nothing', { at: 'not-found' }],
])('%s', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

test("an address that can't be decoded is not found", () => {
  expect(pageOf('/t/%E0%A4%A')).toEqual({ at: 'not-found' });
});

test('going to the same page changes nothing, going to another one does', () => {
  go('/t/ABC');
  const before = route.page;
  history.pushState(null, '', '/t/ABC#main');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(route.page).toBe(before);
  go('/t/DEF', 'replace');
  expect(route.page).toEqual({ at: 'table', code: 'DEF' });
});
