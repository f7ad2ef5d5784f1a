// What an update brought, sorted for the board.
import type { SushiGoEvent } from '../types';

/** The pieces that were laid together, by place. */
export type Reveal = Record<number, readonly string[]>;

/** How many turns ended. */
export const turnsIn = (events: readonly SushiGoEvent[]): number =>
  events.filter(({ event }) => event === 'cards-revealed').length;

/** The direction in which hands were last passed; null if they were not. */
export function passing(events: readonly SushiGoEvent[]): 'left' | 'right' | null {
  const passed = events.findLast((event) => event.event === 'hands-passed');
  if (!passed) return null;
  return passed.to_right ? 'right' : 'left';
}
