// A move that I have made but not sent yet: against bots it can be taken back for a moment.
import { isRemover } from '../cells';

export interface Held {
  move: string;
  card: string;
  cell: string;
  /** Whether it takes a chip away. */
  isTaking: boolean;
  /** Whether it is on its way to the server: too late to take it back. */
  isSent: boolean;
}

export class Holding {
  current = $state.raw<Held | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is a move that can still be taken back. */
  get isOpen(): boolean {
    return this.current !== null && !this.current.isSent;
  }

  /** Keeps a move for some time, then sends it; it stays until the board shows it, or the server refuses it. */
  hold(move: string, time: number, send: (move: string) => Promise<boolean>): void {
    const [card = '', cell = ''] = move.split(' ');
    this.drop();
    const held: Held = { move, card, cell, isTaking: isRemover(card), isSent: false };
    this.current = held;
    this.timer = setTimeout(() => {
      const sent = { ...held, isSent: true };
      this.current = sent;
      const refuse = () => {
        if (this.current === sent) this.current = null;
      };
      void send(move).then((isDone) => isDone || refuse(), refuse);
    }, time);
  }

  /** The board shows what has become of the move. */
  finish(): void {
    if (this.current?.isSent) this.current = null;
  }

  /** Takes the move back; returns it, or null if there is none or it is too late. */
  drop(): Held | null {
    if (!this.isOpen) return null;
    clearTimeout(this.timer);
    const held = this.current;
    this.current = null;
    return held;
  }
}
