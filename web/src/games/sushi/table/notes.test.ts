import { expect, test } from 'vitest';
import type { EventWords } from '../../../wire';
import { reasonIn, scoringsIn } from './notes';

const words = (title: string, why = ''): EventWords => ({
  lines: [title],
  blocks: [{ title, headings: [], rows: [[[['tempura', '']], [[why, 'dim']], [['+5', 'good']]]] }],
});

test('only the scorings of the last round are kept, puddings included', () => {
  const events = ['round-scored', 'round-started', 'round-scored', 'desserts-scored'].map((event) => ({
    event,
  }));
  const all = [words('first'), { lines: ['dealt'], blocks: [] }, words('second'), words('puddings')];
  expect(scoringsIn(events, all).map(({ lines }) => lines[0])).toEqual(['second', 'puddings']);
  expect(scoringsIn([{ event: 'round-started' }], [])).toEqual([]);
});

test('the reason of a line is what the server says', () => {
  expect(reasonIn(words('Anna', 'one pair'), 0, 0)).toBe('one pair');
  expect(reasonIn(undefined, 0, 0)).toBe('');
});
