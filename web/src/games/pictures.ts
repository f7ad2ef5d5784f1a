// How a game draws the pictures of its rule book: a folder may have a Picture.svelte.
import type { Component } from 'svelte';

export interface PictureProps {
  /** As it stands in the rule book; see lib/picture.ts. */
  mark: string;
}

const FOUND = import.meta.glob<{ default: Component<PictureProps> }>('./*/Picture.svelte');

/** The pictures of a game; null where it has none. */
export async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  const load = FOUND[`./${game.replaceAll('-', '_')}/Picture.svelte`];
  return load ? (await load()).default : null;
}
