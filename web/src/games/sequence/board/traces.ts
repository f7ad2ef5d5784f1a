// The latest chips that were placed or removed.
import type { Step } from './steps';

export interface Trace {
  seat: number;
  cell: string;
  removed: boolean;
}

/** Adds steps to the traces: at most one trace per seat, the newest last, none older than `seat`'s own. */
export function addTraces(traces: readonly Trace[], steps: readonly Step[], seat: number | null): Trace[] {
  let kept = [...traces];
  for (const { seat: mover, chip } of steps) {
    if (!chip) continue;
    const trace = { seat: mover, cell: chip.cell, removed: chip.kind === 'removed' };
    const others = kept.filter((each) => each.seat !== mover && each.cell !== trace.cell);
    kept = mover === seat ? [trace] : [...others, trace];
  }
  return kept;
}

/** The traces that still match the board: a chip where one was placed, none where one was removed. */
export function visibleTraces(traces: readonly Trace[], hasChip: (cell: string) => boolean): Trace[] {
  return traces.filter((trace) => hasChip(trace.cell) !== trace.removed);
}
