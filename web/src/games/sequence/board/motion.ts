// Transitions of chips and lines; none if the reader has turned motion off, or when much happened at once.
import { cubicInOut, cubicOut, quadIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Batch } from '$lib/table/scene';
import { isMotionOn } from '$lib/app/settings.svelte';

const MAX_EVENTS = 12;

/** Whether a batch should be animated. */
export function isAnimated(batch: Batch | null): boolean {
  return isMotionOn() && batch?.before != null && batch.events.length <= MAX_EVENTS;
}

/** A chip drops onto the board. */
export function drop(_node: Element, { animated }: { animated: boolean }): TransitionConfig {
  return {
    duration: animated ? 320 : 0,
    easing: quadIn,
    css: (t, u) =>
      `transform: translateY(${-u * 140}%) scale(${1 + u * 0.6}); opacity: ${Math.min(1, 5 * t)}`,
  };
}

/** A chip is removed. */
export function lift(_node: Element, { animated }: { animated: boolean }): TransitionConfig {
  return {
    duration: animated ? 300 : 0,
    easing: cubicInOut,
    css: (t, u) => `transform: translateY(${-u * 120}%) rotate(${u * 40}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A chip is turned over. */
export function turn(_node: Element, { animated }: { animated: boolean }): TransitionConfig {
  return { duration: animated ? 300 : 0, easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** A line is drawn from its first cell to its last. */
export function trace(_node: Element, { animated }: { animated: boolean }): TransitionConfig {
  return {
    duration: animated ? 400 : 0,
    delay: animated ? 250 : 0,
    easing: cubicOut,
    css: (_, u) => `stroke-dashoffset: ${u}`,
  };
}

/** A card slides into place. */
export function slide(_node: Element, { animated }: { animated: boolean }): TransitionConfig {
  return {
    duration: animated ? 250 : 0,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${u * 40}%); opacity: ${t}`,
  };
}
