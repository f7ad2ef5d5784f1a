import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillIn } from './plugin';

const WORKER = readFileSync('worker/worker.js', 'utf8');

test('every build has its own version', () => {
  const one = fillIn(WORKER, ['/', '/assets/a.js'], 'a');
  expect(one).toContain('const FILES = ["/","/assets/a.js"];');
  expect(one).not.toContain('__');
  expect(fillIn(WORKER, ['/', '/assets/a.js'], 'b')).not.toBe(one);
  expect(fillIn(WORKER, ['/', '/assets/a.js'], 'a')).toBe(one);
});
