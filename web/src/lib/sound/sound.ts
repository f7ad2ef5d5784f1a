// Plays the sounds: never before the first gesture, and in the background only “your turn”.
import { saveSettings, settings } from '$lib/app/settings.svelte';
import { closeDesk, openDesk } from './desk';
import { hadGesture } from './gesture';
import { VOICES, type Sound } from './voices';

export type { Sound } from './voices';
export const SOUNDS = Object.keys(VOICES) as Sound[];

// All times are in milliseconds.
/** The same sound again within this time is the same event. */
const TWICE = 60;
/** Sounds that follow each other within this time are one run; the steps of a calm scoring are shorter. */
const RUN = 1200;
/** A sound that can't begin within this time comes too late. */
const LATE = 250;
/** What the phone's owner feels. */
const BUZZES: Partial<Record<Sound, VibratePattern>> = {
  card: 8,
  chip: 8,
  set: [10, 50, 14],
  line: [10, 40, 10, 40, 20],
  turn: 60,
  win: [15, 60, 15, 60, 40],
};

const played = new Map<Sound, { when: number; run: number }>();

/** Plays a sound, perhaps later (`delay` in ms). Only your own things (`isMine`) make the phone vibrate. */
export function play(name: Sound, delay = 0, isMine = true): void {
  // Whether it may be heard is decided when its time has come.
  if (delay > 0) setTimeout(play, delay, name, 0, isMine);
  else if (hadGesture() && (!document.hidden || name === 'turn')) playNow(name, isMine);
}

function playNow(name: Sound, isMine: boolean): void {
  const now = performance.now();
  const last = played.get(name);
  if (last && now - last.when < TWICE) return;
  const run = last && now - last.when < RUN ? last.run + 1 : 0;
  played.set(name, { when: now, run });
  const buzz = BUZZES[name];
  if (buzz && isMine && settings.vibrate) navigator.vibrate?.(buzz);
  if (!settings.mute) void sound(name, run, now);
}

async function sound(name: Sound, run: number, asked: number): Promise<void> {
  const desk = openDesk();
  if (!desk) return;
  const { context, input } = desk;
  if (context.state !== 'running') {
    const isAwake = await context.resume().then(
      () => true,
      () => false,
    );
    // A context that was asleep for long must not play everything at once.
    if (!isAwake || performance.now() - asked > LATE) return;
  }
  VOICES[name]({ context, out: input, at: context.currentTime }, run);
  // For captions, or whatever else goes with sounds.
  document.dispatchEvent(new CustomEvent('sound', { detail: { name } }));
}

/** Mutes the sounds, or turns them on and lets one be heard. */
export function setMute(isMuted: boolean): void {
  settings.mute = isMuted;
  saveSettings();
  if (isMuted) closeDesk();
  else play('tick');
}

// Some browsers start audio only inside a gesture, so be ready before the first sound.
function getReady(): void {
  if (!hadGesture() || settings.mute) return;
  const context = openDesk()?.context;
  if (context && context.state !== 'running') context.resume().catch(() => undefined);
}
addEventListener('pointerup', getReady);
addEventListener('keydown', getReady);
