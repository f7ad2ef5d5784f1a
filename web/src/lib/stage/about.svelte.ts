// Which piece has its sheet open. Pieces bear `data-about`; resting the mouse on one, pressing it long, or pressing `i`
// while it has the focus opens its sheet. There is never more than one, and opening one never plays a piece.
import type { Scene } from '$lib/table/scene';
import type { About } from '../../wire';
import { Asked } from './asked';

/** How long the mouse rests on a piece, and how long a finger presses it, in milliseconds. */
export const REST = 350;
export const PRESS = 450;
/** Asking before the sheet is due hides the way to the server. */
const ASK_EARLIER = 150;
/** The way from a piece to its sheet. */
const LEAVE = 220;
/** A finger that moves further is not pressing; a mouse that moves less since its click still rests. */
const STILL = 12;

interface Point {
  x: number;
  y: number;
}

export interface OpenSheet {
  piece: string;
  anchor: Element;
  about: About;
  /** How it was opened: with keys it takes the focus. */
  by: 'mouse' | 'finger' | 'key';
}

export class Sheets {
  open = $state.raw<OpenSheet | null>(null);
  private readonly asked = new Asked();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: Element | null = null;
  private press: Point | null = null;
  private swallows = false;
  /** Where the mouse was last, and where it was pressed: what the game moves below it isn't looked at. */
  private last: Point | null = null;
  private pressed: Point | null = null;

  constructor(private readonly scene: () => Scene) {}

  /** The mouse has come over something, or something below the mouse. */
  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    // A board that opens below the mouse is not looked at before the mouse moves.
    const isSame = !this.last || (this.last.x === event.clientX && this.last.y === event.clientY);
    this.last = { x: event.clientX, y: event.clientY };
    if (isSame) this.rest(event.target);
    else this.look(event);
  }

  private rest(target: EventTarget | null): void {
    if (anchorOf(target) !== this.wanted) this.forget();
  }

  private look(event: PointerEvent): void {
    if (this.pressed && distance(event, this.pressed) <= STILL) return;
    this.pressed = null;
    if (isSheet(event.target)) return clearTimeout(this.timer);
    const anchor = anchorOf(event.target);
    if (anchor === this.wanted && anchor) return;
    this.forget();
    if (!anchor || anchor === this.open?.anchor) {
      if (this.open?.by === 'mouse' && !anchor) this.timer = setTimeout(() => this.close(), LEAVE);
      return;
    }
    this.wanted = anchor;
    this.timer = setTimeout(() => {
      void this.ask(pieceOf(anchor));
      this.timer = setTimeout(() => void this.show(anchor, 'mouse'), ASK_EARLIER);
    }, REST - ASK_EARLIER);
  }

  /** The mouse has left the window. */
  leave(): void {
    this.forget();
    if (this.open?.by === 'mouse') this.close();
  }

  down(event: PointerEvent): void {
    this.swallows = false;
    if (isSheet(event.target)) return;
    this.forget();
    if (event.pointerType === 'mouse') {
      this.pressed = { x: event.clientX, y: event.clientY };
      return this.close();
    }
    // A finger beside an open sheet only closes it.
    if (this.open) {
      this.close();
      this.swallows = true;
      return;
    }
    const anchor = anchorOf(event.target);
    if (!anchor) return;
    this.press = { x: event.clientX, y: event.clientY };
    void this.ask(pieceOf(anchor));
    this.timer = setTimeout(() => {
      // From now on this is no tap, whether the server answers or not.
      this.swallows = true;
      void this.show(anchor, 'finger');
    }, PRESS);
  }

  move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      this.last = { x: event.clientX, y: event.clientY };
      // Nothing tells that the mouse is over what came below it while it rested.
      const anchor = event.buttons ? null : anchorOf(event.target);
      if (anchor && anchor !== this.wanted && anchor !== this.open?.anchor) this.look(event);
    } else if (this.press && distance(event, this.press) > STILL) this.forget();
  }

  /** The finger has been lifted, or the browser has taken it for something else. */
  up(): void {
    if (this.press) this.forget();
  }

  /** Before anything else hears of a click: the end of a long press is none. */
  click(event: MouseEvent): void {
    if (!this.swallows || isSheet(event.target)) return;
    this.swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A long press must not open the browser's menu. */
  menu(event: MouseEvent): void {
    if ((this.press || this.swallows) && anchorOf(event.target)) event.preventDefault();
  }

  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && this.open) {
      // It closes the sheet only, and not also what is behind it.
      event.preventDefault();
      event.stopPropagation();
      const { by, anchor } = this.open;
      this.close();
      if (by === 'key' && anchor instanceof HTMLElement) anchor.focus({ preventScroll: true });
    } else if (event.key === 'i' && !isField(event.target)) {
      const anchor = anchorOf(event.target);
      if (!anchor) return;
      event.preventDefault();
      void this.show(anchor, 'key');
    }
  }

  /** The position has changed: ask again, or close if the piece is gone. */
  refresh(): void {
    const { open } = this;
    if (!open) return;
    if (!open.anchor.isConnected || pieceOf(open.anchor) !== open.piece) this.close();
    else void this.show(open.anchor, open.by);
  }

  close(): void {
    this.forget();
    this.open = null;
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    this.press = null;
  }

  private async show(anchor: Element, by: OpenSheet['by']): Promise<void> {
    const piece = pieceOf(anchor);
    this.wanted = anchor;
    const about = await this.ask(piece);
    const isStillWanted = this.wanted === anchor || this.open?.anchor === anchor;
    if (about && isStillWanted && anchor.isConnected) this.open = { piece, anchor, about, by };
  }

  private ask(piece: string): Promise<About | null> {
    return this.asked.about(this.scene(), piece);
  }
}

const distance = (event: PointerEvent, { x, y }: Point) => Math.hypot(event.clientX - x, event.clientY - y);
const elementOf = (target: EventTarget | null) => (target instanceof Element ? target : null);
const anchorOf = (target: EventTarget | null) => elementOf(target)?.closest('[data-about]') ?? null;
const isSheet = (target: EventTarget | null) => Boolean(elementOf(target)?.closest('[data-sheet]'));
const isField = (target: EventTarget | null) =>
  Boolean(elementOf(target)?.closest('input, select, textarea'));
const pieceOf = (anchor: Element) => anchor.getAttribute('data-about') ?? '';
