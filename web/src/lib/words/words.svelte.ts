// Messages from the server's Fluent catalogues, in the reader's language, with English as the fallback.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetchText } from '$lib/net/api';
import { FALLBACK, languageOf } from './languages';
import { locales, NUMBER, ReadersNumber } from './numbers';
import './plurals';
import { saveSettings, settings } from '$lib/app/settings.svelte';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

const loaded = $state<Record<string, FluentBundle>>({});

async function bundleOf(language: string, address: string): Promise<FluentBundle> {
  const text = await fetchText(address);
  const bundle = new FluentBundle(locales(language), { useIsolating: false, functions: { NUMBER } });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Loads the words of a language, and the English ones if it lacks some; those may come later. */
export async function loadWords(language: string): Promise<void> {
  if (loaded[language]) return;
  const { words, fallback } = languageOf(language);
  const english = fallback ? loadWords(FALLBACK).catch(() => void keepLoading(FALLBACK)) : undefined;
  const [own] = await Promise.all([bundleOf(language, words), english]);
  loaded[language] ??= own;
}

function isLoaded(language: string): Promise<boolean> {
  return loadWords(language).then(
    () => true,
    () => false,
  );
}

/** Retries with exponential back-off until it succeeds. */
async function until(isDone: () => Promise<boolean>, failed?: () => void): Promise<void> {
  for (let wait = FIRST_WAIT; !(await isDone()); wait = Math.min(2 * wait, LONGEST_WAIT)) {
    failed?.();
    await new Promise((done) => setTimeout(done, wait));
  }
}

const pending: Record<string, Promise<void>> = {};

/** Retries loading a language until it succeeds. */
function keepLoading(language: string): Promise<void> {
  return (pending[language] ??= until(() => isLoaded(language)));
}

/** Loads the reader's language, or English meanwhile; `report` is called with whether there are no words yet. */
export async function firstWords(language: string, report: (areMissing: boolean) => void): Promise<void> {
  await until(
    async () => (await isLoaded(language)) || (await isLoaded(FALLBACK)),
    () => report(true),
  );
  report(false);
  void keepLoading(language);
}

/** The loaded languages, the preferred one first. */
function bundles(): readonly FluentBundle[] {
  return [loaded[settings.language], loaded[FALLBACK]].filter((bundle) => bundle !== undefined);
}

/** A message in the reader's language; an unknown key is its own text. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  let broken: string | undefined;
  for (const bundle of bundles()) {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, withReadersNumbers(facts), errors);
    if (errors.length === 0) return text;
    broken ??= text;
  }
  // A translation with unknown variables must not break the page: use English once it is loaded.
  if (broken !== undefined) void keepLoading(FALLBACK);
  return broken ?? key;
}

function withReadersNumbers(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(facts);
  return Object.fromEntries(
    entries.map(([name, fact]) => [name, typeof fact === 'number' ? new ReadersNumber(fact) : fact]),
  );
}

/** Whether there is a message for a key. */
export function hasMessage(key: string): boolean {
  return bundles().some((bundle) => bundle.hasMessage(key));
}

let wanted: string | undefined;

/** Changes the language once its words are loaded, so that nothing flickers. */
export async function setLanguage(language: string): Promise<void> {
  wanted = language;
  await loadWords(language);
  // Another language was chosen meanwhile.
  if (wanted !== language) return;
  settings.language = language;
  saveSettings();
}

/** “Anna, Jón and Ewa”, in the reader's language. */
export function formatList(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  if (things.length < 2) return last;
  return say('page-list-and', { first: things.slice(0, -1).join(', '), last });
}
