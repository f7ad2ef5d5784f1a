// A live table: what the server has sent, kept up to date, and the requests it takes.
import type { About, Hint, Sheet, TableInfo, ToClient, Update, Welcome } from '../../wire';
import { ReconnectingSocket, Refused, socketUrl, type ClientRequest, type Status } from '$lib/net/socket';
import { storyLines } from '$lib/words/readable';
import { Feelings } from '$lib/feelings/feelings.svelte';
import { facesOf, namesOf } from './players';
import type { Batch, GameEvent, InWords, Scene, View } from './scene';
import type { StoryItem } from './story';
import { PendingMoves } from './pending-moves.svelte';
import { forgetTicket, saveSettings, settings } from '$lib/app/settings.svelte';
import { showToast } from '$lib/ui/toasts.svelte';
import { say } from '$lib/words/words.svelte';

/** The request that leads to the table. */
export type Entrance =
  | Extract<ClientRequest, { type: 'open' }>
  | Extract<ClientRequest, { type: 'open_pad' }>
  | Extract<ClientRequest, { type: 'join' }>
  | Extract<ClientRequest, { type: 'watch' }>
  | Extract<ClientRequest, { type: 'return' }>;

export class Table implements Scene {
  // Messages are replaced, never changed in place, so shallow reactivity is enough.
  info = $state.raw<TableInfo | null>(null);
  current = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  person = $state<string | null>(null);
  token = $state<string | null>(null);
  match = $state(0);
  batch = $state.raw<Batch | null>(null);
  story = $state.raw<readonly StoryItem[]>([]);
  status = $state<Status>('connecting');
  /** When to reconnect, by this browser's clock. */
  retryAt = $state<number | null>(null);
  /** When the time for the move runs out, by this browser's clock. */
  deadline = $state<number | null>(null);
  /** Why the server closed the table for us, if it did. */
  gone = $state<string | null>(null);
  /** Why we were not let in. */
  refusal = $state.raw<Refused | null>(null);
  readonly feelings = new Feelings();
  readonly names = $derived(namesOf(this.info, this.current));
  readonly faces = $derived(facesOf(this.info, this.current, this.feelings));
  hint = $state.raw<Hint | null>(null);
  isHinting = $state(false);
  /** The hint whose move is shown; at first a hint only says where to look. */
  shownHint = $state.raw<Hint | null>(null);
  readonly pendingMoves = new PendingMoves(
    ({ move, turn }) => this.ask({ type: 'play', move, turn }),
    ({ match, turn, move }) =>
      this.match === match && this.current?.turn === turn && this.current.legal_moves.includes(move),
  );
  /** The score pad, if this is one. */
  sheet = $state.raw<Sheet | null>(null);

  /** Resolves with the first welcome; rejects if we are refused. */
  readonly arrived: Promise<void>;
  private settle!: { resolve: () => void; reject: (why: Refused) => void };
  private number = 0;
  private batches = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: ReconnectingSocket;

  constructor(private entrance: Entrance) {
    this.arrived = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    this.socket = new ReconnectingSocket(socketUrl(), {
      opened: () => void this.enter(),
      received: (message) => this.receive(message),
      status: (status, retryIn) => {
        // Nothing can be done before the table's welcome.
        this.status = status === 'open' ? 'connecting' : status;
        this.retryAt = status === 'lost' ? performance.now() + retryIn : null;
      },
    });
    // Those who don't await it find the refusal in `refusal`.
    this.arrived.catch(() => undefined);
  }

  get view(): View {
    if (!this.current) throw new globalThis.Error('no match has started');
    return this.current;
  }

  /** Why we were not let in, in the reader's language. */
  get problem(): string {
    const refusal = this.refusal?.refusal;
    // The code or key is malformed; details about the message format would not help the reader.
    if (refusal?.code === 'bad-message') return say('page-nothing-here');
    return refusal?.text ?? '';
  }

  get sides(): number[] {
    return this.info?.sides ?? [];
  }

  get isHost(): boolean {
    return this.person !== null && this.info?.host === this.person;
  }

  get canPlay(): boolean {
    return this.status === 'open' && (this.current?.legal_moves.length ?? 0) > 0;
  }

  get isOffline(): boolean {
    return this.status !== 'open';
  }

  get advised(): string | null {
    return !this.isHinting && this.shownHint === this.hint ? (this.hint?.moves[0]?.move ?? null) : null;
  }

  get isMyTurn(): boolean {
    return this.seat !== null && (this.current?.due.includes(this.seat) ?? false);
  }

  /** Sends a request to the table; throws Refused or ConnectionLost. */
  ask(message: ClientRequest): Promise<ToClient> {
    return this.socket.ask(message);
  }

  /** Makes a move; throws the server's refusal. */
  async play(move: string): Promise<true> {
    await this.pendingMoves.send({ match: this.match, turn: this.view.turn, move });
    return true;
  }

  /** Takes back a hidden choice; throws the server's refusal. */
  async takeBack(): Promise<true> {
    await this.ask({ type: 'take_back', turn: this.view.turn });
    return true;
  }

  async askHint(): Promise<void> {
    const { match } = this;
    this.isHinting = true;
    try {
      const answer = await this.ask({ type: 'ask_hint' });
      // Thinking takes time; by now the turn may be over.
      if (answer.type !== 'hint' || match !== this.match || answer.turn !== this.current?.turn) return;
      this.hint = answer;
    } finally {
      this.isHinting = false;
    }
  }

  async describe(): Promise<InWords> {
    const answer = await this.ask({ type: 'describe' });
    if (answer.type !== 'description') throw new globalThis.Error('the answer is no description');
    return answer;
  }

  async about(piece: string): Promise<About> {
    const answer = await this.ask({ type: 'ask_about', piece });
    if (answer.type !== 'about') throw new globalThis.Error('the answer is not about a piece');
    return answer;
  }

  /** Reconnects now. */
  tryNow(): void {
    this.socket.tryNow();
  }

  /** Disconnects; the seat stays ours. */
  end(): void {
    clearTimeout(this.retry);
    this.socket.end();
  }

  private async enter(): Promise<void> {
    clearTimeout(this.retry);
    const { token } = this;
    const { face, colour, language } = settings;
    const entrance: Entrance = token
      ? { type: 'return', token, match: this.match, seen: this.number }
      : this.entrance;
    const request: ClientRequest =
      entrance.type === 'watch' ? { ...entrance, language } : { ...entrance, face, colour, language };
    try {
      const answer = await this.socket.ask(request);
      if (answer.type === 'welcome') this.welcome(answer);
    } catch (problem) {
      if (problem instanceof Refused) {
        if (problem.refusal.code === 'busy') {
          const seconds = Number(problem.refusal.facts.retry_after ?? 2);
          this.retry = setTimeout(() => void this.enter(), 1000 * seconds);
          return;
        }
        this.refusal = problem;
        this.settle.reject(problem);
        this.socket.end();
      }
    }
  }

  private welcome(message: Welcome): void {
    const isReturn = this.match === message.match && this.number > 0;
    this.info = message.table;
    this.person = message.person;
    this.token = message.token;
    this.seat = message.seat;
    this.refusal = null;
    if (message.token) {
      const { code, game, watch_key: watch } = message.table;
      settings.tickets[code] = { token: message.token, code, game, watch, when: Date.now() };
      saveSettings();
    }
    if (!isReturn) this.story = [];
    this.advance(message.match, message.number, message.events, message.words, message.view as View | null);
    this.setDeadline(message.deadline);
    this.status = 'open';
    this.pendingMoves.reconnected();
    this.settle.resolve();
  }

  private receive(message: ToClient): void {
    if (message.type === 'table') {
      this.info = message.table;
      this.seat = message.seat;
    } else if (message.type === 'update') {
      this.update(message);
    } else if (message.type === 'sheet') {
      this.sheet = message;
      const ticket = settings.tickets[this.info?.code ?? ''];
      if (ticket && !ticket.pad) {
        ticket.pad = true;
        saveSettings();
      }
    } else if (message.type === 'reacted') {
      const { person, reaction } = message;
      this.feelings.add({ person, seat: null, reaction, isLoud: true });
    } else if (message.type === 'error') {
      // It answers no request: the server is full, and the socket will try again.
      showToast(message.text);
    } else if (message.type === 'closing' && message.reason !== 'stopping' && message.reason !== 'slow') {
      this.gone = message.reason;
      // Only after a flood of messages is the seat still ours.
      if (message.reason !== 'flood' && this.info && this.token) forgetTicket(this.info.code);
      this.socket.end();
    }
  }

  private update(message: Update): void {
    const merged = { ...(message.whole ? null : this.current), ...message.changes } as View;
    if (message.match !== this.match) this.story = [];
    this.advance(message.match, message.number, message.events, message.words, merged);
    this.setDeadline(message.deadline);
  }

  private advance(
    match: number,
    number: number,
    events: readonly Record<string, unknown>[],
    words: Update['words'],
    after: View | null,
  ): void {
    const same = match === this.match;
    const before = same ? this.current : null;
    const all = events as unknown as GameEvent[];
    const first = number - all.length;
    // After reconnecting, spectators get all events from the start: only the rest is new.
    const known = same ? Math.max(0, this.number - first) : 0;
    this.story = [
      ...this.story.filter((item) => item.number < first),
      ...all.map((event, index) => ({
        number: first + index,
        event,
        lines: storyLines(words?.[index]),
      })),
    ];
    this.match = match;
    this.number = number;
    if (after && after.turn !== before?.turn) this.hint = null;
    this.current = after;
    if (after) {
      this.batch = {
        number: ++this.batches,
        events: all.slice(known),
        words: (words ?? []).slice(known),
        before,
        after,
      };
    }
  }

  private setDeadline(seconds: number | null): void {
    this.deadline = seconds === null ? null : performance.now() + 1000 * seconds;
  }
}
