// How players feel about what has just happened: joy at a line of their own, dismay at a lost chip or a rival's line.
import type { Mood } from '$lib/table/face';
import type { Scene } from '$lib/table/scene';
import type { SequenceEvent, SequenceView } from './types';

type Known = Pick<Scene<SequenceView, SequenceEvent>, 'view' | 'batch' | 'faces'>;

/** The mood of a seat after the last update. */
export function moodOf(scene: Known, seat: number): Mood {
  const { view, batch } = scene;
  const side = seat % view.team_count;
  if (view.outcome) return view.outcome.winners.includes(seat) ? 'happy' : 'dismayed';
  let mood: Mood = 'calm';
  for (const event of batch?.events ?? []) {
    if (event.event === 'line-completed') mood = event.team === side ? 'happy' : 'dismayed';
    else if (event.event === 'line-broken') mood = event.team === side ? 'dismayed' : 'smug';
    else if (event.event === 'chip-removed') {
      if (event.team === side) mood = 'dismayed';
      else if (event.seat === seat) mood = 'smug';
    } else if (event.event === 'dead-card-shown' && event.seat === seat) mood = 'surprised';
  }
  if (mood === 'calm' && view.active === seat && scene.faces[seat]?.isBot) return 'thinking';
  return mood;
}
