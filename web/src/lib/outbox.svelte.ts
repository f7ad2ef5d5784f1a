// What was written on a score pad and the server does not have yet: kept in this browser, sent when the line is there.
import { LineLost, Refused, type Ask } from './line';
import { tell } from './toasts.svelte';
import { say } from './words.svelte';
import type { Sheet, ToClient } from '../wire';

type Counts = Record<string, number>;

interface Desk {
  readonly sheet: Sheet | null;
  readonly status: string;
  ask(message: Ask): Promise<ToClient>;
}

// Refusals that say nothing about what was written: it is sent again.
const NOT_NOW = ['not-joined', 'busy', 'too-many'];
const AGAIN = 2_000;

export class Outbox {
  /** By page and player, as in `0 2`. */
  waiting = $state<Record<string, Counts>>({});
  private isSending = false;
  private readonly key: string;

  constructor(
    private readonly desk: Desk,
    code: string,
  ) {
    this.key = `bordspil-pad-${code}`;
    this.recall();
    addEventListener('storage', this.changed);
  }

  /** Listens no more to other tabs. */
  end(): void {
    removeEventListener('storage', this.changed);
  }

  get isEmpty(): boolean {
    return Object.keys(this.waiting).length === 0;
  }

  /** What is counted of a thing: as written here, else as the server has it. */
  count(page: number, player: number, thing: string): number {
    const here = this.waiting[`${page} ${player}`]?.[thing];
    return here ?? this.desk.sheet?.pages[page]?.rows[player]?.[thing] ?? 0;
  }

  /** Whether somebody has counted for a player. */
  isCounted(page: number, player: number): boolean {
    return Boolean(this.waiting[`${page} ${player}`] ?? this.desk.sheet?.pages[page]?.rows[player]);
  }

  /** Writes counts; whatever happens to the line, they are not lost. */
  write(page: number, player: number, counts: Counts): void {
    const row = `${page} ${player}`;
    this.waiting[row] = { ...this.waiting[row], ...counts };
    this.keep();
    void this.send();
  }

  /** Sends what waits, one row after the other; the server takes whole numbers, so twice does no harm. */
  async send(): Promise<void> {
    if (this.isSending || this.desk.status !== 'open' || !this.desk.sheet) return;
    this.isSending = true;
    try {
      for (let row = this.next(); row !== undefined; row = this.next()) {
        if (!(await this.sendRow(row))) return;
      }
    } finally {
      this.isSending = false;
    }
  }

  // What another tab has written or sent: an older count must not be sent after its newer one.
  private readonly changed = (event: StorageEvent) => {
    if (event.key === this.key) this.recall();
  };

  private recall(): void {
    try {
      this.waiting = JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, Counts>;
    } catch {
      // Private windows may refuse storage; then it is kept as long as the page is open.
    }
  }

  private next(): string | undefined {
    return Object.keys(this.waiting)[0];
  }

  /** Whether the next one can be sent. */
  private async sendRow(row: string): Promise<boolean> {
    const [page = 0, player = 0] = row.split(' ').map(Number);
    const counts = { ...this.waiting[row] };
    try {
      await this.desk.ask({ type: 'score', page, player, counts });
    } catch (problem) {
      if (problem instanceof LineLost) return false;
      if (problem instanceof Refused && NOT_NOW.includes(problem.refusal.code)) {
        setTimeout(() => void this.send(), AGAIN);
        return false;
      }
      tell(
        say('pad-refused', { why: problem instanceof Refused ? problem.message : say('page-went-wrong') }),
      );
    }
    this.drop(row, counts);
    return true;
  }

  /** What was changed again meanwhile stays. */
  private drop(row: string, sent: Counts): void {
    const left = Object.entries(this.waiting[row] ?? {}).filter(([thing, count]) => sent[thing] !== count);
    const others = Object.entries(this.waiting).filter(([each]) => each !== row);
    this.waiting = Object.fromEntries(left.length ? [...others, [row, Object.fromEntries(left)]] : others);
    this.keep();
  }

  private keep(): void {
    try {
      if (this.isEmpty) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify(this.waiting));
    } catch {
      // As above.
    }
  }
}
