// Eyes and mouths by mood.
import type { Mood } from '$lib/table/face';
import { CREAM, disc, FINE, INK, NONE, NORMAL, type Look, type Shape } from './parts';

const BEAK = '#f6973f';
const THROAT = '#8c2f26';

export function eyesOf(look: Look, mood: Mood): Shape[] {
  const [left, right, y] = look.eyes;
  const { isWideEyed = false } = look;
  /** The same path at each eye. */
  const both = (path: (x: number) => string): string => path(left) + path(right);
  const white = (r: number): Shape => [both((x) => disc(x, y, r)), '#fff', 1.8];
  const pupils = (r: number, dx = 0, dy = 0): Shape[] => [
    [both((x) => disc(x + dx, y + dy, r)), INK, NONE],
    [both((x) => disc(x + dx + 0.8, y + dy - 0.9, r / 3)), '#fff', NONE],
  ];
  const brows = (path: string): Shape => [path, '', 2.2];
  switch (mood) {
    case 'happy': {
      const r = isWideEyed ? 2.6 : 3.6;
      const arcs = both((x) => `M${x - r} ${y + 1.4}q${r}-5.500 ${2 * r} 0`);
      return [...(isWideEyed ? [white(4.6)] : []), [arcs, '', 2.6]];
    }
    case 'dismayed':
      return [
        white(4.6),
        [disc(left + 0.3, y + 0.6, 1.7) + disc(right - 0.3, y + 0.6, 1.7), INK, NONE],
        brows(`M${left - 5} ${y - 6}l6-3M${right + 5} ${y - 6}l-6-3`),
      ];
    case 'surprised':
      return [
        white(5.2),
        ...pupils(2.2),
        brows(`M${left - 3.5} ${y - 9}q3-2.500 6.500-1M${right + 3.5} ${y - 9}q-3-2.500-6.500-1`),
      ];
    case 'smug':
      return [
        white(4.4),
        [both((x) => disc(x + 1.4, y + 0.6, 2)), INK, NONE],
        [both((x) => `M${x - 4.4} ${y}a4.400 4.400 0 0 1 8.800 0z`), look.lid ?? '#d9b99b', 1.8],
        brows(`M${left - 4} ${y - 6.5}l7 1.500M${right - 3.5} ${y - 8}q4-3 7.500 0`),
      ];
    case 'thinking':
      return [
        white(4.4),
        ...pupils(2, 1.3, -1.4),
        brows(`M${left - 4} ${y - 7}h7M${right - 3.5} ${y - 8.5}q4-3 7.500.5`),
      ];
    default:
      return [...(isWideEyed ? [white(4.6)] : []), ...pupils(2.4)];
  }
}

export function mouthOf({ kind = 'mouth', mouth: y, ink = INK }: Look, mood: Mood): Shape[] {
  return MOUTHS[kind](y, mood, ink);
}

type Mouth = (y: number, mood: Mood, ink: string) => Shape[];

const MOUTHS: Record<NonNullable<Look['kind']>, Mouth> = { mouth, beak, puffin };

function mouth(y: number, mood: Mood, ink: string): Shape[] {
  switch (mood) {
    case 'happy':
      return [
        [`M25.500 ${y - 1}h13q-.5 9-6.500 9t-6.500-9z`, THROAT, 2],
        [`M28.500 ${y + 5.5}q3.500-3 7 0q-3.500 3-7 0z`, '#f58a7b', NONE],
      ];
    case 'surprised':
      return [[disc(32, y + 3, 2.8, 3.6), THROAT, 2]];
    case 'dismayed':
      return [[`M27 ${y + 3}q2.500-4 5-1t5-1`, '', NORMAL, ink]];
    case 'smug':
      return [[`M27.500 ${y + 1.5}q6 2.500 9.500-3.500`, '', NORMAL, ink]];
    case 'thinking':
      return [[`M30 ${y + 2}q3-2 6-.5`, '', NORMAL, ink]];
    default:
      return [[`M28 ${y}q4 4.500 8 0`, '', NORMAL, ink]];
  }
}

function beak(y: number, mood: Mood): Shape[] {
  switch (mood) {
    case 'happy':
    case 'surprised': {
      const [wide, deep] = mood === 'happy' ? [6, 12] : [4, 11];
      return [
        [`M${32 - wide} ${y + 0.5}q${wide} ${deep} ${2 * wide} 0z`, '#b8432f', 2],
        [
          `M${31.5 - wide} ${y}q${wide + 0.5}-7 ${2 * wide + 1} 0q${-wide - 0.5} 3 ${-2 * wide - 1} 0z`,
          BEAK,
          2,
        ],
      ];
    }
    case 'dismayed':
      return [[`M27 ${y + 3}q5-7 10 0q-5-1.500-10 0z`, BEAK, 2]];
    default: {
      const line = mood === 'smug' ? 'q6 2 10-1.500' : mood === 'thinking' ? 'q5-2 10 .5' : 'h10';
      return [
        [`M27 ${y}q5-4.500 10 0q-5 6.500-10 0z`, BEAK, 2],
        [`M27 ${y}${line}`, '', FINE],
      ];
    }
  }
}

function puffin(_y: number, mood: Mood): Shape[] {
  if (mood === 'happy' || mood === 'surprised') {
    return [
      ['M24 37c1-7 15-7 16 0z', BEAK],
      ['M25 37h14q0 11-7 12-7-1-7-12z', '#b8432f'],
      ['M27 43q5 7 10 0', BEAK],
    ];
  }
  const drop = mood === 'dismayed' ? 2 : 0;
  const bend = { calm: 3, smug: 4, thinking: -1, dismayed: -3 }[mood];
  return [
    [`M23 ${36 + drop}c1-8 17-8 18 0 0 6-5 11-9 12-4-1-9-6-9-12z`, BEAK],
    [`M28 ${31 + drop}c-1 5 0 11 2 15`, '', 3, '#e5533d'],
    [`M24 ${38 + drop}q8 ${bend} 16 ${mood === 'smug' ? -2 : 0}`, '', 2],
  ];
}

/** A drop of sweat beside a dismayed head, and the bubbles of a thought. */
export function signOf(mood: Mood): Shape[] {
  if (mood === 'dismayed') return [['M53 12c3 4 4 6 2 8s-6 0-5-3z', '#8fc6ee', 1.8]];
  if (mood === 'thinking') return [[disc(55, 15, 2.2) + disc(59, 8, 3.2), CREAM, FINE]];
  return [];
}
