// Links within the page are followed without reloading it.
import { go } from './route.svelte';

/** For a link's `onclick`; opening a new tab or window is left to the browser. */
export function followLink(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
