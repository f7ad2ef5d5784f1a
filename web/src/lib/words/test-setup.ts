// Unit tests have no server: read the languages and their words from its folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './languages';

const SERVER = join(import.meta.dirname, '../../../../src/bordspil');
const text = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function language(code: string): Language {
  const about = text(join(SERVER, 'locales', code, 'language.ftl'));
  const fact = (key: string) => new RegExp(`^language-${key} = (.*)$`, 'm').exec(about)?.[1] ?? code;
  const alike = { numbers: fact('numbers-like'), dates: fact('dates-like') };
  return { code, name: fact('name'), words: `/words/${code}`, silent: false, fallback: null, ...alike };
}

function words(code: string): string {
  const own = readdirSync(join(SERVER, 'locales', code)).map((file) => join(SERVER, 'locales', code, file));
  const games = readdirSync(join(SERVER, 'games')).map((game) =>
    join(SERVER, 'games', game, `locales/${code}.ftl`),
  );
  return [...own, ...games].map(text).join('\n');
}

const codes = readdirSync(join(SERVER, 'locales')).filter((name) => /^[a-z]{2,3}(-\w+)*$/.test(name));
const element = document.createElement('script');
element.type = 'application/json';
element.id = 'languages';
element.textContent = JSON.stringify(codes.map(language));
document.head.append(element);

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const code = /^\/words\/([\w-]+)/.exec(String(input))?.[1];
  return code ? new Response(words(code)) : realFetch(input, init);
};
