// Moves that the server has not confirmed yet. A second click adds nothing; moves lost with a connection are resent.
import { SvelteMap } from 'svelte/reactivity';
import { ConnectionLost } from '$lib/net/socket';

/** A move, with the match and turn in which it was chosen. */
export interface PendingMove {
  match: number;
  turn: number;
  move: string;
}

export class PendingMoves {
  private readonly underway = new SvelteMap<string, Promise<void>>();
  /** Whether an answer is outstanding. */
  readonly isBusy = $derived(this.underway.size > 0);
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly ask: (move: PendingMove) => Promise<unknown>,
    /** Whether a move can still be made, by the view after reconnecting. */
    private readonly isOpen: (move: PendingMove) => boolean,
  ) {}

  /** Sends a move. Resolves when it is confirmed or no longer possible; throws the server's refusal. */
  send(move: PendingMove): Promise<void> {
    const key = `${move.match} ${move.turn} ${move.move}`;
    const earlier = this.underway.get(key);
    if (earlier) return earlier;
    const sending = this.sendUntilAnswered(move).finally(() => this.underway.delete(key));
    this.underway.set(key, sending);
    return sending;
  }

  /** Resends the waiting moves; call it when the connection and the view are back. */
  reconnected(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  private async sendUntilAnswered(move: PendingMove): Promise<void> {
    do {
      try {
        await this.ask(move);
        return;
      } catch (problem) {
        if (!(problem instanceof ConnectionLost)) throw problem;
        await new Promise<void>((resume) => this.waiting.push(resume));
      }
      // If it is still the same turn, the move did not arrive, or it is a choice that can be repeated.
    } while (this.isOpen(move));
  }
}
