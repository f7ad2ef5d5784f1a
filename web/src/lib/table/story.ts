// What has happened in a match, as the page lists it: in groups, such as turns, with pieces drawn between the words.
import type { GameEvent } from './scene';

/** An event with its words. */
export interface StoryItem<Event extends GameEvent = GameEvent> {
  number: number;
  event: Event;
  lines: string[];
}

/** A word, or a piece as boards name it with `data-about`. */
export type StoryPart = string | { piece: string };

/** What somebody did, in a line. */
export interface StoryLine {
  key: string;
  /** The number of its event. */
  number: number;
  /** Whose face and name stand before it; null for nobody's. */
  seat: number | null;
  parts: readonly StoryPart[];
  /** Points it brought. */
  points?: number;
  /** The same for readers, in a sentence; empty if nobody needs it. */
  words: string;
  isStrong?: boolean;
}

export interface StoryGroup {
  key: string;
  /** Its heading; empty for none. */
  title: string;
  lines: readonly StoryLine[];
}

/** The story of a game that has no story.ts: its events in words. */
export function plainStory(items: readonly StoryItem[]): StoryGroup[] {
  return items
    .filter(({ lines }) => lines.length > 0)
    .map((item) => ({ key: String(item.number), title: '', lines: linesInWords(item) }));
}

/** The words of an event as lines of a story. */
export function linesInWords({ number, lines }: StoryItem): StoryLine[] {
  return lines.map((text, index) => ({
    key: `${number}-${index}`,
    number,
    seat: null,
    parts: [text],
    words: text,
  }));
}

/** Gathers lines into groups. */
export class StoryBuilder {
  private groups: { key: string; title: string; lines: StoryLine[] }[] = [];

  /** Begins a group. */
  begin(key: string, title: string): void {
    this.groups.push({ key, title, lines: [] });
  }

  add(...lines: StoryLine[]): void {
    if (this.groups.length === 0) this.begin('first', '');
    this.groups.at(-1)?.lines.push(...lines);
  }

  /** The groups that have a line. */
  get story(): StoryGroup[] {
    return this.groups.filter(({ lines }) => lines.length > 0);
  }
}
