import { foodOn } from '../../sushi/palette';

/** The colours of the face and the edge of each kind of die. */
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

/** The kind of die that has a face. */
export function kindOf(face: string): string {
  return KIND_OF[foodOn(face).food] ?? 'special';
}
