// What the coach says in somebody's first match: one thing at a time, when what is seen makes it true.
import type { FluentVariable } from '@fluent/bundle';
import type { View } from './scene';

export interface Lesson<Seen extends View = View> {
  /** Its words in the catalogues. */
  key: string;
  /** Whether what the server shows is what it speaks of. */
  when: (view: Seen) => boolean;
  /** Whether it tells what to press now: then it is not for reading while others move. */
  asks?: boolean;
  facts?: (view: Seen) => Record<string, FluentVariable>;
}

/** Those of a game: the first is for the first move, the last ends the teaching, and what may be rare comes first. */
export type Lessons<Seen extends View = View> = readonly Lesson<Seen>[];

/** Instead of the names of lessons: all is known. */
export const DONE = 'done';

/** What is to be said now, if anything. */
export function nextLesson(lessons: Lessons, known: readonly string[], view: View): Lesson | null {
  if (known.includes(DONE)) return null;
  return lessons.find((lesson) => !known.includes(lesson.key) && lesson.when(view)) ?? null;
}

/** What is known after a lesson; with the last one, everything. */
export function learnt(lessons: Lessons, known: readonly string[], lesson: Lesson): string[] {
  return lesson === lessons.at(-1) ? [DONE] : [...known, lesson.key];
}
