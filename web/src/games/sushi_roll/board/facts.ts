// What a seat shows, wherever it is drawn.
import type { Face as Look, Mood } from '$lib/table/face';
import type { Face, Place } from '../types';

export interface SeatFacts {
  place: Place;
  name: string;
  face: Look | undefined;
  mood: Mood;
  /** The level of a bot, or that it is me. */
  word: string;
  isMine: boolean;
  isDue: boolean;
  isRed: boolean;
  score: number;
  /** What the tray is worth so far; undefined if nothing, or if it is being counted. */
  worth: number | undefined;
  /** Points that are just being counted. */
  gain: number | undefined;
  /** Whether something of this seat is being counted. */
  isCounted: boolean;
  /** The groups on its tray that are being counted. */
  glow: readonly string[];
  /** A die that can still be taken back. */
  held: Face | null;
}
