// What is printed on the cards and dice of both games: how many make a set, and what they are worth.

/** How many of a food make a set, and its points. */
export const SETS: Record<string, { size: number; points: number }> = {
  tempura: { size: 2, points: 5 },
  sashimi: { size: 3, points: 10 },
};
/** One, two, … dumplings; more are worth no more. */
export const DUMPLINGS = [1, 3, 6, 10, 15];
export const NIGIRI: Record<string, number> = { egg: 1, salmon: 2, squid: 3 };
export const WASABI = 3;

/** The points on the badge of a nigiri; 0 for any other food. */
export const badgeOf = (food: string, isDipped = false): number =>
  (NIGIRI[food] ?? 0) * (isDipped ? WASABI : 1);
