// How bots take a turn: joy at a line of their team, dismay at a broken line or a chip that was taken off.
import type { SequenceEvent, SequenceView } from './types';
import type { SeatReaction } from '$lib/feelings/bots';

export function reactionsTo(
  events: readonly SequenceEvent[],
  _before: SequenceView,
  after: SequenceView,
): SeatReaction[] {
  /** A team, whoever is next to play first. */
  const team = (number: number, reaction: SeatReaction['reaction']): SeatReaction[] =>
    Array.from({ length: after.seat_count }, (_, step) => (after.active + step) % after.seat_count)
      .filter((seat) => seat % after.team_count === number)
      .map((seat) => ({ seat, reaction }));
  return events.flatMap((event) => {
    if (event.event === 'line-completed') return team(event.team, 'nice');
    if (event.event === 'line-broken' || event.event === 'chip-removed') return team(event.team, 'ouch');
    return [];
  });
}
