// What the board shows while it lags behind the newest view. Whatever stands beside the board follows it: the status says the
// turn that is shown, the story names no card before it turns over.
import type { View } from '$games/types';

class Shown {
  /** The view as far as it has been shown; null when the board is up to date. */
  view = $state.raw<View | null>(null);
  /** How many of the newest events are still to be shown. */
  untold = $state(0);

  /** The board is up to date, or goes away. */
  clear(): void {
    this.view = null;
    this.untold = 0;
  }
}

export const shown = new Shown();
