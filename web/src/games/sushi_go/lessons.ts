import type { Lessons } from '$lib/learn/lessons';
import { say } from '$lib/words/words.svelte';
import type { Card, Place, SushiGoView } from './types';

const NIGIRI: Partial<Record<Card, number>> = { squid: 3, salmon: 2, egg: 1 };
const ROLLS: Partial<Record<Card, number>> = { maki3: 3, maki2: 2, maki1: 1 };

const seatOf = (view: SushiGoView) => view.seat ?? 0;
const trayOf = (view: SushiGoView) => view.places[seatOf(view)]?.tray ?? [];
const count = (view: SushiGoView, card: Card) => trayOf(view).filter((each) => each === card).length;
const holds = (view: SushiGoView, card: Card) => view.hand.includes(card);
const plate = (view: SushiGoView, group: string, seat = seatOf(view)) => `plate:${seat}:${group}`;
const wordOf = (card: Card) => say(`card-${card}`);

/** Who gets the hand next. */
function nextOf(view: SushiGoView): number {
  return (seatOf(view) + (view.passes_right ? view.seat_count - 1 : 1)) % view.seat_count;
}

/** The most valuable of some cards in the hand. */
function bestOf(view: SushiGoView, worth: Partial<Record<Card, number>>): Card | undefined {
  return view.hand
    .filter((card) => card in worth)
    .sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0))[0];
}

const rollsOf = ({ tray }: Place) => tray.reduce((sum, card) => sum + (ROLLS[card] ?? 0), 0);

/** The other place with the most maki rolls; undefined if none has any. */
function makiRival(view: SushiGoView): number | undefined {
  const others = view.places
    .map((place, index) => ({ index, rolls: rollsOf(place) }))
    .filter(({ index, rolls }) => index !== seatOf(view) && rolls > 0);
  return others.sort((one, other) => other.rolls - one.rolls)[0]?.index;
}

const cards = (view: SushiGoView) => [...new Set(view.hand)].map((card) => `card:${card}`);
const present = (...names: (string | false | undefined)[]) =>
  names.filter((name) => typeof name === 'string');
const card = (name: Card | undefined) => name && `card:${name}`;

export const LESSONS: Lessons<SushiGoView> = [
  {
    key: 'coach-sushi-go-keep',
    when: (view) => view.hand.length > 0,
    points: cards,
    facts: (view, names) => ({ name: names[nextOf(view)] ?? '' }),
  },
  {
    key: 'coach-sushi-go-chopsticks',
    when: (view) => view.legal_moves.some((move) => move.includes('+')),
    points: (view) => ['call', plate(view, 'chopsticks')],
  },
  {
    key: 'coach-sushi-go-wasabi',
    when: (view) => count(view, 'wasabi') > 0 && bestOf(view, NIGIRI) !== undefined,
    points: (view) => present(plate(view, 'wasabi'), card(bestOf(view, NIGIRI))),
    facts: (view) => ({ card: wordOf(bestOf(view, NIGIRI) ?? 'egg') }),
  },
  {
    key: 'coach-sushi-go-pair',
    when: (view) => count(view, 'tempura') === 1 && holds(view, 'tempura'),
    points: (view) => ['card:tempura', plate(view, 'tempura')],
  },
  {
    key: 'coach-sushi-go-three',
    when: (view) => count(view, 'sashimi') % 3 > 0 && holds(view, 'sashimi'),
    points: (view) => ['card:sashimi', plate(view, 'sashimi')],
    facts: (view) => ({ count: count(view, 'sashimi') % 3 }),
  },
  {
    key: 'coach-sushi-go-dumplings',
    when: (view) => count(view, 'dumpling') > 0 && count(view, 'dumpling') < 5 && holds(view, 'dumpling'),
    points: (view) => ['card:dumpling', plate(view, 'dumpling')],
    facts: (view) => ({ points: count(view, 'dumpling') + 1 }),
  },
  {
    key: 'coach-sushi-go-maki',
    when: (view) => bestOf(view, ROLLS) !== undefined && makiRival(view) !== undefined,
    points: (view) => present(plate(view, 'maki', makiRival(view)), card(bestOf(view, ROLLS))),
    facts: (view) => ({ count: rollsOf(view.places[makiRival(view) ?? 0] as Place) }),
  },
  {
    key: 'coach-sushi-go-pudding',
    when: (view) => holds(view, 'pudding'),
    points: () => ['card:pudding'],
    facts: (view) => ({ players: view.places.length }),
  },
  {
    key: 'coach-sushi-go-plate',
    when: (view) => view.round_turn > 0 && trayOf(view).length > 0,
    points: (view) => [`mat:${seatOf(view)}`],
    facts: (view) => ({ points: view.places[seatOf(view)]?.worth ?? 0 }),
  },
  {
    key: 'coach-sushi-go-neighbour',
    when: (view) => (view.places[nextOf(view)]?.tray.length ?? 0) > 0,
    points: (view) => [`mat:${nextOf(view)}`],
    facts: (view, names) => ({ name: names[nextOf(view)] ?? '' }),
  },
  {
    key: 'coach-sushi-go-wasabi-card',
    when: (view) => holds(view, 'wasabi') && view.hand.length > 2,
    points: () => ['card:wasabi'],
  },
  {
    key: 'coach-sushi-go-nigiri',
    when: (view) => count(view, 'wasabi') === 0 && bestOf(view, NIGIRI) !== undefined,
    points: (view) => present(card(bestOf(view, NIGIRI))),
    facts: (view) => {
      const best = bestOf(view, NIGIRI) ?? 'egg';
      return { card: wordOf(best), points: NIGIRI[best] ?? 0 };
    },
  },
  {
    key: 'coach-sushi-go-round',
    when: (view) => view.round > 1 && view.round_turn === 0,
    points: (view) => [`mat:${seatOf(view)}`],
    facts: (view) => ({ round: view.round }),
  },
];
