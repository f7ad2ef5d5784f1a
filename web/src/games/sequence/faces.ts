// Cards in words and symbols.
import { SUIT_INKS } from './art/palette';
import { say } from '$lib/words/words.svelte';

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const SUITS = ['S', 'H', 'D', 'C'] as const;

export const suitOf = (card: string) => card.charAt(1);

export const inkOf = (card: string) => SUIT_INKS[suitOf(card)] ?? 'inherit';

/** The rank as it is printed. */
export function rankOf(card: string): string {
  return card.startsWith('T') ? '10' : card.charAt(0);
}

/** A card in symbols, such as 10♥. */
export function signOf(card: string): string {
  return rankOf(card) + (SIGNS[suitOf(card)] ?? '');
}

/** A card in words, such as “ten of hearts”. */
export function wordsOf(card: string): string {
  const rank = Number(rankOf(card)) || card.charAt(0);
  return say('seq-card', { rank, suit: suitOf(card) });
}

/** A card in words, after the printed number if the words lack it: voice control users say what they see. */
export function nameOf(card: string): string {
  const [words, rank] = [wordsOf(card), rankOf(card)];
  return Number(rank) && !words.includes(rank) ? `${rank} ${words}` : words;
}
