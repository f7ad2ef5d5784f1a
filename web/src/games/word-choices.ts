// How a game offers its moves in words: a folder may have a WordChoices.svelte, where a button for each move would
// be too many.
import type { Component } from 'svelte';
import type { Scene } from '$lib/scene';

export interface WordChoicesProps {
  scene: Scene;
  /** A move in words, as the server says it. */
  wordsOf: (move: string) => string;
  play: (move: string) => void;
}

const FOUND = import.meta.glob<{ default: Component<WordChoicesProps> }>('./*/WordChoices.svelte');

/** The choices of a game in words; null where each move has its button. */
export async function wordChoicesOf(game: string): Promise<Component<WordChoicesProps> | null> {
  const load = FOUND[`./${game.replaceAll('-', '_')}/WordChoices.svelte`];
  return load ? (await load()).default : null;
}
