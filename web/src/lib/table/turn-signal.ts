// “Your turn”: a sound with a vibration, and a notification, as chosen in the settings.
import { settings } from '$lib/app/settings.svelte';
import { play } from '$lib/sound/sound';

/** Tells the reader that it is their turn. */
export function signalTurn(text: string): void {
  play('turn');
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission === 'granted') void notify(text);
}

async function notify(text: string): Promise<void> {
  const options = { tag: 'bordspil-turn', icon: '/icon.svg' };
  try {
    new Notification(text, options);
  } catch {
    // Android shows notifications only through a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(text, options);
  }
}

/** Asks for permission to show notifications; returns whether it was granted. */
export async function requestNotifications(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
