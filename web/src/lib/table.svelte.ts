// A live table: what the server told, kept up to date, and what can be asked of it.
import type { Hint, Reaction, SeatInfo, Sheet, TableInfo, ToClient, Update, Welcome } from '../wire';
import { Line, Refused, socketUrl, type Ask, type Status } from './line';
import { storyLines } from './readable';
import type { Batch, Happening, InWords, Scene, View } from './scene';
import { Sending } from './sending.svelte';
import { dropTicket, keep, settings } from './settings.svelte';
import { tell } from './toasts.svelte';
import { knows, say } from './words.svelte';

/** How this page came to the table. */
export type Entrance =
  | Extract<Ask, { type: 'open' }>
  | Extract<Ask, { type: 'open_pad' }>
  | Extract<Ask, { type: 'join' }>
  | Extract<Ask, { type: 'watch' }>
  | Extract<Ask, { type: 'return' }>;

/** One event with its words, in the order of happening. */
export interface StoryItem {
  number: number;
  happening: Happening;
  lines: string[];
}

/** A name as a match has it: bots stand there by their level. */
function inWords(name: string): string {
  return name.replace(/^[a-z-]+(?=$| \d+$)/, (level) =>
    knows(`bot-${level}`) ? say(`bot-${level}`) : level,
  );
}

export class Table implements Scene {
  // Whatever is told is told whole and never changed in place: so it need not be watched in depth.
  info = $state.raw<TableInfo | null>(null);
  current = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  person = $state<string | null>(null);
  token = $state<string | null>(null);
  match = $state(0);
  batch = $state.raw<Batch | null>(null);
  story = $state.raw<readonly StoryItem[]>([]);
  status = $state<Status>('connecting');
  /** When the line is tried again, by this browser's clock. */
  retryAt = $state<number | null>(null);
  /** When time runs out, by this browser's clock. */
  deadline = $state<number | null>(null);
  /** Why the server sent us away, if it did. */
  gone = $state<string | null>(null);
  /** What was refused when we wanted to come in. */
  refusal = $state.raw<Refused | null>(null);
  reactions = $state.raw<readonly { person: string; reaction: Reaction; when: number }[]>([]);
  hint = $state.raw<Hint | null>(null);
  isHinting = $state(false);
  /** The hint whose move the reader has asked for, after where to look. */
  shownHint = $state.raw<Hint | null>(null);
  readonly sending = new Sending(
    ({ move, turn }) => this.ask({ type: 'play', move, turn }),
    ({ match, turn, move }) =>
      this.match === match && this.current?.turn === turn && this.current.legal_moves.includes(move),
  );
  /** The score pad, if this is one. */
  sheet = $state.raw<Sheet | null>(null);

  /** Resolves with the first welcome; fails if it is refused. */
  readonly arrived: Promise<void>;
  private settle!: { come: () => void; refused: (why: Refused) => void };
  private number = 0;
  private batches = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly line: Line;

  constructor(private entrance: Entrance) {
    this.arrived = new Promise((come, refused) => (this.settle = { come, refused }));
    this.line = new Line(socketUrl(), {
      opened: () => void this.enter(),
      told: (message) => this.told(message),
      status: (status, retryIn) => {
        // Nothing can be done at the table before it has said welcome.
        this.status = status === 'open' ? 'connecting' : status;
        this.retryAt = status === 'lost' ? performance.now() + retryIn : null;
      },
    });
    // Who does not wait for it learns of a refusal from `refusal`.
    this.arrived.catch(() => undefined);
  }

  get view(): View {
    if (!this.current) throw new globalThis.Error('no match has begun');
    return this.current;
  }

  /** Why we may not come in, in words for people. */
  get problem(): string {
    const refusal = this.refusal?.refusal;
    // No table could have such a code or key; how the message ought to look helps nobody.
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

  get isCut(): boolean {
    return this.status !== 'open';
  }

  get advised(): string | null {
    return !this.isHinting && this.shownHint === this.hint ? (this.hint?.moves[0]?.move ?? null) : null;
  }

  get isMyTurn(): boolean {
    return this.seat !== null && (this.current?.due.includes(this.seat) ?? false);
  }

  get names(): string[] {
    const info = this.info;
    if (!info) return [];
    const seen: string[] = [];
    const seats = this.current && this.current.seat_count !== info.seats.length ? null : info.seats;
    if (!seats) return info.names.map(inWords);
    for (const seat of seats) {
      const name = this.nameOf(seat);
      let shown = name;
      for (let again = 2; seen.includes(shown); again++) shown = `${name} ${again}`;
      seen.push(shown);
    }
    return seen;
  }

  nameOf(seat: SeatInfo): string {
    const person = this.info?.people.find((each) => each.person === seat.person);
    return person?.name ?? say(`bot-${seat.bot ?? this.info?.settings.stand_in ?? 'family'}`);
  }

  /** Asks something of the table; throws Refused or LineLost. */
  ask(message: Ask): Promise<ToClient> {
    return this.line.ask(message);
  }

  /** Makes a move; throws what the server refuses. */
  async play(move: string): Promise<true> {
    await this.sending.send({ match: this.match, turn: this.view.turn, move });
    return true;
  }

  async askHint(): Promise<void> {
    const { match } = this;
    this.isHinting = true;
    try {
      const answer = await this.ask({ type: 'ask_hint' });
      // Thinking takes time: a hint for a turn that is over helps nobody.
      if (answer.type !== 'hint' || match !== this.match || answer.turn !== this.current?.turn) return;
      this.hint = answer;
    } finally {
      this.isHinting = false;
    }
  }

  async describe(): Promise<InWords> {
    const answer = await this.ask({ type: 'describe' });
    if (answer.type !== 'description') throw new globalThis.Error('no description came');
    return answer;
  }

  /** Tries the line at once. */
  tryNow(): void {
    this.line.tryNow();
  }

  /** Leaves the page's table; the seat waits. */
  end(): void {
    clearTimeout(this.again);
    this.line.end();
  }

  private async enter(): Promise<void> {
    clearTimeout(this.again);
    const back = this.token;
    const wish: Ask = back
      ? { type: 'return', token: back, match: this.match, seen: this.number, language: settings.language }
      : { ...this.entrance, language: settings.language };
    try {
      const answer = await this.line.ask(wish);
      if (answer.type === 'welcome') this.welcome(answer);
    } catch (problem) {
      if (problem instanceof Refused) {
        if (problem.refusal.code === 'busy') {
          const seconds = Number(problem.refusal.facts.retry_after ?? 2);
          this.again = setTimeout(() => void this.enter(), 1000 * seconds);
          return;
        }
        this.refusal = problem;
        this.settle.refused(problem);
        this.line.end();
      }
    }
  }

  private welcome(message: Welcome): void {
    const again = this.match === message.match && this.number > 0;
    this.info = message.table;
    this.person = message.person;
    this.token = message.token;
    this.seat = message.seat;
    this.refusal = null;
    if (message.token) {
      const { code, game, watch_key: watch } = message.table;
      settings.tickets[code] = { token: message.token, code, game, watch, when: Date.now() };
      keep();
    }
    if (!again) this.story = [];
    this.happen(message.match, message.number, message.events, message.words, message.view as View | null);
    this.setDeadline(message.deadline);
    this.status = 'open';
    this.sending.lineIsBack();
    this.settle.come();
  }

  private told(message: ToClient): void {
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
        keep();
      }
    } else if (message.type === 'reacted') {
      const { person, reaction } = message;
      this.reactions = [...this.reactions.slice(-5), { person, reaction, when: Date.now() }];
    } else if (message.type === 'error') {
      // Nobody has asked: the server has no room for us now, and the line tries again.
      tell(message.text);
    } else if (message.type === 'closing' && message.reason !== 'stopping' && message.reason !== 'slow') {
      this.gone = message.reason;
      // Only a flood leaves the seat ours.
      if (message.reason !== 'flood' && this.info && this.token) dropTicket(this.info.code);
      this.line.end();
    }
  }

  private update(message: Update): void {
    const merged = message.whole
      ? (message.changes as View)
      : ({ ...this.current, ...message.changes } as View);
    if (message.match !== this.match) this.story = [];
    this.happen(message.match, message.number, message.events, message.words, merged);
    this.setDeadline(message.deadline);
  }

  private happen(
    match: number,
    number: number,
    events: readonly Record<string, unknown>[],
    words: Update['words'],
    after: View | null,
  ): void {
    const same = match === this.match;
    const before = same ? this.current : null;
    const all = events as Happening[];
    const first = number - all.length;
    // Who watches is told all from the start after a loss of the line: only the rest is new.
    const known = same ? Math.max(0, this.number - first) : 0;
    this.story = [
      ...this.story.filter((item) => item.number < first),
      ...all.map((happening, index) => ({
        number: first + index,
        happening,
        lines: storyLines(words?.[index]),
      })),
    ];
    this.match = match;
    this.number = number;
    if (after && after.turn !== before?.turn) this.hint = null;
    this.current = after;
    if (after) {
      const [happenings, told] = [all.slice(known), (words ?? []).slice(known)];
      this.batch = { number: ++this.batches, happenings, words: told, before, after };
    }
  }

  private setDeadline(seconds: number | null): void {
    this.deadline = seconds === null ? null : performance.now() + 1000 * seconds;
  }
}
