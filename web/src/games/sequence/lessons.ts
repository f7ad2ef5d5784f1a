import type { Lessons } from '$lib/lessons';
import { isRemover, isWild } from './places';
import type { Sight } from './sight';

// After so many chips somebody has seen how it goes.
const ENOUGH = 5;
const offers = (sight: Sight, deed: string) => sight.legal_moves.some((move) => move.startsWith(`${deed} `));

export const LESSONS: Lessons<Sight> = [
  { key: 'coach-sequence-card', asks: true, when: () => true },
  { key: 'coach-sequence-choice', asks: true, when: (sight) => offers(sight, 'line') },
  { key: 'coach-sequence-dead', asks: true, when: (sight) => offers(sight, 'dead') },
  {
    key: 'coach-sequence-line',
    when: () => true,
    facts: (sight) => ({ teams: sight.team_count }),
  },
  { key: 'coach-sequence-made', when: (sight) => sight.lines.length > 0 && !sight.options.advanced },
  { key: 'coach-sequence-wild', when: (sight) => sight.hand.some(isWild) },
  { key: 'coach-sequence-remover', when: (sight) => sight.hand.some(isRemover) && !sight.options.advanced },
  { key: 'coach-sequence-twice', when: () => true },
  { key: 'coach-sequence-block', when: () => true },
  {
    key: 'coach-sequence-last',
    when: (sight) => sight.board.filter((team) => team !== null && team === sight.team).length >= ENOUGH,
  },
];
