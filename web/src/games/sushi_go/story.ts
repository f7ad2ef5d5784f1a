// The story of a match of Sushi Go!: turn by turn, what everyone kept and what it brought at once.
import { linesInWords, StoryBuilder, type StoryItem, type StoryLine, type StoryPart } from '$lib/table/story';
import { say } from '$lib/words/words.svelte';
import { badgeOf, DUMPLINGS, SETS } from '../sushi/printed';
import { pickOf } from './board/picks';
import type { Scoring, SushiGoEvent } from './types';

type Item = StoryItem<SushiGoEvent>;
/** The cards before a place, and the nigiri that lie on wasabi. */
type Plate = Map<string, number>;

/** What happened, as the story of the page. */
export function storyOf(items: readonly StoryItem[]) {
  const told = new Teller();
  for (const item of items as readonly Item[]) told.tell(item);
  told.finish();
  return told.builder.story;
}

class Teller {
  readonly builder = new StoryBuilder();
  private plates = new Map<number, Plate>();
  private round = 0;
  private turn = 0;
  /** Who has chosen in this turn, for as long as nothing is revealed. */
  private chosen = new Map<number, StoryLine>();

  tell(item: Item): void {
    const { event, number } = item;
    if (event.event === 'round-started') {
      this.round = event.round;
      this.turn = 0;
      this.plates.clear();
      this.builder.begin(`round ${event.round}`, say('after-round', { round: event.round }));
      this.builder.add(...linesInWords(item));
      this.next();
    } else if (event.event === 'card-chosen') {
      this.chosen.set(event.seat, this.line(item, event.seat, [say('slot-chosen')], ''));
    } else if (event.event === 'choice-taken-back') this.chosen.delete(event.seat);
    else if (event.event === 'cards-revealed') this.revealed(item, event.picks);
    else if (event.event === 'last-card-laid') {
      const { parts, points } = this.laid(event.seat, event.card);
      this.builder.add({ ...this.line(item, event.seat, parts, item.lines[0] ?? ''), points });
    } else if (event.event === 'round-scored' || event.event === 'desserts-scored') {
      const isRound = event.event === 'round-scored';
      const title = isRound ? say('counting-done', { round: this.round }) : say('scored-desserts-scored');
      this.builder.begin(`scored ${number}`, title);
      this.builder.add(...this.scored(item, event.scoring, isRound));
    } else if (item.lines.length > 0) this.builder.add(...linesInWords(item));
  }

  /** The lines of those who have chosen in a turn that is not over. */
  finish(): void {
    this.builder.add(...this.chosen.values());
  }

  private next(): void {
    this.turn++;
    this.chosen.clear();
    this.builder.begin(`round ${this.round} turn ${this.turn}`, say('story-turn', { turn: this.turn }));
  }

  private revealed(item: Item, picks: readonly (string | null)[]): void {
    const lines = [...item.lines];
    const given: StoryLine[] = [];
    picks.forEach((pick, seat) => {
      if (pick === null) return;
      const { first = '', second, invisible } = pickOf(pick);
      const kept = [first, second].flatMap((card) => (card ? [this.laid(seat, card)] : []));
      const points = kept.reduce((sum, each) => sum + each.points, 0);
      const words = lines.shift() ?? '';
      this.builder.add({
        ...this.line(
          item,
          seat,
          kept.flatMap(({ parts }) => parts),
          words,
        ),
        points,
      });
      if (!invisible) return;
      const gift = this.laid(picks.length, invisible);
      given.push({ ...this.line(item, picks.length, gift.parts, ''), points: gift.points });
    });
    this.builder.add(...given);
    this.next();
  }

  /** Lays a card on a plate: how to draw it, and the points that it brings at once. */
  private laid(place: number, card: string): { parts: StoryPart[]; points: number } {
    const plate = this.plates.get(place) ?? new Map<string, number>();
    this.plates.set(place, plate);
    const piece = { piece: `card:${card}` };
    const wasabi = plate.get('wasabi') ?? 0;
    if (badgeOf(card) && wasabi > 0) {
      plate.set('wasabi', wasabi - 1);
      return { parts: [piece, say('story-on'), { piece: 'card:wasabi' }], points: badgeOf(card, true) };
    }
    const count = (plate.get(card) ?? 0) + 1;
    plate.set(card, count);
    if (badgeOf(card)) return { parts: [piece], points: badgeOf(card) };
    const set = SETS[card];
    if (set) {
      const isFull = count % set.size === 0;
      const done = isFull ? set.size : count % set.size;
      const note = done > 1 ? [say('story-set', { count: done, size: set.size })] : [];
      return { parts: [piece, ...note], points: isFull ? set.points : 0 };
    }
    if (card === 'dumpling') {
      const worth = (number: number) => DUMPLINGS[Math.min(number, DUMPLINGS.length) - 1] ?? 0;
      const note = count > 1 ? [`×${count}`] : [];
      return { parts: [piece, ...note], points: worth(count) - worth(count - 1) };
    }
    return { parts: [piece], points: 0 };
  }

  private scored(item: Item, scoring: Scoring, isRound: boolean): StoryLine[] {
    return scoring.places.map(({ place, points, score }, index) => ({
      ...this.line(
        item,
        place,
        isRound ? [] : [{ piece: 'card:pudding' }],
        // The first line is the heading.
        item.lines[index + 1] ?? item.lines[index] ?? '',
      ),
      key: `${item.number} ${place}`,
      points,
      parts: [...(isRound ? [] : [{ piece: 'card:pudding' }]), `→ ${score}`],
    }));
  }

  private line({ number }: Item, seat: number, parts: readonly StoryPart[], words: string): StoryLine {
    return { key: `${number} ${seat}`, number, seat, parts, words };
  }
}
