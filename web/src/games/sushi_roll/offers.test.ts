import { describe, expect, it } from 'vitest';
import { adviceOf, canGet, canGive, offersOf, leadsToRoll, rerollOf, swapOf } from './offers';

const MOVES = [
  'egg',
  'maki1',
  'reroll egg',
  'reroll maki1',
  'reroll egg+maki1',
  'reroll maki1+maki1',
  'swap egg for squid of 2',
  'swap maki1 for squid of 2',
  'swap egg for wasabi of 0',
];

describe('the offers', () => {
  const offers = offersOf(MOVES);

  it('are sorted by what they do', () => {
    expect([...offers.takes]).toEqual(['egg', 'maki1']);
    expect(offers.rerolls.size).toBe(4);
    expect(offers.swaps).toHaveLength(3);
    expect(offersOf([])).toEqual({ takes: new Set(), rerolls: new Map(), swaps: [] });
  });

  it('find a reroll whatever the order of marking', () => {
    expect(rerollOf(offers, ['maki1', 'egg'])).toBe('reroll egg+maki1');
    expect(rerollOf(offers, ['maki1', 'maki1'])).toBe('reroll maki1+maki1');
    expect(rerollOf(offers, ['egg', 'egg'])).toBeUndefined();
    expect(rerollOf(offers, [])).toBeUndefined();
  });

  it('allow only marks that lead to an offered reroll', () => {
    expect(leadsToRoll(offers, ['maki1', 'maki1'])).toBe(true);
    expect(leadsToRoll(offers, ['egg', 'egg'])).toBe(false);
    expect(leadsToRoll(offers, ['squid'])).toBe(false);
  });

  it('find a swap from either side', () => {
    expect(canGive(offers, 'maki1', null)).toBe(true);
    expect(canGive(offers, 'maki1', { face: 'wasabi', seat: 0 })).toBe(false);
    expect(canGet(offers, { face: 'squid', seat: 2 }, null)).toBe(true);
    expect(canGet(offers, { face: 'squid', seat: 1 }, null)).toBe(false);
    expect(canGet(offers, { face: 'wasabi', seat: 0 }, 'maki1')).toBe(false);
    expect(swapOf(offers, 'egg', { face: 'wasabi', seat: 0 })).toBe('swap egg for wasabi of 0');
    expect(swapOf(offers, 'maki1', { face: 'wasabi', seat: 0 })).toBeUndefined();
  });
});

describe('advice', () => {
  const belt = ['egg', 'maki1', 'squid', 'maki1'];

  it('names the die to take', () => {
    expect(adviceOf('maki1', belt)).toEqual({ mode: 'take', own: [1], wanted: null });
  });

  it('names every die to reroll, equal ones too', () => {
    expect(adviceOf('reroll maki1+maki1', belt)).toEqual({ mode: 'roll', own: [1, 3], wanted: null });
  });

  it('names both dice of a swap', () => {
    const wanted = { face: 'wasabi', seat: 2 };
    expect(adviceOf('swap egg for wasabi of 2', belt)).toEqual({ mode: 'swap', own: [0], wanted });
  });

  it('ignores dice that are gone', () => {
    expect(adviceOf('pudding1', belt).own).toEqual([]);
  });
});
