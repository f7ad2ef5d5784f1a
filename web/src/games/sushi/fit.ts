// How wide a word is in our font, roughly: enough to know whether it fits on a card.

// No figures: they are tabular, a 1 is as wide as the others.
const NARROW = /[iíljftrI.,·'’!|ł]/;
const WIDE = /[mwMWŁ]/;
const CAPITAL = /\p{Lu}/u;

/** The width of a text in extra bold, for a font size of 1. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) sum += 0.86;
    else if (NARROW.test(letter)) sum += 0.34;
    else sum += CAPITAL.test(letter) ? 0.68 : 0.58;
  }
  return sum;
}

/** The length to squeeze a text to, or undefined if it fits as it is. */
export function squeezed(text: string, size: number, room: number): number | undefined {
  return widthOf(text) * size > room ? room : undefined;
}
