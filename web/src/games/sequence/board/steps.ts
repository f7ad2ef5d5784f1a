// What one update brought, as steps that can be shown one after the other: somebody plays a card, a chip comes or goes, lines follow.
import { numberOf } from '../cells';
import type { Card, Line, SequenceEvent, SequenceView } from '../types';

export interface Step {
  seat: number;
  /** The card that goes to the discards; null for a choice of a line. */
  card: Card | null;
  /** The cell whose chip comes or goes, and how. */
  chip: { cell: string; kind: 'placed' | 'removed'; team: number } | null;
  completed: Line[];
  broken: Line[];
  /** The cards that I draw at its end. */
  drawn: Card[];
  /** How many events it shows; the story tells them when it has been shown. */
  events: number;
}

/** The steps of an update for the seat that looks; `teams` is their number. */
export function stepsOf(events: readonly SequenceEvent[], teams: number): Step[] {
  const steps: Step[] = [];
  const begin = (seat: number, card: Card | null, chip: Step['chip'] = null): Step => {
    const step: Step = { seat, card, chip, completed: [], broken: [], drawn: [], events: 0 };
    steps.push(step);
    return step;
  };
  const last = (seat: number) => steps.at(-1) ?? begin(seat, null);
  // What comes before the first step is told with it.
  let early = 0;
  for (const event of events) {
    if (event.event === 'chip-placed') {
      const { seat, card, cell } = event;
      begin(seat, card, { cell, kind: 'placed', team: seat % teams });
    } else if (event.event === 'chip-removed') {
      const { seat, card, cell, team } = event;
      begin(seat, card, { cell, kind: 'removed', team });
    } else if (event.event === 'dead-card-shown' || event.event === 'card-lost') {
      begin(event.seat, event.card);
    } else if (event.event === 'line-completed') {
      last(event.seat).completed.push({ team: event.team, cells: event.cells });
    } else if (event.event === 'line-broken') {
      last(-1).broken.push({ team: event.team, cells: event.cells });
    } else if (event.event === 'card-received') {
      last(event.seat).drawn.push(event.card);
    }
    early++;
    const step = steps.at(-1);
    if (!step) continue;
    step.events += early;
    early = 0;
  }
  return steps;
}

/** What the table looks like between the steps. */
export type Picture = Pick<SequenceView, 'board' | 'lines'>;

/** The table after the chip of a step has come or gone; its completed lines follow cell by cell. */
export function withChip({ board, lines }: Picture, step: Step): Picture {
  const next = [...board];
  if (step.chip) next[numberOf(step.chip.cell)] = step.chip.kind === 'placed' ? step.chip.team : null;
  const isSame = (one: Line, other: Line) =>
    one.team === other.team && one.cells.join() === other.cells.join();
  return { board: next, lines: lines.filter((line) => !step.broken.some((broken) => isSame(line, broken))) };
}
