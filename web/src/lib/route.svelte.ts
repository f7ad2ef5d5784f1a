// Where in the page we are, by its address.
export type Place =
  | { at: 'home' }
  | { at: 'table'; code: string }
  | { at: 'watch'; key: string }
  | { at: 'replay'; record: string }
  | { at: 'learn'; game: string }
  | { at: 'pad'; code: string }
  | { at: 'new-pad' }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'lost' };

/** The place that a path names; one that can't be read names none. */
export function placeOf(path: string): Place {
  try {
    return read(path);
  } catch {
    return { at: 'lost' };
  }
}

function read(path: string): Place {
  const [, first = '', second = '', ...rest] = path.split('/');
  if (rest.length > 1 || rest[0]) return { at: 'lost' };
  if (first === '') return { at: 'home' };
  if (first === 't' && second) return { at: 'table', code: decodeURIComponent(second) };
  if (first === 'w' && second) return { at: 'watch', key: decodeURIComponent(second) };
  if (first === 'r' && second) return { at: 'replay', record: decodeURIComponent(second) };
  if (first === 'learn') return { at: 'learn', game: decodeURIComponent(second) };
  if (first === 'p' && second) return { at: 'pad', code: decodeURIComponent(second) };
  if (first === 'pad' && !second) return { at: 'new-pad' };
  if ((first === 'settings' || first === 'about') && !second) return { at: first };
  return { at: 'lost' };
}

export const route = $state<{ place: Place }>({ place: placeOf(location.pathname) });

/** Goes somewhere else in the page. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
  arrive();
  scrollTo(0, 0);
}

// The same place is not come to anew: a link within the page moves through its history too.
function arrive(): void {
  const place = placeOf(location.pathname);
  if (JSON.stringify(place) !== JSON.stringify(route.place)) route.place = place;
}

addEventListener('popstate', arrive);
