// For tests: the lessons that apply to a view, in the order in which the coach gives them.
import type { View } from '$lib/table/scene';
import { learnt, nextLesson, type Lessons } from './lessons';

/** The keys of the lessons, without `prefix`. */
export function allLessons<SeatView extends View>(
  lessons: Lessons<SeatView>,
  view: SeatView,
  prefix: string,
): string[] {
  const keys: string[] = [];
  let known: string[] = [];
  for (let now = nextLesson(lessons, known, view); now; now = nextLesson(lessons, known, view)) {
    keys.push(now.key.replace(prefix, ''));
    known = learnt(lessons, known, now);
  }
  return keys;
}
