// The cards of a hand in rows.
import type { Box } from '../../sushi/table/mat';
import { CARD_RATIO, type Spot } from './table';

export const CARD_GAP = 6;
export const WIDEST = 118;

interface Grid {
  columns: number;
  rows: number;
  w: number;
  h: number;
}

/** Narrow cards may be higher: name and signs need their height. */
export const ratioOf = (w: number) => (w < 80 ? 1.6 : CARD_RATIO);

/** Low cards have no room for a picture above their name. */
const LOW = 70;
const qualityOf = (w: number, h: number) => Math.min(w, h / 1.2) * (h < LOW ? 0.5 : 1);

/** The rows in which cards are largest. */
export function gridOf(cards: number, width: number, height: number): Grid {
  let best: Grid = { columns: 1, rows: cards, w: 0, h: 0 };
  for (let columns = Math.min(3, cards); columns <= Math.max(1, cards); columns++) {
    const rows = Math.ceil(cards / columns);
    const w = Math.min(WIDEST, (width - CARD_GAP * (columns - 1)) / columns);
    const h = Math.max(1, Math.min(w * ratioOf(w), (height - CARD_GAP * (rows - 1)) / rows));
    if (qualityOf(w, h) > qualityOf(best.w, best.h) + 0.01) best = { columns, rows, w, h };
  }
  return best;
}

/** Where the cards lie in a box. */
export function spotsIn(box: Box, cards: number): Spot[] {
  if (cards === 0) return [];
  const { rows, w, h } = gridOf(cards, box.w, box.h);
  // Four lie two by two, not three and one.
  const columns = Math.ceil(cards / rows);
  const left = box.x + (box.w - columns * (w + CARD_GAP) + CARD_GAP) / 2;
  const top = box.y + Math.max(0, (box.h - rows * (h + CARD_GAP) + CARD_GAP) / 2);
  return Array.from({ length: cards }, (_, index) => ({
    x: left + (index % columns) * (w + CARD_GAP),
    y: top + Math.floor(index / columns) * (h + CARD_GAP),
    w,
    h,
    turn: 0,
  }));
}
