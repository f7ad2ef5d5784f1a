import type { Lessons } from '$lib/learn/lessons';
import { isRemover, isWild } from './cells';
import type { SequenceView } from './types';

// After this many chips the coach stops.
const ENOUGH = 5;
const offers = (view: SequenceView, kind: string) =>
  view.legal_moves.some((move) => move.startsWith(`${kind} `));

export const LESSONS: Lessons<SequenceView> = [
  { key: 'coach-sequence-card', asks: true, when: () => true },
  { key: 'coach-sequence-choice', asks: true, when: (view) => offers(view, 'line') },
  { key: 'coach-sequence-dead', asks: true, when: (view) => offers(view, 'dead') },
  {
    key: 'coach-sequence-line',
    when: () => true,
    facts: (view) => ({ teams: view.team_count }),
  },
  { key: 'coach-sequence-made', when: (view) => view.lines.length > 0 && !view.options.advanced },
  { key: 'coach-sequence-wild', when: (view) => view.hand.some(isWild) },
  { key: 'coach-sequence-remover', when: (view) => view.hand.some(isRemover) && !view.options.advanced },
  { key: 'coach-sequence-twice', when: () => true },
  { key: 'coach-sequence-block', when: () => true },
  {
    key: 'coach-sequence-last',
    when: (view) => view.board.filter((team) => team !== null && team === view.team).length >= ENOUGH,
  },
];
