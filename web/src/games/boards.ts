// One folder per game, with a Board.svelte: nothing lists them. A game without one is drawn plainly.
import type { Component } from 'svelte';
import type { BoardProps } from '$lib/scene';

const FOUND = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');

/** The board of a game, fetched when it is needed. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const folder = game.replaceAll('-', '_');
  const load = FOUND[`./${folder}/Board.svelte`] ?? FOUND['./plain/Board.svelte'];
  if (!load) throw new Error('there is no board at all');
  return (await load()).default;
}
