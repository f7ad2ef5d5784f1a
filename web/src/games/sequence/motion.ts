// How chips and lines come and go; nothing moves where the reader wants it still, or when much happened at once.
import { cubicInOut, cubicOut, quadIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Batch } from '$lib/scene';
import { moves } from '$lib/settings.svelte';

const MOST = 12;

/** Whether what a batch brought is to be seen moving. */
export function lively(batch: Batch | null): boolean {
  return moves() && batch?.before != null && batch.happenings.length <= MOST;
}

/** A chip drops onto the board. */
export function drop(_node: Element, { live }: { live: boolean }): TransitionConfig {
  return {
    duration: live ? 320 : 0,
    easing: quadIn,
    css: (t, u) =>
      `transform: translateY(${-u * 140}%) scale(${1 + u * 0.6}); opacity: ${Math.min(1, 5 * t)}`,
  };
}

/** A chip is taken away. */
export function lift(_node: Element, { live }: { live: boolean }): TransitionConfig {
  return {
    duration: live ? 300 : 0,
    easing: cubicInOut,
    css: (t, u) => `transform: translateY(${-u * 120}%) rotate(${u * 40}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A chip is turned over where it lies. */
export function turn(_node: Element, { live }: { live: boolean }): TransitionConfig {
  return { duration: live ? 300 : 0, easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** A line is drawn from its first cell to its last. */
export function trace(_node: Element, { live }: { live: boolean }): TransitionConfig {
  return {
    duration: live ? 400 : 0,
    delay: live ? 250 : 0,
    easing: cubicOut,
    css: (_, u) => `stroke-dashoffset: ${u}`,
  };
}

/** A card slides into its place. */
export function slide(_node: Element, { live }: { live: boolean }): TransitionConfig {
  return {
    duration: live ? 250 : 0,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${u * 40}%); opacity: ${t}`,
  };
}
