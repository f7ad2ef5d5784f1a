// What a board draws: a view, who sits where, and what the last update brought. Live tables and replays are scenes.
import type { View } from '$games/types';
import type { Face } from './face';
import type { About, Description, EventWords } from '../../wire';

export type { Outcome, Standing, View } from '$games/types';

/** The common part of every event; the games' own types have the rest. */
export interface GameEvent {
  event: string;
  /** The seats that may know of it; null or missing if everyone may. */
  audience?: number[] | null;
}

/** What one update brought, for animations and screen readers. */
export interface Batch<SeatView extends View = View, SeatEvent extends GameEvent = GameEvent> {
  /** Counts up, so that a board notices each batch. */
  number: number;
  events: SeatEvent[];
  words: EventWords[];
  before: SeatView | null;
  after: SeatView;
}

/** The table in words, for screen readers and for games without a board of their own. */
export type InWords = Pick<Description, 'turn' | 'prompt' | 'blocks' | 'choices'>;

export interface Scene<SeatView extends View = View, SeatEvent extends GameEvent = GameEvent> {
  readonly view: SeatView;
  /** The seat whose view this is; null for a spectator. */
  readonly seat: number | null;
  /** The name of each seat, in the reader's language. */
  readonly names: string[];
  /** How each seat looks. */
  readonly faces: Face[];
  /** The side of each seat: seats of one side win together. */
  readonly sides: number[];
  readonly batch: Batch<SeatView, SeatEvent> | null;
  /** Whether the match is over and only told again: nobody is asked for anything. */
  readonly isReplay?: boolean;
  /** Whether a move can be made now. */
  readonly canPlay: boolean;
  /** Whether the connection is lost: nothing can be sent. */
  readonly isOffline?: boolean;
  /** The move that a hint suggests. */
  readonly advised?: string | null;
  /**
   * Makes a move. Resolves once the server has answered, to whether it accepted the move; refusals have been shown
   * by then. Boards need not disable anything meanwhile: a second click changes a hidden choice.
   */
  play(move: string): Promise<boolean>;
  /** Takes back a hidden choice that the server has, until everyone has chosen; resolves to whether it did. */
  takeBack?(): Promise<boolean>;
  /** Describes the table in words, as it is now. */
  describe?(): Promise<InWords>;
  /** What the seat can know about a piece; rejects if there is no such piece. */
  about?(piece: string): Promise<About>;
  /** The view of each seat, where nothing is hidden: in the replay of a finished match. */
  readonly views?: SeatView[] | null;
}
