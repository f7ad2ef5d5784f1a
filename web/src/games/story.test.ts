// The stories of the games, from events as the server sends them.
import { beforeAll, expect, test } from 'vitest';
import type { GameEvent } from '$lib/table/scene';
import { plainStory, type StoryGroup, type StoryItem } from '$lib/table/story';
import { loadWords } from '$lib/words/words.svelte';
import type { StoryOf } from './contract';
import { storyOf as sequence } from './sequence/story';
import { storyOf as sushiGo } from './sushi_go/story';
import { storyOf as sushiRoll } from './sushi_roll/story';

beforeAll(() => loadWords('en'));

const item = (number: number, event: object, ...lines: string[]): StoryItem => ({
  number,
  event: event as GameEvent,
  lines,
});

/** A group as text: “2 card:squid on card:wasabi +9”. */
const told = (groups: readonly StoryGroup[]) =>
  groups.map(({ title, lines }) => [
    title,
    ...lines.map(({ seat, parts, points }) =>
      [seat ?? '–', ...parts.map((part) => (typeof part === 'string' ? part : part.piece)), points || '']
        .join(' ')
        .trim(),
    ),
  ]);

const START = { event: 'round-started', round: 1, hand_size: 8, passes_right: false };
const reveal = (...picks: (string | null)[]) => ({ event: 'cards-revealed', picks });

test('a story of Sushi Go! shows what each card brought', () => {
  const story = sushiGo([
    item(0, START, 'Round 1'),
    item(1, reveal('tempura', 'wasabi', 'sashimi'), 'a', 'b', 'c'),
    item(2, reveal('tempura', 'squid', 'sashimi'), 'a', 'b', 'c'),
    item(3, reveal('dumpling', 'egg', 'sashimi'), 'a', 'b', 'c'),
    item(4, reveal('dumpling', 'wasabi+salmon', 'maki3'), 'a', 'b', 'c'),
    item(5, { event: 'card-chosen', seat: 2 }),
    item(6, { event: 'card-chosen', seat: 1 }),
    item(7, { event: 'choice-taken-back', seat: 2 }),
  ]);
  expect(told(story)).toEqual([
    ['Round 1', '– Round 1'],
    ['Turn 1', '0 card:tempura', '1 card:wasabi', '2 card:sashimi'],
    ['Turn 2', '0 card:tempura 2 of 2 5', '1 card:squid on card:wasabi 9', '2 card:sashimi 2 of 3'],
    ['Turn 3', '0 card:dumpling 1', '1 card:egg 1', '2 card:sashimi 3 of 3 10'],
    ['Turn 4', '0 card:dumpling ×2 2', '1 card:wasabi card:salmon on card:wasabi 6', '2 card:maki3'],
    ['Turn 5', '1 has chosen'],
  ]);
  // Readers hear each line once.
  expect(story.flatMap(({ lines }) => lines.map(({ words }) => words)).slice(1, 4)).toEqual(['a', 'b', 'c']);
});

test('the next round of Sushi Go! begins with empty plates, and its turns are counted anew', () => {
  const scoring = { places: [{ place: 0, lines: [], points: 7, score: 7 }] };
  const story = sushiGo([
    item(0, START),
    item(1, reveal('tempura')),
    item(2, { event: 'last-card-laid', seat: 0, card: 'wasabi' }, 'last'),
    item(3, { event: 'round-scored', round: 1, scoring }, 'Round 1:', 'Anna 7'),
    item(4, { ...START, round: 2 }, 'Round 2'),
    item(5, reveal('tempura')),
  ]);
  expect(told(story)).toEqual([
    ['Turn 1', '0 card:tempura'],
    ['Turn 2', '0 card:wasabi'],
    ['Round 1 is counted', '0 → 7 7'],
    ['Round 2', '– Round 2'],
    ['Turn 1', '0 card:tempura'],
  ]);
});

test('the card for the invisible player lies before the place after the last seat', () => {
  const story = sushiGo([
    item(0, START),
    item(1, reveal('squid/wasabi', 'egg')),
    item(2, reveal('egg', 'egg/squid')),
  ]);
  expect(told(story)).toEqual([
    ['Turn 1', '0 card:squid 3', '1 card:egg 1', '2 card:wasabi'],
    ['Turn 2', '0 card:egg 1', '1 card:egg 1', '2 card:squid on card:wasabi 9'],
  ]);
});

test('a story of Sushi Roll shows dice and tokens, belt by belt', () => {
  const story = sushiRoll([
    item(0, { event: 'round-started', round: 1, red: 0 }, 'Round 1'),
    item(1, { event: 'dice-rerolled', seat: 0, faces: ['egg', 'maki1'], rolled: ['squid', 'maki2'] }, 'x'),
    item(2, { event: 'die-taken', seat: 0, face: 'squid', dipped: true, gained: 0 }, 'y'),
    item(3, { event: 'belts-moved', red: 1 }, 'moved'),
    item(4, { event: 'dice-swapped', seat: 1, gave: 'egg', got: 'tempura', other: 2 }, 'z'),
    item(5, { event: 'die-taken', seat: 1, face: 'menu2', dipped: false, gained: 2 }, 'w'),
  ]);
  expect(told(story)).toEqual([
    [
      'Round 1',
      '– Round 1',
      '0 token:menu die:egg die:maki1 → die:squid die:maki2',
      '0 die:squid on die:wasabi 9',
    ],
    ['The belts moved on', '1 token:chopsticks die:egg ⇄ die:tempura face:2', '1 die:menu2 +2 token:menu'],
  ]);
});

test('a story of Sequence shows cards and chips, a group for each turn', () => {
  const story = sequence([
    item(0, { event: 'chip-placed', seat: 0, card: '7S', cell: 'b9' }, 'a'),
    item(1, { event: 'card-received', seat: 0, card: 'JD' }, 'b'),
    item(2, { event: 'chip-removed', seat: 1, card: 'JS', cell: 'b9', team: 0 }, 'c'),
    item(3, { event: 'line-completed', seat: 1, team: 1, cells: ['a1', 'b2', 'c3', 'd4', 'e5'] }, 'd'),
    item(4, { event: 'deck-renewed' }, 'The discards are shuffled.'),
  ]);
  expect(told(story)).toEqual([
    ['', '0 card:7S → b9', '0 new card card:JD'],
    ['', '1 card:JS ✕ chip:0 b9', '1 chip:1 a line, a1–e5', '– The discards are shuffled.'],
  ]);
});

test('other games tell their events in words', () => {
  expect(told(plainStory([item(0, { event: 'x' }, 'One', 'Two'), item(1, { event: 'y' })]))).toEqual([
    ['', '– One', '– Two'],
  ]);
});

test.each<[string, StoryOf]>([
  ['sushi-go', sushiGo],
  ['sushi-roll', sushiRoll],
  ['sequence', sequence],
])('the keys of a story in %s are all different', (_, tell) => {
  const groups = tell([
    item(0, START, 'one', 'two'),
    item(1, reveal('egg', 'egg/egg'), 'a'),
    item(2, { event: 'match-ended' }, 'x', 'y'),
  ]);
  const keys = groups.flatMap(({ lines }) => lines.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});
