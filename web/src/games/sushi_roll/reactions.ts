// How bots take a turn: dismay at a die that was swapped away, joy at a set of their own.
import { joyAt } from '../sushi/reactions';
import type { SushiRollEvent, SushiRollView } from './types';
import type { SeatReaction } from '$lib/feelings/bots';

export function reactionsTo(
  events: readonly SushiRollEvent[],
  before: SushiRollView,
  after: SushiRollView,
): SeatReaction[] {
  const robbed = events.flatMap((event) =>
    event.event === 'dice-swapped' ? [{ seat: event.other, reaction: 'ouch' as const }] : [],
  );
  return [...robbed, ...(before.round === after.round ? joyAt(before.places, after.places) : [])];
}
