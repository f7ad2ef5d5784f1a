// Shows what has happened step by step: the card, the chip, the line, the new card. The table that is drawn meanwhile is a picture
// that lags behind the view; a tap, or an update too many, brings it up to date at once.
import { tick } from 'svelte';
import { isMotionOn } from '$lib/app/settings.svelte';
import { play } from '$lib/sound/sound';
import { beats, setBeat } from '$lib/stage/rhythm';
import { Show } from '$lib/stage/show';
import { shown } from '$lib/stage/shown.svelte';
import { spotOf, type Spot } from '$lib/ui/flight';
import type { Card, SequenceEvent, SequenceView } from '../types';
import { discard, draw, drop, lift, press, turnOver } from './flights';
import { stepsOf, withChip, type Picture, type Step } from './steps';

/** More steps than this don't wait: the table would be too far behind. */
const MOST_WAITING = 1;
/** The cells of a line light up one after the other; each takes this part of a settling. */
const PER_CELL = 0.26;
/** Others play a little faster than me: their turns come one after the other. */
const OTHERS = 0.75;

export interface Update {
  before: SequenceView;
  after: SequenceView;
  events: readonly SequenceEvent[];
  /** The seat that looks. */
  seat: number | null;
  /** Where my cards were before the update. */
  hand: ReadonlyMap<string, Spot>;
}

export class PlayOut {
  /** The table as far as it has been shown; null when it is up to date. */
  picture = $state.raw<Picture | null>(null);
  /** Whose turn is shown. */
  actor = $state<number | null>(null);
  /** The step that is shown. */
  step = $state.raw<Step | null>(null);
  /** Cells of lines that have lit up before their line counts. */
  lit = $state.raw<readonly string[]>([]);
  /** Chips on their way off the board, with their teams. */
  leaving = $state.raw<readonly { cell: string; team: number }[]>([]);
  /** My own move, until its chip comes or goes. */
  own = $state.raw<{ card: string; cell: string; isTaking: boolean } | null>(null);
  /** The cards that I have drawn and that are not in my hand yet. */
  coming = $state.raw<readonly Card[]>([]);

  private show: Show | null = null;
  private waiting: { step: Step; update: Update }[] = [];

  constructor(
    private readonly board: () => HTMLElement | undefined,
    private readonly settled: (step: Step) => void,
    private readonly discarded: (card: Card) => void,
  ) {}

  /** Shows what an update brought. */
  add(update: Update): void {
    const steps = stepsOf(update.events, update.before.team_count);
    if (this.waiting.length >= MOST_WAITING) this.skip();
    if (steps.length === 0) return this.follow(update.events.length);
    shown.untold += update.events.length;
    this.waiting.push(...steps.map((step) => ({ step, update })));
    this.coming = [...this.coming, ...steps.flatMap(({ drawn }) => drawn)];
    if (this.show) return;
    const show = (this.show = new Show());
    const { board, lines } = update.before;
    this.picture = { board, lines };
    this.next(show);
    if (!isMotionOn()) this.skip();
  }

  /** Events without a step are told after what is shown before them. */
  private follow(events: number): void {
    const before = this.waiting.at(-1)?.step ?? this.step;
    if (!before) return;
    before.events += events;
    shown.untold += events;
  }

  /** Jumps to the end. */
  skip(): void {
    this.show?.skip();
  }

  /** Forgets everything: another position is shown. */
  drop(): void {
    this.show?.drop();
    this.waiting = [];
    this.finish();
  }

  private next(show: Show): void {
    const now = this.waiting.shift();
    if (!now) return this.finish();
    const { step, update } = now;
    const isMine = step.seat === update.seat;
    const pace = isMine ? 1 : OTHERS;
    this.actor = actorOf(step);
    this.step = step;
    this.own =
      isMine && step.card !== null && step.chip !== null
        ? { card: step.card, cell: step.chip.cell, isTaking: step.chip.kind === 'removed' }
        : null;
    this.beat('reveal');
    const { reveal } = beats();
    const time = step.card === null ? 0 : reveal * pace;
    if (step.card !== null) this.reveal(show, step, step.card, update, time);
    show.after(time, () => this.settle(show, step, update, pace));
  }

  private reveal(show: Show, step: Step, card: Card, { hand, seat }: Update, time: number): void {
    const isMine = step.seat === seat;
    const from = (isMine && hand.get(card)) || this.spotOf(`[data-piece~="mat:${step.seat}"] .face`);
    this.discarded(card);
    play('card', 0, isMine);
    if (from) void tick().then(() => discard(show, this.find('[data-discard] > *'), from, isMine, time));
  }

  private settle(show: Show, step: Step, update: Update, pace: number): void {
    const settle = beats().settle * pace;
    const isMine = step.seat === update.seat;
    this.beat('settle');
    this.own = null;
    this.picture = withChip(this.picture ?? update.before, step);
    this.settled(step);
    const { chip } = step;
    if (chip) {
      play('chip', 0, isMine);
      if (chip.kind === 'removed' && settle > 0) this.takeOff(show, chip.cell, chip.team, settle);
      else {
        // My own chip lies there already.
        const land = isMine ? press : drop;
        void tick().then(() => land(show, this.find(`[data-chip="${chip.cell}"]`), settle));
      }
    }
    const lines = step.completed.length > 0 ? this.light(show, step, chip ? settle : 0) : 0;
    show.after((chip ? settle : 0) + lines, () => this.pass(show, step, update));
  }

  private takeOff(show: Show, cell: string, team: number, settle: number): void {
    this.leaving = [...this.leaving, { cell, team }];
    void tick().then(() => lift(show, this.find(`[data-leaving="${cell}"]`), settle));
    show.after(settle, () => (this.leaving = this.leaving.filter((each) => each.cell !== cell)));
  }

  /** Lights the cells of completed lines one after the other; returns how long that takes. */
  private light(show: Show, step: Step, start: number): number {
    const each = beats().settle * PER_CELL;
    const cells = step.completed.flatMap((line) => line.cells);
    show.after(start, () => play('line', 0, step.seat >= 0));
    cells.forEach((cell, index) =>
      show.after(start + index * each, () => {
        this.lit = [...this.lit, cell];
        void tick().then(() => turnOver(show, this.find(`[data-cell="${cell}"]`), each * 2));
      }),
    );
    show.after(start + cells.length * each, () => {
      const { board, lines } = this.picture ?? { board: [], lines: [] };
      this.picture = { board, lines: [...lines, ...step.completed] };
      this.lit = [];
    });
    return (cells.length + 2) * each;
  }

  private pass(show: Show, step: Step, update: Update): void {
    // The turn passes without a pause, unless I get a new card.
    const isLast = this.waiting.length === 0;
    const time = step.drawn.length > 0 || (isLast && step.seat === update.seat) ? beats().pass : 0;
    const { active, outcome } = update.after;
    const next = this.waiting[0]?.step ?? step;
    this.actor = isLast && !outcome ? active : actorOf(next);
    shown.untold -= step.events;
    this.beat('pass');
    this.coming = this.coming.filter((card) => !step.drawn.includes(card));
    if (step.drawn.length > 0) {
      play('card', 0, false);
      void tick().then(() =>
        step.drawn.forEach((card) =>
          draw(show, this.find(`[data-card="${card}"]`), this.find('[data-piece="deck"]'), time),
        ),
      );
    }
    show.after(time, () => this.next(show));
  }

  private finish(): void {
    this.show = null;
    this.picture = null;
    this.step = null;
    this.actor = null;
    this.own = null;
    this.lit = [];
    this.leaving = [];
    this.coming = [];
    shown.untold = 0;
    this.beat('');
  }

  private beat(name: 'reveal' | 'settle' | 'pass' | ''): void {
    const board = this.board();
    if (board) setBeat(board, name);
  }

  private find(selector: string): Element | null {
    return this.board()?.querySelector(selector) ?? null;
  }

  private spotOf(selector: string): Spot | null {
    const found = this.find(selector);
    return found ? spotOf(found) : null;
  }
}

/** Whose step it is; null if it is nobody's. */
const actorOf = ({ seat }: Step) => (seat < 0 ? null : seat);
