import { expect, test } from 'vitest';
import { drawingOf } from '$art/drawing';
import SushiCard from './art/SushiCard.svelte';
import { SUSHI_CARDS } from './pieces';

test('every card can be drawn, and no two are alike', () => {
  expect(new Set(SUSHI_CARDS.map((card) => drawingOf(SushiCard, { card }))).size).toBe(12);
});

test('a card that lies face down shows nothing', () => {
  expect(drawingOf(SushiCard, { card: 'egg', faceDown: true })).toBe(
    drawingOf(SushiCard, { card: '', faceDown: true }),
  );
});

test('a nigiri on wasabi looks the same whichever of them is named first', () => {
  expect(drawingOf(SushiCard, { card: 'wasabi', dipped: 'egg' })).toBe(
    drawingOf(SushiCard, { card: 'egg', dipped: 'wasabi' }),
  );
});
