// What fits into the header of a mat. The name comes first, then the points that it has just won.
import { widthOf } from '../fit';

export interface Words {
  name: string;
  /** A bot's level, or what else is said of the seat. */
  word: string;
  score: string;
  /** The word for points. */
  unit: string;
  /** Points with their sign; empty if none are shown. */
  gain: string;
}

export interface Head {
  /** The size of the name. */
  size: number;
  hasWord: boolean;
  hasUnit: boolean;
  hasGain: boolean;
}

const SMALL = 13;
const USUAL = { name: 15, score: 19 };
const BIG = { name: 18, score: 24 };
const GAIN = 15;
const GAP = 6;
/** Widths are estimated. */
const SLACK = 1.04;

/** The header for so much room, in logical pixels: the level gives way first, then the word for points. */
export function headFor({ name, word, score, unit, gain }: Words, room: number, isBig: boolean): Head {
  const usual = isBig ? BIG : USUAL;
  const width = (text: string, size: number) => (text ? widthOf(text) * size * SLACK + GAP : 0);
  const heads: Head[] = [
    { size: usual.name, hasWord: true, hasUnit: true, hasGain: true },
    { size: usual.name, hasWord: false, hasUnit: true, hasGain: true },
    { size: usual.name, hasWord: false, hasUnit: false, hasGain: true },
    { size: SMALL, hasWord: false, hasUnit: false, hasGain: true },
  ];
  const fits = ({ size, hasWord, hasUnit }: Head) =>
    width(name, size) +
      width(hasWord ? word : '', SMALL) +
      width(gain, GAIN) +
      width(score, usual.score) +
      width(hasUnit ? unit : '', SMALL) <=
    room;
  return heads.find(fits) ?? { size: SMALL, hasWord: false, hasUnit: false, hasGain: false };
}
