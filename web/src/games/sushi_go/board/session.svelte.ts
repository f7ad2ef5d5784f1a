// What the table shows between the server's updates: a turn that ends, and the counting of a round.
import { tick } from 'svelte';
import { shown } from '$lib/stage/shown.svelte';
import type { Mood } from '$lib/table/face';
import type { Batch } from '$lib/table/scene';
import type { EventWords } from '../../../wire';
import { Count, counted } from '../../sushi/table/count.svelte';
import { scoringsIn } from '../../sushi/table/notes';
import { moodsAfter } from '../moods';
import type { SushiGoEvent, SushiGoView } from '../types';
import { countingIn } from './counting';
import { passing, turnsIn, type Reveal } from './events';
import { addedTo, completedIn, groupsOf, grownIn, ON_WASABI, piecesOf } from './plates';
import type { Leaving, TurnShow } from './turn.svelte';
import { receiverOf } from './view';

type GoBatch = Batch<SushiGoView, SushiGoEvent>;

/** What the session needs to know of its table. */
export interface Seating {
  /** The places in the order in which cards turn and points are counted. */
  places: () => readonly number[];
  own: () => number | null;
  /** The cards of an old hand that are passed on, where they lie. */
  leaving: (before: SushiGoView, pick: string | null) => readonly Leaving[];
  board: () => HTMLElement | undefined;
}

/** After an outage more turns may come at once: then only their result is shown. */
const MOST_TURNS = 2;
const CLEARED = { hand: [], due: [], legal_moves: [], hand_sizes: [], chosen: null };

export class Session {
  /** The table as it was when the round ended, while it is counted. */
  frozen = $state.raw<SushiGoView | null>(null);
  count = $state.raw<Count | null>(null);
  /** The last scoring in words. */
  scorings = $state.raw<readonly EventWords[]>([]);
  /** What each place felt when the last turn ended. */
  felt = $state.raw<readonly Mood[]>([]);
  #last = 0;

  constructor(
    private readonly show: TurnShow,
    private readonly seating: Seating,
    first: GoBatch | null,
  ) {
    this.#last = first?.number ?? 0;
    if (first) this.scorings = scoringsIn(first.events, first.words);
  }

  /** Takes in an update, before the table is redrawn. */
  takeIn(batch: GoBatch): void {
    if (batch.number === this.#last) return;
    this.#last = batch.number;
    const { before, events, words } = batch;
    const scored = scoringsIn(events, words);
    if (scored.length > 0) this.scorings = scored;
    // While something is shown, whatever comes is told after it.
    if (shown.untold > 0) shown.untold += events.length;
    if (!before || !this.seating.board()) {
      // A first look, or a jump in a replay.
      this.#stop();
      this.show.skip();
    } else if (turnsIn(events) > 0) this.#endTurn(batch, before);
  }

  /** The table goes away. */
  drop(): void {
    this.show.drop();
    this.#stop();
  }

  #stop(): void {
    this.count?.drop();
    this.count = null;
    this.frozen = null;
    counted.round = null;
    shown.clear();
  }

  #endTurn(batch: GoBatch, before: SushiGoView): void {
    const { events, after } = batch;
    this.show.skip();
    this.#stop();
    const end = events.findLast((event) => event.event === 'round-scored');
    const result: SushiGoView = end ? { ...before, ...CLEARED, places: end.places } : after;
    if (end) {
      this.frozen = result;
      counted.round = end.round;
    }
    /** The counting, and what came after it. */
    const rest = end ? events.length - events.indexOf(end) : 0;
    // Faces show nothing that the cards don't show yet.
    const tell = () => {
      shown.untold -= events.length - rest;
      this.felt = moodsAfter(before.places, result.places);
    };
    shown.untold = events.length;
    shown.view = before;
    const then = () => {
      shown.view = this.frozen;
      if (end) this.#startCounting(batch, before, end.round);
    };
    if (turnsIn(events) > MOST_TURNS) {
      tell();
      then();
      return;
    }
    const order = this.seating.places();
    const own = this.seating.own();
    const passed = end ? null : passing(events);
    const revealed = events.find((event) => event.event === 'cards-revealed');
    const pick = own === null ? null : (revealed?.picks[own] ?? null);
    this.show.run(
      {
        ...laidIn(before, result, order),
        order,
        own,
        leaving: passed ? this.seating.leaving(before, pick) : [],
        passes: passed ? passesOf(after.seat_count, passed === 'right') : [],
      },
      { settles: tell, ends: then },
    );
  }

  #startCounting(batch: GoBatch, before: SushiGoView, round: number): void {
    const found = countingIn(batch, this.seating.places());
    if (!found) return shown.clear();
    const scores = before.places.map(({ score }) => score);
    const isLast = batch.after.outcome !== null;
    this.count = new Count(round, found.steps, found.races, scores, () => void this.#goOn(), !isLast);
  }

  async #goOn(): Promise<void> {
    const board = this.seating.board();
    const hadFocus = board?.querySelector('[data-counting]')?.contains(document.activeElement);
    this.frozen = null;
    this.count = null;
    this.felt = [];
    shown.clear();
    this.show.deal();
    if (!hadFocus) return;
    await tick();
    board?.querySelector<HTMLElement>('[data-hand] button')?.focus({ preventScroll: true });
  }
}

/** What each place lays, the sets that this completes, and the groups that are worth more. */
function laidIn(before: SushiGoView, after: SushiGoView, order: readonly number[]) {
  const reveal: Reveal = {};
  const completed: string[] = [];
  const grown: string[] = [];
  const dipped: string[] = [];
  for (const place of order) {
    const [old, now] = [before.places[place], after.places[place]];
    if (!old || !now) continue;
    const laid = addedTo(piecesOf(old), piecesOf(now));
    reveal[place] = laid;
    const [had, has] = [groupsOf(old, place), groupsOf(now, place)];
    grown.push(...grownIn(had, has).map((group) => `${place}:${group}`));
    const sets = completedIn(had, has);
    const nigiri = laid.filter((piece) => piece.endsWith(ON_WASABI));
    if (nigiri.length > 0) sets.push('dipped');
    if (piecesOf(old).includes('wasabi')) dipped.push(...nigiri.map((piece) => `${place}:${piece}`));
    completed.push(...sets.map((group) => `${place}:${group}`));
  }
  return { reveal, completed, grown, dipped };
}

const passesOf = (seats: number, toRight: boolean) =>
  Array.from({ length: seats }, (_, seat) => [seat, receiverOf(seat, seats, toRight)] as const);
