// Finds the parts of each game, by looking at the folders; see contract.ts. They are fetched when they are needed.
import type { Component } from 'svelte';
import type { Lessons } from '$lib/learn/lessons';
import type {
  BoardProps,
  LessonsModule,
  OpenHandProps,
  PadThingProps,
  PictureProps,
  WordChoicesProps,
} from './contract';

type Found<Module> = Record<string, () => Promise<Module>>;

const BOARDS = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const OPEN_HANDS = import.meta.glob<Component<OpenHandProps>>('./*/OpenHand.svelte', { import: 'default' });
const PAD_THINGS = import.meta.glob<Component<PadThingProps>>('./*/PadThing.svelte', { import: 'default' });
const PICTURES = import.meta.glob<Component<PictureProps>>('./*/Picture.svelte', { import: 'default' });
const WORD_CHOICES = import.meta.glob<Component<WordChoicesProps>>('./*/WordChoices.svelte', {
  import: 'default',
});
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

/** How a game offers its moves in words; null if each move gets a button. */
export const wordChoicesOf = (game: string) => load(WORD_CHOICES, game, 'WordChoices.svelte');

/** The lessons of a game; none if it has no such file. */
export async function lessonsOf(game: string): Promise<Lessons> {
  return (await load(LESSONS, game, 'lessons.ts'))?.LESSONS ?? [];
}
