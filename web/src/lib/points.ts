// Where the points came from: the scoring events added up, as a chart draws them. The server has counted.
import type { Happening } from './scene';

/** One event's points: of a round, or what is scored once at the end. */
interface Line {
  kind: string;
  points: number;
}

interface Place {
  place: number;
  lines: Line[];
  points: number;
  score: number;
}

/** A column of the chart: a round, the end, or a kind of thing. */
export interface Source {
  key: string;
  /** The number of the round; null for what is no round. */
  round: number | null;
  /** Points of each place. */
  points: number[];
}

export interface Points {
  placeCount: number;
  rounds: Source[];
  kinds: Source[];
}

/** One piece of a stacked bar; `from` and `to` run from the chart's lowest to its highest value. */
export interface Segment {
  source: Source;
  points: number;
  from: number;
  to: number;
}

function placesOf(happening: Happening): Place[] {
  const scoring = happening['scoring'] as { places?: Place[] } | undefined;
  return Array.isArray(scoring?.places) ? scoring.places : [];
}

/** The points by round and by kind; null where nothing was scored in rounds. */
export function pointsOf(happenings: readonly Happening[]): Points | null {
  const rounds: Source[] = [];
  const kinds = new Map<string, Source>();
  const scored = happenings
    .map((each) => ({ each, places: placesOf(each) }))
    .filter(({ places }) => places.length);
  const placeCount = Math.max(0, ...scored.map(({ places }) => places.length));
  if (!placeCount) return null;
  const none = () => Array.from({ length: placeCount }, () => 0);
  for (const { each, places } of scored) {
    const round = typeof each['round'] === 'number' ? each['round'] : null;
    const source: Source = { key: each.event, round, points: none() };
    for (const { place, lines, points } of places) {
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

/** How far the bars reach below and above nothing. */
export function reach(sources: readonly Source[], placeCount: number): { low: number; high: number } {
  let low = 0;
  let high = 1;
  for (let place = 0; place < placeCount; place++) {
    const points = sources.map((source) => source.points[place] ?? 0);
    low = Math.min(low, sum(points.filter((each) => each < 0)));
    high = Math.max(high, sum(points.filter((each) => each > 0)));
  }
  return { low, high };
}

/** The stacked bar of a place: what was gained to the right of nothing, what was lost to the left. */
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

/** How often each seat did something, by the name of the event. */
export function tallies(happenings: readonly Happening[], seatCount: number): Source[] {
  const found = new Map<string, Source>();
  for (const { event, seat, audience } of happenings) {
    // What only one seat is told would be counted for that seat alone.
    if (typeof seat !== 'number' || audience) continue;
    const source = found.get(event) ?? {
      key: event,
      round: null,
      points: Array(seatCount).fill(0) as number[],
    };
    source.points[seat] = (source.points[seat] ?? 0) + 1;
    found.set(event, source);
  }
  return [...found.values()];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
