// Icelandic plurals for browsers without Icelandic, such as Chrome: with another language's rules they would write
// “21 sekúndur” instead of “21 sekúnda”. Every other language is left to the browser.

/** Whether a browser knows the plural rules of a language. */
export function isKnown(language: string, Rules: typeof Intl.PluralRules): boolean {
  return Rules.supportedLocalesOf([language]).length > 0;
}

/** The browser's rules plus Icelandic, as in CLDR: `one` for 1, 21, 31, … and for 0.1, 2.1, …, never for 11. */
export function withIcelandic(Rules: typeof Intl.PluralRules): typeof Intl.PluralRules {
  return class extends Rules {
    readonly #isIcelandic: boolean;

    constructor(locales?: string | readonly string[], options?: Intl.PluralRulesOptions) {
      super(locales as string[], options);
      const first = typeof locales === 'string' ? locales : (locales?.[0] ?? '');
      this.#isIcelandic = first.split('-')[0] === 'is' && options?.type !== 'ordinal';
    }

    override select(number: number): Intl.LDMLPluralRule {
      return this.#isIcelandic ? icelandic(number, this.resolvedOptions()) : super.select(number);
    }
  } as unknown as typeof Intl.PluralRules;
}

function icelandic(
  number: number,
  { maximumFractionDigits }: Intl.ResolvedPluralRulesOptions,
): 'one' | 'other' {
  const digits = Math.abs(number).toFixed(maximumFractionDigits);
  const [whole = '', fraction = ''] = digits.split('.');
  // The last digits decide: the decimals if there are any.
  const last = fraction.replace(/0+$/, '') || whole;
  return /(^|[^1])1$/.test(last) ? 'one' : 'other';
}

if (!isKnown('is', Intl.PluralRules)) Object.assign(Intl, { PluralRules: withIcelandic(Intl.PluralRules) });
