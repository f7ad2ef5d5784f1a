import { expect, test } from 'vitest';
import { moodsAfter } from '../moods';
import { place } from '../sample-view';
import { addedTo, completedIn, groupsOf, grownIn, piecesOf } from './plates';

const groups = (...args: Parameters<typeof place>) => groupsOf(place(...args), args[0]);

test('sets lie together, with what they lack and what is complete', () => {
  const found = groups(0, [
    'tempura',
    'tempura',
    'tempura',
    'sashimi',
    'dumpling',
    'dumpling',
    'maki3',
    'maki1',
  ]);
  expect(found.map(({ key, ghosts, points }) => [key, ghosts, points])).toEqual([
    ['tempura', 1, 5],
    ['sashimi', 2, null],
    ['dumpling', 0, 3],
    ['maki', 0, null],
  ]);
  expect(found.at(-1)?.names).toBe('plate:0:maki');
});

test('a nigiri on a wasabi belongs to both, and puddings of earlier rounds stay', () => {
  const now = { ...place(1, ['wasabi', 'pudding']), dipped: ['squid' as const], desserts: 2 };
  const found = groupsOf(now, 1);
  expect(found.map(({ key, pieces }) => [key, pieces.length])).toEqual([
    ['dipped', 1],
    ['wasabi', 1],
    ['pudding', 3],
  ]);
  expect(found[0]?.names).toBe('plate:1:wasabi plate:1:squid');
  expect(addedTo(piecesOf(place(1, ['wasabi', 'wasabi'])), piecesOf(now))).toEqual([
    'pudding',
    'squid-on-wasabi',
    'pudding',
    'pudding',
  ]);
});

test('a set is completed once', () => {
  const one = groups(0, ['tempura']);
  const two = groups(0, ['tempura', 'tempura']);
  expect(completedIn(one, two)).toEqual(['tempura']);
  expect(completedIn(two, groups(0, ['tempura', 'tempura', 'tempura']))).toEqual([]);
});

test('dumplings grow without being a set', () => {
  const one = groups(0, ['dumpling', 'sashimi']);
  const two = groups(0, ['dumpling', 'dumpling', 'sashimi', 'sashimi']);
  expect(grownIn(one, two)).toEqual(['dumpling']);
  expect(completedIn(one, two)).toEqual([]);
});

test('a set is a joy, and a card that one lacks raises a brow', () => {
  const before = [place(0, ['tempura']), place(1, ['sashimi']), place(2)];
  const after = [place(0, ['tempura', 'tempura']), place(1, ['sashimi', 'egg']), place(2, ['sashimi'])];
  expect(moodsAfter(before, after)).toEqual(['happy', 'surprised', 'calm']);
});
