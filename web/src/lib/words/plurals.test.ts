import { expect, test, vi } from 'vitest';
import { isKnown, withIcelandic } from './plurals';

/** A browser that knows every language but Icelandic. */
class Rules extends Intl.PluralRules {
  constructor(locales?: string | string[], options?: Intl.PluralRulesOptions) {
    super(
      [locales ?? []].flat().filter((each) => !each.startsWith('is')),
      options,
    );
  }
  static override supportedLocalesOf(locales: string | readonly string[]): string[] {
    return super.supportedLocalesOf([locales].flat() as string[]).filter((each) => !each.startsWith('is'));
  }
}
const Mended = withIcelandic(Rules as typeof Intl.PluralRules);

test.each([
  [0, 'other'],
  [1, 'one'],
  [2, 'other'],
  [11, 'other'],
  [21, 'one'],
  [101, 'one'],
  [111, 'other'],
  [-1, 'one'],
  [0.1, 'one'],
  [1.5, 'other'],
  [2.11, 'other'],
])('a browser without Icelandic still counts %d in Icelandic: %s', (number, category) => {
  expect(isKnown('is', Rules as typeof Intl.PluralRules)).toBe(false);
  expect(new Mended(['is', 'nl']).select(number)).toBe(category);
});

test('it agrees with a browser that knows Icelandic', () => {
  const [own, mended] = [new Intl.PluralRules('is'), new Mended('is-IS')];
  for (let number = 0; number < 400; number += 1) {
    expect([number, mended.select(number)]).toEqual([number, own.select(number)]);
    expect([number / 100, mended.select(number / 100)]).toEqual([number / 100, own.select(number / 100)]);
  }
});

test('other languages and ordinals are left to the browser', () => {
  expect([1, 2, 5, 21].map((number) => new Mended(['pl', 'is']).select(number))).toEqual([
    'one',
    'few',
    'many',
    'many',
  ]);
  expect(new Mended(['is', 'nl'], { type: 'ordinal' }).select(21)).toBe(
    new Rules('nl', { type: 'ordinal' }).select(21),
  );
});

test('messages get Icelandic plurals even if the browser has none', async () => {
  const before = Intl.PluralRules;
  vi.resetModules();
  Object.assign(Intl, { PluralRules: Rules });
  try {
    const { say, setLanguage } = await import('./words.svelte');
    await setLanguage('is');
    const said = [1, 11, 21].map((count) => say('page-free-seats', { count }));
    const [one, eleven, twentyOne] = said.map((text) => text.replace(/\d+/, ''));
    expect(twentyOne).toBe(one);
    expect(eleven).not.toBe(one);
  } finally {
    Object.assign(Intl, { PluralRules: before });
  }
});
