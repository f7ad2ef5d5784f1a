// The coach of a first match: which tip is shown now, and when it goes. Knows no screen.
import type { FluentVariable } from '@fluent/bundle';
import type { View } from '$lib/table/scene';
import { DONE, hasMoved, learnt, nextLesson, type Lesson, type Lessons } from './lessons';

/** What the coach has to know of a match; read again whenever it changes. */
export interface Course {
  /** Whether tips are wanted: a running match with a seat of one's own. */
  readonly isOn: boolean;
  readonly lessons: Lessons;
  readonly names: readonly string[];
  /** Counts the matches at this table. */
  readonly match: number;
  readonly view: View | null;
  /** The lessons that the reader has had, kept on the device. */
  known: readonly string[];
}

export interface Tip {
  key: string;
  facts: Record<string, FluentVariable>;
  pieces: readonly string[];
}

interface Shown {
  match: number;
  lesson: Lesson;
  view: View;
}

export class Coach {
  /** The turn for which the reader has had enough tips. */
  private quietTurn = $state<string | null>(null);
  private shown: Shown | null = null;

  constructor(private readonly course: Course) {}

  /** The lesson that is true now and new. There is none while others play, nor after *Got it* until the next turn. */
  private readonly lesson = $derived.by((): Lesson | null => {
    const { isOn, view, lessons, known } = this.course;
    if (!isOn || !view || !isDue(view) || this.quietTurn === this.turn) return null;
    return nextLesson(lessons, known, view);
  });

  readonly tip = $derived.by((): Tip | null => {
    const { lesson } = this;
    const { view, names } = this.course;
    if (!lesson || !view) return null;
    return { key: lesson.key, facts: lesson.facts?.(view, names) ?? {}, pieces: lesson.points(view) };
  });

  /** Call it for every new view: a tip is known once the reader has done what it says. */
  follow(): void {
    const { course, shown, lesson } = this;
    const { view, match } = course;
    if (shown && view && shown.match === match) {
      const isDone = shown.lesson.isDone ?? hasMoved;
      if (isDone(view, shown.view)) this.learn(shown.lesson.key);
    }
    if (view && lesson && (shown?.lesson !== lesson || shown.match !== match)) {
      this.shown = { match, lesson, view };
    } else if (!lesson && (!shown || course.known.includes(shown.lesson.key))) {
      this.shown = null;
    }
  }

  /** *Got it*: no more tips in this turn. The next one comes in a later turn, if something new is true then. */
  gotIt(): void {
    if (!this.lesson) return;
    const { key } = this.lesson;
    this.quietTurn = this.turn;
    this.learn(key);
  }

  /** The reader knows the game. */
  off(): void {
    this.course.known = [DONE];
  }

  private get turn(): string {
    return `${this.course.match} ${this.course.view?.turn ?? ''}`;
  }

  private learn(key: string): void {
    const { known, lessons } = this.course;
    if (known.includes(key) || known.includes(DONE)) return;
    this.course.known = learnt(lessons, known, key);
  }
}

const isDue = (view: View) => view.seat !== null && view.due.includes(view.seat);
