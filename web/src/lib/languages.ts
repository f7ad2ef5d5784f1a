// Which languages there are: the server fills that into the page, for a language is a folder there.

export interface Language {
  code: string;
  /** Everyone finds the own language by its own name. */
  name: string;
  /** Where its words are. */
  words: string;
  /** Whether it has none yet: then it is only for those who choose it. */
  silent: boolean;
  /** Where the English ones are, if it lacks some. */
  fallback: string | null;
  /** Languages that write numbers and dates the same way, for browsers that don't know this one. */
  numbers: string;
  dates: string;
}

export const FALLBACK = 'en';
const ENGLISH: Language = {
  code: FALLBACK,
  name: 'English',
  words: '/words/en',
  silent: false,
  fallback: null,
  numbers: FALLBACK,
  dates: FALLBACK,
};

/** The languages that a page was told of; English where it was told nothing. */
export function languagesIn(page: Document): readonly Language[] {
  const told = page.getElementById('languages')?.textContent;
  return told ? (JSON.parse(told) as Language[]) : [ENGLISH];
}

export const LANGUAGES = languagesIn(document);

export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language.code === code) ?? ENGLISH;
}

/** The language itself, else the one it is a variant of, else another variant, as the server finds it. */
export function nearest(wanted: string, known: readonly string[]): string | undefined {
  const parts = wanted.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const start = parts.slice(0, length).join('-');
    const found = known.find((code) => code.toLowerCase() === start);
    if (found) return found;
  }
  return known.find((code) => code.split('-')[0] === parts[0]);
}
