// How a player looks.
import type { SeatInfo } from '../../wire';

export interface Face {
  /** The name of the drawing. */
  character: string;
  /** The number of the seat's colour. */
  colour: number;
  isBot: boolean;
  /** A bot's level; empty for people. */
  level: string;
  /** Whose portrait it is, at a live table. */
  seat?: number;
  /** What they feel, which goes before what they would look like. */
  mood?: Mood;
}

export type Mood = 'calm' | 'happy' | 'dismayed' | 'surprised' | 'smug' | 'thinking';

/** How a person looks. */
export function faceOfPerson({ face, colour }: { face: string; colour: number }): Face {
  return { character: face, colour, isBot: false, level: '' };
}

/** How the holder of a seat looks. A seat that was left in a match is played by a bot of the stand-in's level. */
export function faceOfSeat(seat: SeatInfo | undefined, number: number, standIn = ''): Face {
  const isBot = !!seat?.face && seat.person === null;
  const level = isBot ? (seat.bot ?? standIn) : '';
  return { character: seat?.face ?? '', colour: seat?.colour ?? number, isBot, level };
}
