// What the server offers: games, seats, options, bots, and public tables.
import { fetchJson, fetchTextAndLanguage } from './api';
import { readBook, type RuleBook } from '$lib/learn/rulebook';
import { settings } from '$lib/app/settings.svelte';

export interface OptionInfo {
  name: string;
  kind: 'switch' | 'number' | 'choice' | 'data';
  default: unknown;
  choices: string[] | null;
  range: [number, number] | null;
  /** The seat counts that a value works with, for values that don't work with all (a switch: `true`). */
  seat_counts: Record<string, number[]>;
  about: string;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seat_counts: number[];
  default_seat_count: number;
  /** The numbers of players that the score pad supports; null if there is no pad. */
  pad: number[] | null;
  /** By number of players: the options that change what is counted. */
  pad_options: Record<string, string[]>;
  options: OptionInfo[];
}

/** A level of bots, and the drawings of its characters. */
export interface BotInfo {
  level: string;
  name: string;
  faces: string[];
}

export interface Catalogue {
  games: GameInfo[];
  bots: BotInfo[];
}

/** A table as seen from outside. */
export interface TableSummary {
  code: string;
  game: string;
  title: string;
  seats: number;
  free: number;
  running: boolean;
  people: string[];
  /** Whether it is a score pad. */
  pad: boolean;
}

export interface PublicTable extends TableSummary {
  watch_key: string;
}

const requests = new Map<string, Promise<Catalogue>>();

/** Games and bots in the reader's language; fetched once. */
export function catalogue(): Promise<Catalogue> {
  const path = `/api/games?language=${settings.language}`;
  const known = requests.get(path);
  if (known) return known;
  const fresh = fetchJson<Catalogue>(path);
  requests.set(path, fresh);
  // Don't cache failures.
  fresh.catch(() => requests.delete(path));
  return fresh;
}

/** The title of a game, or its name if it is unknown here. */
export function titleOf(games: readonly GameInfo[], name: string): string {
  return games.find((game) => game.name === name)?.title ?? name;
}

export async function publicTables(): Promise<PublicTable[]> {
  return (await fetchJson<{ tables: PublicTable[] }>('/api/tables')).tables;
}

/** The table or score pad that a code opens. */
export function findTable(code: string): Promise<TableSummary> {
  return fetchJson(`/api/tables/${encodeURIComponent(code)}?language=${settings.language}`);
}

/** The rules of a game in the reader's language, or in English if they are not translated. */
export async function ruleBook(game: string): Promise<RuleBook & { language: string }> {
  const path = `/api/rules/${encodeURIComponent(game)}?language=${settings.language}`;
  const { text, language } = await fetchTextAndLanguage(path);
  return { ...readBook(text), language: language || settings.language };
}
