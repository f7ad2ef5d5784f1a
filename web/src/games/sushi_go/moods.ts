// How players feel about what has just happened: joy at a set, a raised brow at a card that somebody else got.
import type { Mood } from '$lib/table/face';
import { addedTo, completedIn, groupOf, groupsOf, ON_WASABI, piecesOf } from './board/plates';
import type { Place, SushiGoView } from './types';

/** What a place lays, and which of its sets that completes. */
interface Laid {
  pieces: string[];
  isJoy: boolean;
}

function laidBy(before: Place, after: Place, index: number): Laid {
  const pieces = addedTo(piecesOf(before), piecesOf(after));
  const sets = completedIn(groupsOf(before, index), groupsOf(after, index));
  return { pieces, isJoy: sets.length > 0 || pieces.some((piece) => piece.endsWith(ON_WASABI)) };
}

/** The mood of every place after a turn. */
export function moodsAfter(before: readonly Place[], after: readonly Place[]): Mood[] {
  const laid = after.map((place, index) => laidBy(before[index] ?? place, place, index));
  return after.map((place, index) => {
    if (laid[index]?.isJoy) return 'happy';
    const wanted = groupsOf(place, index)
      .filter(({ ghosts }) => ghosts > 0)
      .map(({ key }) => key);
    const isTaken = laid.some(
      ({ pieces }, other) => other !== index && pieces.some((piece) => wanted.includes(groupOf(piece))),
    );
    return isTaken ? 'surprised' : 'calm';
  });
}

/** The mood of a seat now: what it felt last, unless it is thinking or the match is over. */
export function moodOf(view: SushiGoView, place: number, felt: Mood | undefined, isBot: boolean): Mood {
  const { outcome, due } = view;
  if (outcome) return outcome.winners.includes(place) ? 'happy' : 'dismayed';
  if (felt && felt !== 'calm') return felt;
  return isBot && due.includes(place) ? 'thinking' : 'calm';
}
