// What all faces are made of: shapes in a box of 64, with one outline.
import { OUTLINE, RICE } from '$art/palette';

/** A path, its filling (none if empty), and how wide and in which colour it is drawn round. */
export type Shape = readonly [path: string, fill?: string, width?: number, stroke?: string];

export type MouthKind = 'mouth' | 'beak' | 'puffin';

/** One face. Only eyes and mouth change with the mood; `under` is below them and `over` above. */
export interface Look {
  /** What is behind the head in a round portrait. */
  ground: string;
  body: string;
  /** A shirt front or the like. */
  chest?: readonly Shape[];
  back?: readonly Shape[];
  head: readonly Shape[];
  under?: readonly Shape[];
  over?: readonly Shape[];
  /** The places of left eye and right eye, and their height. */
  eyes: readonly [number, number, number];
  mouth: number;
  kind?: MouthKind;
  /** Where the cheeks are red: left, right, height. */
  cheeks?: readonly [number, number, number];
  blush?: string;
  /** Whether the eyes are always round and white: on dark fur they would not show. */
  isWideEyed?: boolean;
  /** The colour of the eyelids. */
  lid?: string;
  /** The colour of the mouth, where the outline would not show. */
  ink?: string;
}

export const NORMAL = 2.4;
export const FINE = 1.6;
export const NONE = 0;

/** A circle or an ellipse as a path. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** The same circle on both sides of the face. */
export function pair(x: number, y: number, r: number): string {
  return disc(x, y, r) + disc(64 - x, y, r);
}

/** A round head. */
export const ROUND = 'M32 10c13 0 22 8.500 22 20S45 50 32 50 10 42 10 30s9-20 22-20z';
export const SMALL = 'M32 13c12 0 20 8 20 18S43 50 32 50 12 42 12 31s8-18 20-18z';
export const SHOULDERS = 'M9 68c0-15 9-21 23-21s23 6 23 21q2 10.500-7 10.500H16Q7 78.500 9 68z';
/** Both arms raised for joy, behind the shoulders. */
export const ARMS =
  'M19 70C4 63-7 51-9 36q5-5 11-1c1 9 8 15 18 19zM45 70c15-7 26-19 28-34q-5-5-11-1c-1 9-8 15-18 19z';
export const INK = OUTLINE;
export const CREAM = RICE;
export const RED = '#e5533d';
export const GOLD = '#ffd75e';
