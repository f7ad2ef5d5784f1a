import { readdirSync, statSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, it } from 'vitest';
import Die from './Die.svelte';
import { DICE, PLAYING_CARDS, SUSHI_CARDS, TOKENS } from './names';
import { kindOf } from './palette';
import PlayingCard from './PlayingCard.svelte';
import SushiCard from './SushiCard.svelte';
import Token from './Token.svelte';

/** The drawing of a piece, which screen readers pass over. */
function drawn<Props extends Record<string, unknown>>(piece: Component<Props>, props: Props): string {
  const made = mount(piece, { target: document.body, props });
  flushSync();
  const { innerHTML } = document.body;
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  void unmount(made);
  return innerHTML.replaceAll(/<!--.*?-->/g, '');
}

it('draws every piece, and no two alike', () => {
  const faces = Object.values(DICE).flat();
  const pictures = [
    ...SUSHI_CARDS.map((card) => drawn(SushiCard, { card })),
    ...faces.map((face) => drawn(Die, { face })),
    ...TOKENS.map((kind) => drawn(Token, { kind })),
    ...PLAYING_CARDS.map((card) => drawn(PlayingCard, { card })),
  ];
  expect(new Set(pictures).size).toBe(12 + 19 + 3 + 52);
});

it('knows the die of each face', () => {
  for (const [kind, faces] of Object.entries(DICE)) {
    expect(faces.map(kindOf)).toEqual(faces.map(() => kind));
  }
});

it('hides what lies face down', () => {
  expect(drawn(SushiCard, { card: 'egg', faceDown: true })).toBe(
    drawn(SushiCard, { card: '', faceDown: true }),
  );
  expect(drawn(PlayingCard, { card: 'AS', faceDown: true })).toBe(
    drawn(PlayingCard, { card: '', faceDown: true }),
  );
});

it('shows a dipped nigiri however it is told', () => {
  expect(drawn(SushiCard, { card: 'wasabi', dipped: 'egg' })).toBe(
    drawn(SushiCard, { card: 'egg', dipped: 'wasabi' }),
  );
});

it('stays small', () => {
  const sizes = readdirSync('src/art').map((name) => statSync(`src/art/${name}`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60_000);
});
