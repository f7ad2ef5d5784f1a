// What the coach says in a first match: one lesson at a time, when the view makes it relevant.
import type { FluentVariable } from '@fluent/bundle';
import type { View } from '$lib/table/scene';

export interface Lesson<SeatView extends View = View> {
  /** The key of its message. */
  key: string;
  /** Whether it applies to a view. */
  when: (view: SeatView) => boolean;
  /** Whether it says what to press now: then it is hidden while others play. */
  asks?: boolean;
  facts?: (view: SeatView) => Record<string, FluentVariable>;
}

/** The lessons of a game: the first is for the first move, the last ends the coaching; between them rare ones come first. */
export type Lessons<SeatView extends View = View> = readonly Lesson<SeatView>[];

/** Stands for all lessons. */
export const DONE = 'done';

/** The lesson to show now, if any. */
export function nextLesson<SeatView extends View>(
  lessons: Lessons<SeatView>,
  known: readonly string[],
  view: SeatView,
): Lesson<SeatView> | null {
  if (known.includes(DONE)) return null;
  return lessons.find((lesson) => !known.includes(lesson.key) && lesson.when(view)) ?? null;
}

/** The known lessons after another one; after the last one, all of them. */
export function learnt<SeatView extends View>(
  lessons: Lessons<SeatView>,
  known: readonly string[],
  lesson: Lesson<SeatView>,
): string[] {
  return lesson === lessons.at(-1) ? [DONE] : [...known, lesson.key];
}
