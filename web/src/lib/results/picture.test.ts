import { expect, test } from 'vitest';
import { linesOf } from './picture';

test('a text is broken into lines between its words', () => {
  expect(linesOf('Kira led after round 1', 10)).toEqual(['Kira led', 'after', 'round 1']);
  expect(linesOf('Kira', 2)).toEqual(['Kira']);
  expect(linesOf('one two', 99)).toEqual(['one two']);
});
