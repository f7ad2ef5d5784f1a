import { expect, test } from 'vitest';
import type { SeatInfo } from '../../wire';
import { faceOfSeat } from './face';

const NOBODY: SeatInfo = { person: null, bot: null, stand_in: false, name: null, face: null, colour: null };

test.each<[string, Partial<SeatInfo>, object]>([
  [
    'a person',
    { person: 'p1', name: 'Anna', face: 'curls', colour: 3 },
    { character: 'curls', colour: 3, isBot: false, level: '' },
  ],
  [
    'a bot',
    { bot: 'master', name: 'Oda', face: 'oda', colour: 10 },
    { character: 'oda', colour: 10, isBot: true, level: 'master' },
  ],
  [
    'a seat that was left, where a bot plays on',
    { name: 'Otto', face: 'otto', colour: 9 },
    { character: 'otto', colour: 9, isBot: true, level: 'family' },
  ],
  ['nobody', {}, { character: '', colour: 4, isBot: false, level: '' }],
])('%s looks like what the server says', (_, seat, face) => {
  expect(faceOfSeat({ ...NOBODY, ...seat }, 4, 'family')).toEqual(face);
});
