// What keys do in a replay, where they are not needed by what has the focus.
export type Action = 'toggle' | 'back' | 'forward' | 'skip-back' | 'skip' | 'first' | 'last';

const ACTIONS: Record<string, Action> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'skip-back',
  PageDown: 'skip',
  Home: 'first',
  End: 'last',
};

// Fields use all of these keys themselves; buttons and links are pressed by the space bar.
const FIELDS = 'input, select, textarea, dialog';
const PRESSED = 'button, a, summary';

/** What a key asks for; null where it is somebody else's. */
export function keyAction(event: KeyboardEvent): Action | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return null;
  if (event.key === ' ' && target?.closest(PRESSED)) return null;
  return ACTIONS[event.key] ?? null;
}
