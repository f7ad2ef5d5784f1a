// Shows refused moves as toasts, so that boards need not handle them.
import type { Scene } from './scene';
import { attempt } from '$lib/ui/toasts.svelte';

/** The same scene, except that `play` shows refusals instead of throwing them. */
export function showRefusals(scene: Scene): Scene {
  return new Proxy(scene, {
    get(target, field) {
      if (field === 'play') return (move: string) => attempt(() => target.play(move));
      if (field === 'takeBack' && target.takeBack)
        return () => attempt(() => target.takeBack?.() ?? Promise.resolve());
      const value: unknown = Reflect.get(target, field, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
