// A reactive countdown; its timer runs only while a component reads it.
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** The whole seconds until a time of performance.now(), at least 0. */
export function secondsUntil(moment: number): number {
  subscribe();
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000));
}
