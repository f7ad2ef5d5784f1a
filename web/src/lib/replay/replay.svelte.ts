// A finished match, step by step: a scene like a live table, except that nobody can play.
import { RequestFailed } from '$lib/net/api';
import { fetchAbout, fetchReplay, type ReplayData, type ReplayStep } from './records';
import type { About } from '../../wire';
import type { Face } from '$lib/table/face';
import type { Batch, GameEvent, InWords, Scene, View } from '$lib/table/scene';
import { settings } from '$lib/app/settings.svelte';

export const SPECTATOR = 'spectator';
export const EVERYONE = 'all';
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A step worth jumping to. */
export interface Mark {
  at: number;
  event: string;
  round: number | null;
}

const STEP_TIME = 1400;
// For steps without words, such as a hidden choice.
const SILENT_STEP_TIME = 250;
const MARKED = ['round-started', 'line-completed'];

/** The steps worth jumping to: the starts of rounds, completed lines. */
export function marksOf(steps: readonly ReplayStep[]): Mark[] {
  return steps.flatMap((step, at) =>
    step.events
      .filter(({ event }) => MARKED.includes(event))
      .map((event) => ({ at, event: event.event, round: roundOf(event) })),
  );
}

function roundOf(event: GameEvent): number | null {
  return 'round' in event && typeof event.round === 'number' ? event.round : null;
}

export class Replay implements Scene {
  data = $state.raw<ReplayData | null>(null);
  at = $state(0);
  perspective = $state(SPECTATOR);
  speed = $state<number>(1);
  isPlaying = $state(false);
  isLoading = $state(false);
  problem = $state.raw<RequestFailed | null>(null);
  batch = $state.raw<Batch | null>(null);

  readonly isReplay = true;
  readonly canPlay = false;
  readonly marks = $derived(marksOf(this.data?.steps ?? []));

  private batches = 0;
  private requests = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private inWords: { data: ReplayData; words: Promise<ReplayData> } | null = null;

  constructor(
    readonly record: string,
    perspective: string = SPECTATOR,
  ) {
    this.perspective = perspective;
  }

  get step(): ReplayStep {
    const step = this.data?.steps[this.at];
    if (!step) throw new Error('the replay is not loaded yet');
    return step;
  }

  get view(): View {
    // A finished match has no legal moves.
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

  get faces(): Face[] {
    const faces = this.data?.faces ?? [];
    return faces.map(({ face, colour, bot }) => ({
      ...{ character: face, colour, isBot: bot !== null, level: bot ?? '' },
    }));
  }

  get sides(): number[] {
    return this.data?.sides ?? [];
  }

  get last(): number {
    return Math.max(0, (this.data?.steps.length ?? 1) - 1);
  }

  /** Changes the perspective; stays at the same step. */
  async look(perspective: string): Promise<void> {
    const request = ++this.requests;
    this.isLoading = true;
    try {
      const data = await fetchReplay(this.record, perspective, settings.language);
      if (request !== this.requests) return;
      this.data = data;
      this.perspective = perspective;
      this.problem = null;
      this.at = Math.min(this.at, this.last);
      this.show(null);
    } catch (problem) {
      if (request !== this.requests) return;
      this.problem = problem instanceof RequestFailed ? problem : new RequestFailed('failed', '');
    } finally {
      if (request === this.requests) this.isLoading = false;
    }
  }

  /** Goes to a step. One step forward is animated, anything else is a jump. */
  go(at: number): void {
    const next = Math.max(0, Math.min(at, this.last));
    if (!this.data || next === this.at) return;
    const before = next === this.at + 1 ? this.view : null;
    this.at = next;
    this.show(before);
    if (this.isPlaying) this.wait();
  }

  /** Goes to the next or previous mark, or to the end or start. */
  skip(direction: 1 | -1): void {
    const stops = [0, ...this.marks.map(({ at }) => at), this.last];
    const next = direction > 0 ? stops.find((at) => at > this.at) : stops.findLast((at) => at < this.at);
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

  /** Never succeeds: the match is over. */
  async play(): Promise<false> {
    return false;
  }

  async describe(): Promise<InWords> {
    const data = this.data;
    if (!data) throw new Error('the replay is not loaded yet');
    if (this.inWords?.data !== data) {
      this.inWords = { data, words: fetchReplay(this.record, this.perspective, settings.language, true) };
    }
    const { at, inWords } = this;
    const described = await inWords.words.catch((problem: unknown) => {
      // Fetch it again next time.
      if (this.inWords === inWords) this.inWords = null;
      throw problem;
    });
    const step = described.steps[at];
    return { turn: step?.view.turn ?? 0, prompt: '', blocks: step?.table ?? [], choices: [] };
  }

  about(piece: string): Promise<About> {
    return fetchAbout(this.record, this.perspective, settings.language, this.at, piece);
  }

  private show(before: View | null): void {
    const { events, lines, blocks } = this.step;
    const words = before ? lines.map((each, index) => ({ lines: each, blocks: blocks[index] ?? [] })) : [];
    this.batch = {
      number: ++this.batches,
      events: before ? events : [],
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
    const hasWords = this.step.lines.some((lines) => lines.length > 0);
    this.timer = setTimeout(
      () => this.go(this.at + 1),
      (hasWords ? STEP_TIME : SILENT_STEP_TIME) / this.speed,
    );
  }
}
