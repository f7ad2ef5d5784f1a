import type { Pieces } from '../contract';

export const DICE: Record<string, readonly string[]> = {
  nigiri: ['egg', 'salmon', 'squid'],
  maki: ['maki1', 'maki2', 'maki3'],
  special: ['wasabi', 'menu1', 'menu2', 'menu3', 'chopsticks1', 'chopsticks2', 'chopsticks3'],
  pudding: ['pudding1', 'pudding2', 'pudding3'],
  appetizer: ['dumpling', 'tempura', 'sashimi'],
};

export const TOKENS = ['menu', 'chopsticks', 'pudding'] as const;

export const PIECES: Pieces = {
  // A kind without a face is a die in the bag.
  names: [...Object.values(DICE).flat(), ...Object.keys(DICE), ...TOKENS.map((token) => `@${token}`)],
};
