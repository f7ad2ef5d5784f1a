// Whose turn it is and what they have to do, in a sentence.
import { say } from '$lib/words/words.svelte';
import { offersOf } from '../offers';
import type { SequenceView } from '../types';

export function situation(view: SequenceView, names: readonly string[]): string {
  const nameOf = (seat: number) => names[seat] ?? '';
  const { outcome } = view;
  if (outcome) {
    const sides = [...new Set(outcome.winners.map((seat) => outcome.teams[seat] ?? seat))];
    const [side] = sides;
    if (sides.length !== 1 || side === undefined) return say('seq-over-shared');
    const [winner, ...others] = outcome.winners;
    // A single player is called by name.
    return others.length === 0 && winner !== undefined
      ? say('after-won', { count: 1, names: nameOf(winner) })
      : say('seq-over-won', { team: side + 1 });
  }
  if (view.losing.length > 0) return say('seq-turn-losing', { names: view.losing.map(nameOf).join(', ') });
  if (view.choosing !== null) return say('seq-turn-choosing', { name: nameOf(view.choosing) });
  if (view.seat === null || view.active !== view.seat) {
    return say('seq-turn-other', { name: nameOf(view.active) });
  }
  return offersOf(view.legal_moves).pass ? say('seq-turn-pass') : say('seq-turn-mine');
}
