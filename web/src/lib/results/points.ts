// Where the points came from: the scoring events added up for a chart. The server has done the counting.
import type { GameEvent } from '$lib/table/scene';

interface ScoringLine {
  kind: string;
  points: number;
}

interface PlaceScoring {
  place: number;
  lines: ScoringLine[];
  points: number;
  score: number;
}

/** A source of points: a round, the end of the match, or a kind of thing. */
export interface Source {
  key: string;
  /** The number of the round; null if it is not a round. */
  round: number | null;
  /** The points of each place. */
  points: number[];
}

export interface Points {
  placeCount: number;
  rounds: Source[];
  kinds: Source[];
}

/** A segment of a stacked bar; `from` and `to` are points. */
export interface Segment {
  source: Source;
  points: number;
  from: number;
  to: number;
}

/** An event that scores, as in the sushi games. */
interface ScoringEvent extends GameEvent {
  round?: number;
  scoring: { places: PlaceScoring[] };
}

function isScoring(event: GameEvent): event is ScoringEvent {
  return 'scoring' in event;
}

/** The points by round and by kind; null if there were no scoring events. */
export function pointsOf(events: readonly GameEvent[]): Points | null {
  const rounds: Source[] = [];
  const kinds = new Map<string, Source>();
  const scored = events.filter(isScoring);
  const placeCount = Math.max(0, ...scored.map(({ scoring }) => scoring.places.length));
  if (!placeCount) return null;
  const none = () => Array.from({ length: placeCount }, () => 0);
  for (const { event, round = null, scoring } of scored) {
    const source: Source = { key: event, round, points: none() };
    for (const { place, lines, points } of scoring.places) {
      source.points[place] = points;
      for (const line of lines) {
        const kind = kinds.get(line.kind) ?? { key: line.kind, round: null, points: none() };
        kind.points[place] = (kind.points[place] ?? 0) + line.points;
        kinds.set(line.kind, kind);
      }
    }
    rounds.push(source);
  }
  return { placeCount, rounds, kinds: [...kinds.values()].filter(({ points }) => points.some(Boolean)) };
}

/** The lowest and highest values of the bars, including 0. */
export function extent(sources: readonly Source[], placeCount: number): { low: number; high: number } {
  let low = 0;
  let high = 1;
  for (let place = 0; place < placeCount; place++) {
    const points = sources.map((source) => source.points[place] ?? 0);
    low = Math.min(low, sum(points.filter((each) => each < 0)));
    high = Math.max(high, sum(points.filter((each) => each > 0)));
  }
  return { low, high };
}

/** The stacked bar of a place: gains to the right of 0, losses to the left. */
export function stacked(sources: readonly Source[], place: number): Segment[] {
  let up = 0;
  let down = 0;
  return sources.flatMap((source) => {
    const points = source.points[place] ?? 0;
    if (!points) return [];
    const start = points > 0 ? up : down;
    if (points > 0) up += points;
    else down += points;
    return [{ source, points, from: Math.min(start, start + points), to: Math.max(start, start + points) }];
  });
}

/** How often each seat did something, by the name of the event. Events that only some seats see are left out. */
export function tallies(events: readonly GameEvent[], seatCount: number): Source[] {
  const found = new Map<string, Source>();
  for (const event of events) {
    const seat = 'seat' in event ? event.seat : null;
    if (typeof seat !== 'number' || event.audience) continue;
    const source = found.get(event.event) ?? {
      key: event.event,
      round: null,
      points: Array(seatCount).fill(0) as number[],
    };
    source.points[seat] = (source.points[seat] ?? 0) + 1;
    found.set(event.event, source);
  }
  return [...found.values()];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
