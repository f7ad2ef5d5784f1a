import { expect, test } from 'vitest';
import { drawingOf } from '$art/drawing';
import PlayingCard from './art/PlayingCard.svelte';
import { PLAYING_CARDS } from './pieces';

test('every card can be drawn, and no two are alike', () => {
  expect(new Set(PLAYING_CARDS.map((card) => drawingOf(PlayingCard, { card }))).size).toBe(52);
});

test('a card that lies face down shows nothing', () => {
  expect(drawingOf(PlayingCard, { card: 'AS', faceDown: true })).toBe(
    drawingOf(PlayingCard, { card: '', faceDown: true }),
  );
});
