// What a board draws: a view, who sits where, what the last update brought. Live tables and replays are scenes.
import type { Description, EventWords } from '../wire';

/** The parts of a view that every game has; games know their own. */
export interface View {
  game: string;
  options: Record<string, unknown>;
  seat_count: number;
  seat: number | null;
  turn: number;
  due: number[];
  legal_moves: string[];
  scores: number[];
  outcome: Outcome | null;
  [field: string]: unknown;
}

export interface Standing {
  rank: number;
  seat: number | null;
  score: number;
  tiebreak: number;
  label: string | null;
}

export interface Outcome {
  winners: number[];
  standings: Standing[];
  reason: string;
  teams: number[];
}

/** Something that happened, as the server's events tell it. */
export interface Happening {
  event: string;
  [fact: string]: unknown;
}

/** What one update brought: for animations, and to be read out. */
export interface Batch {
  /** Counts up, so that a board notices each one. */
  number: number;
  happenings: Happening[];
  words: EventWords[];
  before: View | null;
  after: View;
}

/** The table in words, for screen readers and for games that have no board of their own. */
export type InWords = Pick<Description, 'turn' | 'prompt' | 'blocks' | 'choices'>;

export interface Scene {
  readonly view: View;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: number | null;
  /** The name of each seat, in the reader's language. */
  readonly names: string[];
  /** The side of each seat: seats of one side win together. */
  readonly sides: number[];
  readonly batch: Batch | null;
  /** Whether a move can be made here and now. */
  readonly canPlay: boolean;
  /** Whether the line is lost: what is pressed now could not be sent. */
  readonly isCut?: boolean;
  /** The move that a hint has named. */
  readonly advised?: string | null;
  /** Makes a move; whether it is safe, when that is known: why not has been told. Boards disable nothing: a second
   * click changes a hidden choice. */
  play(move: string): Promise<boolean>;
  /** The table in words, as it is now. */
  describe?(): Promise<InWords>;
  /** Each seat's own view, where nothing is hidden: in the replay of a finished match. */
  readonly views?: View[] | null;
}

/** What a board's component is given. */
export interface BoardProps {
  scene: Scene;
  /** Makes a ruling; only the host of a live table has it. */
  rule?: ((ruling: string) => Promise<void>) | undefined;
  /** What may be ruled now, as the server says. */
  rulings?: readonly string[];
}
