// Animates a piece from where it was to where it is, with Web Animations; nothing waits for it.
import { isMotionOn } from '$lib/app/settings.svelte';

/** A position and size on the screen. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Flight {
  /** Milliseconds; 150 to 400. */
  duration?: number;
  delay?: number;
  /** How high the piece rises on its way, in pixels. */
  arc?: number;
}

const USUAL = 280;
const SHORTEST = 150;
const LONGEST = 400;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where an element is now; call it before something changes. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The transform that puts an element from `to` back to `from`. */
export function backTo(from: Spot, to: Spot): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width > 0 && from.width > 0 ? from.width / to.width : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function timing(flight: Flight): KeyframeAnimationOptions {
  const duration = Math.min(LONGEST, Math.max(SHORTEST, flight.duration ?? USUAL));
  return { duration, delay: flight.delay ?? 0, easing: EASING, fill: 'backwards' };
}

/** Moves an element from another spot to its own; resolves when it is there, at once if motion is off. */
export async function flyFrom(element: Element, from: Spot, flight: Flight = {}): Promise<void> {
  if (!isMotionOn() || !element.animate) return;
  const start = backTo(from, spotOf(element));
  const frames: Keyframe[] = [{ transform: start }];
  if (flight.arc) frames.push({ transform: `${start} translateY(${-flight.arc}px)`, offset: 0.3 });
  frames.push({ transform: 'none' });
  await settled(element.animate(frames, timing(flight)));
}

/** Moves an element in from an offset; cheap for many at once, as nothing is measured. */
export async function slideBy(element: Element, x: number, y: number, flight: Flight = {}): Promise<void> {
  if (!isMotionOn() || !element.animate) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
  await settled(element.animate(frames, timing(flight)));
}

// A cancelled animation (its element was removed) has ended too.
async function settled(animation: Animation): Promise<void> {
  await animation.finished.catch(() => undefined);
}
