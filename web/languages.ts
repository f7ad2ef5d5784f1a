// For Vite's development server: writes the list of languages into the page, as our server does with a built page.
import type { Plugin } from 'vite';

/** Gets the languages from a running server. */
export function languages(server: string): Plugin {
  return {
    name: 'bordspil-languages',
    apply: 'serve',
    async transformIndexHtml(page) {
      const list = await (await fetch(`${server}/api/languages`)).text();
      const element = `<script type="application/json" id="languages">${list.replaceAll('<', '\\u003c')}</script>`;
      return page.replace('<!-- languages -->', () => element);
    },
  };
}
