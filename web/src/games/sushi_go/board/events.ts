// What an update brought, sorted for the board: the cards laid down, where the hands went, the points.
import type { Batch } from '$lib/table/scene';
import type { TextBlock } from '../../../wire';
import { pickOf } from './picks';
import type { DessertsScored, RoundScored, SushiGoEvent, SushiGoView } from '../types';

/** The cards that were revealed together, by place. */
export type Reveal = Record<number, string[]>;

/** A scoring in words. */
export interface ScoreNote {
  heading: string;
  blocks: TextBlock[];
}

function lay(reveal: Reveal, place: number, ...cards: (string | undefined)[]): void {
  reveal[place] = [...(reveal[place] ?? []), ...cards.filter((card) => card !== undefined)];
}

/** The newest reveal, with last cards that were laid down after it; null if there was none. */
export function lastReveal(events: readonly SushiGoEvent[], seats: number): Reveal | null {
  let reveal: Reveal | null = null;
  for (const event of events) {
    if (event.event === 'cards-revealed') {
      reveal = {};
      for (const [seat, text] of event.picks.entries()) {
        if (text === null) continue;
        const pick = pickOf(text);
        lay(reveal, seat, pick.first, pick.second);
        if (pick.invisible) lay(reveal, seats, pick.invisible);
      }
    } else if (event.event === 'last-card-laid') {
      lay((reveal ??= {}), event.seat, event.card);
    }
  }
  return reveal;
}

/** The direction in which hands were last passed; null if they were not. */
export function passing(events: readonly SushiGoEvent[]): 'left' | 'right' | null {
  const passed = events.findLast((event) => event.event === 'hands-passed');
  if (!passed) return null;
  return passed.to_right ? 'right' : 'left';
}

function isScoring(event: SushiGoEvent): event is RoundScored | DessertsScored {
  return event.event === 'round-scored' || event.event === 'desserts-scored';
}

/** The points that each place gained. */
export function gains(events: readonly SushiGoEvent[]): Record<number, number> {
  const points: Record<number, number> = {};
  for (const { scoring } of events.filter(isScoring)) {
    for (const place of scoring.places) {
      points[place.place] = (points[place.place] ?? 0) + place.points;
    }
  }
  return points;
}

/** The scorings of the newest scored round, in the words that came with them. */
export function scoreNotes(batch: Pick<Batch<SushiGoView, SushiGoEvent>, 'events' | 'words'>): ScoreNote[] {
  const round = batch.events.findLastIndex((event) => event.event === 'round-scored');
  if (round < 0) return [];
  return batch.events.flatMap((event, index) => {
    const words = batch.words[index];
    if (index < round || !isScoring(event) || !words?.blocks.length) return [];
    return [{ heading: words.lines.join(' '), blocks: words.blocks }];
  });
}
