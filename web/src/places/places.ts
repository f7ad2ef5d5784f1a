// The component of each place; all but the home page are fetched when somebody goes there.
import type { Component } from 'svelte';
import type { Place } from '$lib/route.svelte';
import Home from './Home.svelte';

type PlaceComponent = Component<{ place: Place }>;

const FOUND = import.meta.glob<{ default: PlaceComponent }>([
  './{TablePlace,WatchPlace,Learn,Settings,About,Lost}.svelte',
  './Replay.svelte',
  './pad/{PadPlace,NewPad}.svelte',
]);
const NAMES: Record<Place['at'], string> = {
  home: 'Home',
  table: 'TablePlace',
  watch: 'WatchPlace',
  replay: 'Replay',
  learn: 'Learn',
  pad: 'pad/PadPlace',
  'new-pad': 'pad/NewPad',
  settings: 'Settings',
  about: 'About',
  lost: 'Lost',
};

/** The component that draws a place. */
export async function placeComponent(at: Place['at']): Promise<PlaceComponent> {
  if (at === 'home') return Home as unknown as PlaceComponent;
  const load = FOUND[`./${NAMES[at]}.svelte`] ?? FOUND['./Lost.svelte'];
  if (!load) throw new Error(`there is no place ${at}`);
  return (await load()).default;
}
