// Keyboard shortcuts of a replay, unless the focused element needs the key.
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

// Fields use all of these keys; buttons and links use the space bar.
const FIELDS = 'input, select, textarea, dialog';
const PRESSED = 'button, a, summary';

/** The action of a key; null if it has none here. */
export function keyAction(event: KeyboardEvent): Action | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return null;
  if (event.key === ' ' && target?.closest(PRESSED)) return null;
  return ACTIONS[event.key] ?? null;
}
