import type { Lessons } from '$lib/learn/lessons';
import type { SushiRollView } from './types';

const own = (view: SushiRollView) => (view.seat === null ? undefined : view.places[view.seat]);
const onBelt = (view: SushiRollView, foods: RegExp) =>
  own(view)?.belt.some((face) => foods.test(face)) ?? false;
const offers = (view: SushiRollView, kind: string) =>
  view.legal_moves.some((move) => move.startsWith(`${kind} `));

export const LESSONS: Lessons<SushiRollView> = [
  { key: 'coach-sushi-roll-take', asks: true, when: () => true },
  { key: 'coach-sushi-roll-wasabi', when: (view) => own(view)?.tray.includes('wasabi') ?? false },
  { key: 'coach-sushi-roll-belts', when: (view) => view.round_turn > 0 },
  { key: 'coach-sushi-roll-menu', when: (view) => view.round_turn > 0 && offers(view, 'reroll') },
  { key: 'coach-sushi-roll-chopsticks', when: (view) => view.round_turn > 0 && offers(view, 'swap') },
  { key: 'coach-sushi-roll-pudding', when: (view) => onBelt(view, /^pudding/) },
  { key: 'coach-sushi-roll-tokens', when: (view) => onBelt(view, /^(menu|chopsticks)/) },
  { key: 'coach-sushi-roll-sets', when: () => true },
  { key: 'coach-sushi-roll-maki', when: () => true },
  { key: 'coach-sushi-roll-odds', when: () => true },
  { key: 'coach-sushi-roll-last', when: (view) => view.round > 1 },
];
