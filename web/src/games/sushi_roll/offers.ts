// The legal moves by kind: take a die, reroll dice, swap two dice; games/sushi_roll/moves.py defines their texts.
import { counted } from '../counted';

export type Mode = 'take' | 'roll' | 'swap';

export interface Swap {
  give: string;
  get: string;
  seat: number;
  move: string;
}

/** A die on another belt. */
export interface Wanted {
  face: string;
  seat: number;
}

export interface Offers {
  takes: ReadonlySet<string>;
  /** The move for each set of faces, by `keyOf`. */
  rerolls: ReadonlyMap<string, string>;
  swaps: readonly Swap[];
}

const SWAP = /^swap (\S+) for (\S+) of (\d+)$/;
const REROLL = /^reroll (\S+)$/;

/** Faces in alphabetical order, so that the order of marking doesn't matter. */
const keyOf = (faces: readonly string[]) => [...faces].sort().join('+');

/** The offered moves by kind. */
export function offersOf(moves: readonly string[]): Offers {
  const takes = new Set<string>();
  const rerolls = new Map<string, string>();
  const swaps: Swap[] = [];
  for (const move of moves) {
    const swap = SWAP.exec(move);
    const reroll = REROLL.exec(move);
    if (swap) swaps.push({ give: swap[1] ?? '', get: swap[2] ?? '', seat: Number(swap[3]), move });
    else if (reroll) rerolls.set(keyOf((reroll[1] ?? '').split('+')), move);
    else takes.add(move);
  }
  return { takes, rerolls, swaps };
}

/** The move that rerolls exactly these faces, if it is offered. */
export function rerollOf(offers: Offers, faces: readonly string[]): string | undefined {
  return offers.rerolls.get(keyOf(faces));
}

/** Whether an offered reroll includes all these faces. */
export function leadsToRoll(offers: Offers, faces: readonly string[]): boolean {
  const wanted = counted(faces);
  for (const key of offers.rerolls.keys()) {
    const there = new Map(counted(key.split('+')));
    if (wanted.every(([face, count]) => (there.get(face) ?? 0) >= count)) return true;
  }
  return false;
}

/** Whether you can give a die, in exchange for the wanted one if one is chosen. */
export function canGive(offers: Offers, give: string, wanted: Wanted | null): boolean {
  return offers.swaps.some(
    (swap) => swap.give === give && (!wanted || (swap.get === wanted.face && swap.seat === wanted.seat)),
  );
}

/** Whether you can get a die, in exchange for your own if one is chosen. */
export function canGet(offers: Offers, wanted: Wanted, give: string | null): boolean {
  return offers.swaps.some(
    (swap) => swap.get === wanted.face && swap.seat === wanted.seat && (give === null || swap.give === give),
  );
}

/** The move that swaps these two, if it is offered. */
export function swapOf(offers: Offers, give: string, wanted: Wanted): string | undefined {
  return offers.swaps.find(
    (swap) => swap.give === give && swap.get === wanted.face && swap.seat === wanted.seat,
  )?.move;
}

/** What a hint's move needs: dice to take, reroll or give, by their positions on your belt. */
export interface Advice {
  mode: Mode;
  own: readonly number[];
  /** The die to get in exchange. */
  wanted: Wanted | null;
}

/** The positions of these faces on a belt, each position once. */
function positionsOf(faces: readonly string[], belt: readonly string[]): number[] {
  const found: number[] = [];
  for (const face of faces) {
    const position = belt.findIndex((other, index) => other === face && !found.includes(index));
    if (position >= 0) found.push(position);
  }
  return found;
}

/** The dice to press for a move. */
export function adviceOf(move: string, belt: readonly string[]): Advice {
  const swap = SWAP.exec(move);
  if (swap) {
    const wanted = { face: swap[2] ?? '', seat: Number(swap[3]) };
    return { mode: 'swap', own: positionsOf([swap[1] ?? ''], belt), wanted };
  }
  const reroll = REROLL.exec(move);
  if (reroll) return { mode: 'roll', own: positionsOf((reroll[1] ?? '').split('+'), belt), wanted: null };
  return { mode: 'take', own: positionsOf([move], belt), wanted: null };
}
