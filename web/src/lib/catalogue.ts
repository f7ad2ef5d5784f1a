// What can be played here, as the server tells it: games, seats, options, bots, and the public tables.
import { ask, askTold } from './api';
import { readBook, type RuleBook } from './rulebook';
import { settings } from './settings.svelte';

export interface OptionInfo {
  name: string;
  kind: 'switch' | 'number' | 'choice' | 'data';
  default: unknown;
  choices: string[] | null;
  range: [number, number] | null;
  /** By value (of a switch: true): the numbers of seats that it goes with, where these are not all. */
  seat_counts: Record<string, number[]>;
  about: string;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seat_counts: number[];
  default_seat_count: number;
  /** For how many players there is a score pad; null where there is none. */
  pad: number[] | null;
  /** By their number: the options that change what is counted. */
  pad_options: Record<string, string[]>;
  options: OptionInfo[];
}

export interface Catalogue {
  games: GameInfo[];
  bots: { level: string; name: string }[];
}

/** A table as those see it who are not at it. */
export interface TableOutside {
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

export interface PublicTable extends TableOutside {
  watch_key: string;
}

const asked = new Map<string, Promise<Catalogue>>();

/** Games and bots in the reader's language; asked for once. */
export function catalogue(): Promise<Catalogue> {
  const path = `/api/games?language=${settings.language}`;
  const known = asked.get(path);
  if (known) return known;
  const fresh = ask<Catalogue>(path);
  asked.set(path, fresh);
  // A failure is no answer to keep.
  fresh.catch(() => asked.delete(path));
  return fresh;
}

/** What a game is called; its name where it is not known here. */
export function titleOf(games: readonly GameInfo[], name: string): string {
  return games.find((game) => game.name === name)?.title ?? name;
}

export async function publicTables(): Promise<PublicTable[]> {
  return (await ask<{ tables: PublicTable[] }>('/api/tables')).tables;
}

/** What a code opens. */
export function behind(code: string): Promise<TableOutside> {
  return ask(`/api/tables/${encodeURIComponent(code)}?language=${settings.language}`);
}

/** The rules of a game in the reader's language, or in English if nobody has translated them. */
export async function ruleBook(game: string): Promise<RuleBook & { language: string }> {
  const path = `/api/rules/${encodeURIComponent(game)}?language=${settings.language}`;
  const { text, language } = await askTold(path);
  return { ...readBook(text), language: language || settings.language };
}
