// Switches and lists that show what the server says, not what was wished for.
import { attempt } from './toasts.svelte';

/** Asks for a change; a control whose wish was refused goes back to what holds (`data-now`). */
export async function change(wish: () => Promise<unknown>, control: HTMLElement): Promise<void> {
  if (await attempt(wish)) return;
  if (control instanceof HTMLInputElement) control.checked = control.dataset.now === 'true';
  if (control instanceof HTMLSelectElement) control.value = control.dataset.now ?? '';
}
