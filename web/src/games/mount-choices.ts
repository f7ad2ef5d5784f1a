// For tests: the moves of a game in words, mounted.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished } from 'vitest';
import type { GameEvent, Scene, View } from '$lib/table/scene';
import type { WordChoicesProps } from './contract';

/** Mounts the choices of a view for seat 0; the words of a move are its text. */
export function mountChoices<SeatView extends View, SeatEvent extends GameEvent>(
  Choices: Component<WordChoicesProps<SeatView, SeatEvent>>,
  view: SeatView,
  play: (move: string) => void,
): { target: HTMLElement; buttons: () => HTMLButtonElement[] } {
  const scene: Scene<SeatView, SeatEvent> = {
    ...{ view, seat: 0, names: ['Anna', 'Jón'], faces: [], sides: [0, 1], batch: null, canPlay: true },
    play: async () => true,
  };
  const target = document.body.appendChild(document.createElement('div'));
  const mounted = mount(Choices, { target, props: { scene, wordsOf: (move: string) => move, play } });
  onTestFinished(() => unmount(mounted));
  flushSync();
  return { target, buttons: () => [...target.querySelectorAll('button')] };
}

/** Chooses an entry of a list, as a user would. */
export function choose(list: HTMLSelectElement | null | undefined, value: string): void {
  if (!list) throw new Error('there is no list');
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}
