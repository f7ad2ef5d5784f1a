// The dice on a tray in groups, as they count together.
import { say } from '$lib/words/words.svelte';
import { counted } from '../../counted';
import { foodOn } from '../../sushi/palette';
import type { Group } from '../../sushi/table/plate';
import type { Face, Place } from '../types';

/** How a tray calls a nigiri on wasabi, beside its face. */
export const DIPPED = 'dipped-';
/** The group of a die that I can still take back. */
export const HELD = 'held';

const ORDER = ['tempura', 'sashimi', 'dumpling', 'maki', 'wasabi', 'squid', 'salmon', 'egg'];
const orderOf = (food: string) => (ORDER.indexOf(food) + ORDER.length + 1) % (ORDER.length + 1);

/** The groups of a tray: nigiri on wasabi, then alike dice together, maki of all sizes too. */
export function groupsOf({ seat, tray, dipped }: Place, held: Face | null = null): Group[] {
  const groups = counted(dipped).map(([face, count]) =>
    groupOf(seat, `${DIPPED}${face}`, Array<string>(count).fill(`${DIPPED}${face}`), face),
  );
  const byFood = new Map<string, Face[]>();
  for (const face of tray) {
    const { food } = foodOn(face);
    byFood.set(food, [...(byFood.get(food) ?? []), face]);
  }
  const foods = [...byFood].sort(([one], [other]) => orderOf(one) - orderOf(other));
  groups.push(
    ...foods.map(([food, faces]) =>
      groupOf(seat, food, faces, food === 'maki' ? 'maki' : (faces[0] ?? food)),
    ),
  );
  if (held) groups.push({ ...groupOf(seat, HELD, [held], held), names: '' });
  return groups;
}

function groupOf(seat: number, key: string, pieces: string[], name: string): Group {
  const words = counted(pieces)
    .map(([piece, count]) => (count > 1 ? `${count} × ${wordOf(piece)}` : wordOf(piece)))
    .join(', ');
  const at = (each: string) => `tray:${seat}:${each}`;
  // Words speak of single faces, or of all maki; a nigiri on a wasabi is both.
  const faces = pieces.flatMap((piece) =>
    piece.startsWith(DIPPED) ? ['wasabi', piece.slice(DIPPED.length)] : [piece],
  );
  const names = [...new Set([name, ...faces])].map(at).join(' ');
  return { key, pieces, ghosts: 0, points: null, words, names, about: at(name) };
}

function wordOf(piece: string): string {
  if (!piece.startsWith(DIPPED)) return say(`card-${piece}`);
  return say('tray-dipped', { card: say(`card-${piece.slice(DIPPED.length)}`) });
}
