import { expect, test } from 'vitest';
import { placeBubble, type Box } from './place-bubble';

const WINDOW: Box = { left: 0, top: 0, width: 400, height: 600 };
const PORTRAIT: Box = { left: 200, top: 300, width: 50, height: 50 };

function centre({ left, top, width, height }: Box) {
  return { x: left + width / 2, y: top + height / 2 };
}

test('a bubble pops up at the top right of a portrait', () => {
  const { x, y } = centre(placeBubble(PORTRAIT, 40, WINDOW, []));
  expect(x).toBeGreaterThan(250);
  expect(y).toBeLessThan(300);
});

test.each([
  ['a score at its right', { left: 252, top: 250, width: 60, height: 90 }],
  ['a card above', { left: 100, top: 200, width: 300, height: 99 }],
])('it gives way to %s', (_, obstacle) => {
  const box = placeBubble(PORTRAIT, 40, WINDOW, [obstacle]);
  expect(box.width).toBe(40);
  expect(box.left + box.width <= obstacle.left || box.top >= obstacle.top + obstacle.height).toBe(true);
});

test('it stays in the window', () => {
  const box = placeBubble({ left: 370, top: 0, width: 30, height: 30 }, 40, WINDOW, []);
  expect(box.left + box.width).toBeLessThanOrEqual(400);
  expect(box.top).toBeGreaterThanOrEqual(0);
});

test('where there is no room it lies on the portrait itself', () => {
  const box = placeBubble(PORTRAIT, 40, WINDOW, [
    { left: 0, top: 0, width: 199, height: 600 },
    { ...WINDOW, left: 251 },
    { left: 0, top: 0, width: 400, height: 299 },
    { left: 0, top: 351, width: 400, height: 249 },
  ]);
  expect(box.left).toBeGreaterThanOrEqual(PORTRAIT.left);
  expect(box.top).toBe(PORTRAIT.top);
  expect(box.left + box.width).toBe(250);
  expect(box.width).toBeLessThan(40);
});
