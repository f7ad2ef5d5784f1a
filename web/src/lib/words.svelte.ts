// The same Fluent catalogues as the server's, in the reader's language, and in English where it is silent.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { askText } from './api';
import { FALLBACK, languageOf } from './languages';
import { locales, NUMBER, ReadersNumber } from './numbers';
import './plurals';
import { keep, settings } from './settings.svelte';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

const spoken = $state<Record<string, FluentBundle>>({});

async function bundleOf(language: string, address: string): Promise<FluentBundle> {
  const text = await askText(address);
  const bundle = new FluentBundle(locales(language), { useIsolating: false, functions: { NUMBER } });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Fetches the words of a language, and the English ones if it lacks some; those may come later. */
export async function loadWords(language: string): Promise<void> {
  if (spoken[language]) return;
  const { words, fallback } = languageOf(language);
  const english = fallback ? loadWords(FALLBACK).catch(() => void seek(FALLBACK)) : undefined;
  const [own] = await Promise.all([bundleOf(language, words), english]);
  spoken[language] ??= own;
}

function isLoaded(language: string): Promise<boolean> {
  return loadWords(language).then(
    () => true,
    () => false,
  );
}

/** Tries until it succeeds, and waits longer after each time. */
async function until(isDone: () => Promise<boolean>, failed?: () => void): Promise<void> {
  for (let wait = FIRST_WAIT; !(await isDone()); wait = Math.min(2 * wait, LONGEST_WAIT)) {
    failed?.();
    await new Promise((done) => setTimeout(done, wait));
  }
}

const sought: Record<string, Promise<void>> = {};

/** Asks for the words of a language until they come. */
function seek(language: string): Promise<void> {
  return (sought[language] ??= until(() => isLoaded(language)));
}

/** Fetches the first words: the reader's, else the English ones meanwhile; `told` hears whether there are none. */
export async function firstWords(language: string, told: (areMissing: boolean) => void): Promise<void> {
  await until(
    async () => (await isLoaded(language)) || (await isLoaded(FALLBACK)),
    () => told(true),
  );
  told(false);
  void seek(language);
}

/** The words that the reader is spoken to with, the best first. */
function bundles(): readonly FluentBundle[] {
  return [spoken[settings.language], spoken[FALLBACK]].filter((bundle) => bundle !== undefined);
}

/** A message in the reader's language; a key that no catalogue has is its own text. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  let broken: string | undefined;
  for (const bundle of bundles()) {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, asRead(facts), errors);
    if (errors.length === 0) return text;
    broken ??= text;
  }
  // A translation that asks for what is not given must not take the page away: English says it, once it is there.
  if (broken !== undefined) void seek(FALLBACK);
  return broken ?? key;
}

function asRead(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(facts);
  return Object.fromEntries(
    entries.map(([name, fact]) => [name, typeof fact === 'number' ? new ReadersNumber(fact) : fact]),
  );
}

/** Whether there are words for a key. */
export function knows(key: string): boolean {
  return bundles().some((bundle) => bundle.hasMessage(key));
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
