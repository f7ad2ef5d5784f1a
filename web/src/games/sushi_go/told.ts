// What an update brought, sorted for the board: who laid what down, where hands went, what a round was worth.
import type { Batch, Happening } from '$lib/scene';
import type { EventWords, TextBlock } from '../../wire';
import { pickOf } from './picks';

/** The cards that came down in one reveal, by place. */
export type Reveal = Record<number, string[]>;

/** A scoring in words. */
export interface Tale {
  heading: string;
  blocks: TextBlock[];
}

interface Scored {
  scoring: { places: { place: number; points: number }[] };
}

function laid(reveal: Reveal, place: number, ...cards: (string | undefined)[]): void {
  reveal[place] = [...(reveal[place] ?? []), ...cards.filter((card) => card !== undefined)];
}

/** The newest reveal among happenings, with last cards that were laid down after it; null if there was none. */
export function lastReveal(happenings: readonly Happening[], seats: number): Reveal | null {
  let reveal: Reveal | null = null;
  for (const happening of happenings) {
    if (happening.event === 'cards-revealed') {
      reveal = {};
      for (const [seat, text] of (happening.picks as (string | null)[]).entries()) {
        if (text === null) continue;
        const pick = pickOf(text);
        laid(reveal, seat, pick.first, pick.second);
        if (pick.invisible) laid(reveal, seats, pick.invisible);
      }
    } else if (happening.event === 'last-card-laid') {
      laid((reveal ??= {}), happening.seat as number, happening.card as string);
    }
  }
  return reveal;
}

/** Whether hands were passed on, and to which side, after the newest reveal. */
export function passing(happenings: readonly Happening[]): 'left' | 'right' | null {
  const passed = happenings.findLast((happening) => happening.event === 'hands-passed');
  if (!passed) return null;
  return passed.to_right ? 'right' : 'left';
}

function isScoring(happening: Happening): boolean {
  return happening.event === 'round-scored' || happening.event === 'desserts-scored';
}

/** The points that each place gained. */
export function gains(happenings: readonly Happening[]): Record<number, number> {
  const points: Record<number, number> = {};
  for (const happening of happenings.filter(isScoring)) {
    for (const place of (happening as unknown as Scored).scoring.places) {
      points[place.place] = (points[place.place] ?? 0) + place.points;
    }
  }
  return points;
}

/** The scorings of the newest scored round, in the words that came with them. */
export function tales(batch: Pick<Batch, 'happenings' | 'words'>): Tale[] {
  const round = batch.happenings.findLastIndex((happening) => happening.event === 'round-scored');
  if (round < 0) return [];
  return batch.happenings.flatMap((happening, index) => {
    const words: EventWords | undefined = batch.words[index];
    if (index < round || !isScoring(happening) || !words?.blocks.length) return [];
    return [{ heading: words.lines.join(' '), blocks: words.blocks }];
  });
}
