// Finished matches: what the server keeps of them.
import type { TextBlock } from '../wire';
import { ask } from './api';
import type { Happening, Outcome, View } from './scene';

export interface ReplayStep {
  move: { seat: number; text: string | null; timed_out: boolean } | null;
  events: Happening[];
  lines: string[][];
  blocks: TextBlock[][];
  view: View;
  /** Each seat's view, where nothing is hidden. */
  views?: View[];
  /** The table in words, if it was asked for. */
  table?: TextBlock[];
}

export interface ReplayData {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  sides: number[];
  perspective: string;
  outcome: Outcome | null;
  steps: ReplayStep[];
}

export interface Verdict {
  good: boolean;
  problems: { place: string; reason: string; text: string }[];
}

/** Where a record can be downloaded. */
export function recordPath(record: string): string {
  return `/api/records/${encodeURIComponent(record)}`;
}

/** Whether seed, moves and outcome of a record fit together. */
export function verify(record: string, language: string): Promise<Verdict> {
  return ask(`${recordPath(record)}/verify?language=${language}`);
}

/** Every step of a match as a seat saw it, a spectator (`spectator`), or with nothing hidden (`all`). */
export function fetchReplay(
  record: string,
  perspective: string,
  language: string,
  inWords = false,
): Promise<ReplayData> {
  const words = inWords ? '&words' : '';
  return ask(`${recordPath(record)}/replay?seat=${perspective}&language=${language}${words}`);
}
