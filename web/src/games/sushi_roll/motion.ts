// How dice get from where they were to where they are: taken, swapped, rolled, moved on. Nothing waits for it.
import { comeBy, flyFrom, spotOf, type Spot } from '$lib/flight';
import type { Batch, Happening } from '$lib/scene';
import { moves } from '$lib/settings.svelte';
import type { RollView } from './view';

interface Seen {
  face: string;
  spot: Spot;
}

/** Where the belts and their dice were before the last change. */
export interface Earlier {
  belts: Map<number, Spot>;
  dice: Map<number, Seen[]>;
}

const TUMBLE = 380;
const TOKENS = ['menus', 'chopsticks', 'puddings'] as const;

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const onBelt = (root: Element, seat: number) => all(root, `[data-belt="${seat}"] > [data-face]`);
// Only drawings move. A button that has flown may be seen where it is and yet take no tap there: chromium can keep
// the place of an animation that was ended early.
const drawing = (die: Element) => die.querySelector<HTMLElement>('[data-die]');

/** Remembers where everything is. */
export function earlier(root: Element): Earlier {
  const belts = new Map<number, Spot>();
  const dice = new Map<number, Seen[]>();
  if (!moves()) return { belts, dice };
  for (const belt of all(root, '[data-belt]')) {
    const seat = Number(belt.dataset.belt);
    belts.set(seat, spotOf(belt));
    dice.set(
      seat,
      onBelt(root, seat).map((die) => ({ face: die.dataset.face ?? '', spot: spotOf(drawing(die) ?? die) })),
    );
  }
  return { belts, dice };
}

/** How many seats the belts went on, as the red one did. */
export function shiftOf(before: RollView, after: RollView): number {
  return (after.red - before.red + after.seat_count) % after.seat_count;
}

/** Of some dice those that show the given faces, each die once. */
export function pick<Die>(
  dice: readonly Die[],
  faces: readonly string[],
  faceOf: (die: Die) => string,
): Die[] {
  const left = [...dice];
  return faces.flatMap((face) => {
    const index = left.findIndex((die) => faceOf(die) === face);
    return index < 0 ? [] : left.splice(index, 1);
  });
}

/** Shows what an update brought. */
export function enact(root: Element, batch: Batch, was: Earlier): void {
  const before = batch.before as RollView | null;
  const after = batch.after as RollView;
  // Without a view from before there is nothing to come from: a first look, or a return.
  if (!before || !moves()) return;
  for (const happening of batch.happenings) show(root, happening, was, before, after);
  for (const place of after.places) {
    const old = before.places[place.seat];
    for (const token of TOKENS) {
      if (old && old[token] !== place[token]) all(root, `[data-token="${place.seat}-${token}"]`).forEach(pop);
    }
    if (old && old.score !== place.score) all(root, `[data-score="${place.seat}"]`).forEach(pop);
  }
}

/** Puts everything where it belongs, at once. */
export function skip(root: Element): void {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) animation.finish();
}

function show(root: Element, happening: Happening, was: Earlier, before: RollView, after: RollView): void {
  const seat = happening.seat as number;
  if (happening.event === 'die-taken') {
    const face = happening.face as string;
    const from = was.dice.get(seat)?.find((die) => die.face === face)?.spot;
    const to = all(root, `[data-tray="${seat}"] [data-face="${face}"]`).at(-1);
    if (from && to) void flyFrom(to, from, { duration: 320, arc: 12 });
  } else if (happening.event === 'dice-rerolled') {
    const rolled = happening.rolled as string[];
    pick(onBelt(root, seat), rolled, (die) => die.dataset.face ?? '').forEach(tumble);
  } else if (happening.event === 'dice-swapped') {
    const other = happening.other as number;
    cross(root, was, { face: happening.got as string, from: other, to: seat });
    cross(root, was, { face: happening.gave as string, from: seat, to: other });
  } else if (happening.event === 'belts-moved') {
    const shift = shiftOf(before, after);
    for (const [to, now] of earlier(root).belts) {
      const from = was.belts.get((to - shift + after.seat_count) % after.seat_count);
      if (from) onBelt(root, to).forEach((die) => follow(die, from, now));
    }
  } else if (happening.event === 'belts-rolled') {
    all(root, '[data-belt] > [data-face]').forEach(tumble);
  }
}

function cross(root: Element, was: Earlier, die: { face: string; from: number; to: number }): void {
  const spot = was.dice.get(die.from)?.find((each) => each.face === die.face)?.spot;
  const found = onBelt(root, die.to).find((each) => each.dataset.face === die.face);
  const element = found && drawing(found);
  if (spot && element) void flyFrom(element, spot, { duration: 400, arc: 20 });
}

/** Lets a die come along with its belt. */
function follow(die: HTMLElement, from: Spot, to: Spot): void {
  const element = drawing(die);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (element) void comeBy(element, x, y, { duration: 400 });
}

function tumble(die: HTMLElement): void {
  const turn = 300 + Math.random() * 120;
  drawing(die)?.firstElementChild?.animate?.(
    [
      { transform: `translateY(-30%) rotate(${-turn}deg) scale(1.1)`, opacity: 0.5 },
      { transform: 'translateY(0) rotate(12deg)', opacity: 1, offset: 0.8 },
      { transform: 'none' },
    ],
    { duration: TUMBLE, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  );
}

function pop(element: HTMLElement): void {
  element.animate?.([{ transform: 'scale(1.5)' }, { transform: 'none' }], {
    duration: 350,
    easing: 'ease-out',
  });
}
