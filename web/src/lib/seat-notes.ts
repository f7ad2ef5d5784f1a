// What is to be said of whoever sits on a seat, beside the name: boards show it, whatever else they draw.
import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';
import { say } from './words.svelte';

export interface SeatNotes {
  /** Whether somebody is away, or a bot plays for them; empty where nothing is to be said. */
  stateOf(seat: number): string;
  /** The last sign that somebody showed, and when. */
  signOf(seat: number): { words: string; when: number } | null;
}

const KEY = Symbol('seat notes');
const NOTHING: SeatNotes = { stateOf: () => '', signOf: () => null };

/** Lets the board below tell of the people at a live table. */
export function tellSeats(table: () => Table): void {
  const personOn = (seat: number) => table().info?.seats[seat]?.person ?? null;
  setContext<SeatNotes>(KEY, {
    stateOf(seat) {
      const info = table().info;
      if (info?.seats[seat]?.stand_in) return say('page-bot-plays');
      const person = info?.people.find((each) => each.person === personOn(seat));
      return person && !person.present ? say('page-away') : '';
    },
    signOf(seat) {
      const person = personOn(seat);
      const last = table().reactions.findLast((each) => each.person === person);
      return person !== null && last
        ? { words: say(`page-reaction-${last.reaction}`), when: last.when }
        : null;
    },
  });
}

/** What the place around tells; a replay tells nothing. */
export const seatNotes = () => getContext<SeatNotes | undefined>(KEY) ?? NOTHING;
