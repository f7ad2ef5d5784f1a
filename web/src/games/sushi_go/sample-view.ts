// For tests: a view at the start of a match of two.
import { VIEW as COMMON } from '../sample-view';
import type { Place, SushiGoView } from './types';

export const place = (seat: number, tray: Place['tray'] = []): Place => ({
  ...{ seat, tray, dipped: [], desserts: 0, score: 0, worth: 0 },
});

export const VIEW: SushiGoView = {
  ...COMMON,
  game: 'sushi-go',
  options: { both_ways: false, invisible: false },
  round: 1,
  round_turn: 0,
  passes_right: false,
  hand: [],
  hand_sizes: [10, 10],
  known_hands: [[], []],
  returned: [0, 0],
  chosen: null,
  places: [place(0), place(1)],
  discard: [],
  deck_size: 88,
  pile_size: 0,
  controller: null,
  drawn: null,
};
