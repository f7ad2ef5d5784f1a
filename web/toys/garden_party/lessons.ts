import type { Lessons } from '$lib/learn/lessons';
import type { GardenPartyView } from './types';

function isLemonadeServed(view: GardenPartyView): boolean {
  return view.blankets.flat().includes('lemonade');
}

function isLastCard(view: GardenPartyView): boolean {
  return view.seat !== null && view.blankets[view.seat]?.length === 2;
}

export const LESSONS: Lessons<GardenPartyView> = [
  { key: 'coach-garden-party-lay', points: () => ['hint'], when: () => true },
  { key: 'coach-garden-party-lemonade', points: () => ['hint'], when: isLemonadeServed },
  {
    key: 'coach-garden-party-sandwich',
    points: () => ['hint'],
    when: (view) => view.hand.includes('sandwich'),
  },
  { key: 'coach-garden-party-last', points: () => ['hint'], when: isLastCard },
];
