// What the drawings of both sushi games share.
export const NORI = '#2f4538';
export const SALMON = '#f58a5b';

/** How a card or die scores, printed below its picture. */
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

/** The food on a card or die face, and how many of it: `maki3` is maki, three times. */
export function foodOn(name: string): { food: string; count: number } {
  const count = Number(/\d$/.exec(name)?.[0] ?? 1);
  return { food: name.replace(/\d$/, ''), count };
}
