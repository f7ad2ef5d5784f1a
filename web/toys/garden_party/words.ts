// The names of the cards: their keys are written out, so that a test finds each of them.
import { say } from '$lib/words/words.svelte';
import type { Food } from './types';

const KEYS: Record<Food, string> = {
  cake: 'garden-party-cake',
  sandwich: 'garden-party-sandwich',
  lemonade: 'garden-party-lemonade',
};

export const nameOf = (food: Food): string => say(KEYS[food]);
