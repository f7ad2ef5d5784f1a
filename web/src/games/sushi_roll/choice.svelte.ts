// What the player has chosen so far: dice marked for a reroll, two dice for a swap.
import type { Scene } from '$lib/table/scene';
import { adviceOf, canGet, canGive, offersOf, leadsToRoll, rerollOf, swapOf } from './offers';
import type { Mode, Wanted } from './offers';
import type { SushiRollEvent, SushiRollView } from './types';

export class Choice {
  mode = $state<Mode>('take');
  /** Positions on your belt. */
  marked = $state<number[]>([]);
  wanted = $state<(Wanted & { index: number }) | null>(null);
  private isSending = false;

  readonly offers = $derived.by(() => offersOf(this.scene().canPlay ? this.scene().view.legal_moves : []));
  readonly belt = $derived.by(() => {
    const { view, seat } = this.scene();
    return seat === null ? [] : (view.places[seat]?.belt ?? []);
  });
  readonly markedFaces = $derived(this.marked.map((index) => this.belt[index] ?? ''));
  readonly roll = $derived(rerollOf(this.offers, this.markedFaces));
  readonly canRoll = $derived(this.offers.rerolls.size > 0);
  readonly canSwap = $derived(this.offers.swaps.length > 0);
  readonly isOffline = $derived.by(() => this.scene().isOffline ?? false);
  readonly canTake = $derived(this.offers.takes.size > 0);
  readonly advice = $derived.by(() => {
    const { advised } = this.scene();
    return advised ? adviceOf(advised, this.belt) : null;
  });

  constructor(
    private readonly scene: () => Scene<SushiRollView, SushiRollEvent>,
    /** Makes a move; a die that is taken comes with its position on the belt. */
    private readonly send: (move: string, index: number | null) => Promise<unknown> = (move) =>
      this.scene().play(move),
  ) {}

  /** Whether a hint suggests switching to this mode. */
  leadsTo(mode: Mode): boolean {
    return this.mode === 'take' && this.advice?.mode === mode;
  }

  /** Whether a hint suggests this die in the current mode. */
  isAdvised(index: number): boolean {
    return this.advice?.mode === this.mode && this.advice.own.includes(index);
  }

  /** Whether a hint suggests this die of another belt. */
  isAdvisedOf(seat: number, belt: readonly string[], index: number): boolean {
    const wanted = this.mode === 'swap' ? this.advice?.wanted : null;
    return wanted?.seat === seat && belt.indexOf(wanted.face) === index;
  }

  /** Whether the marked dice are exactly those that a hint rerolls. */
  get isRollAdvised(): boolean {
    return this.roll !== undefined && this.roll === this.scene().advised;
  }

  /** Begins a turn with nothing marked. */
  begin(): void {
    this.drop();
  }

  /** Clears all marks, and switches to a mode. */
  drop(mode: Mode = 'take'): void {
    this.mode = mode;
    this.marked = [];
    this.wanted = null;
  }

  /** Whether a die of your belt can be pressed now. */
  canPress(index: number): boolean {
    const face = this.belt[index] ?? '';
    if (this.isOffline) return false;
    if (this.mode === 'roll') {
      return this.marked.includes(index) || leadsToRoll(this.offers, [...this.markedFaces, face]);
    }
    if (this.mode === 'swap') return this.marked.includes(index) || canGive(this.offers, face, this.wanted);
    return this.offers.takes.has(face);
  }

  /** Presses a die of your belt: takes it, marks it, or offers it. */
  press(index: number): void {
    const face = this.belt[index];
    if (face === undefined || !this.canPress(index)) return;
    const isMarked = this.marked.includes(index);
    if (this.mode === 'take') void this.play(face, index);
    else if (this.mode === 'roll') {
      this.marked = isMarked ? this.marked.filter((each) => each !== index) : [...this.marked, index];
    } else {
      this.marked = isMarked ? [] : [index];
      this.trySwap();
    }
  }

  markAll(): void {
    this.marked = this.belt.map((_, index) => index);
  }

  canWant(wanted: Wanted): boolean {
    return this.mode === 'swap' && canGet(this.offers, wanted, this.markedFaces[0] ?? null);
  }

  isWanted(seat: number, index: number): boolean {
    return this.wanted?.seat === seat && this.wanted.index === index;
  }

  /** Presses a die of another belt. */
  want(wanted: Wanted, index: number): void {
    if (this.isOffline) return;
    if (this.isWanted(wanted.seat, index)) this.wanted = null;
    else if (this.canWant(wanted)) this.wanted = { ...wanted, index };
    this.trySwap();
  }

  rollMarked(): void {
    if (this.roll) void this.play(this.roll);
  }

  private trySwap(): void {
    const give = this.markedFaces[0];
    const move = give !== undefined && this.wanted ? swapOf(this.offers, give, this.wanted) : undefined;
    if (move) void this.play(move);
  }

  private async play(move: string, index: number | null = null): Promise<void> {
    // The second click of a double click would otherwise take a die of the next turn, or be refused.
    if (this.isSending) return;
    this.isSending = true;
    const sent = this.send(move, index);
    // The table is shown as it was before anybody chose; a die lies on my tray until the server has it.
    if (index === null) this.drop();
    await sent;
    this.drop();
    this.isSending = false;
  }
}
