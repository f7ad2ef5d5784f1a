// For tests: the common part of a view, at the start of a match of two.
import type { View } from './types';

export const VIEW: View = {
  game: '',
  options: {},
  seat_count: 2,
  seat: 0,
  turn: 0,
  due: [0],
  legal_moves: [],
  scores: [0, 0],
  outcome: null,
};
