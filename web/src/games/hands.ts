// How a game shows a hand that is open to all, in the replay of a match: a folder may have an OpenHand.svelte.
import type { Component } from 'svelte';
import type { View } from '$lib/scene';

export interface OpenHandProps {
  /** The view of the seat that holds the hand. */
  view: View;
}

const FOUND = import.meta.glob<{ default: Component<OpenHandProps> }>('./*/OpenHand.svelte');

/** The hands of a game; null where it has nothing hidden. */
export async function openHandOf(game: string): Promise<Component<OpenHandProps> | null> {
  const load = FOUND[`./${game.replaceAll('-', '_')}/OpenHand.svelte`];
  return load ? (await load()).default : null;
}
