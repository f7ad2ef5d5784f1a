// How the board arranges a view.
import type { Place } from './types';

export const KINDS = ['appetizer', 'maki', 'nigiri', 'special', 'pudding'] as const;

/** The places of the others, beginning after your seat; all places for a spectator. */
export function othersOf<Seat extends Pick<Place, 'seat'>>(places: Seat[], seat: number | null): Seat[] {
  if (seat === null) return places;
  return [...places.slice(seat + 1), ...places.slice(0, seat)];
}
