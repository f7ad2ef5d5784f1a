// What the server tells of a match of Sushi Roll, as the board reads it.
import type { View } from '$lib/scene';

export interface Place {
  seat: number;
  belt: string[];
  tray: string[];
  dipped: string[];
  puddings: number;
  menus: number;
  chopsticks: number;
  score: number;
  worth: number;
}

export interface Dice {
  dice: number;
  faces: string[];
}

export interface DiceSet {
  appetizer: Dice;
  maki: Dice;
  nigiri: Dice;
  special: Dice;
  pudding: Dice;
  source: string;
}

export interface RollView extends View {
  options: { dice: DiceSet };
  round: number;
  round_turn: number;
  red: number;
  places: Place[];
  supply: { menus: number; chopsticks: number; puddings: number };
  bag: string[];
}

export const KINDS = ['appetizer', 'maki', 'nigiri', 'special', 'pudding'] as const;

/** Equal faces together, each with how many there are. */
export function counted(faces: readonly string[]): [face: string, count: number][] {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}

/** The places in the order of seats, beginning after the reader's own; all of them for a spectator. */
export function othersOf(view: RollView, seat: number | null): Place[] {
  if (seat === null) return view.places;
  return [...view.places.slice(seat + 1), ...view.places.slice(0, seat)];
}
