import type { Pieces } from '../contract';

export const SUSHI_CARDS = [
  'tempura',
  'sashimi',
  'dumpling',
  'maki1',
  'maki2',
  'maki3',
  'salmon',
  'squid',
  'egg',
  'pudding',
  'wasabi',
  'chopsticks',
];

export const PIECES: Pieces = { names: [...SUSHI_CARDS, 'back'] };
