// Where chips were put or taken away lately.
import type { Happening } from '$lib/scene';

export interface Trace {
  seat: number;
  cell: string;
  removed: boolean;
}

/** The traces after more has happened: one per seat at most, the newest last, none older than `seat`'s own. */
export function follow(
  traces: readonly Trace[],
  happenings: readonly Happening[],
  seat: number | null,
): Trace[] {
  let kept = [...traces];
  for (const happening of happenings) {
    const removed = happening.event === 'chip-removed';
    if (!removed && happening.event !== 'chip-placed') continue;
    const trace = { seat: happening.seat as number, cell: happening.cell as string, removed };
    const fresh = kept.filter((each) => each.seat !== trace.seat && each.cell !== trace.cell);
    kept = trace.seat === seat ? [trace] : [...fresh, trace];
  }
  return kept;
}

/** Traces that the board still shows: a chip where one was put, none where one was taken. */
export function standing(traces: readonly Trace[], chipOn: (cell: string) => boolean): Trace[] {
  return traces.filter((trace) => chipOn(trace.cell) !== trace.removed);
}
