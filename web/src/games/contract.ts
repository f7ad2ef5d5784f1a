// What a game's folder may hold. Nothing lists the games: registry.ts finds these files, and every one is optional.
//
//   Board.svelte        draws the table; without one the plain board is used
//   Emblem.svelte       the picture on the home page, 320 by 180; no props
//   OpenHand.svelte     a hand in the replay of a finished match
//   PadThing.svelte     the things that are counted on the score pad
//   Picture.svelte      the pictures in the rule book; pieces.ts says what it can draw
//   WordChoices.svelte  the moves in words, where a button for each would be too many
//   lessons.ts          what the coach says in a first match
//   Status.svelte       what the cluster says: the round, whose turn it is
//   Piece.svelte        a piece in a line of text: on its sheet, in the story, beside a hint
//   story.ts            what happened, with pieces between the words
//   reactions.ts        which bots could show how they feel about an update
//   stage.ts            the surface of the table, and where the cluster goes
//   Gallery.svelte      all drawings, for the development server's /gallery; no props
//   types.ts            the views and events of the game; `python -m bordspil.wire.typescript` writes it
//
// Beside these, art/ has the drawings of a game and board/ the parts of its board.
import type { ReactionsTo } from '$lib/feelings/bots';
import type { Lessons } from '$lib/learn/lessons';
import type { GameEvent, Scene, View } from '$lib/table/scene';
import type { StoryGroup, StoryItem } from '$lib/table/story';

/** What Board.svelte gets. */
export interface BoardProps<SeatView extends View = View, SeatEvent extends GameEvent = GameEvent> {
  scene: Scene<SeatView, SeatEvent>;
  /** Makes a ruling; only the host of a live table has it. */
  rule?: ((ruling: string) => Promise<void>) | undefined;
  /** The rulings that the server allows now. */
  rulings?: readonly string[];
}

/** What Status.svelte gets. */
export interface StatusProps<SeatView extends View = View, SeatEvent extends GameEvent = GameEvent> {
  scene: Scene<SeatView, SeatEvent>;
}

/** What Piece.svelte gets. It draws about 1.5 em high, and nothing for a piece without a picture. */
export interface PieceProps {
  /** The piece, as boards name it with `data-about`: card:squid, die:maki2, token:menu, chip:1; food:squid is any. */
  piece: string;
}

/** What story.ts exports as `storyOf`: the events of a match as groups of lines. */
export type StoryOf = (items: readonly StoryItem[]) => StoryGroup[];

/** What reactions.ts exports. */
export interface ReactionsModule {
  reactionsTo: ReactionsTo;
}

/** What stage.ts exports as `STAGE`. */
export interface StageChoices {
  surface: 'counter' | 'felt';
  /** Where the cluster goes on wide windows: at the side it leaves the board the whole height. */
  cluster: 'top' | 'side';
}

/** What OpenHand.svelte gets. */
export interface OpenHandProps<SeatView extends View = View> {
  /** The view of the seat that holds the hand. */
  view: SeatView;
}

/** What PadThing.svelte gets. */
export interface PadThingProps {
  /** The thing that is counted. */
  name: string;
  /** The player whose count it is. */
  player: number;
}

/** What Picture.svelte gets. */
export interface PictureProps {
  /** As written in the rule book; see lib/learn/picture.ts. */
  mark: string;
}

/** What WordChoices.svelte gets. */
export interface WordChoicesProps<SeatView extends View = View, SeatEvent extends GameEvent = GameEvent> {
  scene: Scene<SeatView, SeatEvent>;
  /** A move in the server's words. */
  wordsOf: (move: string) => string;
  play: (move: string) => void;
}

/** What lessons.ts exports. */
export interface LessonsModule {
  LESSONS: Lessons;
}

/** What pieces.ts exports as `PIECES`: a test compares it with the pictures of the rule books. */
export interface Pieces {
  /** The pieces that a row of pictures can name. */
  names: readonly string[];
  /** Marks that are drawn as a whole instead, such as a board. */
  scene?: RegExp;
}
