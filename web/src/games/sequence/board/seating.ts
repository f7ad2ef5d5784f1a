// Who sits where around the table, and what is said about them.
import type { SequenceView } from '../types';
import { say } from '$lib/words/words.svelte';

export const sideOf = (view: SequenceView, seat: number) => seat % view.team_count;

/** The lines that win: two with two teams, else one. */
export const linesNeeded = (view: SequenceView) => (view.team_count === 2 ? 2 : 1);

export const linesOf = (view: SequenceView, team: number) =>
  view.lines.filter((line) => line.team === team).length;

/** The seats of a team. */
export const membersOf = (view: SequenceView, team: number) =>
  seatsOf(view).filter((seat) => sideOf(view, seat) === team);

export const seatsOf = (view: SequenceView) => Array.from({ length: view.seat_count }, (_, seat) => seat);

/** The seats in turn order from the one after mine; all of them for a spectator, from the first. */
export function othersOf(view: SequenceView): number[] {
  const seats = seatsOf(view);
  const { seat } = view;
  return seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/** The seat that plays after the active one. */
export const nextOf = (view: SequenceView) => (view.active + 1) % view.seat_count;

/** A name that fits into so many letters; the whole one is said elsewhere. */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name;
  const [first = ''] = name.split(' ');
  return first.length <= most ? first : `${name.slice(0, Math.max(1, most - 1))}…`;
}

/** What there is to know about a seat, the most urgent first, in at most so many letters. */
export function factsOf(
  view: SequenceView,
  seat: number,
  [status, level]: readonly [string, string],
  most: number,
): string {
  const facts: string[] = [];
  if (status) facts.push(status);
  if (view.losing.includes(seat)) facts.push(say('seq-seat-loses'));
  if (view.open_draws.some(([other]) => other === seat)) facts.push(say('seq-seat-draws'));
  if (!view.outcome && nextOf(view) === seat && view.seat_count > 2) facts.push(say('seq-seat-next'));
  if (seat === view.seat)
    facts.push(say(view.active === seat && !view.outcome ? 'seq-seat-turn' : 'seq-seat-you'));
  else if (view.team !== null && sideOf(view, seat) === view.team) facts.push(say('seq-seat-partner'));
  if (level) facts.push(level);
  let text = '';
  for (const fact of facts) {
    const longer = text ? `${text} · ${fact}` : fact;
    if (longer.length <= most) text = longer;
  }
  return text;
}
