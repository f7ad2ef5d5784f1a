// Controls that show what the server has, not what was requested.
import { attempt } from './toasts.svelte';

/** Requests a change; if it is refused, the control goes back to the current value (`data-now`). */
export async function change(request: () => Promise<unknown>, control: HTMLElement): Promise<void> {
  if (await attempt(request)) return;
  if (control instanceof HTMLInputElement) control.checked = control.dataset.now === 'true';
  if (control instanceof HTMLSelectElement) control.value = control.dataset.now ?? '';
}
