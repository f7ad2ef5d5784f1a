import { expect, test } from 'vitest';
import { readable, storyLines } from './readable';

const cell = (text: string): [string, string][] => [[text, '']];

test('the fields of a view get titles, without those shown elsewhere', () => {
  const rows = [
    [cell('turn'), cell('0')],
    [cell('due'), cell('Anna')],
    [cell('hand_sizes'), cell('3, 3')],
    [cell('gone'), cell('')],
  ];
  const block = { title: '', headings: [], rows };
  expect(readable(block).rows[0]?.[1]).toEqual(cell('Anna'));
  expect(readable(block, ['due']).rows).toEqual([
    [[['Hand sizes', 'strong']], cell('3, 3')],
    [[['Gone', 'strong']], cell('–')],
  ]);
});

test('a table worded by the game stays as it is', () => {
  const block = { title: 'Round 1', headings: [], rows: [[cell('turn'), cell('')]] };
  expect(readable(block)).toBe(block);
});

test("the story lists the titles of a scoring's blocks", () => {
  const block = { title: 'Anna: 3 points', headings: [], rows: [[cell('maki'), cell('+3')]] };
  expect(storyLines({ lines: ['Round 1 is scored:'], blocks: [block, { ...block, title: '' }] })).toEqual([
    'Round 1 is scored:',
    'Anna: 3 points',
  ]);
  expect(storyLines(undefined)).toEqual([]);
});
