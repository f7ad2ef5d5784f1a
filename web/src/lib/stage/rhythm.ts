// The rhythm of a turn, as calm or quick as the player likes it.
import { isMotionOn, settings, type Tempo } from '$lib/app/settings.svelte';

/** How long each part takes, in milliseconds. */
export interface Beats {
  /** A choice lies on the table and can be taken back. */
  hold: number;
  reveal: number;
  settle: number;
  pass: number;
  /** Between the points of a scoring. */
  step: number;
}

export type Beat = 'choose' | 'reveal' | 'settle' | 'pass';

const NORMAL: Beats = { hold: 600, reveal: 500, settle: 500, pass: 450, step: 700 };
// Even in a hurry people need a moment to change their mind.
const TEMPOS: Record<Tempo, { hold: number; rest: number }> = {
  calm: { hold: 1.5, rest: 1.5 },
  normal: { hold: 1, rest: 1 },
  quick: { hold: 0.5, rest: 0.4 },
};

/** The rhythm of the chosen tempo. Without motion only the time to take a choice back remains. */
export function beats(): Beats {
  const { hold, rest } = TEMPOS[settings.tempo] ?? TEMPOS.normal;
  const moving = isMotionOn() ? rest : 0;
  return {
    hold: NORMAL.hold * hold,
    reveal: NORMAL.reveal * moving,
    settle: NORMAL.settle * moving,
    pass: NORMAL.pass * moving,
    step: NORMAL.step * moving,
  };
}

/** Marks the part of the turn that an element shows now; '' between turns. */
export function setBeat(element: HTMLElement, name: Beat | ''): void {
  element.dataset.beat = name;
  element.dispatchEvent(new CustomEvent('beat', { bubbles: true, detail: { name, at: performance.now() } }));
}
