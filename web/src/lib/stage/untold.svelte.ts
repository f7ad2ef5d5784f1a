// What the board has not shown yet: the story beside it must not run ahead, or a card is named before it turns over.

/** The number of the newest events that are still to be shown. */
export const untold = $state({ events: 0 });
