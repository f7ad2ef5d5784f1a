// Contrast by WCAG AA: 4.5:1 for text, 3:1 for edges and symbols, in both themes.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync('src/theme.css', 'utf-8');

function colour(name: string, theme: 0 | 1): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(CSS);
  const one = pair?.[theme + 1] ?? new RegExp(`--${name}: (#\\w{6})`).exec(CSS)?.[1];
  if (!one) throw new Error(`the theme has no --${name}`);
  return one;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What `color-mix` in sRGB makes of a share of one colour and the rest of another. */
function mix(one: string, share: number, other: string): string {
  const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(share * part(one, at) + (1 - share) * part(other, at)));
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

const SEATS = Array.from({ length: 12 }, (_, seat) => `seat-${seat}`);
const TEXTS = ['ink', 'ink-soft', 'accent', 'good', 'bad', 'warn', 'side-0', 'side-1', 'side-2'];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_, theme) => {
  it.each(TEXTS.flatMap((text) => ['paper', 'card', 'sunk', 'accent-soft'].map((on) => [text, on])))(
    'text in %s reads on %s',
    (text = '', on = '') => {
      expect(contrast(colour(text, theme), colour(on, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each([
    ['accent-ink', 'accent'],
    ['ink', 'tray'],
    ['ink', 'belt'],
  ])('text in %s reads on %s', (text, on) => {
    expect(contrast(colour(text, theme), colour(on, theme))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SEATS)('text reads on the mat of %s', (seat) => {
    const mat = mix(colour(seat, theme), theme ? 0.22 : 0.26, colour('mat', theme));
    for (const text of ['ink', 'ink-soft']) {
      expect(contrast(colour(text, theme), mat)).toBeGreaterThanOrEqual(4.5);
    }
  });
  it.each([
    ['edge', 'card'],
    ['edge', 'paper'],
    ['focus', 'paper'],
    ['focus', 'card'],
    ['belt-rim', 'paper'],
    ['belt-red', 'belt'],
    ['chip-0', 'stock'],
    ['chip-1', 'stock'],
    ['chip-2', 'stock'],
  ])('%s is seen on %s', (sign, on) => {
    expect(contrast(colour(sign, theme), colour(on, theme))).toBeGreaterThanOrEqual(3);
  });
});
