import type { Lessons } from '$lib/learn/lessons';
import { isRemover, isWild, NAMES, numberOf, printedOn } from './cells';
import { signOf } from './faces';
import type { SequenceView } from './types';
import { cellsToChoose, fourOf, gapsOf, isCorner, WINDOWS } from './windows';

const LINES_TO_WIN: Record<number, number> = { 2: 2, 3: 1 };

const cell = (number: number) => `cell:${number}`;
const card = (name: string) => `card:${name}`;
const teamOf = (view: SequenceView) => view.team ?? 0;
const rivalsOf = (view: SequenceView) =>
  Array.from({ length: view.team_count }, (_, team) => team).filter((team) => team !== teamOf(view));
const offered = (view: SequenceView, kind: string) =>
  view.legal_moves.find((move) => move.startsWith(`${kind} `));
const isPlaying = (view: SequenceView) => view.legal_moves.some((move) => /^\w\w [a-j]\d+$/.test(move));
const freeCells = (view: SequenceView, name: string) =>
  printedOn(name)
    .map(numberOf)
    .filter((number) => view.board[number] === null);

/** A card whose two cells are both free. */
const cardWithTwoCells = (view: SequenceView) => view.hand.find((name) => freeCells(view, name).length === 2);
/** A card that can be played on a cell that shows it. */
const playableCard = (view: SequenceView) => view.hand.find((name) => freeCells(view, name).length > 0);

const deadCard = (view: SequenceView) => offered(view, 'dead')?.slice(5);

/** A line through a corner that is still open, with a card that goes onto it. */
function atCorner(view: SequenceView): { corner: number; place: number; name: string } | undefined {
  for (const window of WINDOWS) {
    const corner = window.find(isCorner);
    if (corner === undefined || gapsOf(view, teamOf(view), window) === null) continue;
    for (const name of view.hand) {
      const place = freeCells(view, name).find((number) => window.includes(number));
      if (place !== undefined) return { corner, place, name };
    }
  }
  return undefined;
}

const ownChips = (view: SequenceView) =>
  view.board.flatMap((team, number) => (team !== null && team === view.team ? [number] : []));

export const LESSONS: Lessons<SequenceView> = [
  {
    key: 'coach-sequence-card',
    when: (view) => isPlaying(view) && playableCard(view) !== undefined,
    points: (view) => [card(playableCard(view) ?? '')],
    facts: (view) => ({ card: signOf(playableCard(view) ?? '') }),
  },
  {
    key: 'coach-sequence-choice',
    when: (view) => offered(view, 'line') !== undefined,
    points: (view) => cellsToChoose(view).map(cell),
  },
  {
    key: 'coach-sequence-dead',
    when: (view) => deadCard(view) !== undefined,
    points: (view) => {
      const name = deadCard(view) ?? '';
      return [card(name), ...printedOn(name).map(numberOf).map(cell)];
    },
    isDone: (view, shown) => view.hand.join() !== shown.hand.join(),
    facts: (view) => ({ card: signOf(deadCard(view) ?? '') }),
  },
  {
    key: 'coach-sequence-four',
    when: (view) => isPlaying(view) && fourOf(view, [teamOf(view)]) !== undefined,
    points: (view) => {
      const four = fourOf(view, [teamOf(view)]);
      return four ? [four.gap, ...four.window].map(cell) : [];
    },
    facts: (view) => ({ cell: NAMES[fourOf(view, [teamOf(view)])?.gap ?? 0] ?? '' }),
  },
  {
    key: 'coach-sequence-block',
    when: (view) => isPlaying(view) && fourOf(view, rivalsOf(view)) !== undefined,
    points: (view) => {
      const four = fourOf(view, rivalsOf(view));
      return four ? [four.gap, ...four.window].map(cell) : [];
    },
    facts: (view) => ({ cell: NAMES[fourOf(view, rivalsOf(view))?.gap ?? 0] ?? '' }),
  },
  {
    key: 'coach-sequence-made',
    when: (view) => view.lines.length > 0 && !view.options.advanced,
    points: (view) => (view.lines[0]?.cells ?? []).map(numberOf).map(cell),
  },
  {
    key: 'coach-sequence-line',
    when: (view) => isPlaying(view) && ownChips(view).length > 0,
    points: (view) => ownChips(view).slice(0, 5).map(cell),
    facts: (view) => ({ count: LINES_TO_WIN[view.team_count] ?? 1 }),
  },
  {
    key: 'coach-sequence-wild',
    when: (view) => view.legal_moves.some((move) => isWild(move.slice(0, 2)) && move.includes(' ')),
    points: (view) => view.hand.filter(isWild).slice(0, 1).map(card),
    facts: (view) => ({ card: signOf(view.hand.find(isWild) ?? '') }),
  },
  {
    key: 'coach-sequence-remover',
    when: (view) => view.legal_moves.some((move) => isRemover(move.slice(0, 2)) && move.includes(' ')),
    points: (view) => view.hand.filter(isRemover).slice(0, 1).map(card),
    facts: (view) => ({ card: signOf(view.hand.find(isRemover) ?? '') }),
  },
  {
    key: 'coach-sequence-twice',
    when: (view) => isPlaying(view) && cardWithTwoCells(view) !== undefined,
    points: (view) => {
      const name = cardWithTwoCells(view) ?? '';
      return [card(name), ...freeCells(view, name).map(cell)];
    },
    facts: (view) => ({ card: signOf(cardWithTwoCells(view) ?? '') }),
  },
  {
    key: 'coach-sequence-corner',
    when: (view) => isPlaying(view) && atCorner(view) !== undefined,
    points: (view) => {
      const found = atCorner(view);
      return found ? [cell(found.corner), cell(found.place), card(found.name)] : [];
    },
    facts: (view) => ({ card: signOf(atCorner(view)?.name ?? '') }),
  },
];
