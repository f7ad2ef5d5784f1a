// A finished match, step by step: a scene like a live table, only that nobody can play in it.
import { NotGiven } from './api';
import { fetchReplay, type ReplayData, type ReplayStep } from './records';
import type { Batch, InWords, Scene, View } from './scene';
import { settings } from './settings.svelte';

export const SPECTATOR = 'spectator';
export const EVERYONE = 'all';
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A step worth jumping to. */
export interface Mark {
  at: number;
  event: string;
  round: number | null;
}

const LINGER = 1400;
// A step that tells nothing (somebody chose in secret) is not worth waiting for.
const GLANCE = 250;
const MARKED = ['round-started', 'line-completed'];

/** The steps that people look for: where rounds begin, where lines were made. */
export function marksOf(steps: readonly ReplayStep[]): Mark[] {
  return steps.flatMap((step, at) =>
    step.events
      .filter(({ event }) => MARKED.includes(event))
      .map(({ event, round }) => ({ at, event, round: typeof round === 'number' ? round : null })),
  );
}

export class Replay implements Scene {
  data = $state.raw<ReplayData | null>(null);
  at = $state(0);
  perspective = $state(SPECTATOR);
  speed = $state<number>(1);
  isPlaying = $state(false);
  isLoading = $state(false);
  problem = $state.raw<NotGiven | null>(null);
  batch = $state.raw<Batch | null>(null);

  readonly canPlay = false;
  readonly marks = $derived(marksOf(this.data?.steps ?? []));

  private batches = 0;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private inWords: { data: ReplayData; words: Promise<ReplayData> } | null = null;

  constructor(readonly record: string) {}

  get step(): ReplayStep {
    const step = this.data?.steps[this.at];
    if (!step) throw new Error('the replay is not there yet');
    return step;
  }

  get view(): View {
    // What could be played then can't be played now.
    return { ...this.step.view, legal_moves: [] };
  }

  get views(): View[] | null {
    return this.step.views ?? null;
  }

  get seat(): number | null {
    return this.step.view.seat;
  }

  get names(): string[] {
    return this.data?.names ?? [];
  }

  get sides(): number[] {
    return this.data?.sides ?? [];
  }

  get last(): number {
    return Math.max(0, (this.data?.steps.length ?? 1) - 1);
  }

  /** Looks at the match with other eyes; the place in it stays. */
  async look(perspective: string): Promise<void> {
    const asked = ++this.asked;
    this.isLoading = true;
    try {
      const data = await fetchReplay(this.record, perspective, settings.language);
      if (asked !== this.asked) return;
      this.data = data;
      this.perspective = perspective;
      this.problem = null;
      this.at = Math.min(this.at, this.last);
      this.show(null);
    } catch (problem) {
      if (asked !== this.asked) return;
      this.problem = problem instanceof NotGiven ? problem : new NotGiven('failed', '');
    } finally {
      if (asked === this.asked) this.isLoading = false;
    }
  }

  /** Goes to a step; one step forward is shown as it happened, any other way is a jump. */
  go(at: number): void {
    const next = Math.max(0, Math.min(at, this.last));
    if (!this.data || next === this.at) return;
    const before = next === this.at + 1 ? this.view : null;
    this.at = next;
    this.show(before);
    if (this.isPlaying) this.wait();
  }

  /** The next round or line, or the one before; the ends where there is none. */
  skip(direction: 1 | -1): void {
    const places = [0, ...this.marks.map(({ at }) => at), this.last];
    const next = direction > 0 ? places.find((at) => at > this.at) : places.findLast((at) => at < this.at);
    this.go(next ?? this.at);
  }

  toggle(): void {
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.at === this.last) this.go(0);
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** A match that is over can't be changed. */
  async play(): Promise<false> {
    return false;
  }

  async describe(): Promise<InWords> {
    const data = this.data;
    if (!data) throw new Error('the replay is not there yet');
    if (this.inWords?.data !== data) {
      this.inWords = { data, words: fetchReplay(this.record, this.perspective, settings.language, true) };
    }
    const { at, inWords } = this;
    const told = await inWords.words.catch((problem: unknown) => {
      // Asked again next time.
      if (this.inWords === inWords) this.inWords = null;
      throw problem;
    });
    const step = told.steps[at];
    return { turn: step?.view.turn ?? 0, prompt: '', blocks: step?.table ?? [], choices: [] };
  }

  private show(before: View | null): void {
    const { events, lines, blocks } = this.step;
    const words = before ? lines.map((each, index) => ({ lines: each, blocks: blocks[index] ?? [] })) : [];
    this.batch = {
      number: ++this.batches,
      happenings: before ? events : [],
      words,
      before,
      after: this.view,
    };
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.at >= this.last) {
      this.isPlaying = false;
      return;
    }
    const told = this.step.lines.some((lines) => lines.length > 0);
    this.timer = setTimeout(() => this.go(this.at + 1), (told ? LINGER : GLANCE) / this.speed);
  }
}
