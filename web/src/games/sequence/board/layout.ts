// How the table is laid out in its room, in logical pixels. Pure, so that it can be tested without a browser.
//
//   tall      teams in a strip, the board as wide as the window, my cards on a wooden ledge below
//   sideways  seats in a column, the board as high as the window, my cards in a column
//   wide      the same with seats on both sides, and everything larger
import type { Shape } from '$lib/stage/unit';

export interface Table {
  width: number;
  height: number;
  shape: Shape;
  seats: number;
  teams: number;
  /** The largest number of cards that I may hold; 0 for a spectator. */
  cards: number;
}

/** The sides of the wooden frame: above are the letters of the columns, at the left the numbers of the rows. */
export interface Edges {
  letters: number;
  numbers: number;
  rest: number;
}

export interface Layout {
  kind: Shape;
  /** The board with its frame. */
  board: { width: number; height: number; edges: Edges; gap: number };
  cell: { width: number; height: number };
  /** The columns beside the board; 0 in a tall room. */
  left: number;
  right: number;
  /** Seats after me in turn order that sit left of the board; the others sit right of it. */
  seatsLeft: number;
  /** The height of a seat's row, and the columns that a team's members stand in (tall rooms). */
  row: number;
  memberColumns: number;
  /** My cards. */
  card: { width: number; height: number; columns: number };
  /** The height of the prompt. */
  prompt: number;
  /** Whether deck and discards stand in the left column. */
  arePilesLeft: boolean;
}

const CELLS = 10;
const LINE = 44;
/** The height of a seat beside a wide board, with its gap. */
const SEAT = 62;
const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** The size of a cell on a board of a given size. */
function cellOf(width: number, height: number, { letters, numbers, rest }: Edges, gap: number) {
  const inner = (size: number, edge: number) => (size - edge - rest - (CELLS + 1) * gap) / CELLS;
  return { width: inner(width, numbers), height: inner(height, letters) };
}

/** A frame for small windows: as narrow as its letters and numbers. */
const slim = (rest: number): Edges => ({ letters: 15, numbers: 16, rest });

/** The hand size by SQ-5, before any card is lost. */
export function handSize(seats: number): number {
  if (seats === 2) return 7;
  if (seats <= 4) return 6;
  if (seats === 6) return 5;
  return seats <= 9 ? 4 : 3;
}

export function layoutOf(table: Table): Layout {
  if (table.shape === 'tall') return tall(table);
  return table.shape === 'sideways' ? sideways(table) : wide(table);
}

function tall({ width, height, seats, teams, cards }: Table): Layout {
  const edges = slim(width < 400 ? 3 : 8);
  const gap = width < 400 ? 1.5 : 2;
  const boardWidth = width - 4;
  const cellWidth = cellOf(boardWidth, 0, edges, gap).width;
  const boardOf = (ratio: number) =>
    CELLS * cellWidth * ratio + edges.letters + edges.rest + (CELLS + 1) * gap;
  // Cells are a little higher than wide; what the cards leave makes them still higher.
  const [boardGood, boardMost] = [boardOf(1.12), boardOf(1.4)];

  const members = Math.ceil(seats / teams);
  const memberColumns = teams === 2 && members > 2 ? 2 : 1;
  const rows = Math.ceil(members / memberColumns);
  const columns = Math.max(cards, 1);
  const cardWidth = clamp(44, (width - 12 - 5 * (columns - 1)) / columns, 84);
  const cardMost = cards === 0 ? 0 : Math.min(cardWidth * 1.36, 112);
  // Upright tablets have the width for large cards.
  const cardLeast = cards === 0 ? 0 : width < 500 ? 46 : 64;
  const cardGood = Math.min(cardMost, 72);
  const rowLeast = rows === 1 ? 36 : rows < 4 ? 18 : 17;
  const rowMost = rows === 1 ? 60 : rows === 2 ? 38 : 30;
  // The edges of strip and ledge.
  const around = 24;

  // First the board is good, then the cards are large, then both grow; without room the board gives way last.
  let spare = height - boardGood - LINE - cardLeast - rows * rowLeast - around;
  let board = boardGood + Math.min(0, spare);
  const take = (most: number) => {
    const taken = clamp(0, spare, most);
    spare -= taken;
    return taken;
  };
  spare = Math.max(0, spare);
  let cardHeight = cardLeast + take(cardGood - cardLeast);
  board += take(boardMost - boardGood);
  cardHeight += take(cardMost - cardHeight);
  const row = rowLeast + take(rows * (rowMost - rowLeast)) / rows;
  return {
    kind: 'tall',
    board: { width: boardWidth, height: board, edges, gap },
    cell: cellOf(boardWidth, board, edges, gap),
    left: 0,
    right: 0,
    seatsLeft: seats,
    row,
    memberColumns,
    card: { width: cardWidth, height: cardHeight, columns },
    prompt: LINE,
    arePilesLeft: false,
  };
}

function sideways({ width, height, seats, teams, cards }: Table): Layout {
  const edges = slim(width < 700 ? 3 : 8);
  const gap = width < 700 ? 1.5 : 2;
  const columns = 3;
  const right = cards === 0 ? clamp(120, width * 0.16, 150) : clamp(152, width * 0.25, 210);
  const left = clamp(96, width - right - height * 1.28, 168);
  const boardWidth = Math.min(width - left - right - 8, height * 1.5);
  const boardHeight = height - 6;
  const cardRows = Math.max(1, Math.ceil(cards / columns));
  const arePilesLeft = cardRows > 2;
  const cardWidth = Math.min((right - 2 * 5) / columns, 64);
  const prompt = 120;
  const room = height - prompt - (arePilesLeft ? 0 : LINE + 7) - 30;
  const cardHeight = clamp(46, (room - 5 * (cardRows - 1)) / cardRows, cardWidth * 1.75);
  const seatRoom = height - teams * 29 - (arePilesLeft ? LINE + 7 : 0) - 24;
  return {
    kind: 'sideways',
    board: { width: boardWidth, height: boardHeight, edges, gap },
    cell: cellOf(boardWidth, boardHeight, edges, gap),
    left,
    right,
    seatsLeft: seats,
    row: clamp(18, seatRoom / seats - (seatRoom / seats < 40 ? 2 : 7), 50),
    memberColumns: 1,
    card: { width: cardWidth, height: cardHeight, columns },
    prompt,
    arePilesLeft,
  };
}

function wide({ width, height, seats, teams, cards }: Table): Layout {
  const frame = height < 640 ? 18 : 20;
  const edges = { letters: frame, numbers: frame, rest: frame };
  const gap = height < 640 ? 2 : 3;
  const boardHeight = height - 12;
  const columns = 3;
  // Beside the board's best width: the hand gets what it needs, the seats share the rest.
  const cardWidth = clamp(80, (width - boardHeight * 0.9) / 7, 104);
  // Without a hand both sides are alike.
  const side = clamp(205, (width - boardHeight * 1.06 - 32) / 2, 320);
  const right = cards === 0 ? side : Math.min(columns * cardWidth + 2 * 10 + 40, width * 0.34);
  const left = cards === 0 ? side : clamp(160, width - right - boardHeight * 1.02 - 32, right);
  const boardWidth = clamp(300, width - left - right - 32, boardHeight * 1.12);
  const ownCard = Math.min(cardWidth, (right - 48) / columns);
  const cardRows = Math.ceil(cards / columns);
  const prompt = 104;
  // My name, the piles and the gaps between.
  const fixed = prompt + (cards === 0 ? 0 : 52) + 76 + 32;
  const handRoom = height - fixed - 24 - 10 * cardRows;
  const cardHeight = cards === 0 ? 0 : clamp(64, handRoom / cardRows, ownCard * 1.45);
  const hand = cards === 0 ? 0 : cardRows * (cardHeight + 10) + 24;
  const leftRoom = height - teams * 42 - 24;
  const rightRoom = height - fixed - hand;
  // The seats that fit at the right, at most half of them; the rows are as high as both columns allow.
  const others = cards === 0 ? seats : seats - 1;
  const seatsRight = Math.min(Math.floor(others / 2), Math.max(0, Math.floor(rightRoom / SEAT)));
  const seatsLeft = others - seatsRight;
  const byLeft = leftRoom / Math.max(1, seatsLeft) - 8;
  const byRight = seatsRight === 0 ? byLeft : rightRoom / seatsRight - 8;
  return {
    kind: 'wide',
    board: { width: boardWidth, height: boardHeight, edges, gap },
    cell: cellOf(boardWidth, boardHeight, edges, gap),
    left,
    right,
    seatsLeft,
    row: clamp(34, Math.min(byLeft, byRight), 190),
    memberColumns: 1,
    card: { width: ownCard, height: cardHeight, columns },
    prompt,
    arePilesLeft: false,
  };
}
