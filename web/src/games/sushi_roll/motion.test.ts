import { describe, expect, it } from 'vitest';
import { pick, shiftOf } from './motion';
import { oddsOf } from './odds';
import { counted, othersOf, type RollView } from './view';

const same = (face: string) => face;

describe('dice that are told by their faces', () => {
  it('are found once each', () => {
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
  const at = (red: number) => ({ red, seat_count: 3 }) as RollView;

  it('go as far as the red one', () => {
    expect(shiftOf(at(0), at(1))).toBe(1);
    expect(shiftOf(at(2), at(0))).toBe(1);
  });

  it('are told from the seat after the own one on', () => {
    const view = { places: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } as RollView;
    expect(othersOf(view, 1).map((place) => place.seat)).toEqual([2, 0]);
    expect(othersOf(view, null)).toHaveLength(3);
  });
});

describe('the odds', () => {
  it('are counted from the set of the table', () => {
    const die = (...faces: string[]) => ({ dice: 5, faces });
    const odds = oddsOf({
      appetizer: die('sashimi', 'dumpling', 'dumpling', 'dumpling', 'tempura', 'tempura'),
      maki: die('maki1'),
      nigiri: die('egg'),
      special: die('wasabi'),
      pudding: die('pudding1'),
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
