// One palette for all drawings. Pieces keep their colours in light and dark, as things on a table do.
export const OUTLINE = '#4a2f27';
export const RICE = '#fffaf0';
export const NORI = '#2f4538';
export const SALMON = '#f58a5b';

/** The background of each Sushi Go! card. */
export const CARD_HUES: Record<string, string> = {
  tempura: '#d7c3ee',
  sashimi: '#b9e2c8',
  dumpling: '#b7d9f4',
  maki1: '#f8c9bf',
  maki2: '#f3b2a6',
  maki3: '#ec9a8e',
  salmon: '#ffd7a3',
  squid: '#cdd3ee',
  egg: '#fff0ad',
  pudding: '#f9c6da',
  wasabi: '#dbeba3',
  chopsticks: '#b5e0df',
};

/** What is printed below the picture: how the card counts. */
export const CARD_LABELS: Record<string, string> = {
  tempura: '×2=5',
  sashimi: '×3=10',
  dumpling: '1·3·6…',
  maki1: '1',
  maki2: '2',
  maki3: '3',
  salmon: '2',
  squid: '3',
  egg: '1',
  pudding: '+6 −6',
  wasabi: '×3',
};

/** The face and the edge of each kind of die. */
export const DIE_HUES: Record<string, readonly [string, string]> = {
  nigiri: ['#ffe3c4', '#d9813f'],
  maki: ['#f9cfc6', '#c4554a'],
  special: ['#dcecb4', '#7c9a34'],
  pudding: ['#fbd6e5', '#c9628d'],
  appetizer: ['#cde4f8', '#4f88bd'],
};

const KIND_OF: Record<string, string> = {
  egg: 'nigiri',
  salmon: 'nigiri',
  squid: 'nigiri',
  maki: 'maki',
  wasabi: 'special',
  menu: 'special',
  chopsticks: 'special',
  pudding: 'pudding',
  dumpling: 'appetizer',
  tempura: 'appetizer',
  sashimi: 'appetizer',
};

/** What a card or a face shows, and how often: maki3 is maki, three times. */
export function shown(name: string): { food: string; count: number } {
  const count = Number(/\d$/.exec(name)?.[0] ?? 1);
  return { food: name.replace(/\d$/, ''), count };
}

/** The kind of the die that has a face. */
export function kindOf(face: string): string {
  return KIND_OF[shown(face).food] ?? 'special';
}

/** How wide pieces are; `fill` takes the width of what is around it. */
export type Size = 's' | 'm' | 'l' | 'fill';
