// What there is to teach of a game: a folder may have a lessons.ts.
import type { Lessons } from '$lib/lessons';

const FOUND = import.meta.glob<{ LESSONS: Lessons }>('./*/lessons.ts');

/** The lessons of a game; none where it has no such file. */
export async function lessonsOf(game: string): Promise<Lessons> {
  const load = FOUND[`./${game.replaceAll('-', '_')}/lessons.ts`];
  return load ? (await load()).LESSONS : [];
}
