// What the server's view of Sushi Go! holds, and in which order it is drawn.
import type { View } from '$lib/scene';

/** What lies in front of a player; `seat` is null for the invisible one. */
export interface Place {
  seat: number | null;
  tray: string[];
  dipped: string[];
  desserts: number;
  score: number;
  worth: number;
}

export interface GoView extends View {
  round: number;
  round_turn: number;
  passes_right: boolean;
  hand: string[];
  hand_sizes: number[];
  known_hands: string[][];
  chosen: string | null;
  places: Place[];
  pile_size: number;
  controller: number | null;
  drawn: string | null;
}

/** Equal cards on one pile. */
export interface Pile {
  card: string;
  count: number;
  /** Whether each of them lies on a wasabi. */
  dipped: boolean;
}

function counted(cards: readonly string[], dipped: boolean): Pile[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count, dipped }));
}

/** Cards stacked by kind, those on wasabi last. */
export function pilesOf(tray: readonly string[], dipped: readonly string[] = []): Pile[] {
  return [...counted(tray, false), ...counted(dipped, true)];
}

/** The places of the others as one sees them: from the neighbour on the left round to the one on the right. */
export function placesAround(view: GoView): number[] {
  const own = view.seat;
  const seats = Array.from(
    { length: view.seat_count },
    (_, step) => ((own ?? -1) + 1 + step) % view.seat_count,
  );
  const beyond = view.places.map((_, place) => place).filter((place) => place >= view.seat_count);
  return [...seats.filter((seat) => seat !== own), ...beyond];
}

/** Who gets the hand of a seat when hands are passed. */
export function receiverOf(seat: number, seats: number, toRight: boolean): number {
  return (seat + (toRight ? seats - 1 : 1)) % seats;
}

/** From whom a seat gets its next hand. */
export function giverOf(seat: number, seats: number, toRight: boolean): number {
  return receiverOf(seat, seats, !toRight);
}

/** What another seat does with hands of the own seat's: gets it, or gives one. */
export type Trade = 'gets' | 'gives';

/** What a seat and the own one pass to each other; two simply swap, and need not be told. */
export function tradeOf(view: GoView, seat: number): Trade | null {
  if (view.seat === null || seat >= view.seat_count || view.seat_count === 2 || view.outcome) return null;
  if (receiverOf(view.seat, view.seat_count, view.passes_right) === seat) return 'gets';
  return giverOf(view.seat, view.seat_count, view.passes_right) === seat ? 'gives' : null;
}
