// The counting of a round: group after group, then the races, then the totals. All points come from the server's events.
import { beats } from '$lib/stage/rhythm';
import { shown } from '$lib/stage/shown.svelte';
import { play } from '$lib/sound/sound';

/** One thing that is counted. */
export interface Step {
  place: number;
  /** The groups on the plate that glow. */
  groups: readonly string[];
  points: number;
  /** Its pictures: foods. */
  foods: readonly string[];
  text: string;
  /** The race in which it was earned, by its index. */
  race?: number;
}

/** A lane of the race for the most. */
export interface Lane {
  place: number;
  count: number;
  points: number;
  /** 1 for the most, 2 for the second, 0 for neither. */
  rank: number;
}

/** A race between all places. */
export interface Race {
  food: string;
  title: string;
  lanes: readonly Lane[];
}

/** How long the totals stay before the next round begins by itself, in seconds. */
export const WAIT = 6;

/** What the status says while a round is counted; null in between. */
export const counted = $state<{ round: number | null }>({ round: null });

export class Count {
  /** The step that is shown; `steps.length` when all are done. */
  at = $state(0);
  /** Seconds until the next round begins by itself; null if it waits for somebody. */
  left = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasEnded = false;
  #isWaiting = false;

  constructor(
    readonly round: number,
    readonly steps: readonly Step[],
    readonly races: readonly Race[],
    /** The score of each place before. */
    readonly before: readonly number[],
    /** Called when the table goes on. */
    readonly onend: () => void,
    /** Whether it goes on by itself. */
    readonly goesOn = true,
  ) {
    counted.round = round;
    const { step } = beats();
    if (step === 0 || steps.length === 0) this.skip();
    else this.#next(step);
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** The race that is shown: the first until another one begins. */
  get race(): Race | null {
    const begun = this.steps.slice(0, this.at + 1).findLast((each) => each.race !== undefined)?.race;
    return this.races[this.isDone ? this.races.length - 1 : (begun ?? 0)] ?? null;
  }

  get isDone(): boolean {
    return this.at >= this.steps.length;
  }

  /** The score of a place so far. */
  scoreOf(place: number): number {
    const so = this.steps.slice(0, this.at + 1).filter((each) => each.place === place);
    return (this.before[place] ?? 0) + so.reduce((sum, each) => sum + each.points, 0);
  }

  /** What a place has gained so far; undefined if nothing. */
  gainOf(place: number): number | undefined {
    const gain = this.scoreOf(place) - (this.before[place] ?? 0);
    return this.steps.slice(0, this.at + 1).some((each) => each.place === place) ? gain : undefined;
  }

  /** The groups that glow on a plate now. */
  glowOf(place: number): readonly string[] {
    return this.step?.place === place ? this.step.groups : [];
  }

  /** Jumps to the totals. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.#hasEnded || this.#isWaiting || this.left !== null) return;
    this.at = this.steps.length;
    play('round');
    // After the last round nothing is left to be shown.
    if (!this.goesOn) return shown.clear();
    this.left = WAIT;
    this.#tick();
  }

  /** Stays until somebody goes on: somebody reads. */
  wait(): void {
    clearTimeout(this.#timer);
    this.left = null;
    this.#isWaiting = true;
  }

  /** Goes on to the next round. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    counted.round = null;
    this.onend();
  }

  /** Stops without going on: the table is gone. */
  drop(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    counted.round = null;
  }

  #next(wait: number): void {
    play('tick');
    this.#timer = setTimeout(() => {
      if (this.at + 1 >= this.steps.length) return this.skip();
      this.at++;
      this.#next(wait);
    }, wait);
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      this.left = (this.left ?? 0) - 1;
      if (this.left <= 0) this.end();
      else this.#tick();
    }, 1000);
  }
}
