// The component of each page. All but the home page are loaded when they are opened.
import type { Component } from 'svelte';
import type { Page } from '$lib/app/route.svelte';
import Home from './home/Home.svelte';

type PageComponent = Component<{ page: Page }>;

// Some pages take no props, so what is loaded has no common type.
const PAGES: Record<Page['at'], () => Promise<{ default: unknown }>> = {
  home: async () => ({ default: Home }),
  table: () => import('./table/TablePage.svelte'),
  watch: () => import('./table/WatchPage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  pad: () => import('./pad/PadPage.svelte'),
  'new-pad': () => import('./pad/NewPad.svelte'),
  settings: () => import('./info/Settings.svelte'),
  about: () => import('./info/About.svelte'),
  'not-found': () => import('./info/NotFound.svelte'),
};

/** The component that draws a page. */
export async function pageComponent(at: Page['at']): Promise<PageComponent> {
  return (await PAGES[at]()).default as PageComponent;
}
