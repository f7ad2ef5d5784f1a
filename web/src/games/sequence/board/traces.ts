// The latest chips that were placed or removed.
import type { SequenceEvent } from '../types';

export interface Trace {
  seat: number;
  cell: string;
  removed: boolean;
}

/** Adds events to the traces: at most one trace per seat, the newest last, none older than `seat`'s own. */
export function addTraces(
  traces: readonly Trace[],
  events: readonly SequenceEvent[],
  seat: number | null,
): Trace[] {
  let kept = [...traces];
  for (const event of events) {
    if (event.event !== 'chip-removed' && event.event !== 'chip-placed') continue;
    const trace = { seat: event.seat, cell: event.cell, removed: event.event === 'chip-removed' };
    const others = kept.filter((each) => each.seat !== trace.seat && each.cell !== trace.cell);
    kept = trace.seat === seat ? [trace] : [...others, trace];
  }
  return kept;
}

/** The traces that still match the board: a chip where one was placed, none where one was removed. */
export function visibleTraces(traces: readonly Trace[], hasChip: (cell: string) => boolean): Trace[] {
  return traces.filter((trace) => hasChip(trace.cell) !== trace.removed);
}
