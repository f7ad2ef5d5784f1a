import { expect, test } from 'vitest';
import { BotFeelings, type ReactionsTo } from './bots';
import type { View } from '$lib/table/scene';

const view = (turn: number) => ({ seat_count: 4, turn, outcome: null }) as unknown as View;
const isBot = (seat: number) => seat > 1;
const update = (turn: number) => ({ events: [], before: view(turn - 1), after: view(turn) });
const everyone: ReactionsTo = () => [
  { seat: 0, reaction: 'ouch' },
  { seat: 2, reaction: 'nice' },
  { seat: 3, reaction: 'wow' },
];

test('only bots react, one at a time, and then they rest', () => {
  const bots = new BotFeelings();
  const turns = [1, 2, 3, 4, 5].map((turn) => bots.choose(1, update(turn), isBot, everyone)?.seat);
  expect(turns).toEqual([2, undefined, undefined, 2, undefined]);
});

test('one bot says hello at the start, in the rematch another one', () => {
  const bots = new BotFeelings();
  const begin = { events: [], before: null, after: view(0) };
  expect(bots.choose(1, begin, isBot, null)).toEqual({ seat: 3, reaction: 'hello' });
  expect(bots.choose(2, begin, isBot, null)).toEqual({ seat: 2, reaction: 'hello' });
  expect(bots.choose(3, begin, () => false, null)).toBeNull();
});

test('whoever comes back later sees no reaction to the past', () => {
  const past = { events: [], before: null, after: view(5) };
  expect(new BotFeelings().choose(1, past, isBot, everyone)).toBeNull();
});
