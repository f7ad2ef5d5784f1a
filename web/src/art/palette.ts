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

/** The suits of playing cards, in a square of 24. */
export const SUIT_SHAPES: Record<string, string> = {
  S: 'M12 2c7 6 10 9 10 12.7 0 2.6-2 4.3-4.4 4.3-1.7 0-3.2-.8-4.1-2.2.2 2.2.9 3.9 2.5 5.2H8c1.6-1.3 2.3-3 2.5-5.2-.9 1.4-2.4 2.2-4.1 2.2C4 19 2 17.3 2 14.7 2 11 5 8 12 2z',
  H: 'M12 21.5C5 15.5 2 12 2 8c0-3 2.3-5 4.9-5C9 3 11 4.2 12 6.4 13 4.2 15 3 17.1 3 19.7 3 22 5 22 8c0 4-3 7.5-10 13.5z',
  D: 'M12 1.5 20.5 12 12 22.5 3.5 12z',
  C: 'M12 2a4.8 4.8 0 0 1 3.8 7.7 4.8 4.8 0 1 1-2.5 7.1c.2 2.3.9 3.9 2.7 5.2H8c1.8-1.3 2.5-2.9 2.7-5.2a4.8 4.8 0 1 1-2.5-7.1A4.8 4.8 0 0 1 12 2z',
};

/** Suits of one colour differ a little, which helps on small screens. */
export const SUIT_INKS: Record<string, string> = { S: '#1f1b33', H: '#c01f3a', D: '#b8410a', C: '#15482c' };
