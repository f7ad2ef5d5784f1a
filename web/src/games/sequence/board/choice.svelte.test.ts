import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Choice } from './choice.svelte';
import { cardsFor, offersOf } from '../offers';
import { beside, between, CARDS, NAMES, printedOn } from '../cells';
import { stepsOf } from './steps';
import { addTraces, visibleTraces } from './traces';
import type { SequenceEvent } from '../types';

function chooser(hand: string[], legal_moves: string[]): Choice {
  return new Choice(() => ({ hand, legal_moves }));
}

describe('the board', () => {
  it('names its cells row by row', () => {
    expect(NAMES).toHaveLength(100);
    expect([NAMES[0], NAMES[13], NAMES[99]]).toEqual(['a1', 'd2', 'j10']);
    expect([CARDS[0], CARDS[1], CARDS[99]]).toEqual([null, '2S', null]);
    expect(printedOn('7S')).toEqual(['g1', 'b9']);
    expect(printedOn('JS')).toEqual([]);
  });

  it('finds the cells of a line in every direction', () => {
    expect(between('a1-e1')).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(between('c6-c10')).toEqual(['c6', 'c7', 'c8', 'c9', 'c10']);
    expect(between('b2-f6')).toEqual(['b2', 'c3', 'd4', 'e5', 'f6']);
    expect(between('f2-b6')).toEqual(['f2', 'e3', 'd4', 'c5', 'b6']);
    expect(between('z1-a1')).toEqual([]);
  });

  it('keeps the arrow keys on the board', () => {
    expect(beside(0, 'ArrowUp')).toBe(0);
    expect(beside(9, 'ArrowRight')).toBe(9);
    expect(beside(9, 'ArrowDown')).toBe(19);
    expect(beside(25, 'Home')).toBe(20);
    expect(beside(25, 'End')).toBe(29);
    expect(beside(25, 'Enter')).toBeNull();
  });
});

describe('the offers', () => {
  it('sorts every kind of move', () => {
    const offers = offersOf(['7S b9', '7S g1', 'JD b9', 'dead 2H', 'lose 3C', 'line b2-f6', 'draw', 'pass']);
    expect(offers.plays.get('7S')).toEqual(['b9', 'g1']);
    expect(offers).toMatchObject({ dead: ['2H'], lose: ['3C'], lines: ['b2-f6'], draw: true, pass: true });
    expect(cardsFor(offers, 'b9')).toEqual(['7S', 'JD']);
  });
});

describe('the choice', () => {
  it('plays a card onto a highlighted cell', () => {
    const choice = chooser(['7S', '2H'], ['7S b9', '7S g1', '2H e6']);
    choice.tapCard('7S');
    expect(choice.lit).toEqual(['b9', 'g1']);
    expect(choice.tapCell('g1')).toBe('7S g1');
  });

  it('picks the only card for a cell, and plays it on the second tap', () => {
    const choice = chooser(['7S', '2H'], ['7S b9', '7S g1', '2H e6']);
    expect(choice.tapCell('e6')).toBeNull();
    expect([choice.card, choice.cell]).toEqual(['2H', 'e6']);
    expect(choice.tapCell('e6')).toBe('2H e6');
  });

  it('asks which card to use if several fit a cell', () => {
    const choice = chooser(['7S', 'JD'], ['7S b9', 'JD b9', 'JD c9', 'JD d9']);
    expect(choice.tapCell('b9')).toBeNull();
    expect([choice.card, choice.cell, choice.candidates]).toEqual([null, 'b9', ['7S', 'JD']]);
    choice.tapCard('JD');
    expect([choice.card, choice.cell]).toEqual(['JD', 'b9']);
  });

  it('does not play a jack on a single tap', () => {
    const choice = chooser(['JD'], ['JD b9', 'JD c9', 'JD d9']);
    choice.tapCard('JD');
    expect(choice.tapCell('b9')).toBeNull();
    expect(choice.tapCell('c9')).toBeNull();
    expect(choice.tapCell('c9')).toBe('JD c9');
  });

  it('unselects a card on the second tap, and ignores cells that no card fits', () => {
    const choice = chooser(['7S'], ['7S b9']);
    choice.tapCard('7S');
    choice.tapCard('7S');
    expect(choice.card).toBeNull();
    choice.tapCell('b9');
    expect(choice.tapCell('a1')).toBeNull();
    expect([choice.card, choice.cell]).toEqual([null, null]);
  });

  it('shows where a card is printed while others play', () => {
    const choice = chooser(['7S', 'JD'], []);
    choice.tapCard('7S');
    expect([choice.lit, choice.targets]).toEqual([['g1', 'b9'], []]);
    expect(choice.tapCell('b9')).toBeNull();
  });

  it('proposes the first line', () => {
    const choice = chooser([], ['line b2-f2', 'line c2-g2']);
    expect(choice.line).toBe('b2-f2');
    choice.tapLine('c2-g2');
    expect(choice.aimed).toEqual(['c2', 'd2', 'e2', 'f2', 'g2']);
  });

  it('forgets a card that has left the hand', () => {
    let hand = $state.raw(['7S']);
    const choice = new Choice(() => ({ hand, legal_moves: [] }));
    choice.tapCard('7S');
    hand = [];
    flushSync();
    expect(choice.card).toBeNull();
  });
});

describe('the traces', () => {
  const placed = (seat: number, cell: string): SequenceEvent => ({
    ...{ event: 'chip-placed', audience: null, seat, card: '2S', cell },
  });
  const removed = (seat: number, cell: string): SequenceEvent => ({
    ...{ event: 'chip-removed', audience: null, seat, card: 'JS', cell, team: 1 },
  });
  const drawn: SequenceEvent = { event: 'card-drawn', audience: null, seat: 0 };

  it('go back to your own move, the newest last', () => {
    let traces = addTraces([], stepsOf([placed(0, 'a2'), drawn, placed(1, 'b2')], 3), 0);
    traces = addTraces(traces, stepsOf([removed(2, 'c2')], 3), 0);
    expect(traces.map((trace) => trace.cell)).toEqual(['a2', 'b2', 'c2']);
    expect(addTraces(traces, stepsOf([placed(0, 'd2')], 3), 0).map((trace) => trace.cell)).toEqual(['d2']);
  });

  it('disappear when the board no longer matches', () => {
    const traces = addTraces([], stepsOf([placed(0, 'a2'), removed(1, 'b2')], 3), null);
    expect(visibleTraces(traces, () => true).map((trace) => trace.cell)).toEqual(['a2']);
    expect(visibleTraces(traces, () => false).map((trace) => trace.cell)).toEqual(['b2']);
  });
});

describe('the move of a hint', () => {
  it('is preselected as if chosen by hand', () => {
    const choice = chooser(['7S', '3C', 'JD'], ['7S g1', '7S b9', 'dead 3C', 'JD a2', 'JD a3', 'JD a4']);
    choice.tapCard('3C');
    choice.show('JD a3');
    expect([choice.card, choice.cell]).toEqual(['JD', 'a3']);
    choice.tapCard('JD');
    expect([choice.card, choice.cell]).toEqual(['JD', 'a3']);
    choice.tapCard('JD');
    expect(choice.card).toBeNull();
    choice.show('dead 3C');
    expect([choice.card, choice.cell]).toEqual(['3C', null]);
    choice.show('pass');
    expect([choice.card, choice.cell]).toEqual([null, null]);
    const lines = chooser([], ['line a2-e2', 'line b2-f2']);
    lines.show('line b2-f2');
    expect(lines.line).toBe('b2-f2');
  });
});
