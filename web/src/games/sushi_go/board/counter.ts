// The table as a counter: rivals above, then me, a wooden lip, the prompt, my cards in rows.
import type { Box, MatStyle } from '../../sushi/table/mat';
import { CARD_GAP, gridOf, ratioOf, spotsIn, WIDEST } from './grid';
import { clamp, PROMPT, type Layout, type Seat, type Table } from './table';

const LIP = 11;
const GAP = 5;
/** So high a mat has its face in its header: the plate gets the width. */
const HIGH = 108;
/** So wide a mat has room for face and plate. */
const BROAD = 500;
/** The lowest card that shows its picture well above name and signs. */
const LEAST_CARD = 96;

/** The lowest card on a tablet, where plates get more of the room. */
const TABLET_CARD = 112;

/** Heights of rival and own mats on a tall stage, and the lowest card they go with; the roomiest first. */
const TALL: readonly { style: MatStyle; rival: number; own: number; card: number }[] = [
  { style: 'row', rival: 90, own: 112, card: TABLET_CARD },
  { style: 'row', rival: 82, own: 102, card: TABLET_CARD },
  { style: 'row', rival: 71, own: 90, card: LEAST_CARD },
  { style: 'line', rival: 60, own: 66, card: LEAST_CARD },
  { style: 'line', rival: 54, own: 60, card: LEAST_CARD },
  { style: 'line', rival: 46, own: 52, card: LEAST_CARD },
];
/** The highest mat where nobody here has a hand. */
const MOST_ALONE = 220;
const MOST_MAT = { row: { rival: 112, own: 128 }, line: { rival: 66, own: 74 } };

export function tall({ width, height, rivals, hasOwn, most, cards }: Table): Layout {
  const side = width < 380 ? 17 : 19;
  const top = 12;
  const w = width - 2 * side;
  const column = (x: number, h: number, way: 'up' | 'down') => ({ box: { x, y: top, w: side, h }, way });
  if (!hasOwn) {
    const h = Math.min(MOST_ALONE, (height - top - PROMPT) / rivals - GAP);
    const style = h >= HIGH ? 'head' : h >= 66 ? 'row' : 'line';
    const seats = stack(rivals, h, style, { x: side, y: top, w });
    const end = top + rivals * (h + GAP);
    return {
      ...{ kind: 'tall', seats, lip: null, isCentred: false, spots: [], stretches: [] },
      wood: { x: 0, y: 0, w: width, h: height },
      prompt: { x: 0, y: height - PROMPT, w: width, h: PROMPT },
      hand: { x: 0, y: height - PROMPT, w: width, h: 0 },
      chevrons: [column(0, end - top - GAP, 'up'), column(width - side, end - top - GAP, 'down')],
    };
  }
  const bottom = 8;
  const handWidth = width - 16;
  const fixed = top + LIP + PROMPT + bottom + 6;
  const roomFor = (rival: number, own: number) => height - fixed - rivals * (rival + GAP) - own;
  const form =
    TALL.find(({ rival, own, card }) => gridOf(most, handWidth, roomFor(rival, own)).h >= card) ??
    (TALL.at(-1) as (typeof TALL)[number]);
  // What the cards don't need goes to the mats.
  const grid = gridOf(most, handWidth, roomFor(form.rival, form.own));
  const spare = roomFor(form.rival, form.own) - grid.rows * (grid.h + CARD_GAP) + CARD_GAP;
  const limit = MOST_MAT[form.style === 'row' ? 'row' : 'line'];
  const more = Math.max(0, spare) / (rivals + 1);
  const rival = Math.min(limit.rival, form.rival + more);
  const own = Math.min(limit.own, form.own + more);
  const seats = stack(rivals, rival, form.style, { x: side, y: top, w });
  const y = top + rivals * (rival + GAP);
  const style = own >= HIGH && w < BROAD ? 'head' : form.style;
  seats.push({ box: { x: side, y, w, h: own }, style, hasFace: true });
  const lip = y + own + 6;
  const hand = { x: 8, y: lip + LIP + PROMPT, w: handWidth, h: height - lip - LIP - PROMPT - bottom };
  return {
    ...{ kind: 'tall', seats, hand, isCentred: false, stretches: [] },
    wood: { x: 0, y: 0, w: width, h: lip },
    lip: { x: 0, y: lip, w: width, h: LIP },
    prompt: { x: 0, y: lip + LIP, w: width, h: PROMPT },
    spots: spotsIn(hand, cards),
    chevrons: [column(0, y + own - top, 'up'), column(width - side, y + own - top, 'down')],
  };
}

function stack(count: number, h: number, style: MatStyle, { x, y, w }: Omit<Box, 'h'>): Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    box: { x, y: y + index * (h + GAP), w, h },
    style,
    hasFace: true,
  }));
}

export function sideways({ width, height, rivals, hasOwn, most, cards }: Table): Layout {
  const side = 22;
  const top = 7;
  const between = rivals > 2 ? 15 : 20;
  const w = width - 2 * side;
  const perRow = hasOwn || rivals <= 3 ? rivals : Math.ceil(rivals / 2);
  const rows = Math.ceil(rivals / perRow);
  const each = (w - (perRow - 1) * between) / perRow;
  const cardWidth = Math.min(WIDEST, (width - 16 - CARD_GAP * (most - 1)) / Math.max(1, most));
  const room = height - top - LIP - PROMPT - 8 - 2 * GAP - 4;
  const cardHeight = Math.min(cardWidth * ratioOf(cardWidth), room - 62 - 54);
  const mats = room - cardHeight;
  const rival = hasOwn ? clamp(62, mats * 0.53, 84) : (height - top - PROMPT - 8) / rows - GAP;
  const style: MatStyle = each >= 230 && rival < HIGH ? 'row' : 'head';
  const seats: Seat[] = Array.from({ length: rivals }, (_, index) => ({
    box: {
      x: side + (index % perRow) * (each + between),
      y: top + Math.floor(index / perRow) * (rival + GAP),
      w: each,
      h: rival,
    },
    style,
    hasFace: true,
  }));
  const rowsEnd = top + rows * (rival + GAP);
  const own = hasOwn ? clamp(54, mats - rival, 76) : 0;
  if (hasOwn) seats.push({ box: { x: side, y: rowsEnd, w, h: own }, style: 'line', hasFace: true });
  const end = rowsEnd + own;
  const lip = end + 5;
  const handTop = hasOwn ? lip + LIP + PROMPT : height;
  const hand = { x: 8, y: handTop, w: width - 16, h: hasOwn ? height - handTop - 6 : 0 };
  const row = (x: number, way: 'up' | 'down' | 'right', from = top, h = end - top) => ({
    box: { x, y: from, w: way === 'right' ? between : side, h },
    way,
  });
  return {
    ...{ kind: 'sideways', seats, hand, isCentred: false, stretches: [] },
    wood: { x: 0, y: 0, w: width, h: hasOwn ? lip : height },
    lip: hasOwn ? { x: 0, y: lip, w: width, h: LIP } : null,
    prompt: hasOwn
      ? { x: 0, y: lip + LIP, w: width, h: PROMPT }
      : { x: 0, y: height - PROMPT, w: width, h: PROMPT },
    spots: spotsIn(hand, cards),
    chevrons: [
      row(0, 'up'),
      ...seats.slice(1, perRow).map(({ box }) => row(box.x - between, 'right', box.y, box.h)),
      row(width - side, 'down'),
    ],
  };
}
