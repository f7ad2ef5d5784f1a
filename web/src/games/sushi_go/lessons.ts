import type { Lessons } from '$lib/learn/lessons';
import type { SushiGoView } from './types';

const own = (view: SushiGoView) => (view.seat === null ? undefined : view.places[view.seat]);

export const LESSONS: Lessons<SushiGoView> = [
  { key: 'coach-sushi-go-keep', asks: true, when: () => true },
  { key: 'coach-sushi-go-chopsticks', when: (view) => view.legal_moves.some((move) => move.includes('+')) },
  { key: 'coach-sushi-go-wasabi', when: (view) => own(view)?.tray.includes('wasabi') ?? false },
  { key: 'coach-sushi-go-trays', when: () => true },
  { key: 'coach-sushi-go-pudding', when: (view) => view.hand.includes('pudding') },
  { key: 'coach-sushi-go-sets', when: () => true },
  { key: 'coach-sushi-go-maki', when: () => true },
  { key: 'coach-sushi-go-neighbour', when: () => true },
  { key: 'coach-sushi-go-last', when: (view) => view.round > 1 },
];
