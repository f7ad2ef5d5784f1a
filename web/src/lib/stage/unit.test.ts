import { expect, test } from 'vitest';
import { frameOf } from './unit';

const SIZES = [
  [360, 560, 'tall'],
  [360, 640, 'tall'],
  [390, 664, 'tall'],
  [390, 844, 'tall'],
  [430, 932, 'tall'],
  [844, 390, 'sideways'],
  [667, 375, 'sideways'],
  [640, 360, 'sideways'],
  [768, 1024, 'tall'],
  [1024, 768, 'wide'],
  [1280, 720, 'wide'],
  [1440, 900, 'wide'],
  [1920, 1080, 'wide'],
  [3840, 2160, 'wide'],
] as const;

test.each(SIZES)(
  'a window of %i × %i is %s, and is never drawn smaller than it is',
  (width, height, shape) => {
    const frame = frameOf(width, height);
    expect(frame.shape).toBe(shape);
    expect(frame.scale).toBeGreaterThanOrEqual(1);
    expect(frame.width * frame.scale).toBeCloseTo(width);
    expect(frame.height * frame.scale).toBeCloseTo(height);
  },
);

test('a 4K window is drawn twice as large', () => {
  expect(frameOf(3840, 2160)).toEqual({ shape: 'wide', width: 1920, height: 1080, scale: 2 });
});

test('a tablet held upright gets larger pieces instead of empty room', () => {
  expect(frameOf(768, 1024).width).toBeLessThanOrEqual(600);
});

test('doubled text in a large window is a small window drawn twice as large', () => {
  expect(frameOf(1280, 720, 2)).toEqual({ shape: 'sideways', width: 640, height: 360, scale: 2 });
});

test('doubled text on a phone grows as far as the match still fits', () => {
  const frame = frameOf(390, 844, 2);
  expect(frame.scale).toBeCloseTo(390 / 360);
});

test('text on a television is at least 24 pixels high at 1920', () => {
  expect(13 * frameOf(1920, 1080, 1, true).scale).toBeGreaterThanOrEqual(24);
});
