// What has happened in a match, as the page lists it.
import type { GameEvent } from './scene';
import { hasMessage, say } from '$lib/words/words.svelte';

/** An event with its words. */
export interface StoryItem {
  number: number;
  event: GameEvent;
  lines: string[];
}

/** A name as the match stores it; bots are stored by their level. */
export function nameInWords(name: string): string {
  return name.replace(/^[a-z-]+(?=$| \d+$)/, (level) =>
    hasMessage(`bot-${level}`) ? say(`bot-${level}`) : level,
  );
}
