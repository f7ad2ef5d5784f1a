// Notes beside a player's name, on every board: away, a bot plays, a reaction.
import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';
import { say } from '$lib/words/words.svelte';

export interface SeatNotes {
  /** That the player is away or a bot plays for them; empty if neither. */
  statusOf(seat: number): string;
  /** The player's last reaction, and when it was sent. */
  reactionOf(seat: number): { words: string; when: number } | null;
}

const KEY = Symbol('seat notes');
const NOTHING: SeatNotes = { statusOf: () => '', reactionOf: () => null };

/** Provides the notes of a live table to the components below. */
export function provideSeatNotes(table: () => Table): void {
  const personAt = (seat: number) => table().info?.seats[seat]?.person ?? null;
  setContext<SeatNotes>(KEY, {
    statusOf(seat) {
      const info = table().info;
      if (info?.seats[seat]?.stand_in) return say('page-bot-plays');
      const person = info?.people.find((each) => each.person === personAt(seat));
      return person && !person.present ? say('page-away') : '';
    },
    reactionOf(seat) {
      const person = personAt(seat);
      const last = table().reactions.findLast((each) => each.person === person);
      return person !== null && last
        ? { words: say(`page-reaction-${last.reaction}`), when: last.when }
        : null;
    },
  });
}

/** The notes of the table around; empty in a replay. */
export const seatNotes = () => getContext<SeatNotes | undefined>(KEY) ?? NOTHING;
