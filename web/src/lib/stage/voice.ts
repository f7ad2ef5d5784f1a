// What the shell has to say in a board's prompt line.
import { getContext, setContext } from 'svelte';
import type { Advice } from './advice.svelte';

export interface Voice {
  /** A tip or hint; it takes the place of the prompt. */
  readonly advice: Advice | null;
  /** Whether the connection is lost; nothing is more urgent. */
  readonly isCut: boolean;
  /** After the last move: goes on to the end of the match. */
  readonly ending: { text: string; label: string; run: () => void } | null;
}

const KEY = Symbol('voice');
const SILENT: Voice = { advice: null, isCut: false, ending: null };

export const provideVoice = (voice: Voice): Voice => setContext(KEY, voice);

/** The voice of the shell around; silent in a replay. */
export const shellVoice = (): Voice => getContext<Voice | undefined>(KEY) ?? SILENT;
