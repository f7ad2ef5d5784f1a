// The names of options. A game whose option has the same name as another game's uses the longer key.
import { hasMessage, say } from './words.svelte';

/** The name of a game's option, in the reader's language; as the server names it if there are no words for it. */
export function optionName(game: string, option: string): string {
  const keys = [`option-name-${game}-${option}`, `option-name-${option}`];
  const key = keys.find(hasMessage);
  return key === undefined ? option : say(key);
}
