// The room that a board has, in logical pixels: what the shell leaves of the window.
import { getContext, setContext } from 'svelte';

export class Room {
  width = $state(360);
  height = $state(500);

  /** Takes the size of an element, which is in real pixels. */
  measure(width: number, height: number): void {
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    this.width = width / unit;
    this.height = height / unit;
  }
}

const KEY = Symbol('room');

export const provideRoom = (room: Room): Room => setContext(KEY, room);

/** The room of the board around. */
export const boardRoom = (): Room => getContext<Room | undefined>(KEY) ?? new Room();
