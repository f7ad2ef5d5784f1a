import { expect, test } from 'vitest';
import { readPicture, type Part } from './picture';

const piece = (name: string, more: Partial<Extract<Part, { kind: 'piece' }>> = {}): Part => ({
  kind: 'piece',
  name,
  top: '',
  count: null,
  marked: false,
  ...more,
});
const sign = (text: string): Part => ({ kind: 'sign', text });

test('a picture has several examples, each with its score', () => {
  expect(readPicture('tempura tempura = 5 | pudding*0 = -6')).toEqual([
    [{ frame: '', parts: [piece('tempura'), piece('tempura'), sign('='), sign('5')] }],
    [{ frame: '', parts: [piece('pudding', { count: 0 }), sign('='), sign('−6')] }],
  ]);
});

test('pieces can be stacked, counted and highlighted', () => {
  expect(readPicture('wasabi/squid egg*3 maki2+ 7S/0!')).toEqual([
    [
      {
        frame: '',
        parts: [
          piece('wasabi', { top: 'squid' }),
          piece('egg', { count: 3 }),
          piece('maki2', { marked: true }),
          piece('7S', { top: '0!' }),
        ],
      },
    ],
  ]);
});

test('belts hold pieces, and signs go between them', () => {
  expect(readPicture('red: egg → belt: squid')).toEqual([
    [
      { frame: 'red', parts: [piece('egg')] },
      { frame: '', parts: [sign('→')] },
      { frame: 'belt', parts: [piece('squid')] },
    ],
  ]);
  expect(readPicture('@menu : egg')).toEqual([
    [{ frame: '', parts: [piece('@menu'), sign(':'), piece('egg')] }],
  ]);
});
