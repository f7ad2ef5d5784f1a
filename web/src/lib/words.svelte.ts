// The same Fluent catalogues as the server's, in the reader's language; none lacks a message.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle';
import type { Language } from '../wire';
import { keep, settings } from './settings.svelte';

// Every language is a piece of its own, fetched when it is chosen.
const FILES = import.meta.glob<string>(
  ['$python/locales/*/{after,bots,pad,page,sushi,table}.ftl', '$python/games/*/locales/*.ftl'],
  { query: '?raw', import: 'default' },
);

const bundles = $state<Partial<Record<Language, FluentBundle>>>({});

function languageOf(path: string): string | undefined {
  return /locales\/(\w\w)(?:\/|\.ftl)/.exec(path)?.[1];
}

// Browsers without Icelandic write numbers and dates as in languages that do it the same way.
const ALIKE: Partial<Record<Language, Record<'numbers' | 'dates', string>>> = {
  is: { numbers: 'nl', dates: 'de' },
};

/** What to ask the browser for, when numbers or dates are to be written. */
export function locales(language: Language, what: 'numbers' | 'dates' = 'numbers'): string[] {
  return [language, ALIKE[language]?.[what] ?? 'en'];
}

// The library's own leaves the style out, so that a share would be written 0.62 instead of 62 %.
const NUMBER: FluentFunction = ([value], options) => {
  const given = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
  return new FluentNumber(Number(value?.valueOf()), Object.fromEntries(given) as Intl.NumberFormatOptions);
};

/** Fetches the words of a language. */
export async function loadWords(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(locales(language), { useIsolating: false, functions: { NUMBER } });
  const files = Object.entries(FILES).filter(([path]) => languageOf(path) === language);
  for (const text of await Promise.all(files.map(([, load]) => load()))) {
    bundle.addResource(new FluentResource(text));
  }
  bundles[language] = bundle;
}

/** A message in the reader's language; a key that no catalogue has is its own text. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[settings.language];
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, facts) : key;
}

/** Whether there are words for a key. */
export function knows(key: string): boolean {
  return bundles[settings.language]?.hasMessage(key) ?? false;
}

let wanted: Language | undefined;

/** Changes the language: only when its words are there, so that nothing flickers. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await loadWords(language);
  // Who chose again meanwhile wants only the last one.
  if (wanted !== language) return;
  settings.language = language;
  keep();
}

/** “Anna, Jón and Ewa”, in the reader's language. */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  if (things.length < 2) return last;
  return say('page-list-and', { first: things.slice(0, -1).join(', '), last });
}
