// Colours and sizes that all drawings share. Pieces keep their colours in light and dark themes, as real ones do.
export const OUTLINE = '#4a2f27';
export const RICE = '#fffaf0';

/** How wide a piece is drawn; `fill` takes the width of its container. */
export type Size = 's' | 'm' | 'l' | 'fill';
