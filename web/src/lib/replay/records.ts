// The server's records of finished matches.
import type { Told } from '$lib/results/highlights';
import type { About, TextBlock } from '../../wire';
import { fetchJson } from '$lib/net/api';
import type { GameEvent, Outcome, View } from '$lib/table/scene';

export interface ReplayStep {
  move: { seat: number; text: string | null; timed_out: boolean } | null;
  events: GameEvent[];
  lines: string[][];
  blocks: TextBlock[][];
  view: View;
  /** The view of each seat, if nothing is hidden. */
  views?: View[];
  /** The table in words, if requested. */
  table?: TextBlock[];
}

export interface ReplayData {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  /** How each player looked; `bot` is a bot's level. */
  faces: { face: string; colour: number; bot: string | null }[];
  sides: number[];
  perspective: string;
  outcome: Outcome | null;
  highlights: Told;
  steps: ReplayStep[];
}

export interface Verdict {
  good: boolean;
  problems: { place: string; reason: string; text: string }[];
}

/** The address of a record's file. */
export function recordPath(record: string): string {
  return `/api/records/${encodeURIComponent(record)}`;
}

/** Checks that the seed, moves and outcome of a record fit together. */
export function verify(record: string, language: string): Promise<Verdict> {
  return fetchJson(`${recordPath(record)}/verify?language=${language}`);
}

/** Every step of a match, as seen by a seat, by a spectator (`spectator`), or with nothing hidden (`all`). */
export function fetchReplay(
  record: string,
  perspective: string,
  language: string,
  inWords = false,
): Promise<ReplayData> {
  const words = inWords ? '&words' : '';
  return fetchJson(`${recordPath(record)}/replay?seat=${perspective}&language=${language}${words}`);
}

/** What a seat or a spectator could know about a piece after a step. */
export function fetchAbout(
  record: string,
  perspective: string,
  language: string,
  at: number,
  piece: string,
): Promise<About> {
  const query = `seat=${perspective}&language=${language}&at=${at}&piece=${encodeURIComponent(piece)}`;
  return fetchJson(`${recordPath(record)}/about?${query}`);
}
