import { expect, test } from 'vitest';
import { drawingOf } from '$art/drawing';
import Die from './art/Die.svelte';
import { kindOf } from './art/palette';
import Token from './art/Token.svelte';
import { DICE, TOKENS } from './pieces';

test('every face and token can be drawn, and no two are alike', () => {
  const faces = Object.values(DICE).flat();
  const drawings = [
    ...faces.map((face) => drawingOf(Die, { face })),
    ...TOKENS.map((kind) => drawingOf(Token, { kind })),
  ];
  expect(new Set(drawings).size).toBe(19 + 3);
});

test('each face belongs to its kind of die', () => {
  for (const [kind, faces] of Object.entries(DICE)) {
    expect(faces.map(kindOf)).toEqual(faces.map(() => kind));
  }
});
