// How bots take what everyone has seen: now and then one of them shows it.
import type { GameEvent, View } from '$lib/table/scene';
import type { Reaction } from '../../wire';

/** What a seat could show. */
export interface SeatReaction {
  seat: number;
  reaction: Reaction;
}

/** What reactions.ts of a game exports: who could react to an update, the most moved first. */
export type ReactionsTo = (
  events: readonly GameEvent[],
  before: View | null,
  after: View,
) => readonly SeatReaction[];

/** How many turns pass at least between two reactions of bots. */
const REST = 3;

/** Lets one bot react at a time, and not too often. */
export class BotFeelings {
  private lastTurn = -Infinity;
  private match = -1;

  /** Which bot reacts to an update, if any. */
  choose(
    match: number,
    { events, before, after }: { events: readonly GameEvent[]; before: View | null; after: View },
    isBot: (seat: number) => boolean,
    reactionsTo: ReactionsTo | null,
  ): SeatReaction | null {
    if (match !== this.match) this.lastTurn = -Infinity;
    this.match = match;
    // Whoever comes back to a match sees its past at once.
    if (!before) return after.turn === 0 ? this.greeting(match, after, isBot) : null;
    if (after.outcome || after.turn - this.lastTurn < REST) return null;
    const chosen = reactionsTo?.(events, before, after).find(({ seat }) => isBot(seat)) ?? null;
    if (chosen) this.lastTurn = after.turn;
    return chosen;
  }

  /** At the start one bot says hello; in the rematch another one. */
  private greeting(
    match: number,
    { seat_count: count, turn }: View,
    isBot: (seat: number) => boolean,
  ): SeatReaction | null {
    const bots = Array.from({ length: count }, (_, seat) => seat).filter(isBot);
    const seat = bots[match % (bots.length || 1)];
    this.lastTurn = turn;
    return seat === undefined ? null : { seat, reaction: 'hello' };
  }
}
