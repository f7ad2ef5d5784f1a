// Notes beside a player's name, on every board: away, a bot plays.
import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';
import { say } from '$lib/words/words.svelte';

export interface SeatNotes {
  /** That the player is away or a bot plays for them; empty if neither. */
  statusOf(seat: number): string;
}

const KEY = Symbol('seat notes');
const NOTHING: SeatNotes = { statusOf: () => '' };

/** Provides the notes of a live table to the components below. */
export function provideSeatNotes(table: () => Table): void {
  setContext<SeatNotes>(KEY, {
    statusOf(seat) {
      const info = table().info;
      const holder = info?.seats[seat];
      if (holder?.stand_in) return say('page-bot-plays');
      const person = info?.people.find((each) => each.person === holder?.person);
      return person && !person.present ? say('page-away') : '';
    },
  });
}

/** The notes of the table around; empty in a replay. */
export const seatNotes = () => getContext<SeatNotes | undefined>(KEY) ?? NOTHING;
