import { expect, test } from 'vitest';
import { keyAction } from './keys';

function pressed(key: string, tag = 'div', more: KeyboardEventInit = {}) {
  const element = document.createElement(tag);
  let action: ReturnType<typeof keyAction> = null;
  element.addEventListener('keydown', (event) => (action = keyAction(event)));
  element.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
  return action;
}

test('arrows step, space plays', () => {
  expect(pressed('ArrowRight')).toBe('forward');
  expect(pressed(' ')).toBe('toggle');
  expect(pressed('x')).toBeNull();
});

test('keys that the focused element needs are left to it', () => {
  expect(pressed(' ', 'button')).toBeNull();
  expect(pressed('ArrowLeft', 'button')).toBe('back');
  expect(pressed('ArrowLeft', 'input')).toBeNull();
  expect(pressed('ArrowLeft', 'div', { altKey: true })).toBeNull();
});
