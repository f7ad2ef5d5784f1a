import { describe, expect, it } from 'vitest';
import { adviceOf, canGet, canGive, choicesOf, leadsToRoll, rerollOf, swapOf } from './choices';

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

describe('the choices', () => {
  const choices = choicesOf(MOVES);

  it('are sorted by what they do', () => {
    expect([...choices.takes]).toEqual(['egg', 'maki1']);
    expect(choices.rerolls.size).toBe(4);
    expect(choices.swaps).toHaveLength(3);
    expect(choicesOf([])).toEqual({ takes: new Set(), rerolls: new Map(), swaps: [] });
  });

  it('find a reroll whatever the order of marking', () => {
    expect(rerollOf(choices, ['maki1', 'egg'])).toBe('reroll egg+maki1');
    expect(rerollOf(choices, ['maki1', 'maki1'])).toBe('reroll maki1+maki1');
    expect(rerollOf(choices, ['egg', 'egg'])).toBeUndefined();
    expect(rerollOf(choices, [])).toBeUndefined();
  });

  it('allow only marks that lead to an offered reroll', () => {
    expect(leadsToRoll(choices, ['maki1', 'maki1'])).toBe(true);
    expect(leadsToRoll(choices, ['egg', 'egg'])).toBe(false);
    expect(leadsToRoll(choices, ['squid'])).toBe(false);
  });

  it('find a swap from either side', () => {
    expect(canGive(choices, 'maki1', null)).toBe(true);
    expect(canGive(choices, 'maki1', { face: 'wasabi', seat: 0 })).toBe(false);
    expect(canGet(choices, { face: 'squid', seat: 2 }, null)).toBe(true);
    expect(canGet(choices, { face: 'squid', seat: 1 }, null)).toBe(false);
    expect(canGet(choices, { face: 'wasabi', seat: 0 }, 'maki1')).toBe(false);
    expect(swapOf(choices, 'egg', { face: 'wasabi', seat: 0 })).toBe('swap egg for wasabi of 0');
    expect(swapOf(choices, 'maki1', { face: 'wasabi', seat: 0 })).toBeUndefined();
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
