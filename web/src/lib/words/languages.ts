// The available languages; the server writes them into the page.

export interface Language {
  code: string;
  /** In the language itself. */
  name: string;
  /** The address of its words. */
  words: string;
  /** Whether it has no words yet: then it is never chosen automatically. */
  silent: boolean;
  /** The address of the English words, if it lacks some. */
  fallback: string | null;
  /** Languages with the same number and date formats, for browsers that don't know this one. */
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

/** The languages listed in a page; only English if there is no list. */
export function languagesIn(page: Document): readonly Language[] {
  const list = page.getElementById('languages')?.textContent;
  return list ? (JSON.parse(list) as Language[]) : [ENGLISH];
}

export const LANGUAGES = languagesIn(document);

export function languageOf(code: string): Language {
  return LANGUAGES.find((language) => language.code === code) ?? ENGLISH;
}

/** The language itself, else the one it is a variant of, else another variant; the server chooses the same way. */
export function nearest(wanted: string, known: readonly string[]): string | undefined {
  const parts = wanted.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const start = parts.slice(0, length).join('-');
    const found = known.find((code) => code.toLowerCase() === start);
    if (found) return found;
  }
  return known.find((code) => code.split('-')[0] === parts[0]);
}
