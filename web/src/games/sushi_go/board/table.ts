// What a layout is made of, in logical pixels.
import type { Shape } from '$lib/stage/unit';
import type { Box, MatStyle } from '../../sushi/table/mat';

export interface Table {
  width: number;
  height: number;
  shape: Shape;
  /** The places of the others, one that nobody holds included. */
  rivals: number;
  /** Whether the last of them is held by nobody: hands pass it by. */
  hasGhost: boolean;
  /** Whether I sit there. */
  hasOwn: boolean;
  /** The cards of a full hand. */
  most: number;
  /** What is in my hand now: cards, and the call for chopsticks. */
  cards: number;
}

export interface Seat {
  box: Box;
  style: MatStyle;
  /** Whether the face is on the mat; else it looks over the rim of the table. */
  hasFace: boolean;
  bust?: Box;
}

/** A card of the hand. */
export interface Spot extends Box {
  turn: number;
}

/** A stretch of the way that hands go, when they go to the left. */
export interface Stretch {
  from: Point;
  bend: Point;
  to: Point;
}
export interface Point {
  x: number;
  y: number;
}
/** A column or row of chevrons; they point this way when hands go to the left. */
export interface Chevrons {
  box: Box;
  way: 'up' | 'down' | 'right';
}

export interface Layout {
  kind: Shape;
  /** The wood: a counter, or a table with seats around it. */
  wood: Box;
  /** Mine last. */
  seats: Seat[];
  lip: Box | null;
  prompt: Box;
  /** The prompt stands in the middle of the table. */
  isCentred: boolean;
  hand: Box;
  spots: Spot[];
  chevrons: Chevrons[];
  stretches: Stretch[];
}

/** A card is this much higher than wide. */
export const CARD_RATIO = 1.36;
/** The height of the prompt line. */
export const PROMPT = 44;
export const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));
