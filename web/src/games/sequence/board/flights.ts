// How the pieces move. All of them end where the page draws them anyway, so that a skipped flight leaves nothing behind.
import type { Show } from '$lib/stage/show';
import { backTo, spotOf, type Spot } from '$lib/ui/flight';

const SMOOTH = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const BOUNCE = 'cubic-bezier(0.3, 1.5, 0.5, 1)';
/** How large a card is in the middle of its way, so that it can be read. */
const SHOWN = 1.7;

function fly(
  show: Show,
  element: Element | null,
  frames: Keyframe[],
  duration: number,
  easing = SMOOTH,
): void {
  if (element?.animate && duration > 0)
    show.add(element.animate(frames, { duration, easing, fill: 'backwards' }));
}

/** The middle of a piece, as large as another one. */
function middleOf({ left, top, width, height }: Spot, size: Spot): Spot {
  return {
    left: left + (width - size.width) / 2,
    top: top + (height - size.height) / 2,
    width: size.width,
    height: size.height,
  };
}

/** A card goes to the discards: from my hand in its own size, from a seat small at first, and large on its way. */
export function discard(
  show: Show,
  card: Element | null,
  from: Spot,
  isMine: boolean,
  duration: number,
): void {
  if (!card) return;
  const to = spotOf(card);
  const start = isMine ? backTo(from, to) : `${backTo(middleOf(from, to), to)} scale(0.5)`;
  const middle = {
    left: (from.left + from.width / 2 + to.left + to.width / 2) / 2 - to.width / 2,
    top: (from.top + from.height / 2 + to.top + to.height / 2) / 2 - to.height / 2,
    width: to.width,
    height: to.height,
  };
  fly(
    show,
    card,
    [
      { transform: start, zIndex: 20 },
      { transform: `${backTo(middle, to)} scale(${SHOWN})`, zIndex: 20, offset: 0.45 },
      { transform: `${backTo(middle, to)} scale(${SHOWN})`, zIndex: 20, offset: 0.6 },
      { transform: 'none', zIndex: 20 },
    ],
    duration,
  );
}

/** A chip falls onto its cell. */
export function drop(show: Show, chip: Element | null, duration: number): void {
  fly(
    show,
    chip,
    [
      { transform: 'translateY(-160%) scale(1.7)', opacity: 0 },
      { transform: 'translateY(-90%) scale(1.45)', opacity: 1, offset: 0.35 },
      { transform: 'none', opacity: 1 },
    ],
    duration,
    BOUNCE,
  );
}

/** A chip that lies on its cell is pressed down. */
export function press(show: Show, chip: Element | null, duration: number): void {
  fly(
    show,
    chip,
    [
      { transform: 'none', opacity: 0.78 },
      { transform: 'translateY(-14%) scale(1.16)', opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    duration,
    BOUNCE,
  );
}

/** A chip is lifted off its cell, and goes. */
export function lift(show: Show, chip: Element | null, duration: number): void {
  fly(
    show,
    chip,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-25%) scale(1.35)', opacity: 1, offset: 0.4 },
      { transform: 'translateY(-35%) scale(1.4) rotate(-8deg)', opacity: 1, offset: 0.65 },
      { transform: 'translateY(-190%) scale(1) rotate(-30deg)', opacity: 0 },
    ],
    duration,
  );
}

/** A chip turns over; its cell lights up. */
export function turnOver(show: Show, cell: Element | null, duration: number): void {
  fly(
    show,
    cell?.querySelector('.chip') ?? null,
    [{ transform: 'rotateY(180deg) scale(1.3)' }, { transform: 'none' }],
    duration,
  );
  fly(
    show,
    cell,
    [
      { filter: 'brightness(1.7)', transform: 'scale(1.16)', zIndex: 4 },
      { filter: 'none', transform: 'none', zIndex: 4 },
    ],
    duration,
  );
}

/** A new card comes from the deck into my hand. */
export function draw(show: Show, card: Element | null, deck: Element | null, duration: number): void {
  if (!card || !deck) return;
  const [from, to] = [spotOf(deck), spotOf(card)];
  fly(
    show,
    card,
    [{ transform: backTo(from, to), opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: 'none' }],
    duration,
  );
}
