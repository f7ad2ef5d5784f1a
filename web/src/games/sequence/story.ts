// The story of a match of Sequence: card by card, newest turns apart.
import { linesInWords, StoryBuilder, type StoryItem, type StoryLine, type StoryPart } from '$lib/table/story';
import { say } from '$lib/words/words.svelte';
import type { Card, SequenceEvent } from './types';

type Item = StoryItem<SequenceEvent>;

const card = (name: Card): StoryPart => ({ piece: `card:${name}` });
const chip = (team: number): StoryPart => ({ piece: `chip:${team}` });

/** What happened, as the story of the page. */
export function storyOf(items: readonly StoryItem[]) {
  const builder = new StoryBuilder();
  let seat: number | null = null;
  for (const item of items as readonly Item[]) {
    const line = lineOf(item);
    // One group for each player's turn.
    if (line && line.seat !== seat && line.seat !== null) {
      seat = line.seat;
      builder.begin(String(item.number), '');
    }
    if (line) builder.add(line);
    else if (item.lines.length > 0) builder.add(...linesInWords(item));
  }
  return builder.story;
}

function lineOf({ event, number, lines }: Item): StoryLine | null {
  const by = (seat: number | null, ...parts: StoryPart[]): StoryLine => ({
    key: String(number),
    number,
    seat,
    parts,
    words: lines[0] ?? '',
  });
  switch (event.event) {
    case 'chip-placed':
      return by(event.seat, card(event.card), '→', event.cell);
    case 'chip-removed':
      return by(event.seat, card(event.card), '✕', chip(event.team), event.cell);
    case 'line-completed':
      return {
        ...by(event.seat, chip(event.team), say('seq-log-line'), endsOf(event.cells)),
        isStrong: true,
      };
    case 'line-broken':
      return by(null, chip(event.team), say('seq-log-broken'), endsOf(event.cells));
    case 'dead-card-shown':
      return by(event.seat, card(event.card), say('seq-log-dead'));
    case 'card-received':
      return by(event.seat, say('seq-log-new'), card(event.card));
    case 'card-lost':
      return by(event.seat, say('seq-log-lost'), card(event.card));
    default:
      return null;
  }
}

const endsOf = (cells: readonly string[]) => `${cells[0]}–${cells.at(-1)}`;
