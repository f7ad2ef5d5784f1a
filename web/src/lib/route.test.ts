import { expect, test } from 'vitest';
import { placeOf } from './route.svelte';

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
