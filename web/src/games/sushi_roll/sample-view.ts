// For tests: a view at the start of a match of two.
import { VIEW as COMMON } from '../sample-view';
import type { Dice, Face, Place, SushiRollView } from './types';

export const place = (seat: number, belt: Face[], tray: Face[] = []): Place => ({
  ...{ seat, belt, tray, dipped: [], puddings: 0, menus: 2, chopsticks: 1, score: 0, worth: 0 },
});

export const dice = (...faces: Face[]): Dice => ({ dice: 5, faces });

export const VIEW: SushiRollView = {
  ...COMMON,
  game: 'sushi-roll',
  options: {
    dice: {
      appetizer: dice('dumpling'),
      maki: dice('maki1'),
      nigiri: dice('egg'),
      special: dice('wasabi'),
      pudding: dice('pudding1'),
      source: 'own',
    },
  },
  round: 1,
  round_turn: 0,
  red: 0,
  places: [place(0, ['egg']), place(1, ['egg'])],
  supply: { menus: 0, chopsticks: 0, puddings: 0 },
  bag: [],
};
