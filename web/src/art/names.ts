// Everything that can be drawn, by the names that views use.
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

export const DICE: Record<string, readonly string[]> = {
  nigiri: ['egg', 'salmon', 'squid'],
  maki: ['maki1', 'maki2', 'maki3'],
  special: ['wasabi', 'menu1', 'menu2', 'menu3', 'chopsticks1', 'chopsticks2', 'chopsticks3'],
  pudding: ['pudding1', 'pudding2', 'pudding3'],
  appetizer: ['dumpling', 'tempura', 'sashimi'],
};

export const TOKENS = ['menu', 'chopsticks', 'pudding'] as const;

export const PLAYING_CARDS = [...'SHDC'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
