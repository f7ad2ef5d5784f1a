import { expect, test } from 'vitest';
import { readPicture, type Part } from './picture';

const piece = (name: string, more: Partial<Extract<Part, { kind: 'piece' }>> = {}): Part => ({
  kind: 'piece',
  name,
  onto: '',
  count: null,
  marked: false,
  ...more,
});
const sign = (text: string): Part => ({ kind: 'sign', text });

test('examples stand side by side, with what they score', () => {
  expect(readPicture('tempura tempura = 5 | pudding*0 = -6')).toEqual([
    [{ frame: '', parts: [piece('tempura'), piece('tempura'), sign('='), sign('5')] }],
    [{ frame: '', parts: [piece('pudding', { count: 0 }), sign('='), sign('−6')] }],
  ]);
});

test('pieces lie on each other, are counted and marked', () => {
  expect(readPicture('wasabi/squid egg*3 maki2+ 7S/0!')).toEqual([
    [
      {
        frame: '',
        parts: [
          piece('wasabi', { onto: 'squid' }),
          piece('egg', { count: 3 }),
          piece('maki2', { marked: true }),
          piece('7S', { onto: '0!' }),
        ],
      },
    ],
  ]);
});

test('belts hold pieces, and signs stand between them', () => {
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
