// Where the belt runs and where everything stands, in logical pixels. Pure, so that it can be tested without a browser.
//
//   tall      one belt winds from seat to seat through the rivals down to my own, which is large
//   sideways  a low ring: the rivals along its upper side, my belt along its lower side
//   wide      a ring around the table: a rival's dice on each side, the seats' mats inside
import type { Shape } from '$lib/stage/unit';
import type { Box } from '../../sushi/table/mat';
import type { Point } from './path';
import { sideways } from './sideways';
import { tall } from './tall';
import { wide } from './wide';

export interface Room {
  width: number;
  height: number;
  shape: Shape;
  /** How many play. */
  seats: number;
  /** The seat at the bottom: mine, or the first one for a spectator. */
  first: number;
  /** Whether somebody here plays: there are buttons then. */
  isPlaying: boolean;
  /** Whether dice are being chosen: on low windows the buttons need words then. */
  isChoosing?: boolean;
  /** Whether the rivals' dice can be pressed: they are as large as a finger needs. */
  isSwapping?: boolean;
  /** Whether a round is being counted: no dice lie on the belts, and the counting needs room. */
  isCounting?: boolean;
}

/** Where the dice of a belt lie: rows of so many around a centre. */
export interface Grid extends Point {
  columns: number;
  pitchX: number;
  pitchY: number;
  /** The size of a die. */
  size: number;
}

export interface Seat {
  seat: number;
  look: 'line' | 'mat';
  box: Box;
  /** The size of the face in the box; 0 if it stands elsewhere. */
  face: number;
  /** The part of the belt that is the seat's. */
  belt: Box;
  /** Whether its part is a large belt of its own instead of a piece of the track. */
  isLarge: boolean;
  /** Whether a large belt runs to the left. */
  runsLeft: boolean;
  /** Where the red lantern hangs. */
  lantern: Point;
  grid: Grid;
  /** Its way on the track, for the red rim; empty for a large belt. */
  stretch: string;
  /** A portrait outside of the table. */
  bust: Box | null;
}

/** The way of dice from a seat's belt to the next one's. */
export interface Way {
  points: Point[];
  /** After this point the dice go under the table, and come out at the next one. */
  under: number | null;
}

export interface Arrow extends Point {
  /** Degrees clockwise; 0 points up. */
  turn: number;
}

export interface Layout {
  kind: Shape;
  /** The belt as a path in the direction of travel, and its width with the rims. */
  track: string;
  band: number;
  arrows: Arrow[];
  /** By seat. */
  seats: Seat[];
  /** By seat: to the one after it. */
  ways: Way[];
  /** The height of the names below my dice. */
  names: number;
  /** The counter, or the table. */
  wood: Box;
  lip: Box | null;
  prompt: Box;
  actions: Box;
  /** Whether the buttons have signs only. */
  areWordless?: boolean;
  /** Where the supply and the race for maki are shown; in a dialog if null. */
  supply: Box | null;
  race: Box | null;
  /** What takes the place of my belt while a round is counted. */
  counting: Box;
  /** Where the reason of the points stands, if not there. */
  reason?: Box;
}

/** The dice on each belt at the start of a round, by SR-5. */
export const diceOf = (seats: number): number => 10 - seats;

/** The line of text below a die. */
export const NAME = 20;
export const PROMPT = 44;
export const ACTIONS = 46;
/** The curtain of the cluster hangs over the board's edge. */
export const CURTAIN = 9;

export function layoutOf(room: Room): Layout {
  if (room.shape === 'tall') return tall(room);
  return room.shape === 'sideways' ? sideways(room) : wide(room);
}

/** The seats in turn order from the one after the first. */
export const rivalsOf = ({ first, seats }: Pick<Room, 'first' | 'seats'>): number[] =>
  Array.from({ length: seats - 1 }, (_, index) => (first + 1 + index) % seats);

/** The centre of each of so many dice. */
export function spots({ x, y, columns, pitchX, pitchY }: Grid, count: number): Point[] {
  const rows = Math.ceil(count / columns);
  const most = Math.ceil(count / Math.max(1, rows));
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / most);
    const here = Math.min(most, count - row * most);
    return {
      x: x + ((index % most) - (here - 1) / 2) * pitchX,
      y: y + (row - (rows - 1) / 2) * pitchY,
    };
  });
}

/** The least height of a counting with its reason, the lanes of its race, and the totals. */
export const countingHeight = (seats: number): number => 44 + 36 + seats * 24 + 70;

export const clamp = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));
