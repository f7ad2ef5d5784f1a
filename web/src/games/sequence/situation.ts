// Whose turn it is and what they are about, in a sentence.
import { say } from '$lib/words.svelte';
import { offersOf } from './offers';
import type { Sight } from './sight';

export function situation(sight: Sight, names: readonly string[]): string {
  const nameOf = (seat: number) => names[seat] ?? '';
  const { outcome } = sight;
  if (outcome) {
    const sides = [...new Set(outcome.winners.map((seat) => outcome.teams[seat] ?? seat))];
    const [side] = sides;
    if (sides.length !== 1 || side === undefined) return say('seq-over-shared');
    const [winner, ...others] = outcome.winners;
    // Who plays alone is called by name.
    return others.length === 0 && winner !== undefined
      ? say('after-won', { count: 1, names: nameOf(winner) })
      : say('seq-over-won', { team: side + 1 });
  }
  if (sight.losing.length > 0) return say('seq-turn-losing', { names: sight.losing.map(nameOf).join(', ') });
  if (sight.choosing !== null) return say('seq-turn-choosing', { name: nameOf(sight.choosing) });
  if (sight.seat === null || sight.active !== sight.seat) {
    return say('seq-turn-other', { name: nameOf(sight.active) });
  }
  return offersOf(sight.legal_moves).pass ? say('seq-turn-pass') : say('seq-turn-mine');
}
