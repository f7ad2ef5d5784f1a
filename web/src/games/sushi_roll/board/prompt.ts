// What the prompt says.
import { say } from '$lib/words/words.svelte';
import type { Choice } from '../choice.svelte';
import type { Holding } from './held.svelte';

interface Now {
  /** What is happening, in words. */
  caption: string;
  /** My own move, until the server has it. */
  holding: Holding;
  /** The names of those who must move. */
  due: string;
}

export function promptOf(choice: Choice, { caption, holding, due }: Now): string {
  if (choice.isOffline) return say('page-cut');
  if (caption) return caption;
  if (holding.isOpen) return say('roll-page-prompt-held');
  if (holding.isSent) return '';
  if (!choice.canTake) return due ? say('roll-page-prompt-wait', { name: due }) : '';
  if (choice.mode === 'roll') return say('roll-page-prompt-roll');
  if (choice.mode === 'swap') {
    if (choice.wanted) return say('roll-page-prompt-swap-give');
    return say(choice.marked.length ? 'roll-page-prompt-swap-get' : 'roll-page-prompt-swap');
  }
  return say(choice.canRoll || choice.canSwap ? 'roll-page-prompt-tokens' : 'roll-page-prompt-take');
}

/** What the prompt is more urgent than: what to press comes before a hint, what can be taken back before a tip. */
export function urgencyOf(choice: Choice, holding: Holding, isPlaying: boolean): 'tips' | 'all' | null {
  if (choice.mode !== 'take') return 'all';
  return holding.isOpen || (isPlaying && !choice.canTake) ? 'tips' : null;
}
