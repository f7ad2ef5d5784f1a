// The story of a match of Sushi Roll: belt by belt, who took, swapped and rolled which dice.
import { linesInWords, StoryBuilder, type StoryItem, type StoryLine, type StoryPart } from '$lib/table/story';
import { say } from '$lib/words/words.svelte';
import { badgeOf } from '../sushi/printed';
import type { Face, SushiRollEvent } from './types';

type Item = StoryItem<SushiRollEvent>;

const die = (face: Face): StoryPart => ({ piece: `die:${face}` });

/** What happened, as the story of the page. */
export function storyOf(items: readonly StoryItem[]) {
  const builder = new StoryBuilder();
  for (const item of items as readonly Item[]) tell(item, builder);
  return builder.story;
}

function tell(item: Item, builder: StoryBuilder): void {
  const { event, number } = item;
  const words = item.lines[0] ?? '';
  const line = (seat: number, parts: readonly StoryPart[]): StoryLine => ({
    key: `${number} ${seat}`,
    number,
    seat,
    parts,
    words,
  });
  if (event.event === 'round-started') {
    builder.begin(`round ${event.round}`, say('after-round', { round: event.round }));
    builder.add(...linesInWords(item));
  } else if (event.event === 'belts-moved') {
    builder.begin(`moved ${number}`, say('roll-story-moved'));
  } else if (event.event === 'die-taken') {
    builder.add({ ...line(event.seat, takenParts(event)), points: badgeOf(event.face, event.dipped) });
  } else if (event.event === 'dice-rerolled') {
    builder.add(
      line(event.seat, [{ piece: 'token:menu' }, ...event.faces.map(die), '→', ...event.rolled.map(die)]),
    );
  } else if (event.event === 'dice-swapped') {
    builder.add(
      line(event.seat, [
        { piece: 'token:chopsticks' },
        die(event.gave),
        '⇄',
        die(event.got),
        { piece: `face:${event.other}` },
      ]),
    );
  } else if (event.event === 'round-scored' || event.event === 'rest-scored') {
    const isRound = event.event === 'round-scored';
    const title = isRound ? say('counting-done', { round: event.round }) : say('scored-rest-scored');
    builder.begin(`scored ${number}`, title);
    event.scoring.places.forEach(({ place, points, score }, index) =>
      builder.add({
        ...line(place, [`→ ${score}`]),
        key: `${number} ${place}`,
        points,
        words: item.lines[index + 1] ?? '',
      }),
    );
  } else if (item.lines.length > 0) builder.add(...linesInWords(item));
}

/** The die, what it lies on, and the tokens that it brought. */
function takenParts({ face, dipped, gained }: Extract<SushiRollEvent, { event: 'die-taken' }>): StoryPart[] {
  if (dipped) return [die(face), say('story-on'), die('wasabi')];
  const token = face.replace(/\d$/, '');
  if (!['menu', 'chopsticks', 'pudding'].includes(token)) return [die(face)];
  return [die(face), `+${gained}`, { piece: `token:${token}` }];
}
