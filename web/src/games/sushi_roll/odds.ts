// How often each face is on the dice of a kind, counted from the set that the table plays with.
import { counted, KINDS, type DiceSet } from './view';

export interface KindOdds {
  kind: (typeof KINDS)[number];
  dice: number;
  sides: number;
  faces: [face: string, sides: number][];
}

/** Each kind of die with its faces, the most frequent first. */
export function oddsOf(set: DiceSet): KindOdds[] {
  return KINDS.map((kind) => {
    const { dice, faces } = set[kind];
    return { kind, dice, sides: faces.length, faces: counted(faces).sort((a, b) => b[1] - a[1]) };
  });
}
