import type { Lessons } from '$lib/learn/lessons';
import { say } from '$lib/words/words.svelte';
import type { Face, Place, SushiRollView } from './types';

const NIGIRI: Partial<Record<Face, number>> = { squid: 3, salmon: 2, egg: 1 };
const SETS: Partial<Record<Face, number>> = { sashimi: 13, tempura: 10, dumpling: 8 };

const seatOf = (view: SushiRollView) => view.seat ?? 0;
const own = (view: SushiRollView) => view.places[seatOf(view)];
const beltOf = (view: SushiRollView) => own(view)?.belt ?? [];
const count = (view: SushiRollView, face: Face) =>
  own(view)?.tray.filter((each) => each === face).length ?? 0;
const offers = (view: SushiRollView, kind: string) =>
  view.legal_moves.some((move) => move.startsWith(`${kind} `));
const onBelt = (view: SushiRollView, faces: RegExp) => beltOf(view).find((face) => faces.test(face));
const tray = (view: SushiRollView, group: string, seat = seatOf(view)) => `tray:${seat}:${group}`;
const wordOf = (face: Face | undefined) => (face ? say(`card-${face}`) : '');
const present = (...names: (string | undefined)[]) => names.filter((name) => name !== undefined);
const die = (face: Face | undefined) => face && `die:${face}`;

/** The best nigiri on the belt. */
const nigiriOf = (view: SushiRollView) =>
  beltOf(view)
    .filter((face) => face in NIGIRI)
    .sort((one, other) => (NIGIRI[other] ?? 0) - (NIGIRI[one] ?? 0))[0];

/** An appetizer on the belt that continues a set on the tray, or that begins one. */
const startedSet = (view: SushiRollView) =>
  beltOf(view).find((face) => face in SETS && count(view, face) % 3 > 0);
const newSet = (view: SushiRollView) => beltOf(view).find((face) => face in SETS && count(view, face) === 0);

const symbolsOf = (place: Place) =>
  place.tray.reduce((sum, face) => sum + (/^maki/.test(face) ? Number(face.at(-1)) : 0), 0);

/** The other seat with the most maki rolls; undefined if none has any. */
function makiRival(view: SushiRollView): number | undefined {
  const others = view.places
    .map((place) => ({ seat: place.seat, symbols: symbolsOf(place) }))
    .filter(({ seat, symbols }) => seat !== seatOf(view) && symbols > 0);
  return others.sort((one, other) => other.symbols - one.symbols)[0]?.seat;
}

/** A die on the belt that brings menus or chopsticks, as long as there are any. */
const tokenDie = (view: SushiRollView) =>
  beltOf(view).find(
    (face) =>
      (/^menu/.test(face) && view.supply.menus > 0) ||
      (/^chopsticks/.test(face) && view.supply.chopsticks > 0),
  );

export const LESSONS: Lessons<SushiRollView> = [
  {
    key: 'coach-sushi-roll-take',
    when: (view) => beltOf(view).length > 0,
    points: (view) => [...new Set(beltOf(view))].map((face) => `die:${face}`),
  },
  {
    key: 'coach-sushi-roll-wasabi',
    when: (view) => count(view, 'wasabi') > 0 && nigiriOf(view) !== undefined,
    points: (view) => present(tray(view, 'wasabi'), die(nigiriOf(view))),
    facts: (view) => ({ card: wordOf(nigiriOf(view)) }),
  },
  {
    key: 'coach-sushi-roll-belts',
    when: (view) => view.round_turn > 0,
    points: (view) => [`belt:${seatOf(view)}`],
  },
  {
    key: 'coach-sushi-roll-menu',
    when: (view) => offers(view, 'reroll') && (own(view)?.menus ?? 0) > 0,
    points: () => ['token:menu'],
  },
  {
    key: 'coach-sushi-roll-chopsticks',
    when: (view) => offers(view, 'swap') && (own(view)?.chopsticks ?? 0) > 0,
    points: () => ['token:chopsticks'],
  },
  {
    key: 'coach-sushi-roll-set',
    when: (view) => startedSet(view) !== undefined,
    points: (view) => present(die(startedSet(view)), tray(view, startedSet(view) ?? '')),
    facts: (view) => {
      const face = startedSet(view) ?? 'sashimi';
      return { card: wordOf(face), points: SETS[face] ?? 0 };
    },
  },
  {
    key: 'coach-sushi-roll-maki',
    when: (view) => onBelt(view, /^maki/) !== undefined && makiRival(view) !== undefined,
    points: (view) => present(tray(view, 'maki', makiRival(view)), die(onBelt(view, /^maki/))),
    facts: (view) => ({ count: symbolsOf(view.places[makiRival(view) ?? 0] as Place) }),
  },
  {
    key: 'coach-sushi-roll-pudding',
    when: (view) => onBelt(view, /^pudding/) !== undefined,
    points: (view) => present(die(onBelt(view, /^pudding/))),
    facts: (view) => ({ players: view.places.length }),
  },
  {
    key: 'coach-sushi-roll-tokens',
    when: (view) => tokenDie(view) !== undefined,
    points: (view) => present(die(tokenDie(view))),
    facts: (view) => ({ card: wordOf(tokenDie(view)) }),
  },
  {
    key: 'coach-sushi-roll-collect',
    when: (view) => newSet(view) !== undefined,
    points: (view) => present(die(newSet(view))),
    facts: (view) => {
      const face = newSet(view) ?? 'sashimi';
      return { card: wordOf(face), points: SETS[face] ?? 0 };
    },
  },
  {
    key: 'coach-sushi-roll-nigiri',
    when: (view) => count(view, 'wasabi') === 0 && nigiriOf(view) !== undefined,
    points: (view) => present(die(nigiriOf(view))),
    facts: (view) => {
      const face = nigiriOf(view) ?? 'egg';
      return { card: wordOf(face), points: NIGIRI[face] ?? 0 };
    },
  },
  {
    key: 'coach-sushi-roll-round',
    when: (view) => view.round > 1 && own(view)?.tray.length === 0 && own(view)?.dipped.length === 0,
    points: (view) => [`mat:${seatOf(view)}`],
    facts: (view) => ({ round: view.round }),
  },
];
