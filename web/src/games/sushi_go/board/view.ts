// Who sits where, and who passes to whom.
import type { SushiGoView } from '../types';

/** The places of the others, clockwise from the left neighbour; then those that no player holds. */
export function placesAround(
  view: Pick<SushiGoView, 'seat' | 'seat_count'> & { places: readonly unknown[] },
): number[] {
  const own = view.seat;
  const seats = Array.from(
    { length: view.seat_count },
    (_, step) => ((own ?? -1) + 1 + step) % view.seat_count,
  );
  const beyond = view.places.map((_, place) => place).filter((place) => place >= view.seat_count);
  return [...seats.filter((seat) => seat !== own), ...beyond];
}

/** The seat that a seat passes its hand to. */
export function receiverOf(seat: number, seats: number, toRight: boolean): number {
  return (seat + (toRight ? seats - 1 : 1)) % seats;
}
