// For tests: the lessons that are true of a view, in their order.
import type { View } from '$lib/table/scene';
import type { Lessons } from './lessons';

/** The keys of the lessons, without `prefix`. */
export function allLessons<SeatView extends View>(
  lessons: Lessons<SeatView>,
  view: SeatView,
  prefix: string,
): string[] {
  return lessons.filter((lesson) => lesson.when(view)).map(({ key }) => key.replace(prefix, ''));
}
