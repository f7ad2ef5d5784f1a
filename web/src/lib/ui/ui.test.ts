import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backTo, slideBy, flyFrom } from './flight';
import { columnsOf } from './columns';
import ScoreTable from './ScoreTable.svelte';
import { settings } from '$lib/app/settings.svelte';
import { share } from './share';
import type { TextBlock } from '../../wire';

const BLOCK: TextBlock = {
  title: 'Anna: 8 points',
  headings: ['', 'For'],
  rows: [
    [[['maki', '']], [['+6', 'good']]],
    [[['pudding', '']], [['−2', 'bad']]],
  ],
};

beforeEach(() => {
  settings.motion = 'none';
});
afterEach(() => vi.unstubAllGlobals());

test('numbers are aligned right, and names are row headers', () => {
  expect(columnsOf(BLOCK)).toEqual([
    { isNumber: false, isHead: true },
    { isNumber: true, isHead: false },
  ]);
  expect(columnsOf({ title: '', headings: [], rows: [] })).toEqual([]);
});

test('a block is rendered as a table', () => {
  const target = document.createElement('div');
  const shown = mount(ScoreTable, { target, props: { block: BLOCK } });
  expect(target.querySelector('caption')?.textContent).toBe('Anna: 8 points');
  expect([...target.querySelectorAll('th[scope=row]')].map((head) => head.textContent?.trim())).toEqual([
    'maki',
    'pudding',
  ]);
  expect(target.querySelector('.bad')?.textContent).toBe('−2');
  void unmount(shown);
});

test('a piece starts where it was', () => {
  const from = { left: 0, top: 0, width: 20, height: 20 };
  const to = { left: 100, top: 50, width: 40, height: 40 };
  expect(backTo(from, to)).toBe('translate(-110px, -60px) scale(0.5)');
});

test('nothing moves when motion is off', async () => {
  const piece = document.createElement('div');
  piece.animate = vi.fn();
  await flyFrom(piece, { left: 0, top: 0, width: 1, height: 1 });
  await slideBy(piece, 10, 10);
  expect(piece.animate).not.toHaveBeenCalled();
});

test('a link is shared, or copied, or reported as failed', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share: vi.fn(async () => undefined), clipboard: { writeText } });
  expect(await share('B', 'Anna wins!', 'https://x/r/1')).toBe('shared');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share('B', 'Anna wins!', 'https://x/r/1')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('Anna wins! https://x/r/1');
  vi.stubGlobal('navigator', {});
  expect(await share('B', '', 'https://x/r/1')).toBe('failed');
});
