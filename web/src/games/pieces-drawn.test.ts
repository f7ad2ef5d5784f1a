// Writes which pieces the boards draw for some positions, for tests/teaching/test_tips.py: what a tip or hint points at must be there.
import { readFileSync, writeFileSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { BoardProps } from './contract';
import type { Scene, View } from '$lib/table/scene';

vi.mock('$lib/words/words.svelte', async (original) => ({
  ...(await original<object>()),
  say: (key: string) => key,
}));

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const { BORDSPIL_POSITIONS: from, BORDSPIL_PIECES: to } = process.env;

function sceneOf(view: View): Scene {
  const seats = Array.from({ length: view.seat_count }, (_, seat) => seat);
  return {
    view,
    seat: view.seat,
    names: seats.map((seat) => `Seat ${seat}`),
    faces: seats.map((seat) => ({ character: '', colour: seat, isBot: seat > 0, level: 'family' })),
    sides: seats,
    batch: null,
    canPlay: true,
    play: async () => true,
  };
}

/** The pieces that a board shows for a view. */
function drawn(Board: Component<BoardProps>, view: View): string[] {
  const target = document.body.appendChild(document.createElement('div'));
  const mounted = mount(Board, { target, props: { scene: sceneOf(view) } });
  flushSync();
  const found = [...target.querySelectorAll<HTMLElement>('[data-piece]')].flatMap(
    ({ dataset }) => dataset.piece?.split(' ') ?? [],
  );
  void unmount(mounted);
  target.remove();
  return [...new Set(found)];
}

test.skipIf(!from || !to)('the pieces of some positions are written', { timeout: 120_000 }, async () => {
  const positions = JSON.parse(readFileSync(from ?? '', 'utf8')) as Record<string, View[]>;
  const pieces: Record<string, string[][]> = {};
  for (const [game, views] of Object.entries(positions)) {
    const board = BOARDS[`./${game.replaceAll('-', '_')}/Board.svelte`];
    if (!board) throw new Error(`there is no board of ${game}`);
    const { default: Board } = await board();
    pieces[game] = views.map((view) => drawn(Board, view));
  }
  writeFileSync(to ?? '', JSON.stringify(pieces));
  expect(Object.keys(pieces).length).toBeGreaterThan(0);
});
