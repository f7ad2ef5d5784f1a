import { expect, test } from 'vitest';
import { arrowTo, frameOf, visiblePieces, type Frame } from './pointing';

const ROOM = { width: 360, height: 560 };
const frame = (left: number, top: number, width = 60, height = 80): Frame => ({
  ...{ piece: 'card:egg', left, top, width, height, radius: 4, turn: 0, badge: null },
});

test('the arrow comes from above, or from where there is room', () => {
  expect(arrowTo(frame(100, 200), ROOM, 16)).toEqual({ left: 118, top: 174, size: 24, turn: 0 });
  expect(arrowTo(frame(100, 4), ROOM, 16).turn).toBe(180);
  expect(arrowTo(frame(100, 0, 60, 560), ROOM, 16).turn).toBe(-90);
  expect(arrowTo(frame(0, 0, 60, 560), ROOM, 16).turn).toBe(90);
});

test('the arrow stays inside the window', () => {
  expect(arrowTo(frame(-10, 200, 20), ROOM, 16).left).toBe(0);
  expect(arrowTo(frame(350, 200, 20), ROOM, 16).left).toBe(336);
  expect(arrowTo(frame(0, 0, 360, 560), ROOM, 16)).toEqual({ left: 174, top: 2, size: 12, turn: 0 });
});

test('the arrow covers no words: it comes from another side, or points inside the piece', () => {
  const prompt = { left: 0, top: 150, right: 360, bottom: 196 };
  const below = { left: 0, top: 280, right: 360, bottom: 320 };
  expect(arrowTo(frame(100, 300), ROOM, 16, [prompt])).toMatchObject({ size: 24, turn: 0 });
  expect(arrowTo(frame(100, 200), ROOM, 16, [prompt])).toMatchObject({ size: 24, turn: 180 });
  expect(arrowTo(frame(100, 200), ROOM, 16, [prompt, below])).toMatchObject({ size: 24, turn: -90 });
  const beside = { left: 0, top: 190, right: 360, bottom: 290 };
  expect(arrowTo(frame(100, 200), ROOM, 16, [prompt, below, beside])).toEqual({
    ...{ left: 124, top: 202, size: 12, turn: 0 },
  });
});

test('the outline of a turned card is turned with it', () => {
  document.body.innerHTML = '<ul><li style="rotate:6deg"><button></button></li></ul>';
  const element = document.querySelector('button') as HTMLElement;
  Object.defineProperties(element, { offsetWidth: { value: 60 }, offsetHeight: { value: 80 } });
  element.getBoundingClientRect = () => new DOMRect(96, 197, 68, 86);
  expect(frameOf({ name: 'card:egg', element }, 16)).toMatchObject({
    ...{ left: 98, top: 198, width: 64, height: 84, turn: 6 },
  });
});

test('a piece that is not on the screen is not outlined', () => {
  document.body.innerHTML = '<i data-piece="card:egg mat:0"></i>';
  expect(visiblePieces(document, ['card:egg'])).toEqual([]);
  const box = { width: 9, height: 9, left: 1, top: 1, right: 10, bottom: 10 } as DOMRect;
  const element = document.body.firstElementChild as Element;
  element.getBoundingClientRect = () => box;
  expect(visiblePieces(document, ['mat:1', 'mat:0'])).toEqual([{ name: 'mat:0', element }]);
});

test('the outline of a piece leaves out its badge', () => {
  document.body.innerHTML = '<i><b data-badge></b></i>';
  const [element, badge] = document.querySelectorAll('i, b') as unknown as [Element, Element];
  element.getBoundingClientRect = () => new DOMRect(100, 50, 40, 40);
  expect(frameOf({ name: 'die:egg', element }, 16).badge).toBeNull();
  badge.getBoundingClientRect = () => new DOMRect(130, 42, 20, 20);
  expect(frameOf({ name: 'die:egg', element }, 16)).toMatchObject({
    ...{ left: 98, top: 48, width: 44, height: 44 },
    badge: { x: 42, y: 4, radius: 10 },
  });
});
