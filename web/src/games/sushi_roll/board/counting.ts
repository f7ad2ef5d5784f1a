// The counting of a round, from the server's scoring: tray after tray, the race for maki, at the end puddings and tokens.
import { say } from '$lib/words/words.svelte';
import { Count, type Lane, type Race, type Step } from '../../sushi/table/count.svelte';
import { reasonIn } from '../../sushi/table/notes';
import type { Batch } from '$lib/table/scene';
import type { EventWords } from '../../../wire';
import type { PointsLine, Scoring, SushiRollEvent, SushiRollView } from '../types';
import { DIPPED } from './groups';
import type { Picture } from './picture';

/** What is counted between all places, in the order of the races. */
const RACES = ['maki', 'pudding'] as const;
/** As many pictures as fit beside a reason. */
const MOST_FOODS = 4;

/** Everything that is counted: a scoring, and its words. */
interface Counted {
  scoring: Scoring;
  words: EventWords | undefined;
}

function foodsOf({ kind, count, dipped }: PointsLine): string[] {
  if (kind === 'tokens') return ['menu', 'chopsticks'];
  if (RACES.some((race) => race === kind)) return [kind];
  const foods = Array<string>(Math.min(MOST_FOODS, count)).fill(kind);
  return dipped > 0 ? ['wasabi', ...foods] : foods;
}

function groupsOf({ kind, count, dipped }: PointsLine): string[] {
  return [...(dipped > 0 ? [`${DIPPED}${kind}`] : []), ...(count > dipped ? [kind] : [])];
}

/** The steps of a scoring: of each place in turn, of one race, or of nothing but that. */
function stepsOf({ scoring, words }: Counted, order: readonly number[], kind: string | null): Step[] {
  return order.flatMap((place) => {
    const at = scoring.places.findIndex((each) => each.place === place);
    return (scoring.places[at]?.lines ?? []).flatMap((line, index): Step[] => {
      const race = RACES.findIndex((each) => each === line.kind);
      const isWanted = kind === null ? race < 0 : line.kind === kind;
      if (!isWanted || line.points === 0) return [];
      const step = { place, points: line.points, text: reasonIn(words, at, index) };
      return [{ ...step, groups: groupsOf(line), foods: foodsOf(line), ...(race < 0 ? {} : { race }) }];
    });
  });
}

function raceOf(food: (typeof RACES)[number], { scoring }: Counted): Race {
  const lanes = scoring.places.map(({ place, lines }): Lane => {
    const line = lines.find(({ kind }) => kind === food);
    return { place, count: line?.count ?? 0, points: line?.points ?? 0, rank: rankOf(line) };
  });
  return { food, title: say(`race-${food}`, { players: lanes.length }), lanes };
}

function rankOf(line: PointsLine | undefined): number {
  if (!line?.points) return 0;
  return line.why.startsWith('most') ? 1 : line.why.startsWith('second') ? 2 : 0;
}

/** All that is counted at the end of a round, in this order of the places. */
export function countedIn(
  { events, words }: Pick<Batch<SushiRollView, SushiRollEvent>, 'events' | 'words'>,
  order: readonly number[],
): { round: number; steps: Step[]; races: Race[] } | null {
  const at = events.findIndex(({ event }) => event === 'round-scored');
  const scored = events[at];
  if (scored?.event !== 'round-scored') return null;
  const round = { scoring: scored.scoring, words: words[at] };
  const steps = [...stepsOf(round, order, null), ...stepsOf(round, order, 'maki')];
  const races = [raceOf('maki', round)];
  const last = events.findIndex(({ event }) => event === 'rest-scored');
  const rest = events[last];
  if (rest?.event === 'rest-scored') {
    const end = { scoring: rest.scoring, words: words[last] };
    steps.push(...stepsOf(end, order, null), ...stepsOf(end, order, 'pudding'));
    races.push(raceOf('pudding', end));
  }
  return { round: scored.round, steps, races };
}

/** The counting of a round; after the last one somebody decides when to go on. */
export function countOf(
  batch: Batch<SushiRollView, SushiRollEvent>,
  picture: Picture,
  order: readonly number[],
  onend: () => void,
): Count | null {
  const counted = countedIn(batch, order);
  if (!counted) return null;
  const before = picture.places.map(({ score }) => score);
  return new Count(counted.round, counted.steps, counted.races, before, onend, !batch.after.outcome);
}
