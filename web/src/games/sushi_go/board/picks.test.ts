import { describe, expect, it } from 'vitest';
import {
  draftOf,
  isOffered,
  moveOf,
  nextRole,
  offersTwo,
  orderOf,
  pickOf,
  rolesOf,
  tapped,
  type Draft,
  keptOf,
} from './picks';

const HAND = ['tempura', 'squid', 'squid', 'wasabi'];
const ONE = ['tempura', 'squid', 'wasabi'];
const TWO = [...ONE, 'tempura+squid', 'squid+tempura', 'wasabi+squid', 'squid+wasabi', 'squid+squid'];
const THIRD = ['tempura/squid', 'squid/tempura', 'squid/squid', 'wasabi/squid'];

function taps(moves: string[], two: boolean, ...indexes: number[]): string | undefined {
  const roles = rolesOf(moves, two);
  let draft: Draft = {};
  for (const index of indexes) draft = tapped(roles, draft, index);
  return moveOf(moves, roles, draft, HAND);
}

describe('a move', () => {
  it('is parsed from its text', () => {
    expect(pickOf('squid')).toEqual({ first: 'squid' });
    expect(pickOf('wasabi+squid/egg')).toEqual({ first: 'wasabi', second: 'squid', invisible: 'egg' });
    expect(pickOf('squid/egg')).toEqual({ first: 'squid', invisible: 'egg' });
  });

  it('has the roles of the offered moves', () => {
    expect(rolesOf(ONE, false)).toEqual(['first']);
    expect(rolesOf(ONE, true)).toEqual([]);
    expect(rolesOf(TWO, true)).toEqual(['first', 'second']);
    expect(rolesOf(THIRD, false)).toEqual(['first', 'invisible']);
    expect(offersTwo(ONE)).toBe(false);
    expect(offersTwo(TWO)).toBe(true);
  });
});

describe('tapping', () => {
  it('keeps a card with one tap and changes it with another', () => {
    expect(taps(ONE, false, 1)).toBe('squid');
    expect(taps(ONE, false, 1, 3)).toBe('wasabi');
    expect(taps(ONE, false, 1, 1)).toBeUndefined();
  });

  it('keeps the order of two cards', () => {
    expect(taps(TWO, true, 3, 1)).toBe('wasabi+squid');
    expect(taps(TWO, true, 1, 3)).toBe('squid+wasabi');
    expect(taps(TWO, true, 1, 2)).toBe('squid+squid');
    expect(taps(TWO, true, 1)).toBeUndefined();
  });

  it('unselects one of several cards, and starts over when all are chosen', () => {
    expect(taps(TWO, true, 3, 1, 3, 0)).toBe('tempura+squid');
    expect(taps(TWO, true, 3, 1, 0)).toBeUndefined();
  });

  it('chooses for the invisible player after your own card', () => {
    expect(taps(THIRD, false, 3, 1)).toBe('wasabi/squid');
    expect(nextRole(rolesOf(THIRD, false), { first: 3 })).toBe('invisible');
  });

  it('offers only cards that lead to a move', () => {
    const roles = rolesOf(THIRD, false);
    expect(isOffered(THIRD, roles, { first: 0 }, HAND, 3)).toBe(false);
    expect(isOffered(THIRD, roles, { first: 0 }, HAND, 1)).toBe(true);
    expect(moveOf(THIRD, roles, { first: 0, invisible: 3 }, HAND)).toBeUndefined();
    expect(isOffered([], [], {}, HAND, 1)).toBe(false);
  });
});

it('finds the cards of a known choice in the hand', () => {
  expect(draftOf('squid+squid', HAND)).toEqual({ first: 1, second: 2 });
  expect(draftOf('wasabi/tempura', HAND)).toEqual({ first: 3, invisible: 0 });
  expect(draftOf('egg', HAND)).toEqual({});
  expect(draftOf(null, HAND)).toEqual({});
});

it('numbers the cards in the order of taps', () => {
  expect(orderOf(draftOf('squid', HAND), 'first')).toBe('');
  const three = draftOf('wasabi+squid/tempura', HAND);
  expect((['first', 'second', 'invisible'] as const).map((role) => orderOf(three, role))).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect(orderOf(draftOf('wasabi/tempura', HAND), 'invisible')).toBe('2');
});

it('knows which of equal cards were kept', () => {
  expect(keptOf('squid', { first: 2 }, HAND)).toEqual([2]);
  expect(keptOf('squid', { first: 3 }, HAND)).toEqual([1]);
  expect(keptOf('squid+squid', {}, HAND)).toEqual([1, 2]);
  expect(keptOf(null, { first: 2 }, HAND)).toEqual([]);
});
