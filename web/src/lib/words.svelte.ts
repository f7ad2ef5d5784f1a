// The same Fluent catalogues as the server's, in the reader's language, and in English where it is silent.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { askText } from './api';
import { FALLBACK, languageOf } from './languages';
import { locales, NUMBER, ReadersNumber } from './numbers';
import './plurals';
import { keep, settings } from './settings.svelte';

// By language: its own words, then those that stand in for what it lacks.
const spoken = $state<Record<string, readonly FluentBundle[]>>({});

async function bundleOf(language: string, address: string): Promise<FluentBundle> {
  const text = await askText(address);
  const bundle = new FluentBundle(locales(language), { useIsolating: false, functions: { NUMBER } });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Fetches the words of a language, and the English ones if it lacks some. */
export async function loadWords(language: string): Promise<void> {
  if (spoken[language]) return;
  const { words, fallback } = languageOf(language);
  const coming = [bundleOf(language, words)];
  if (fallback) coming.push(bundleOf(FALLBACK, fallback));
  spoken[language] = await Promise.all(coming);
}

function bundleWith(key: string): FluentBundle | undefined {
  return spoken[settings.language]?.find((bundle) => bundle.hasMessage(key));
}

/** A message in the reader's language; a key that no catalogue has is its own text. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const bundle = bundleWith(key);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, asRead(facts)) : key;
}

function asRead(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(facts);
  return Object.fromEntries(
    entries.map(([name, fact]) => [name, typeof fact === 'number' ? new ReadersNumber(fact) : fact]),
  );
}

/** Whether there are words for a key. */
export function knows(key: string): boolean {
  return bundleWith(key) !== undefined;
}

let wanted: string | undefined;

/** Changes the language: only when its words are there, so that nothing flickers. */
export async function speak(language: string): Promise<void> {
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
