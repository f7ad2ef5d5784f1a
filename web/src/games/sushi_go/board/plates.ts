// How a plate shows what lies in front of a place: sets together, what they lack, what is complete.
import { say } from '$lib/words/words.svelte';
import { counted } from '../../counted';
import { DUMPLINGS, SETS } from '../../sushi/printed';
import type { Group } from '../../sushi/table/plate';
import type { Place } from '../types';

const ORDER = ['tempura', 'sashimi', 'dumpling', 'maki', 'dipped', 'wasabi', 'squid', 'salmon', 'egg'];
const LAST = ['chopsticks', 'pudding'];
/** A nigiri that lies on a wasabi, as a piece on a plate. */
export const ON_WASABI = '-on-wasabi';

/** The group that a piece belongs to. */
export function groupOf(piece: string): string {
  if (piece.endsWith(ON_WASABI)) return 'dipped';
  return piece.startsWith('maki') ? 'maki' : piece;
}

/** All pieces on the plate of a place, puddings of earlier rounds included. */
export function piecesOf({ tray, dipped, desserts }: Pick<Place, 'tray' | 'dipped' | 'desserts'>): string[] {
  const kept = Array<string>(desserts).fill('pudding');
  return [...tray, ...dipped.map((card) => card + ON_WASABI), ...kept];
}

/** The pieces of a plate that were not on it before. */
export function addedTo(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The groups on the plate of a place. */
export function groupsOf(place: Place, index: number): Group[] {
  const groups = new Map<string, string[]>();
  for (const piece of piecesOf(place)) {
    const key = groupOf(piece);
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...ORDER, ...LAST].flatMap((key) => {
    const pieces = groups.get(key)?.sort();
    if (!pieces) return [];
    return {
      key,
      pieces,
      ...ofSet(key, pieces.length),
      words: wordsOf(pieces),
      ...namesOf(key, pieces, index),
    };
  });
}

/** What a set still lacks, and the points of what is complete. */
function ofSet(key: string, count: number): Pick<Group, 'ghosts' | 'points'> {
  const set = SETS[key];
  if (set) {
    const full = Math.floor(count / set.size);
    return { ghosts: (set.size - (count % set.size)) % set.size, points: full ? full * set.points : null };
  }
  if (key === 'dumpling')
    return { ghosts: 0, points: DUMPLINGS[Math.min(count, DUMPLINGS.length) - 1] ?? null };
  return { ghosts: 0, points: null };
}

/** What a piece is called. */
export function wordOf(piece: string): string {
  const card = say(`card-${piece.replace(ON_WASABI, '')}`);
  return piece.endsWith(ON_WASABI) ? say('tray-dipped', { card }) : card;
}

const wordsOf = (pieces: readonly string[]) =>
  counted(pieces)
    .map(([piece, count]) => (count > 1 ? `${wordOf(piece)} × ${count}` : wordOf(piece)))
    .join(', ');

function namesOf(key: string, pieces: readonly string[], index: number): Pick<Group, 'names' | 'about'> {
  const at = (name: string) => `plate:${index}:${name}`;
  // Nigiri on a wasabi belong to both.
  const nigiri = [...new Set(pieces.map((piece) => piece.replace(ON_WASABI, '')))];
  const names = key === 'dipped' ? ['wasabi', ...nigiri].map(at).join(' ') : at(key);
  return { names, about: at(key === 'dipped' ? 'wasabi' : key) };
}

/** The groups whose points have grown. */
export function grownIn(before: readonly Group[], after: readonly Group[]): string[] {
  const worth = (groups: readonly Group[], key: string) =>
    groups.find((each) => each.key === key)?.points ?? 0;
  return after.filter(({ key, points }) => (points ?? 0) > worth(before, key)).map(({ key }) => key);
}

/** The sets that have been completed. */
export const completedIn = (before: readonly Group[], after: readonly Group[]): string[] =>
  grownIn(before, after).filter((key) => SETS[key]);
