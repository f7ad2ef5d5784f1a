// For tests: a view of a match of two before the first move.
import { VIEW as COMMON } from '../sample-view';
import type { SequenceView } from './types';

export const VIEW: SequenceView = {
  ...COMMON,
  game: 'sequence',
  options: { teams: 'auto', draw_yourself: false, no_table_talk: false, advanced: false },
  team_count: 2,
  team: 0,
  dealer: 1,
  active: 0,
  hand: [],
  hand_sizes: [7, 7],
  board: [],
  lines: [],
  tops: [null, null],
  discards: [],
  deck_size: 90,
  exchanged: false,
  passes: 0,
  open_draws: [],
  losing: [],
  choosing: null,
  spot: null,
};
