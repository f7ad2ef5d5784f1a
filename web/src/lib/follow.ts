// Links inside the page: followed without loading it again.
import { go } from './route.svelte';

/** For `onclick` of a link; a new tab or window stays the browser's business. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
