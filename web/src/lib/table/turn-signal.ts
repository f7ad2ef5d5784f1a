// “Your turn”: a short sound, a vibration, a notification, as chosen in the settings.
import { settings } from '$lib/app/settings.svelte';

let audio: AudioContext | undefined;

/** Two soft notes, synthesized so that no file has to be fetched. */
export function beep(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    [660, 880].forEach((pitch, index) => note(audio as AudioContext, pitch, index * 0.14));
  } catch {
    // No audio here; the other signals still work.
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.18, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.3);
}

/** Tells the reader that it is their turn. */
export function signalTurn(text: string): void {
  if (settings.sound) beep();
  navigator.vibrate?.(60);
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
