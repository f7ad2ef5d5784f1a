import { beforeEach, expect, test } from 'vitest';
import { Motion } from './motion';

let did: string[];
let board: HTMLElement;
let motion: Motion;

function piece(...marks: string[]): void {
  const made = document.createElement('div');
  for (const mark of marks) {
    const [name = '', at = ''] = mark.split('=');
    made.setAttribute(name, at);
  }
  made.getBoundingClientRect = () => {
    did.push('measure');
    return { x: 0, y: 0, width: 10, height: 10 } as DOMRect;
  };
  made.animate = (frames) => {
    did.push('move');
    const { transform } = (frames as Keyframe[])[0] ?? {};
    // Text is set anew for each size: what moves must keep its own.
    expect(String(transform)).not.toContain('scale');
    return { finish: () => did.push('finish') } as unknown as Animation;
  };
  board.append(made);
}

beforeEach(() => {
  did = [];
  board = document.createElement('div');
  piece('data-at=hand:0');
  piece('data-at=hand:1');
  piece('data-at=hand:2');
  piece('data-at=pile:1:egg');
  piece('data-face=');
  piece('data-face=');
  motion = new Motion(board);
});

test('everything is measured before anything moves, so that there is only one layout', () => {
  motion.reveal({ 1: ['egg'] }, 3, 0, []);
  motion.pass(3, 0, false);
  expect(did).not.toContain('move');
  motion.start();
  const moves = did.filter((each) => each === 'move');
  expect(moves).toHaveLength(5);
  expect(did.lastIndexOf('measure')).toBeLessThan(did.indexOf('move'));
});

test('started animations can be skipped once, and the next turn is measured again', () => {
  motion.pass(3, 0, true);
  motion.start();
  motion.skip();
  motion.skip();
  expect(did.filter((each) => each === 'finish')).toHaveLength(4);
  did = [];
  motion.start();
  expect(did).toEqual([]);
  motion.pass(3, 0, true);
  expect(did).toContain('measure');
});
