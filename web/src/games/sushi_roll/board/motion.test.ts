import { describe, expect, it } from 'vitest';
import { pick, shiftOf } from './motion';
import { oddsOf } from './odds';
import { dice } from '../sample-view';
import { counted } from '../../counted';
import { othersOf } from '../view';

const same = (face: string) => face;

describe('dice found by their faces', () => {
  it('are used once each', () => {
    expect(pick(['egg', 'egg', 'maki1'], ['egg', 'maki1'], same)).toEqual(['egg', 'maki1']);
    expect(pick(['egg'], ['egg', 'egg'], same)).toEqual(['egg']);
    expect(pick([], ['egg'], same)).toEqual([]);
  });

  it('are counted', () => {
    expect(counted(['egg', 'maki1', 'egg'])).toEqual([
      ['egg', 2],
      ['maki1', 1],
    ]);
  });
});

describe('the belts', () => {
  const at = (red: number) => ({ red, seat_count: 3 });

  it('move as far as the red one', () => {
    expect(shiftOf(at(0), at(1))).toBe(1);
    expect(shiftOf(at(2), at(0))).toBe(1);
  });

  it('begin after your own seat', () => {
    const places = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
    expect(othersOf(places, 1).map((place) => place.seat)).toEqual([2, 0]);
    expect(othersOf(places, null)).toHaveLength(3);
  });
});

describe('the odds', () => {
  it('come from the dice set of the table', () => {
    const odds = oddsOf({
      appetizer: dice('sashimi', 'dumpling', 'dumpling', 'dumpling', 'tempura', 'tempura'),
      maki: dice('maki1'),
      nigiri: dice('egg'),
      special: dice('wasabi'),
      pudding: dice('pudding1'),
      source: 'own',
    });
    expect(odds[0]).toEqual({
      kind: 'appetizer',
      dice: 5,
      sides: 6,
      faces: [
        ['dumpling', 3],
        ['tempura', 2],
        ['sashimi', 1],
      ],
    });
  });
});
