import { describe, expect, it } from 'vitest';
import { dice } from '../sample-view';
import { oddsOf } from './odds';

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
