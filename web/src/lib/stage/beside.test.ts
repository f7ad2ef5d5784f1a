import { expect, test } from 'vitest';
import { beside, type Side } from './beside';

const room = { width: 390, height: 664 };
const size = { width: 220, height: 120 };
const order: readonly Side[] = ['above', 'below', 'left', 'right'];
const options = { room, order, keepFree: [], gap: 8 };

test('a sheet stands above its piece, its tail at the middle of it', () => {
  const piece = { left: 150, top: 400, width: 90, height: 114 };
  expect(beside(piece, size, options)).toEqual({ left: 85, top: 272, side: 'above', tail: 110 });
});

test('at an edge the sheet stays inside the window, and its tail still points at the piece', () => {
  const piece = { left: 4, top: 400, width: 90, height: 114 };
  expect(beside(piece, size, options)).toEqual({ left: 8, top: 272, side: 'above', tail: 41 });
});

test('without room above it goes below', () => {
  const piece = { left: 150, top: 60, width: 40, height: 40 };
  expect(beside(piece, size, options)).toMatchObject({ top: 108, side: 'below' });
});

test('it goes above the prompt rather than onto it', () => {
  const piece = { left: 150, top: 350, width: 90, height: 60 };
  const prompt = { left: 0, top: 300, width: 390, height: 44 };
  expect(beside(piece, size, { ...options, keepFree: [prompt] })).toMatchObject({ side: 'above', top: 176 });
});

test('without room above the prompt it takes another side', () => {
  const piece = { left: 150, top: 150, width: 90, height: 60 };
  const prompt = { left: 0, top: 90, width: 390, height: 44 };
  expect(beside(piece, size, { ...options, keepFree: [prompt] })).toMatchObject({ side: 'below' });
});

test('in a tight window it covers as little as possible, and never leaves it', () => {
  const low = { width: 640, height: 140 };
  const piece = { left: 300, top: 20, width: 60, height: 100 };
  const placed = beside(piece, size, { ...options, room: low });
  expect(placed).toMatchObject({ side: 'left', left: 72, top: 10 });
});

test('at a side it moves off the prompt, and its tail still points at the piece', () => {
  const piece = { left: 300, top: 400, width: 80, height: 100 };
  const prompt = { left: 270, top: 340, width: 300, height: 56 };
  const wide = {
    ...options,
    room: { width: 600, height: 700 },
    order: ['left'] as const,
    keepFree: [prompt],
  };
  expect(beside(piece, size, wide)).toMatchObject({ side: 'left', top: 400, tail: 50 });
});
