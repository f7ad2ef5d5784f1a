// A die that I have chosen: it lies on my tray already, and against bots it can be taken back for a moment.
import type { Face } from '../types';

export interface Held {
  /** Where it lay on the belt. */
  index: number;
  face: Face;
}

export class Holding {
  current = $state.raw<Held | null>(null);
  /** Whether it can still be taken back. */
  isOpen = $state(false);
  /** Whether it is on its way to the server. */
  readonly isSent = $derived(this.current !== null && !this.isOpen);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Keeps a die for some time, then sends the move. */
  hold(held: Held, time: number, send: () => void): void {
    clearTimeout(this.#timer);
    this.current = held;
    this.isOpen = true;
    this.#timer = setTimeout(() => {
      this.isOpen = false;
      send();
    }, time);
  }

  /** The table shows the die where it belongs, or it goes back. */
  clear(): void {
    clearTimeout(this.#timer);
    this.current = null;
    this.isOpen = false;
  }
}
