// When what is shown at the end, in milliseconds: the steps from the third to the first, who won, then the story.
export const REVEAL = {
  /** By rank. */
  steps: [900, 450, 50],
  /** Together with the winner, a moment after the step begins to rise. */
  title: 1050,
  story: 1600,
  /** Between two sentences of the story. */
  sentence: 500,
};
