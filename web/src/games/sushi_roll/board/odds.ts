// How often each face is on the dice of a kind, from the dice set of the table.
import type { DiceSet, Face, Kind } from '../types';
import { counted } from '../../counted';
import { KINDS } from '../view';

export interface KindOdds {
  kind: Kind;
  dice: number;
  sides: number;
  faces: [face: Face, sides: number][];
}

/** Each kind of die with its faces, the most frequent first. */
export function oddsOf(set: DiceSet): KindOdds[] {
  return KINDS.map((kind) => {
    const { dice, faces } = set[kind];
    return { kind, dice, sides: faces.length, faces: counted(faces).sort((a, b) => b[1] - a[1]) };
  });
}
