// How players feel about what has just happened: joy at a good die, a raised brow at a swap, dismay at a lost die.
import type { Mood } from '$lib/table/face';
import type { Scene } from '$lib/table/scene';
import type { SushiRollEvent, SushiRollView } from './types';

const SET = 3;
const APPETIZERS = ['dumpling', 'tempura', 'sashimi'];

/** The mood of a seat after the last update. */
export function moodOf({ view, batch, faces }: Scene<SushiRollView, SushiRollEvent>, seat: number): Mood {
  const { outcome } = view;
  if (outcome) return outcome.winners.includes(seat) ? 'happy' : 'dismayed';
  let mood: Mood = 'calm';
  // A first look brings everything that has ever happened.
  for (const event of batch?.before ? batch.events : []) {
    if (event.event === 'die-taken' && event.seat === seat) {
      const count = view.places[seat]?.tray.filter((face) => face === event.face).length ?? 0;
      const isSet = APPETIZERS.includes(event.face) && count > 0 && count % SET === 0;
      mood = event.dipped || isSet ? 'happy' : 'calm';
    } else if (event.event === 'dice-swapped') {
      if (event.seat === seat) mood = 'smug';
      else if (event.other === seat) mood = 'dismayed';
    } else if (event.event === 'dice-rerolled' && event.seat === seat) mood = 'surprised';
  }
  if (mood === 'calm' && view.due.includes(seat) && faces[seat]?.isBot) return 'thinking';
  return mood;
}
