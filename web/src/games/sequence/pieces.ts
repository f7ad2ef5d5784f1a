import type { Pieces } from '../contract';

export const PLAYING_CARDS = [...'SHDC'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));

export const PIECES: Pieces = {
  names: [...PLAYING_CARDS, 'corner', 'chip0', 'chip1', 'chip2'],
  scene: /^(board|part)( [a-j]([1-9]|10)(\/[012]!?)?\+?)*$/,
};
