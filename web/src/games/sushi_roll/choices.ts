// The legal moves, sorted by what a person does: take a die, mark dice to roll again, choose two dice to swap.
import { counted } from './view';

export type Mode = 'take' | 'roll' | 'swap';

export interface Swap {
  give: string;
  get: string;
  seat: number;
  move: string;
}

/** A die of somebody else. */
export interface Wanted {
  face: string;
  seat: number;
}

export interface Choices {
  takes: ReadonlySet<string>;
  /** By their faces in alphabetical order: the move's text. */
  rerolls: ReadonlyMap<string, string>;
  swaps: readonly Swap[];
}

const SWAP = /^swap (\S+) for (\S+) of (\d+)$/;
const REROLL = /^reroll (\S+)$/;

const together = (faces: readonly string[]) => [...faces].sort().join('+');

/** Sorts the moves that the server offers. */
export function choicesOf(moves: readonly string[]): Choices {
  const takes = new Set<string>();
  const rerolls = new Map<string, string>();
  const swaps: Swap[] = [];
  for (const move of moves) {
    const swap = SWAP.exec(move);
    const reroll = REROLL.exec(move);
    if (swap) swaps.push({ give: swap[1] ?? '', get: swap[2] ?? '', seat: Number(swap[3]), move });
    else if (reroll) rerolls.set(together((reroll[1] ?? '').split('+')), move);
    else takes.add(move);
  }
  return { takes, rerolls, swaps };
}

/** The move that rolls just these faces again, if it is offered. */
export function rerollOf(choices: Choices, faces: readonly string[]): string | undefined {
  return choices.rerolls.get(together(faces));
}

/** Whether some offered roll has all these faces among its own. */
export function leadsToRoll(choices: Choices, faces: readonly string[]): boolean {
  const wanted = counted(faces);
  for (const key of choices.rerolls.keys()) {
    const there = new Map(counted(key.split('+')));
    if (wanted.every(([face, count]) => (there.get(face) ?? 0) >= count)) return true;
  }
  return false;
}

/** Whether the own die can be given, for the wanted one if there is one already. */
export function canGive(choices: Choices, give: string, wanted: Wanted | null): boolean {
  return choices.swaps.some(
    (swap) => swap.give === give && (!wanted || (swap.get === wanted.face && swap.seat === wanted.seat)),
  );
}

/** Whether another's die can be had, for the offered one if there is one already. */
export function canGet(choices: Choices, wanted: Wanted, give: string | null): boolean {
  return choices.swaps.some(
    (swap) => swap.get === wanted.face && swap.seat === wanted.seat && (give === null || swap.give === give),
  );
}

/** The move that swaps these two, if it is offered. */
export function swapOf(choices: Choices, give: string, wanted: Wanted): string | undefined {
  return choices.swaps.find(
    (swap) => swap.give === give && swap.get === wanted.face && swap.seat === wanted.seat,
  )?.move;
}

/** What a hint's move asks for: dice to take, to roll again or to give, by their places on the own belt. */
export interface Advice {
  mode: Mode;
  own: readonly number[];
  /** The die to get for it. */
  wanted: Wanted | null;
}

/** The places of these faces on a belt, each place once. */
function placesOf(faces: readonly string[], belt: readonly string[]): number[] {
  const found: number[] = [];
  for (const face of faces) {
    const place = belt.findIndex((other, index) => other === face && !found.includes(index));
    if (place >= 0) found.push(place);
  }
  return found;
}

/** What to press for a move. */
export function adviceOf(move: string, belt: readonly string[]): Advice {
  const swap = SWAP.exec(move);
  if (swap) {
    const wanted = { face: swap[2] ?? '', seat: Number(swap[3]) };
    return { mode: 'swap', own: placesOf([swap[1] ?? ''], belt), wanted };
  }
  const reroll = REROLL.exec(move);
  if (reroll) return { mode: 'roll', own: placesOf((reroll[1] ?? '').split('+'), belt), wanted: null };
  return { mode: 'take', own: placesOf([move], belt), wanted: null };
}
