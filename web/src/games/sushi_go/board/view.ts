// How the board arranges a view: piles of equal cards, the order of the places, who passes to whom.
import { counted } from '../../counted';
import type { SushiGoView } from '../types';

/** A pile of equal cards. */
export interface Pile {
  card: string;
  count: number;
  /** Whether each lies on a wasabi. */
  dipped: boolean;
}

function pile(cards: readonly string[], dipped: boolean): Pile[] {
  return counted(cards).map(([card, count]) => ({ card, count, dipped }));
}

/** Piles by kind of card, those on wasabi last. */
export function pilesOf(tray: readonly string[], dipped: readonly string[] = []): Pile[] {
  return [...pile(tray, false), ...pile(dipped, true)];
}

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

/** The seat that a seat gets its next hand from. */
export function giverOf(seat: number, seats: number, toRight: boolean): number {
  return receiverOf(seat, seats, !toRight);
}

/** Whether a neighbour gets your hand or gives you theirs. */
export type Trade = 'gets' | 'gives';

/** What a seat does with your hand; null with two players, who simply swap. */
export function tradeOf(
  view: Pick<SushiGoView, 'seat' | 'seat_count' | 'passes_right' | 'outcome'>,
  seat: number,
): Trade | null {
  if (view.seat === null || seat >= view.seat_count || view.seat_count === 2 || view.outcome) return null;
  if (receiverOf(view.seat, view.seat_count, view.passes_right) === seat) return 'gets';
  return giverOf(view.seat, view.seat_count, view.passes_right) === seat ? 'gives' : null;
}
