// Animations: cards go from hands to trays, hands go to the next seat, points rise to the score.
import type { Reveal } from './events';
import { giverOf } from './view';

const REVEAL = 300;
const PASS = 380;
/** Hands leave while the cards are still coming down. */
const PASS_AFTER = 160;

/** The positions of pieces on the screen, by their `data-at`. */
export type Spots = Map<string, DOMRect>;

/** Measures where the pieces are now. */
export function spotsIn(board: HTMLElement): Spots {
  const found = [...board.querySelectorAll<HTMLElement>('[data-at]')];
  return new Map(found.map((piece) => [piece.dataset.at ?? '', piece.getBoundingClientRect()]));
}

/** The positions of your cards, each with its kind. */
export function cardSpots(board: HTMLElement): [string, DOMRect][] {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')];
  // Raised cards first: those are the ones being played.
  cards.sort((a, b) => Number(isRaised(b)) - Number(isRaised(a)));
  return cards.map((piece) => [piece.dataset.card ?? '', piece.getBoundingClientRect()]);
}

function isRaised(piece: HTMLElement): boolean {
  return piece.querySelector('[aria-pressed="true"]') !== null;
}

interface Flight {
  piece: HTMLElement;
  frames: Keyframe[];
  duration: number;
  delay: number;
}

export class Motion {
  private running: Animation[] = [];
  private waiting: Flight[] = [];
  private measured: Spots | null = null;

  constructor(private readonly board: HTMLElement) {}

  /** Finishes all animations at once. */
  readonly skip = () => {
    for (const animation of this.running) animation.finish();
    this.running = [];
  };

  /** Starts everything that was requested. Measuring after a start would force another layout. */
  start(): void {
    for (const { piece, frames, duration, delay } of this.waiting) {
      const animation = piece.animate(frames, { duration, delay, easing: 'ease-out', fill: 'backwards' });
      // Set by class, not by the frames, so that only the compositor moves the piece.
      piece.classList.add('flying');
      animation.onfinish = animation.oncancel = () => piece.classList.remove('flying');
      this.running.push(animation);
    }
    this.waiting = [];
    this.measured = null;
  }

  /** Moves revealed cards from the hands to the trays. */
  reveal(reveal: Reveal, seats: number, own: number | null, cards: [string, DOMRect][]): void {
    const { spots } = this;
    for (const [key, kinds] of Object.entries(reveal)) {
      const place = Number(key);
      for (const kind of kinds) {
        const mine = place === own ? cards.find(([card]) => card === kind)?.[1] : undefined;
        // The invisible player has no hand: its cards come from the pile.
        const from = mine ?? spots.get(`hand:${place}`) ?? (place >= seats ? spots.get('pile') : undefined);
        for (const pile of this.pieces(`pile:${place}:${kind}`)) this.fly(pile, from, REVEAL, 0, true);
      }
    }
  }

  /** Moves every hand from the neighbour who had it. */
  pass(seats: number, own: number | null, toRight: boolean): void {
    const { spots } = this;
    for (let seat = 0; seat < seats; seat++) {
      const from = spots.get(`hand:${giverOf(seat, seats, toRight)}`);
      if (seat === own) this.ownHand(from, PASS_AFTER);
      else for (const hand of this.pieces(`hand:${seat}`)) this.fly(hand, from, PASS, PASS_AFTER);
    }
  }

  /** Moves new hands in from above. */
  deal(): void {
    const width = this.board.getBoundingClientRect().width;
    this.ownHand(new DOMRect(width / 2, -100, 60, 84), 0);
  }

  /** Moves points up to the scores. */
  points(): void {
    for (const gain of this.board.querySelectorAll<HTMLElement>('[data-at^="gain:"]')) {
      const frames = [{ transform: 'translateY(3rem) scale(1.6)', opacity: 0 }, {}];
      this.waiting.push({ piece: gain, frames, duration: 400, delay: 0 });
    }
  }

  private ownHand(from: DOMRect | undefined, delay: number): void {
    for (const face of this.board.querySelectorAll<HTMLElement>('[data-face]'))
      this.fly(face, from, PASS, delay);
  }

  private pieces(at: string): NodeListOf<HTMLElement> {
    return this.board.querySelectorAll<HTMLElement>(`[data-at="${at}"]`);
  }

  private fly(piece: HTMLElement, from: DOMRect | undefined, ms: number, delay: number, flip = false): void {
    if (!from) return;
    const to = piece.getBoundingClientRect();
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    // Never scaled: the browser would lay the text out again for each size.
    const start = `translate(${x}px, ${y}px)${flip ? ' rotateY(90deg)' : ''}`;
    const frames = [{ transform: start }, { transform: 'none' }];
    this.waiting.push({ piece, frames, duration: ms, delay });
  }

  private get spots(): Spots {
    return (this.measured ??= spotsIn(this.board));
  }
}
