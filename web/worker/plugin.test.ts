import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filledIn } from './plugin';

const WORKER = readFileSync('worker/worker.js', 'utf8');

test('another build is another version', () => {
  const one = filledIn(WORKER, ['/', '/assets/a.js'], 'a');
  expect(one).toContain('const FILES = ["/","/assets/a.js"];');
  expect(one).not.toContain('__');
  expect(filledIn(WORKER, ['/', '/assets/a.js'], 'b')).not.toBe(one);
  expect(filledIn(WORKER, ['/', '/assets/a.js'], 'a')).toBe(one);
});
