// Finds the parts of each game, by looking at the folders; see contract.ts. They are fetched when they are needed.
import type { Component } from 'svelte';
import type { ReactionsTo } from '$lib/feelings/bots';
import type { Lessons } from '$lib/learn/lessons';
import type {
  BoardProps,
  LessonsModule,
  OpenHandProps,
  PadThingProps,
  PictureProps,
  ReactionsModule,
  PieceProps,
  StageChoices,
  StatusProps,
  StoryOf,
  WordChoicesProps,
} from './contract';

type Found<Module> = Record<string, () => Promise<Module>>;

const BOARDS = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const OPEN_HANDS = import.meta.glob<Component<OpenHandProps>>('./*/OpenHand.svelte', { import: 'default' });
const PAD_THINGS = import.meta.glob<Component<PadThingProps>>('./*/PadThing.svelte', { import: 'default' });
const PICTURES = import.meta.glob<Component<PictureProps>>('./*/Picture.svelte', { import: 'default' });
const PIECES = import.meta.glob<Component<PieceProps>>('./*/Piece.svelte', { import: 'default' });
const WORD_CHOICES = import.meta.glob<Component<WordChoicesProps>>('./*/WordChoices.svelte', {
  import: 'default',
});
const STATUSES = import.meta.glob<Component<StatusProps>>('./*/Status.svelte', { import: 'default' });
const STAGES = import.meta.glob<StageChoices>('./*/stage.ts', { import: 'STAGE' });
const STORIES = import.meta.glob<StoryOf>('./*/story.ts', { import: 'storyOf' });
const REACTIONS = import.meta.glob<ReactionsModule>('./*/reactions.ts');
const LESSONS = import.meta.glob<LessonsModule>('./*/lessons.ts');

async function load<Module>(found: Found<Module>, game: string, file: string): Promise<Module | null> {
  return (await found[`./${game.replaceAll('-', '_')}/${file}`]?.()) ?? null;
}

/** The board of a game, or the plain one. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const board = (await load(BOARDS, game, 'Board.svelte')) ?? (await load(BOARDS, 'plain', 'Board.svelte'));
  if (!board) throw new Error('the plain board is missing');
  return board;
}

/** How a game shows an open hand; null if nothing in it is hidden. */
export const openHandOf = (game: string) => load(OPEN_HANDS, game, 'OpenHand.svelte');

/** How a game draws the things on its score pad; null if it does not. */
export const padThingOf = (game: string) => load(PAD_THINGS, game, 'PadThing.svelte');

/** How a game draws the pictures of its rule book; null if it has none. */
export const pictureOf = (game: string) => load(PICTURES, game, 'Picture.svelte');

/** How a game draws a piece in a line of text; null if it does not. */
export const pieceOf = (game: string) => load(PIECES, game, 'Piece.svelte');

/** How a game offers its moves in words; null if each move gets a button. */
export const wordChoicesOf = (game: string) => load(WORD_CHOICES, game, 'WordChoices.svelte');

/** The lessons of a game; none if it has no such file. */
export async function lessonsOf(game: string): Promise<Lessons> {
  return (await load(LESSONS, game, 'lessons.ts'))?.LESSONS ?? [];
}

/** What a game says in the cluster; null if only whose turn it is. */
export const statusOf = (game: string) => load(STATUSES, game, 'Status.svelte');

/** Which bots could show how they feel about an update; null if the game does not say. */
export async function reactionsOf(game: string): Promise<ReactionsTo | null> {
  return (await load(REACTIONS, game, 'reactions.ts'))?.reactionsTo ?? null;
}

/** How a game wants its stage. */
export async function stageOf(game: string): Promise<StageChoices> {
  return (await load(STAGES, game, 'stage.ts')) ?? { surface: 'counter', cluster: 'top' };
}

/** How a game tells what happened; null if only in words. */
export const storyOf = (game: string) => load(STORIES, game, 'story.ts');
