import { expect, test } from 'vitest';
import { headFor } from './head';

const WORDS = { name: 'Mochi', word: 'principiante', score: '12', unit: 'ptos.', gain: '+6' };
const ALL = { size: 15, hasWord: true, hasUnit: true, hasGain: true };

test('the name is shown whole for as long as anything else can give way', () => {
  expect(headFor(WORDS, 300, false)).toEqual(ALL);
  expect(headFor(WORDS, 160, false)).toEqual({ ...ALL, hasWord: false });
  expect(headFor(WORDS, 120, false)).toEqual({ ...ALL, hasWord: false, hasUnit: false });
  const small = { size: 13, hasWord: false, hasUnit: false };
  expect(headFor(WORDS, 102, false)).toEqual({ ...small, hasGain: true });
  expect(headFor(WORDS, 60, false)).toEqual({ ...small, hasGain: false });
});

test('large letters need more room, and missing words need none', () => {
  expect(headFor(WORDS, 230, false).hasWord).toBe(true);
  expect(headFor(WORDS, 230, true).hasWord).toBe(false);
  expect(headFor({ ...WORDS, word: '', gain: '' }, 150, false)).toEqual(ALL);
});
