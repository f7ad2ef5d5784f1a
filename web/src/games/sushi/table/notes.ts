// The scorings of the last counted round in the server's words, to be read again at any time.
import type { GameEvent } from '$lib/table/scene';
import type { EventWords } from '../../../wire';

const SCORINGS = ['round-scored', 'desserts-scored', 'rest-scored'];

/** The scorings of the newest scored round among some events; none if no round was scored. */
export function scoringsIn(events: readonly GameEvent[], words: readonly EventWords[]): EventWords[] {
  const round = events.findLastIndex(({ event }) => event === 'round-scored');
  if (round < 0) return [];
  return events.flatMap(({ event }, index) => {
    const found = words[index];
    return index >= round && SCORINGS.includes(event) && found?.blocks.length ? [found] : [];
  });
}

/** Why a line of a scoring has its points, as the server words it. */
export function reasonIn(words: EventWords | undefined, place: number, line: number): string {
  const cell = words?.blocks[place]?.rows[line]?.[1] ?? [];
  return cell.map(([text]) => text).join(' ');
}
