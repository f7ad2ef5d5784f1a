// Seats around a wooden table, my cards fanned out at its edge.
import type { Box } from '../../sushi/table/mat';
import {
  CARD_RATIO,
  clamp,
  type Layout,
  type Point,
  type Seat,
  type Spot,
  type Stretch,
  type Table,
} from './table';

const RIM = 15;
type Role = 'left' | 'top' | 'right' | 'bottom';
/** Where the others sit, from the one who gets my hand when it goes to the left. */
const ROLES: readonly (readonly Role[])[] = [
  [],
  ['top'],
  ['left', 'right'],
  ['left', 'top', 'right'],
  ['left', 'top', 'top', 'right'],
];

export function wide({ width, height, rivals, hasGhost, hasOwn, most, cards }: Table): Layout {
  const cardWidth = Math.min(
    clamp(76, (height * 0.205) / CARD_RATIO, 140),
    (width - 48) / Math.max(most, 1) - 2,
  );
  const fan = { w: cardWidth, h: cardWidth * CARD_RATIO };
  const handHeight = hasOwn ? fan.h + 34 : 0;
  const hand = { x: 16, y: height - handHeight, w: width - 32, h: handHeight };
  // Without me, the first of the others sits where I would.
  const around = hasOwn ? rivals : rivals - 1;
  const roles = ROLES[around] ?? [];
  const hasTop = roles.includes('top');
  const bust = height >= 700 ? 92 : height >= 600 ? 76 : 58;
  const busts = width >= 880;
  const areTopBusts = hasTop && height >= 640;
  const edge = busts ? bust - 10 : 12;
  const above = areTopBusts ? bust * 0.96 + 8 : 16;
  const wood = {
    x: edge,
    y: above,
    w: width - 2 * edge,
    h: hasOwn ? hand.y + fan.h * 0.5 - above : height - above - 22,
  };
  const inner = { x: wood.x + RIM + 12, y: wood.y + RIM + 9, w: wood.w - 2 * RIM - 24 };
  const innerEnd = hasOwn ? hand.y - 4 : wood.y + wood.h - RIM - 10;
  // Hands that go straight from left to right need room at the top.
  const first = inner.y + (around === 2 ? Math.min(46, height * 0.06) : 0);
  const tall = innerEnd - first;
  const h =
    around > 2 ? clamp(70, (tall - 20) / 3, 205) : clamp(80, (tall - (around === 1 ? 96 : 24)) / 2, 215);
  const middle = clamp(190, inner.w * 0.24, 300);
  const sideWidth = Math.min(500, (inner.w - middle - 20) / 2);
  const tops = roles.filter((role) => role === 'top').length;
  const topWidth = Math.min(
    around === 1 ? 740 : tops === 1 ? 540 : 480,
    (inner.w - (around === 1 ? 280 : tops === 1 ? 150 : 210)) / Math.max(tops, 1) - 26,
  );
  const bottomWidth = around === 1 ? topWidth : Math.min(620, inner.w * 0.54);
  const sideY = around > 2 ? first + (tall - h) / 2 : first;
  let top = 0;
  const boxOf = (role: Role): Box => {
    if (role === 'left') return { x: inner.x, y: sideY, w: sideWidth, h };
    if (role === 'right') return { x: inner.x + inner.w - sideWidth, y: sideY, w: sideWidth, h };
    if (role === 'bottom') return { x: width / 2 - bottomWidth / 2, y: innerEnd - h, w: bottomWidth, h };
    const x = width / 2 + (top++ - tops / 2) * (topWidth + 44) + 22;
    return { x, y: first, w: topWidth, h };
  };
  const bustOf = (role: Role, box: Box): Box | undefined => {
    const size = { w: bust, h: bust * 1.25 };
    const y = box.y + box.h / 2 - size.h / 2;
    if (role === 'left' && busts) return { x: wood.x - bust + 12, y, ...size };
    if (role === 'right' && busts) return { x: wood.x + wood.w - 12, y, ...size };
    if (role === 'top' && areTopBusts)
      return { x: box.x + box.w / 2 - bust / 2, y: wood.y - size.h * 0.66, ...size };
    return undefined;
  };
  const seatOf = (role: Role): Seat => {
    const box = boxOf(role);
    const found = bustOf(role, box);
    return { box, style: 'head', hasFace: !found, ...(found && { bust: found }) };
  };
  const others = roles.map(seatOf);
  const bottom = seatOf('bottom');
  const seats = hasOwn ? [...others, bottom] : [bottom, ...others];
  // The way of the hands, from the one below.
  const ring: [Role, Box][] = [['bottom', bottom.box]];
  roles.forEach((role, index) => {
    if (!(hasGhost && index === roles.length - 1)) ring.push([role, (others[index] as Seat).box]);
  });
  // Beside the mats at the top there must be room for the bend.
  const reach =
    Math.min(...others.map(({ box }, index) => (roles[index] === 'top' ? box.x : Infinity))) - inner.x - 40;
  const stretches = ring.map(([role, box], index) => {
    const [next, to] = ring[(index + 1) % ring.length] as [Role, Box];
    return stretch(portsOf(role, box, reach).out, portsOf(next, to, reach).in, wood);
  });
  const centre = centreOf(around, others, bottom.box, inner, middle);
  return {
    ...{ kind: 'wide', wood, seats, hand, isCentred: true, lip: null, prompt: centre },
    spots: hasOwn ? fanOf(hand, fan, cards) : [],
    chevrons: [],
    stretches,
  };
}

/** What is free in the middle of the table. */
function centreOf(
  around: number,
  others: readonly Seat[],
  bottom: Box,
  inner: Omit<Box, 'h'>,
  middle: number,
): Box {
  const mid = inner.x + inner.w / 2;
  if (around === 1) {
    const [top] = others as [Seat];
    const y = top.box.y + top.box.h + 6;
    const w = Math.min(440, inner.w * 0.5);
    return { x: mid - w / 2, y, w, h: bottom.y - 6 - y };
  }
  const [left] = others as [Seat];
  const w = middle - 6;
  // Beside the mats at left and right, and down to mine.
  if (around === 2) return { x: mid - w / 2, y: left.box.y, w, h: bottom.y - 6 - left.box.y };
  return { x: mid - w / 2, y: left.box.y - 4, w, h: left.box.h + 8 };
}

interface Port extends Point {
  isVertical: boolean;
}

/** Where hands leave a mat and come to it, when they go to the left. */
function portsOf(role: Role, { x, y, w, h }: Box, reach: number): { in: Port; out: Port } {
  const level = y + h * 0.5;
  const port = (px: number, py: number, isVertical: boolean): Port => ({ x: px, y: py, isVertical });
  if (role === 'bottom') return { out: port(x - 12, level, false), in: port(x + w + 12, level, false) };
  if (role === 'top') return { in: port(x - 12, level, false), out: port(x + w + 12, level, false) };
  const off = Math.min(w * 0.35, 110, Math.max(26, reach));
  const column = role === 'left' ? x + off : x + w - off;
  const [below, over] = [port(column, y + h + 10, true), port(column, y - 10, true)];
  return role === 'left' ? { in: below, out: over } : { in: over, out: below };
}

function stretch(from: Port, to: Port, wood: Box): Stretch {
  return { from: at(from), to: at(to), bend: bendOf(from, to, wood) };
}
const at = ({ x, y }: Point): Point => ({ x, y });

function bendOf(from: Port, to: Port, wood: Box): Point {
  if (from.isVertical !== to.isVertical)
    return from.isVertical ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // From left to right over the top; between two at the top straight on; else out to the side.
  if (from.isVertical) return { x: mid.x, y: Math.max(wood.y + RIM + 4, mid.y - 64) };
  if (Math.abs(from.y - to.y) < 2) return mid;
  return { x: mid.x < wood.x + wood.w / 2 ? mid.x - 150 : mid.x + 150, y: mid.y };
}

const MOST_TURN = 6.5;
function fanOf(hand: Box, { w, h }: { w: number; h: number }, cards: number): Spot[] {
  const step = Math.min(w + 4, (hand.w - w - 16) / Math.max(1, cards - 1));
  return Array.from({ length: cards }, (_, index) => {
    const off = index - (cards - 1) / 2;
    // Only a full hand is fanned out wide.
    const share = off / 4.5;
    return {
      x: hand.x + hand.w / 2 + off * step - w / 2,
      y: hand.y + 6 + share * share * 15,
      w,
      h,
      turn: share * MOST_TURN,
    };
  });
}
