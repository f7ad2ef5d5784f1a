// A table with a ring of belt on it: the rivals' dice on three sides, mine at the bottom, the mats inside.
import type { Box } from '../../sushi/table/mat';
import {
  ACTIONS,
  clamp,
  CURTAIN,
  diceOf,
  NAME,
  PROMPT,
  rivalsOf,
  type Grid,
  type Layout,
  type Room,
  type Seat,
} from './layout';
import { pathOf } from './path';
import { cornerArrows, cornersOf, stretchOf, wayBetween, type Ring, type Side } from './ring';

/** Where the rivals sit, in turn order. */
const SIDES: Record<number, readonly Side[]> = {
  1: ['top'],
  2: ['left', 'right'],
  3: ['left', 'top', 'right'],
  4: ['left', 'top', 'top', 'right'],
};

export function wide(room: Room): Layout {
  const { width, height, first } = room;
  const dice = diceOf(room.seats);
  const rivals = rivalsOf(room);
  const sides = SIDES[rivals.length] ?? [];
  const isLow = height < 640;
  const hasBusts = width >= 1080 && height >= 600;
  const bust = hasBusts ? clamp(76, height * 0.145, 124) : 0;
  const margin = hasBusts ? bust * 0.86 : 12;
  const above = hasBusts && sides.includes('top') ? bust * 0.92 : 0;
  const foot = PROMPT + (room.isPlaying ? ACTIONS : 0) + (isLow ? 8 : 22);
  const table: Box = {
    ...{ x: margin, y: CURTAIN + 4 + above, w: width - 2 * margin },
    h: height - CURTAIN - 4 - above - foot,
  };
  const edge = isLow ? 14 : 34;
  const band = clamp(46, height * 0.094, 82);
  const own = ownBelt(table, dice, height, band);
  const ring: Ring = {
    left: table.x + edge + band / 2,
    right: table.x + table.w - edge - band / 2,
    top: table.y + edge + band / 2,
    bottom: table.y + table.h - (isLow ? 16 : 30) - own.h / 2,
  };
  const middle = (ring.left + ring.right) / 2;
  const radius = Math.min(110, (ring.bottom - ring.top) * 0.3);
  const inner: Box = {
    x: ring.left + band / 2 + 10,
    y: ring.top + band / 2 + 6,
    w: ring.right - ring.left - band - 20,
    h: ring.bottom - own.h / 2 - ring.top - band / 2 - 14,
  };
  const rows = (inner.h - 8) / 2;
  const mat = {
    w: rivals.length > 2 ? Math.min(320, (inner.w - 28) / 3) : Math.min(460, inner.w * 0.5 - 7),
    h: Math.min(rivals.length > 2 ? 170 : 200, rows),
  };
  const column = (index: number) => inner.x + (index * (inner.w - mat.w)) / 2;
  const floor = inner.y + inner.h - mat.h;
  // Below the mats at both sides is room for the supply and the race.
  const note = { w: rivals.length === 2 ? (inner.w - mat.w) / 2 - 12 : mat.w, h: 56 };
  const sideY =
    rivals.length === 4
      ? floor
      : rivals.length === 2
        ? inner.y
        : inner.y + Math.max(0, (inner.h - mat.h - (rivals.length === 3 ? 62 : 0)) / 2);
  const grids = gridsOf(ring, sides, dice, band, own.h);

  const seats: Seat[] = [];
  rivals.forEach((seat, index) => {
    const side = sides[index] as Side;
    const grid = grids[index] as Grid;
    const tops = sides.filter((each) => each === 'top').length;
    const x =
      side === 'left'
        ? column(0)
        : side === 'right'
          ? column(2)
          : tops === 1
            ? column(1)
            : column(index === 1 ? 0 : 2);
    const y = side === 'top' ? inner.y : sideY;
    const isUpright = side !== 'top';
    const long = (dice - 1) * (isUpright ? grid.pitchY : grid.pitchX) + grid.size + 16;
    const belt: Box = isUpright
      ? { x: grid.x - band / 2, y: grid.y - long / 2, w: band, h: long }
      : { x: grid.x - long / 2, y: grid.y - band / 2, w: long, h: band };
    seats[seat] = {
      ...{
        seat,
        look: 'mat',
        box: { x, y, ...mat },
        face: hasBusts ? 0 : 1,
        belt,
        isLarge: false,
        runsLeft: false,
        grid,
      },
      lantern: isUpright ? { x: grid.x, y: belt.y - 4 } : { x: belt.x - 4, y: grid.y },
      stretch: stretchOf(ring, side, radius, tops === 2 && side === 'top' ? (index === 1 ? 1 : 2) : 0),
      bust: hasBusts ? bustAt(side, grid, table, bust) : null,
    };
  });
  const ownBox: Box = { x: middle - own.w / 2, y: ring.bottom - own.h / 2, w: own.w, h: own.h };
  seats[first] = {
    ...{ seat: first, look: 'mat', box: { x: column(1), y: floor, ...mat }, face: hasBusts ? 0 : 1 },
    ...{
      belt: ownBox,
      isLarge: true,
      runsLeft: true,
      lantern: { x: ownBox.x + 10, y: ownBox.y },
      stretch: '',
    },
    grid: {
      x: middle,
      y: ring.bottom - NAME / 2 + 1,
      columns: dice,
      pitchX: own.pitch,
      pitchY: own.die,
      size: own.die,
    },
    bust: hasBusts
      ? { x: table.x + 8, y: table.y + table.h - bust * 0.72, w: bust * 0.86, h: bust * 0.86 }
      : null,
  };
  const order = [first, ...rivals];
  const sideOf = (index: number): Side => (index === 0 ? 'bottom' : (sides[index - 1] as Side));
  const ways: Layout['ways'] = [];
  order.forEach((seat, index) => {
    ways[seat] = wayBetween(ring, sideOf(index), sideOf((index + 1) % order.length));
  });
  const notes = notesAt(rivals.length, inner, note, column(0), column(1), column(2));
  const promptY = table.y + table.h + (isLow ? 2 : 10);
  const promptW = Math.min(620, width - 24);
  const countingH = Math.min(height - ownBox.y - 2, Math.max(176, 98 + room.seats * 36));
  return {
    kind: 'wide',
    track: pathOf(cornersOf(ring), radius, { isClosed: true }),
    band,
    arrows: cornerArrows(ring, radius * 0.62),
    seats,
    ways,
    names: NAME,
    wood: table,
    lip: null,
    prompt: { x: (width - promptW) / 2, y: promptY, w: promptW, h: PROMPT },
    actions: { x: 12, y: promptY + PROMPT, w: width - 24, h: room.isPlaying ? ACTIONS : 0 },
    ...notes,
    counting: {
      ...{ x: Math.max(12, (width - 1080) / 2), w: Math.min(width - 24, 1080) },
      ...{ y: height - countingH - 6, h: countingH },
    },
  };
}

/** My belt: its size, its dice and how far they are apart. */
function ownBelt(table: Box, dice: number, height: number, band: number) {
  const most = table.w - 2 * band - 40;
  const pitch = Math.min(clamp(54, height * 0.096, 82) + 14, (most - 30) / dice);
  const die = pitch - 14;
  return { die, pitch, w: dice * pitch + 30, h: die + NAME + (height < 640 ? 10 : 18) };
}

function gridsOf(ring: Ring, sides: readonly Side[], dice: number, band: number, ownH: number): Grid[] {
  const tops = sides.filter((side) => side === 'top').length;
  const long = ring.right - ring.left - band * 1.4;
  const high = ring.bottom - ring.top - band * 0.3;
  let top = 0;
  return sides.map((side) => {
    if (side === 'top') {
      const room = long / tops;
      const size = Math.min(band - 16, room / (dice + 1) - 5);
      const x = ring.left + band * 0.7 + room * (0.5 + top++);
      return {
        x,
        y: ring.top,
        columns: dice,
        pitchX: Math.min(size + 14, room / (dice + 0.5)),
        pitchY: size,
        size,
      };
    }
    const size = Math.min(band - 16, high / dice - 4);
    const y = (ring.top + ring.bottom) / 2 - (ownH > band ? 4 : 0);
    const x = side === 'left' ? ring.left : ring.right;
    return { x, y, columns: 1, pitchX: size, pitchY: Math.min(size + 10, high / dice), size };
  });
}

/** Where a rival stands behind the rim, at the middle of its belt. */
function bustAt(side: Side, grid: Grid, table: Box, size: number): Box {
  const seen = size * 0.84;
  const tall = size * 1.25;
  if (side === 'left') return { x: table.x - seen, y: grid.y - tall / 2, w: size, h: tall };
  if (side === 'right') return { x: table.x + table.w + seen - size, y: grid.y - tall / 2, w: size, h: tall };
  return { x: grid.x - size / 2, y: table.y - seen, w: size, h: tall };
}

/** The supply and the race stand where no mat is. */
function notesAt(
  rivals: number,
  inner: Box,
  { w, h }: { w: number; h: number },
  left: number,
  centre: number,
  right: number,
): Pick<Layout, 'supply' | 'race'> {
  const low = inner.y + inner.h - h;
  if (rivals === 3) return { supply: { x: left, y: low, w, h }, race: { x: right, y: low, w, h } };
  if (rivals === 2) {
    return { supply: { x: inner.x, y: low, w, h }, race: { x: inner.x + inner.w - w, y: low, w, h } };
  }
  if (rivals === 1) {
    const y = inner.y + (inner.h - h) / 2;
    const room = left === centre ? w : (inner.w - w) / 2 - 12;
    return {
      supply: { x: inner.x, y, w: room, h },
      race: { x: inner.x + inner.w - room, y, w: room, h },
    };
  }
  return { supply: { x: centre, y: inner.y, w, h }, race: { x: centre, y: inner.y + h, w, h } };
}
