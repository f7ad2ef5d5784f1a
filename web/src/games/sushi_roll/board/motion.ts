// Animations of dice that are taken, swapped, rerolled or moved on. Nothing waits for them.
import { slideBy, flyFrom, spotOf, type Spot } from '$lib/ui/flight';
import type { Batch } from '$lib/table/scene';
import { isMotionOn } from '$lib/app/settings.svelte';
import type { SushiRollEvent, SushiRollView } from '../types';

interface DiePosition {
  face: string;
  spot: Spot;
}

/** The positions of the belts and their dice. */
export interface Positions {
  belts: Map<number, Spot>;
  dice: Map<number, DiePosition[]>;
}

const TUMBLE = 380;
const TOKENS = ['menus', 'chopsticks', 'puddings'] as const;

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const onBelt = (root: Element, seat: number) => all(root, `[data-belt="${seat}"] > [data-face]`);
// Only drawings move, never buttons: after an animation is ended early, Chromium may still expect taps at the button's
// old position.
const drawing = (die: Element) => die.querySelector<HTMLElement>('[data-die]');

/** Measures where everything is now. */
export function measure(root: Element): Positions {
  const belts = new Map<number, Spot>();
  const dice = new Map<number, DiePosition[]>();
  if (!isMotionOn()) return { belts, dice };
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

/** By how many seats the belts moved, going by the red one. */
export function shiftOf(before: Turned, after: Turned): number {
  return (after.red - before.red + after.seat_count) % after.seat_count;
}

/** The dice that show the given faces, each die at most once. */
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

/** Animates an update. */
export function animate(root: Element, batch: Batch<SushiRollView, SushiRollEvent>, was: Positions): void {
  const { before, after } = batch;
  // Without an earlier view there is nothing to animate from: this is a first look, or a return.
  if (!before || !isMotionOn()) return;
  for (const event of batch.events) show(root, event, was, before, after);
  for (const place of after.places) {
    const old = before.places[place.seat];
    for (const token of TOKENS) {
      if (old && old[token] !== place[token]) all(root, `[data-token="${place.seat}-${token}"]`).forEach(pop);
    }
    if (old && old.score !== place.score) all(root, `[data-score="${place.seat}"]`).forEach(pop);
  }
}

/** Finishes all animations at once. */
export function skip(root: Element): void {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) animation.finish();
}

type Turned = Pick<SushiRollView, 'red' | 'seat_count'>;

function show(root: Element, event: SushiRollEvent, was: Positions, before: Turned, after: Turned): void {
  if (event.event === 'die-taken') {
    const { seat, face } = event;
    const from = was.dice.get(seat)?.find((die) => die.face === face)?.spot;
    const to = all(root, `[data-tray="${seat}"] [data-face="${face}"]`).at(-1);
    if (from && to) void flyFrom(to, from, { duration: 320, arc: 12 });
  } else if (event.event === 'dice-rerolled') {
    pick(onBelt(root, event.seat), event.rolled, (die) => die.dataset.face ?? '').forEach(tumble);
  } else if (event.event === 'dice-swapped') {
    cross(root, was, { face: event.got, from: event.other, to: event.seat });
    cross(root, was, { face: event.gave, from: event.seat, to: event.other });
  } else if (event.event === 'belts-moved') {
    const shift = shiftOf(before, after);
    for (const [to, now] of measure(root).belts) {
      const from = was.belts.get((to - shift + after.seat_count) % after.seat_count);
      if (from) onBelt(root, to).forEach((die) => follow(die, from, now));
    }
  } else if (event.event === 'belts-rolled') {
    all(root, '[data-belt] > [data-face]').forEach(tumble);
  }
}

function cross(root: Element, was: Positions, die: { face: string; from: number; to: number }): void {
  const spot = was.dice.get(die.from)?.find((each) => each.face === die.face)?.spot;
  const found = onBelt(root, die.to).find((each) => each.dataset.face === die.face);
  const element = found && drawing(found);
  if (spot && element) void flyFrom(element, spot, { duration: 400, arc: 20 });
}

/** Moves a die along with its belt. */
function follow(die: HTMLElement, from: Spot, to: Spot): void {
  const element = drawing(die);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (element) void slideBy(element, x, y, { duration: 400 });
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
