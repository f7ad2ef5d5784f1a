// The counting of a round, step by step, from the server's events.
import { say } from '$lib/words/words.svelte';
import type { Batch } from '$lib/table/scene';
import type { EventWords } from '../../../wire';
import type { Lane, Race, Step } from '../../sushi/table/count.svelte';
import { reasonIn } from '../../sushi/table/notes';
import type {
  DessertsScored,
  PlaceScoring,
  PointsLine,
  RoundScored,
  SushiGoEvent,
  SushiGoView,
} from '../types';

export interface Counted {
  round: number;
  steps: Step[];
  races: Race[];
}

/** As many pictures as fit beside a reason. */
const MOST_FOODS = 5;
const NIGIRI = ['egg', 'salmon', 'squid'];

/** What is counted in a batch; null if no round was scored. */
export function countingIn(
  batch: Pick<Batch<SushiGoView, SushiGoEvent>, 'events' | 'words'>,
  order: readonly number[],
): Counted | null {
  const at = batch.events.findLastIndex(({ event }) => event === 'round-scored');
  const scored = batch.events[at];
  if (scored?.event !== 'round-scored') return null;
  const races = [raceOf('maki', scored)];
  const steps = [
    ...order.flatMap((place) => plateSteps(scored, place, batch.words[at])),
    ...raceSteps('maki', 0, scored, order, batch.words[at]),
  ];
  const end = batch.events.findLastIndex(({ event }) => event === 'desserts-scored');
  const desserts = batch.events[end];
  if (desserts?.event === 'desserts-scored') {
    races.push(raceOf('pudding', desserts));
    steps.push(...raceSteps('pudding', 1, desserts, order, batch.words[end]));
  }
  return { round: scored.round, steps, races };
}

const placeIn = ({ scoring }: RoundScored | DessertsScored, place: number): PlaceScoring | undefined =>
  scoring.places.find((each) => each.place === place);

/** What lies on one plate and scores by itself, in the order of its groups. */
function plateSteps(scored: RoundScored, place: number, words: EventWords | undefined): Step[] {
  const lines = placeIn(scored, place)?.lines ?? [];
  return lines.flatMap((line, index) => {
    if (line.kind === 'maki' || line.points === 0) return [];
    const foods = Array<string>(Math.min(line.count, MOST_FOODS)).fill(line.kind);
    const text = reasonIn(words, indexOf(scored, place), index);
    return [{ place, groups: groupsOf(line), points: line.points, foods, text }];
  });
}

const indexOf = (scored: RoundScored | DessertsScored, place: number) =>
  scored.scoring.places.findIndex((each) => each.place === place);

function groupsOf({ kind, count, dipped }: PointsLine): string[] {
  if (!NIGIRI.includes(kind)) return [kind];
  return [...(dipped > 0 ? ['dipped'] : []), ...(count > dipped ? [kind] : [])];
}

function raceSteps(
  kind: string,
  race: number,
  scored: RoundScored | DessertsScored,
  order: readonly number[],
  words: EventWords | undefined,
): Step[] {
  return order.flatMap((place) => {
    const lines = placeIn(scored, place)?.lines ?? [];
    const index = lines.findIndex((line) => line.kind === kind);
    const line = lines[index];
    if (!line || line.points === 0) return [];
    const text = reasonIn(words, indexOf(scored, place), index);
    return [{ place, groups: [kind], points: line.points, foods: [kind], text, race }];
  });
}

function raceOf(kind: 'maki' | 'pudding', scored: RoundScored | DessertsScored): Race {
  const lanes = scored.scoring.places.map((place): Lane => {
    const line = place.lines.find((each) => each.kind === kind);
    return { place: place.place, count: line?.count ?? 0, points: line?.points ?? 0, rank: rankOf(line) };
  });
  return { food: kind, title: say(`race-${kind}`, { players: lanes.length }), lanes };
}

function rankOf(line: PointsLine | undefined): number {
  if (!line) return 0;
  if (line.why === 'most' || line.why === 'most-tied') return 1;
  return line.why === 'second' || line.why === 'second-tied' ? 2 : 0;
}
