// What I choose from my hand. A choice that nobody else hesitates about is held for a moment, so that it can be taken back.
import { beats } from '$lib/stage/rhythm';
import type { Scene } from '$lib/table/scene';
import type { SushiGoEvent, SushiGoView } from '../types';
import {
  draftOf,
  isOffered,
  moveOf,
  nextRole,
  offersTwo,
  pickOf,
  roleAt,
  rolesOf,
  tapped,
  type Draft,
  type Role,
} from './picks';

interface Sent {
  turn: number;
  move: string;
  draft: Draft;
}

export class Choice {
  draft = $state.raw<Draft>({});
  /** Whether two cards are kept, with chopsticks. */
  two = $state(false);
  /** A complete choice that has not been sent. */
  held = $state.raw<string | null>(null);
  #sent = $state.raw<Sent | null>(null);
  #turn = -1;
  #hand = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #view = $derived.by(() => this.scene().view);
  readonly hand = $derived.by(() => this.#view.hand);
  readonly moves = $derived.by(() => (this.scene().canPlay ? this.#view.legal_moves : []));
  readonly roles = $derived.by(() => rolesOf(this.moves, this.two));
  readonly offersTwo = $derived.by(() => offersTwo(this.moves));
  /** The role that needs a card now. */
  readonly open = $derived.by(() => nextRole(this.roles, this.draft));
  /** The whole choice, whoever knows of it. */
  readonly move = $derived.by(() => {
    if (this.held !== null) return this.held;
    const sent = this.#sent;
    return sent?.turn === this.#view.turn ? sent.move : this.#view.chosen;
  });

  constructor(
    private readonly scene: () => Scene<SushiGoView, SushiGoEvent>,
    /** Called when a choice is made (true) or taken back (false). */
    private readonly onchange: (isMade: boolean) => void,
  ) {}

  /** Takes in what the server knows. A half-made choice stays while others choose. */
  follow(): void {
    const { turn, chosen, hand } = this.#view;
    const held = hand.join(' ');
    if (turn !== this.#turn || held !== this.#hand) {
      this.drop();
      this.#turn = turn;
      this.#hand = held;
      this.#sent = null;
      this.two = Boolean(chosen && pickOf(chosen).second);
      this.draft = draftOf(chosen, hand);
    } else if (chosen !== null && chosen !== this.#sent?.move && this.held === null) {
      // On another device, or by another tab.
      this.two = Boolean(pickOf(chosen).second);
      this.draft = draftOf(chosen, hand);
      this.#sent = null;
    }
  }

  roleAt(index: number): Role | undefined {
    return roleAt(this.draft, index);
  }

  isOffered(index: number): boolean {
    return isOffered(this.moves, this.roles, this.draft, this.hand, index);
  }

  tap(index: number): void {
    if (!this.isOffered(index)) return;
    this.draft = tapped(this.roles, this.draft, index);
    this.#settle();
  }

  toggleTwo(): void {
    this.two = !this.two;
    if (!this.two) this.draft = { ...this.draft, second: undefined };
    this.#settle();
  }

  /** Takes the whole choice back. */
  takeBack(): void {
    this.draft = {};
    this.#withdraw();
  }

  /** Forgets a choice that was not sent, without a word. */
  drop(): void {
    clearTimeout(this.#timer);
    this.held = null;
  }

  #settle(): void {
    const move = moveOf(this.moves, this.roles, this.draft, this.hand);
    if (move === undefined) this.#withdraw();
    else this.#make(move);
  }

  #make(move: string): void {
    this.drop();
    this.onchange(true);
    const { due, seat } = this.#view;
    const { faces } = this.scene();
    // Bots never hesitate; people may, and meanwhile the server gives it back.
    if (due.some((other) => other !== seat && faces[other]?.isBot === false)) void this.#send(move);
    else {
      this.held = move;
      this.#timer = setTimeout(() => void this.#send(move), beats().hold);
    }
  }

  async #send(move: string): Promise<void> {
    const { draft } = this;
    const sent = { turn: this.#view.turn, move, draft };
    this.#sent = sent;
    this.held = null;
    if (await this.scene().play(move)) return;
    if (this.#sent !== sent) return;
    this.#sent = null;
    this.draft = draftOf(this.#view.chosen, this.hand);
    this.onchange(false);
  }

  #withdraw(): void {
    const wasMade = this.move !== null;
    const hadServer = this.#sent?.turn === this.#view.turn || this.#view.chosen !== null;
    this.drop();
    if (!wasMade) return;
    this.#sent = null;
    this.onchange(false);
    if (hadServer) void this.scene().takeBack?.();
  }
}
