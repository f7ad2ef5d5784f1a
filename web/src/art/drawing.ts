// For tests: the drawing of a component, without Svelte's comments.
import { flushSync, mount, unmount, type Component } from 'svelte';

export function drawingOf<Props extends Record<string, unknown>>(
  piece: Component<Props>,
  props: Props,
): string {
  const target = document.createElement('div');
  const mounted = mount(piece, { target, props });
  flushSync();
  const { innerHTML } = target;
  if (target.querySelector('svg')?.getAttribute('aria-hidden') !== 'true') {
    throw new Error('screen readers would announce a drawing');
  }
  void unmount(mounted);
  return innerHTML.replaceAll(/<!--.*?-->/g, '');
}
