// What the prompt says.
import { say } from '$lib/words/words.svelte';
import type { SushiGoView } from '../types';
import type { Choice } from './choice.svelte';

/** What I have to do now, or whom the table waits for; empty if there is nothing to say. */
export function situation(view: SushiGoView, choice: Choice, nameOf: (seat: number) => string): string {
  if (view.outcome) return '';
  const own = view.seat;
  const others = view.due.filter((seat) => seat !== own);
  const names = others.map(nameOf).join(', ');
  if (own !== null && choice.move !== null) {
    // As long as it has not been sent, nobody waits for the others.
    return choice.held === null && others.length > 0 ? say('go-chosen', { names }) : say('go-ask-back');
  }
  if (own !== null && choice.moves.length > 0) {
    if (choice.open === 'second') return say('go-ask-second');
    if (choice.open === 'invisible') return say('go-ask-invisible');
    return say(choice.two ? 'go-ask-two' : 'go-ask');
  }
  return others.length > 0 && !view.due.includes(own ?? -1) ? say('go-waiting', { names }) : '';
}

/** Whether a place has chosen; a place that nobody holds chooses with the seat that controls it. */
export function chosenBy(view: SushiGoView, place: number, choice: Choice): 'due' | 'done' | 'none' {
  const seat = place < view.seat_count ? place : view.controller;
  if (view.outcome || seat === null) return 'none';
  if (seat === view.seat && choice.move !== null) return 'done';
  if (view.due.includes(seat)) return 'due';
  return view.hand_sizes[seat] ? 'done' : 'none';
}
