// How players feel right now: what people show with their reactions, and how bots take what has just happened.
import type { Reaction } from '../../wire';
import type { Mood } from '$lib/table/face';

/** How long a feeling is shown. */
export const SHOWN_FOR = 4_000;

/** The face that goes with each reaction. */
export const MOOD_OF: Record<Reaction, Mood> = {
  hello: 'happy',
  nice: 'happy',
  wow: 'surprised',
  thanks: 'happy',
  ouch: 'dismayed',
  sorry: 'dismayed',
  thinking: 'thinking',
  hurry: 'smug',
};

/** In the order in which they are offered. */
export const REACTIONS = [
  ...(['hello', 'nice', 'wow', 'thanks'] as const),
  ...(['ouch', 'sorry', 'thinking', 'hurry'] as const),
] satisfies readonly Reaction[];

export interface Feeling {
  id: number;
  /** Who feels it: somebody at the table, or the bot of a seat. */
  person: string | null;
  seat: number | null;
  reaction: Reaction;
  /** Whether it pops up as a bubble; otherwise only the face changes. */
  isLoud: boolean;
}

export class Feelings {
  /** All that are shown now, the latest last. */
  list = $state.raw<readonly Feeling[]>([]);
  private ids = 0;

  add(feeling: Omit<Feeling, 'id'>): void {
    const id = ++this.ids;
    const { person, seat } = feeling;
    // A new feeling replaces the last one.
    const others = this.list.filter((each) => each.person !== person || each.seat !== seat);
    this.list = [...others, { ...feeling, id }];
    setTimeout(() => (this.list = this.list.filter((each) => each.id !== id)), SHOWN_FOR);
  }

  /** The face of whoever sits in a seat; undefined if they feel nothing special. */
  moodOf(seat: number, person: string | null): Mood | undefined {
    const isTheirs = (each: Feeling) => (person === null ? each.seat === seat : each.person === person);
    const last = this.list.findLast(isTheirs);
    return last && MOOD_OF[last.reaction];
  }
}
