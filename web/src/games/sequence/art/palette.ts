/** The shapes of the suits, in a 24 × 24 box. */
export const SUIT_SHAPES: Record<string, string> = {
  S: 'M12 2c7 6 10 9 10 12.7 0 2.6-2 4.3-4.4 4.3-1.7 0-3.2-.8-4.1-2.2.2 2.2.9 3.9 2.5 5.2H8c1.6-1.3 2.3-3 2.5-5.2-.9 1.4-2.4 2.2-4.1 2.2C4 19 2 17.3 2 14.7 2 11 5 8 12 2z',
  H: 'M12 21.5C5 15.5 2 12 2 8c0-3 2.3-5 4.9-5C9 3 11 4.2 12 6.4 13 4.2 15 3 17.1 3 19.7 3 22 5 22 8c0 4-3 7.5-10 13.5z',
  D: 'M12 1.5 20.5 12 12 22.5 3.5 12z',
  C: 'M12 2a4.8 4.8 0 0 1 3.8 7.7 4.8 4.8 0 1 1-2.5 7.1c.2 2.3.9 3.9 2.7 5.2H8c1.8-1.3 2.5-2.9 2.7-5.2a4.8 4.8 0 1 1-2.5-7.1A4.8 4.8 0 0 1 12 2z',
};

/** Suits of the same colour differ slightly: easier to tell apart on small screens. */
export const SUIT_INKS: Record<string, string> = { S: '#1f1b33', H: '#c01f3a', D: '#b03c06', C: '#15482c' };
