// What the coach says in a first match: one tip at a time, about pieces that are on the screen.
import type { FluentVariable } from '@fluent/bundle';
import type { View } from '$lib/table/scene';

export interface Lesson<SeatView extends View = View> {
  /** The key of its message. */
  key: string;
  /** Whether everything it says is true in a view, and its pieces are there. Asked only when the reader has to move. */
  when: (view: SeatView) => boolean;
  /** The pieces it speaks of, by their `data-piece`; the arrow points at the first. At least one where `when` holds. */
  points: (view: SeatView) => string[];
  /** Whether the reader has done what it says since it was shown; by default any move does. */
  isDone?: (view: SeatView, shown: SeatView) => boolean;
  /** The variables of its message; `names` are the players' names by seat. */
  facts?: (view: SeatView, names: readonly string[]) => Record<string, FluentVariable>;
}

/** The lessons of a game: where several are true, the first that is new comes first. */
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

/** The known lessons after another one; after all of them, `DONE`. */
export function learnt(lessons: Lessons<never>, known: readonly string[], key: string): string[] {
  const keys = [...known.filter((each) => each !== key), key];
  return lessons.every((lesson) => keys.includes(lesson.key)) ? [DONE] : keys;
}

/** Whether the reader has moved since a view. */
export function hasMoved(view: View, shown: View): boolean {
  return view.turn !== shown.turn || !view.due.includes(view.seat ?? -1);
}
