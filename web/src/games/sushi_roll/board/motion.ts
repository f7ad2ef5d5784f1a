// How dice move: each function starts Web Animations and returns them. Only drawings move, never buttons: after an animation
// is ended early, Chromium may still expect taps at the button's old position.
import { isMotionOn } from '$lib/app/settings.svelte';
import type { Show } from '$lib/stage/show';
import { backTo, spotOf, type Spot } from '$lib/ui/flight';
import { spots, type Grid, type Layout } from './layout';
import { lengthOf, smooth, type Point } from './path';

const EASE = 'cubic-bezier(0.3, 0.6, 0.2, 1)';

/** The drawing of a die on a belt. */
export const dieAt = (root: ParentNode, seat: number, index: number): HTMLElement | null =>
  root.querySelector(`[data-belt="${seat}"] [data-index="${index}"] [data-die]`);

/** The last die with a face on a tray. */
export const laidOn = (root: ParentNode, seat: number, face: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(`[data-laid="${seat}:${face}"]`)].at(-1) ?? null;

export function where(element: Element | null): Spot | null {
  return element && isMotionOn() ? spotOf(element) : null;
}

/** Flies from another spot to its own, through the air. */
export function fly(
  element: HTMLElement | null,
  from: Spot | null,
  duration: number,
  lift = 1.15,
): Animation[] {
  if (!element?.animate || !from || !isMotionOn()) return [];
  const to = spotOf(element);
  const start = backTo(from, to);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / 2;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / 2;
  const large = Math.max(1, from.width / Math.max(1, to.width)) * lift;
  const frames: Keyframe[] = [
    { transform: start, zIndex: 9 },
    { transform: `translateY(-0.5rem) ${start} scale(${lift})`, offset: 0.2, zIndex: 9 },
    { transform: `translate(${x}px, ${y}px) translateY(-0.8rem) scale(${large})`, offset: 0.55, zIndex: 9 },
    { transform: 'translateY(-0.2rem) scale(1.08)', offset: 0.85, zIndex: 9 },
    { transform: 'none', zIndex: 9 },
  ];
  return [element.animate(frames, { duration, easing: 'ease-in-out', fill: 'backwards' })];
}

/** Lies above its neighbours for a while. */
export function above(element: HTMLElement | null, duration: number): Animation[] {
  if (!element?.animate || !isMotionOn()) return [];
  return [element.animate([{ zIndex: 60 }, { zIndex: 60 }], { duration })];
}

const rem = (px: number) => `${px / 16}rem`;

/** Slides on its belt from where it lay; `from` and `to` are centres in logical pixels. */
export function slide(element: HTMLElement | null, from: Point, to: Point, duration: number): Animation[] {
  if (!element?.animate || !isMotionOn() || lengthOf(from, to) < 1) return [];
  const start = `translate(${rem(from.x - to.x)}, ${rem(from.y - to.y)})`;
  return [element.animate([{ transform: start }, { transform: 'none' }], { duration, easing: EASE })];
}

/** Lifts from the belt and stays up, before it is rolled. */
export function lift(element: HTMLElement | null, duration: number): Animation[] {
  if (!element?.animate || !isMotionOn()) return [];
  const up = { transform: 'translateY(-0.7rem) scale(1.14)' };
  return [element.animate([{ transform: 'none' }, up], { duration, easing: EASE, fill: 'forwards' })];
}

/** Tumbles and lands. */
export function tumble(element: HTMLElement | null, duration: number, delay = 0): Animation[] {
  if (!element?.animate || !isMotionOn()) return [];
  const turn = (Math.random() < 0.5 ? -1 : 1) * (280 + Math.random() * 160);
  const frames: Keyframe[] = [
    { transform: 'translateY(-1rem) scale(1.2)' },
    {
      transform: `translate(${rem(Math.random() * 12 - 6)}, -0.4rem) rotate(${turn}deg) scale(1.06)`,
      offset: 0.55,
    },
    { transform: `translateY(0) rotate(${turn * 1.12}deg) scale(0.94)`, offset: 0.75 },
    { transform: `translateY(-0.16rem) rotate(${Math.sign(turn) * 360}deg)`, offset: 0.9 },
    { transform: `rotate(${Math.sign(turn) * 360}deg)` },
  ];
  return [element.animate(frames, { duration, delay, easing: 'ease-out', fill: 'backwards' })];
}

/** A number that has changed. */
export function pop(element: Element | null, duration = 350): Animation[] {
  if (!element?.animate || !isMotionOn()) return [];
  return [
    element.animate([{ transform: 'scale(1.6)' }, { transform: 'none' }], { duration, easing: 'ease-out' }),
  ];
}

/** All belts run on: the dice of each seat follow the way to the next one's belt, where they are drawn already. */
export function passOn(
  root: HTMLElement,
  layout: Layout,
  counts: readonly number[],
  shift: number,
  duration: number,
): Animation[] {
  if (!isMotionOn()) return [];
  const seats = layout.seats.length;
  const dice = layout.seats.flatMap(({ seat, grid }) => {
    const to = (seat + shift) % seats;
    const target = layout.seats[to]?.grid;
    const way = shift === 1 ? layout.ways[seat] : undefined;
    if (!target || !way) return [];
    const count = counts[seat] ?? 0;
    return spots(grid, count).flatMap((from, index) => {
      const element = dieAt(root, to, index);
      const goal = spots(target, count)[index];
      return element?.animate && goal
        ? [element.animate(framesOf(from, goal, grid, target, way), { duration, easing: 'ease-in-out' })]
        : [];
    });
  });
  const seams = [...root.querySelectorAll<SVGElement>('[data-seams]')].flatMap((each) =>
    each.animate
      ? [
          each.animate(
            [{ strokeDashoffset: 0 }, { strokeDashoffset: `${-20 * Number(each.dataset.seams)}` }],
            {
              duration,
              easing: 'ease-in-out',
            },
          ),
        ]
      : [],
  );
  return [...dice, ...seams];
}

function framesOf(from: Point, goal: Point, start: Grid, end: Grid, way: Layout['ways'][number]): Keyframe[] {
  const { points, under } = way;
  const all = under === null ? smooth([from, ...points, goal], 30) : [from, ...points, goal];
  const steps = all.map((point, index) => {
    const before = all[index - 1];
    return before && index - 1 !== (under ?? -2) + 1 ? lengthOf(before, point) : 0;
  });
  const whole = steps.reduce((sum, step) => sum + step, 0) || 1;
  let so = 0;
  return all.map((point, index) => {
    so += steps[index] ?? 0;
    const part = so / whole;
    const scale = (start.size / end.size) * (1 - part) + part;
    // On the track between two belts the dice are small.
    const isHidden = under !== null && (index === under + 1 || index === under + 2);
    return {
      offset: part,
      transform: `translate(${rem(point.x - goal.x)}, ${rem(point.y - goal.y)}) scale(${scale})`,
      opacity: isHidden ? 0 : 1,
    };
  });
}

/** Takes animations into a show. */
export function add(show: Show, animations: Animation[]): Animation[] {
  animations.forEach((each) => show.add(each));
  return animations;
}

/** Waits, or until the show is skipped. */
export const wait = (show: Show, time: number): Promise<void> =>
  new Promise((resolve) => show.after(time, resolve));
