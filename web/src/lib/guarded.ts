// Boards play moves without a thought of refusals: those are told here, in words.
import type { Scene } from './scene';
import { attempt } from './toasts.svelte';

/** The scene with refusals told to the reader instead of thrown. */
export function guarded(scene: Scene): Scene {
  return new Proxy(scene, {
    get(target, field) {
      if (field === 'play') return (move: string) => attempt(() => target.play(move));
      const value: unknown = Reflect.get(target, field, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
