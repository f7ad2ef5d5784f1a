// The serpentine: it comes in at the top left, winds through the rivals' rows, and ends on my own large belt.
import type { Box } from '../../sushi/table/mat';
import {
  ACTIONS,
  clamp,
  countingHeight,
  CURTAIN,
  diceOf,
  NAME,
  PROMPT,
  rivalsOf,
  type Arrow,
  type Layout,
  type Room,
  type Seat,
  type Way,
} from './layout';
import { pathOf, type Point } from './path';

const SIDE = 6;
/** The padding of a large belt above and below its dice. */
const PADDING = 7;
/** The wooden lip above the prompt. */
const LIP = 7;
const ABOVE = 30;
/** How much higher the line of a seat may be on very tall windows. */
const MOST_MORE = 16;

/** The sizes that shrink or grow with the room. */
interface Sizes {
  head: number;
  ownHead: number;
  band: number;
  die: number;
  gap: number;
}

/** From which width on dice may be larger: tablets. */
const BROAD = 600;

function sizesOf(part: number, { width, seats }: Room, rows: number, isCounting: boolean): Sizes {
  const mix = (least: number, most: number) => least + (most - least) * part;
  const isPair = seats === 2;
  const growth = width >= BROAD ? 1.35 : 1;
  return {
    head: isCounting ? mix(38, 84) : mix(32, 56),
    ownHead: isCounting ? mix(42, 84) : mix(38, 60),
    band: isPair
      ? mix(isCounting ? 44 : 96, isCounting ? 64 : 180 * growth)
      : mix(isCounting ? 10 : 33, isCounting ? 22 : 46 * growth),
    die: mix(46, (isPair ? 96 : rows > 1 ? 74 : 80) * growth),
    gap: mix(2, 12),
  };
}

const ownHeight = (die: number, rows: number) => rows * (die + NAME) + (rows - 1) * 4 + 2 * PADDING;

export function tall(room: Room): Layout {
  const { width, height } = room;
  const dice = diceOf(room.seats);
  const rivals = rivalsOf(room);
  const rows = dice > 5 ? 2 : 1;
  const foot = PROMPT + (room.isPlaying ? ACTIONS : 0) + LIP + 4;
  const free = height - CURTAIN - foot;
  const isCounting = room.isCounting ?? false;
  const ownMost = (die: number) =>
    Math.max(ownHeight(die, rows), isCounting ? countingHeight(room.seats) - foot : 0);
  const heightOf = (part: number) => {
    const { head, ownHead, band, die, gap } = sizesOf(part, room, rows, isCounting);
    return rivals.length * (head + band + gap) + ownHead + ownMost(die) + gap;
  };
  const [least, most] = [heightOf(0), heightOf(1)];
  const sizes = sizesOf(clamp(0, (free - least) / (most - least), 1), room, rows, isCounting);
  // What is left makes the seats' lines higher, for their trays, then the gaps wider.
  const spare = Math.max(0, free - most) / (rivals.length + 1);
  const more = Math.min(MOST_MORE, spare);
  const [head, ownHead] = [sizes.head + more, sizes.ownHead + more];
  const gap = sizes.gap + spare - more;
  const { band } = sizes;
  const die = Math.min(sizes.die, (width - 32) / Math.ceil(dice / rows) - 6);
  const isPair = rivals.length === 1;
  const pipe = isPair ? 42 : band;
  const left = pipe / 2 + 5;
  const right = width - pipe / 2 - 5;
  const radius = Math.max(20, pipe * 0.62);

  const seats: Seat[] = [];
  const ways: Way[] = [];
  const arrows: Arrow[] = [];
  const track: Point[] = [{ x: left, y: -ABOVE }];
  let y = CURTAIN;
  rivals.forEach((seat, index) => {
    const comesLeft = index % 2 === 0;
    const [from, to] = comesLeft ? [left, right] : [right, left];
    const headX = comesLeft ? pipe + 14 : 10;
    const line: Box = { x: headX, y, w: width - pipe - 24, h: head };
    const beltY = y + head + 1;
    const middle = beltY + band / 2;
    const belt: Box = isPair
      ? { x: SIDE, y: beltY, w: width - 2 * SIDE, h: band }
      : { x: left - pipe / 2, y: beltY, w: right - left + pipe, h: band };
    const columns = isPair ? Math.ceil(dice / 2) : dice;
    const inside = isPair ? belt.w - 28 : right - left - pipe * 0.5;
    const size = isPair
      ? Math.min(band / 2 - 9, inside / columns - 6)
      : Math.min(band - 8, inside / dice - 4);
    const pitchX = Math.min(size + 26, isPair ? inside / columns : (inside - size) / (columns - 1));
    seats[seat] = {
      ...{
        seat,
        look: 'line',
        box: line,
        face: Math.min(head - 2, 52),
        belt,
        isLarge: isPair,
        runsLeft: false,
      },
      lantern: { x: isPair ? belt.x + belt.w - 16 : to, y: isPair ? beltY : middle },
      grid: { x: width / 2, y: middle, columns, pitchX, pitchY: band / 2 - 3, size },
      stretch: isPair
        ? ''
        : pathOf(
            [
              { x: from, y: middle - 2 * radius },
              { x: from, y: middle },
              { x: to, y: middle },
              { x: to, y: middle + 2 * radius },
            ],
            radius,
            { trimsStart: true, trimsEnd: true },
          ),
      bust: null,
    };
    arrows.push({ x: from, y: y + head * (index === 0 ? 0.62 : 0.5), turn: 180 });
    track.push({ x: from, y: middle }, { x: to, y: middle });
    y = beltY + band + gap;
    const below = y + head + 1 + band / 2;
    ways[seat] = {
      points: [
        { x: to, y: middle },
        { x: to, y: below },
      ],
      under: null,
    };
  });

  const endsRight = rivals.length % 2 === 1;
  const end = endsRight ? right : left;
  const ownLine: Box = { x: endsRight ? 10 : pipe + 14, y, w: width - pipe - 24, h: ownHead };
  const own: Box = { x: SIDE, y: y + ownHead + 1, w: width - 2 * SIDE, h: ownMost(die) };
  arrows.push({ x: end, y: y + ownHead * 0.5, turn: 180 });
  track.push({ x: end, y: own.y + (isCounting ? 2 - LIP : 20) });
  const columns = Math.ceil(dice / rows);
  const last = rivals.at(-1) ?? 0;
  ways[last] = {
    points: [
      { x: end, y: own.y - 20 },
      { x: end, y: own.y + 20 },
    ],
    under: null,
  };
  const firstBelt = seats[rivals[0] ?? 0]?.grid.y ?? 0;
  ways[room.first] = {
    points: [
      { x: endsRight ? -ABOVE : width + ABOVE, y: own.y + own.h / 2 },
      { x: left, y: -ABOVE },
      { x: left, y: firstBelt },
    ],
    under: 0,
  };
  seats[room.first] = {
    ...{ seat: room.first, look: 'line', box: ownLine, face: Math.min(ownHead - 2, 56), belt: own },
    ...{ isLarge: true, runsLeft: endsRight, stretch: '', bust: null },
    lantern: { x: endsRight ? 13 : width - 13, y: own.y + own.h * 0.42 },
    grid: {
      ...{ x: width / 2, y: own.y + own.h / 2 - NAME / 2, columns, size: die },
      ...{ pitchX: Math.min(die + 56, (own.w - 20) / columns), pitchY: die + NAME + 4 },
    },
  };

  const promptY = height - foot + LIP + 2;
  const ledge = isCounting ? own.y + 4 : promptY;
  return {
    kind: 'tall',
    track: pathOf(track, radius),
    band: pipe,
    arrows,
    seats,
    ways,
    names: NAME,
    wood: { x: 0, y: 0, w: width, h: ledge },
    lip: { x: 0, y: ledge - 2 - LIP, w: width, h: LIP },
    prompt: { x: 0, y: promptY, w: width, h: PROMPT },
    actions: { x: 8, y: promptY + PROMPT, w: width - 16, h: room.isPlaying ? ACTIONS : 0 },
    supply: null,
    race: null,
    counting: { x: 0, y: own.y + 4, w: width, h: height - own.y - 4 },
  };
}
