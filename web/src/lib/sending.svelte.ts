// Moves on their way: a second click adds nothing, and what a broken line may have swallowed is sent again.
import { SvelteMap } from 'svelte/reactivity';
import { LineLost } from './line';

/** A move with the match and the turn that it was chosen in. */
export interface Sent {
  match: number;
  turn: number;
  move: string;
}

export class Sending {
  private readonly underway = new SvelteMap<string, Promise<void>>();
  /** Whether an answer is still awaited. */
  readonly isBusy = $derived(this.underway.size > 0);
  private readonly held: (() => void)[] = [];

  constructor(
    private readonly ask: (sent: Sent) => Promise<unknown>,
    /** Whether a move could still be made, by the view that came back. */
    private readonly isOpen: (sent: Sent) => boolean,
  ) {}

  /** Sends a move; resolves when it is safe or no longer wanted, throws what the server refuses. */
  send(sent: Sent): Promise<void> {
    const key = `${sent.match} ${sent.turn} ${sent.move}`;
    const before = this.underway.get(key);
    if (before) return before;
    const going = this.insist(sent).finally(() => this.underway.delete(key));
    this.underway.set(key, going);
    return going;
  }

  /** The line is back, and the view with it. */
  lineIsBack(): void {
    for (const goOn of this.held.splice(0)) goOn();
  }

  private async insist(sent: Sent): Promise<void> {
    do {
      try {
        await this.ask(sent);
        return;
      } catch (problem) {
        if (!(problem instanceof LineLost)) throw problem;
        await new Promise<void>((goOn) => this.held.push(goOn));
      }
      // In the turn that it was chosen in a move has not been made, or is a choice that may be made again.
    } while (this.isOpen(sent));
  }
}
