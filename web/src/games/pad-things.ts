// How a game draws what is counted on its score pad: a folder may have a PadThing.svelte.
import type { Component } from 'svelte';

export interface PadThingProps {
  /** What is counted. */
  name: string;
  /** Whose count it is. */
  player: number;
}

const FOUND = import.meta.glob<{ default: Component<PadThingProps> }>('./*/PadThing.svelte');

/** The drawings of a game's pad; null where it has none. */
export async function padThingOf(game: string): Promise<Component<PadThingProps> | null> {
  const load = FOUND[`./${game.replaceAll('-', '_')}/PadThing.svelte`];
  return load ? (await load()).default : null;
}
