// How the board arranges a view.
import type { Place } from './types';

export const KINDS = ['appetizer', 'maki', 'nigiri', 'special', 'pudding'] as const;

/** The distinct faces, each with its count. */
export function counted<Face extends string>(faces: readonly Face[]): [face: Face, count: number][] {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}

/** The places of the others, beginning after your seat; all places for a spectator. */
export function othersOf<Seat extends Pick<Place, 'seat'>>(places: Seat[], seat: number | null): Seat[] {
  if (seat === null) return places;
  return [...places.slice(seat + 1), ...places.slice(0, seat)];
}
