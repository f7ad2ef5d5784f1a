// Counts of a score pad that the server does not have yet: kept in this browser, and sent when there is a connection.
import { ConnectionLost, Refused, type ClientRequest } from '$lib/net/socket';
import { showToast } from '$lib/ui/toasts.svelte';
import { say } from '$lib/words/words.svelte';
import type { Sheet, ToClient } from '../../wire';

type Counts = Record<string, number>;

interface Pad {
  readonly sheet: Sheet | null;
  readonly status: string;
  ask(message: ClientRequest): Promise<ToClient>;
}

// Refusals that have nothing to do with the counts: they are sent again.
const TEMPORARY = ['not-joined', 'busy', 'too-many'];
const RETRY_AFTER = 2_000;

export class Outbox {
  /** By page and player, as in `0 2`. */
  waiting = $state<Record<string, Counts>>({});
  private isSending = false;
  private readonly key: string;

  constructor(
    private readonly pad: Pad,
    code: string,
  ) {
    this.key = `bordspil-pad-${code}`;
    this.recall();
    addEventListener('storage', this.changed);
  }

  /** Stops listening to other tabs. */
  end(): void {
    removeEventListener('storage', this.changed);
  }

  get isEmpty(): boolean {
    return Object.keys(this.waiting).length === 0;
  }

  /** The count of a thing: as entered here, else as the server has it. */
  count(page: number, player: number, thing: string): number {
    const here = this.waiting[`${page} ${player}`]?.[thing];
    return here ?? this.pad.sheet?.pages[page]?.rows[player]?.[thing] ?? 0;
  }

  /** Whether a player's row has any counts. */
  isCounted(page: number, player: number): boolean {
    return Boolean(this.waiting[`${page} ${player}`] ?? this.pad.sheet?.pages[page]?.rows[player]);
  }

  /** Enters counts; they survive a lost connection. */
  write(page: number, player: number, counts: Counts): void {
    const row = `${page} ${player}`;
    this.waiting[row] = { ...this.waiting[row], ...counts };
    this.keep();
    void this.send();
  }

  /** Sends the waiting rows one after the other; sending absolute counts twice does no harm. */
  async send(): Promise<void> {
    if (this.isSending || this.pad.status !== 'open' || !this.pad.sheet) return;
    this.isSending = true;
    try {
      for (let row = this.next(); row !== undefined; row = this.next()) {
        if (!(await this.sendRow(row))) return;
      }
    } finally {
      this.isSending = false;
    }
  }

  // Another tab has entered or sent counts: never send an older count after a newer one.
  private readonly changed = (event: StorageEvent) => {
    if (event.key === this.key) this.recall();
  };

  private recall(): void {
    try {
      this.waiting = JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, Counts>;
    } catch {
      // Private windows may forbid storage; then the counts live as long as the page.
    }
  }

  private next(): string | undefined {
    return Object.keys(this.waiting)[0];
  }

  /** Sends a row; returns whether to go on with the next one. */
  private async sendRow(row: string): Promise<boolean> {
    const [page = 0, player = 0] = row.split(' ').map(Number);
    const counts = { ...this.waiting[row] };
    try {
      await this.pad.ask({ type: 'score', page, player, counts });
    } catch (problem) {
      if (problem instanceof ConnectionLost) return false;
      if (problem instanceof Refused && TEMPORARY.includes(problem.refusal.code)) {
        setTimeout(() => void this.send(), RETRY_AFTER);
        return false;
      }
      showToast(
        say('pad-refused', { why: problem instanceof Refused ? problem.message : say('page-went-wrong') }),
      );
    }
    this.drop(row, counts);
    return true;
  }

  /** Removes what was sent, except for counts that have changed since. */
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
      // No storage here either.
    }
  }
}
