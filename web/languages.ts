// While the page is being worked on, vite serves it: this tells it the languages, as the server does with a built page.
import type { Plugin } from 'vite';

/** Asks a running server which languages there are. */
export function languages(server: string): Plugin {
  return {
    name: 'bordspil-languages',
    apply: 'serve',
    async transformIndexHtml(page) {
      const told = await (await fetch(`${server}/api/languages`)).text();
      const element = `<script type="application/json" id="languages">${told.replaceAll('<', '\\u003c')}</script>`;
      return page.replace('<!-- languages -->', () => element);
    },
  };
}
