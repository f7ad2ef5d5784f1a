// The page that the address names.
export type Page =
  | { at: 'home' }
  | { at: 'table'; code: string }
  | { at: 'watch'; key: string }
  | { at: 'replay'; record: string }
  | { at: 'learn'; game: string }
  | { at: 'pad'; code: string }
  | { at: 'new-pad' }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'not-found' };

/** The page of a path; a path that can't be decoded is not found. */
export function pageOf(path: string): Page {
  try {
    return parse(path);
  } catch {
    return { at: 'not-found' };
  }
}

function parse(path: string): Page {
  const [, first = '', second = '', ...rest] = path.split('/');
  if (rest.length > 1 || rest[0]) return { at: 'not-found' };
  if (first === '') return { at: 'home' };
  if (first === 't' && second) return { at: 'table', code: decodeURIComponent(second) };
  if (first === 'w' && second) return { at: 'watch', key: decodeURIComponent(second) };
  if (first === 'r' && second) return { at: 'replay', record: decodeURIComponent(second) };
  if (first === 'learn') return { at: 'learn', game: decodeURIComponent(second) };
  if (first === 'p' && second) return { at: 'pad', code: decodeURIComponent(second) };
  if (first === 'pad' && !second) return { at: 'new-pad' };
  if ((first === 'settings' || first === 'about') && !second) return { at: first };
  return { at: 'not-found' };
}

export const route = $state<{ page: Page }>({ page: pageOf(location.pathname) });

/** Opens another page. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
  update();
  scrollTo(0, 0);
}

// A link within a page changes the history too, but must not open the page again.
function update(): void {
  const page = pageOf(location.pathname);
  if (JSON.stringify(page) !== JSON.stringify(route.page)) route.page = page;
}

addEventListener('popstate', update);
