// A clock that components can read; it runs only while somebody looks.
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Whole seconds until a moment of performance.now(), never below 0. */
export function secondsUntil(moment: number): number {
  subscribe();
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000));
}
