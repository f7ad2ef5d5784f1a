// How the end of a turn is shown: all cards turn over in a wave, fly to their plates, and the hands travel on. The board
// already draws what comes after; only what moves is held back.
import { tick } from 'svelte';
import { beats, setBeat } from '$lib/stage/rhythm';
import { Show } from '$lib/stage/show';
import { play } from '$lib/sound/sound';
import type { Reveal } from './events';
import { by, fly, middle, travel, turnOver } from './flights';
import type { Spot } from './table';

/** A card of the old hand that still lies there. */
export interface Leaving {
  card: string;
  spot: Spot;
}

/** What is to be shown. */
export interface Turn {
  /** The pieces that each place laid, as they lie on its plate. */
  reveal: Reveal;
  /** The places in the order in which their cards turn. */
  order: readonly number[];
  /** The groups that were completed, as PLACE:GROUP. */
  completed: readonly string[];
  /** The groups that are worth more than before. */
  grown: readonly string[];
  /** Nigiri that come onto a wasabi that lay there before, as PLACE:PIECE. */
  dipped: readonly string[];
  leaving: readonly Leaving[];
  /** Who passes a hand to whom; empty at the end of a round. */
  passes: readonly (readonly [from: number, to: number])[];
  own: number | null;
}

/** What is called while a turn is shown, however it is shown. */
export interface Calls {
  /** Everybody's card lies open. */
  settles: () => void;
  ends: () => void;
}

/** A hand on its way. */
export interface Packet {
  from: number;
  to: number;
}

const WAVE = 0.34;
const LANDING = 0.8;

export class TurnShow {
  /** What lies in the slots while it turns over. */
  revealed = $state.raw<Reveal>({});
  leaving = $state.raw<readonly Leaving[]>([]);
  packets = $state.raw<readonly Packet[]>([]);
  /** Whether my next hand is still on its way. */
  isArriving = $state(false);
  /** Whether the hands are travelling now. */
  isPassing = $state(false);
  #show = new Show();
  #hidden: Animation[] = [];

  constructor(private readonly board: () => HTMLElement) {}

  get isOver(): boolean {
    return this.#show.isOver;
  }

  beat(name: 'choose' | ''): void {
    setBeat(this.board(), name);
  }

  skip(): void {
    this.#show.skip();
  }

  drop(): void {
    this.#show.drop();
  }

  /** Shows a turn. Call it before the board is redrawn. */
  run(turn: Turn, { settles, ends }: Calls): void {
    this.skip();
    const show = (this.#show = new Show());
    const { reveal, settle, pass } = beats();
    const isStill = reveal === 0;
    this.revealed = isStill ? {} : turn.reveal;
    this.leaving = isStill ? [] : turn.leaving;
    this.isArriving = !isStill && turn.passes.length > 0;
    const mine = turn.completed.some((name) => name.startsWith(`${turn.own}:`));
    const isPassed = turn.passes.length > 0;

    const settleNow = () => {
      setBeat(this.board(), 'settle');
      play('card', 0, false);
      settles();
      this.#settle(show, turn, settle);
      if (turn.completed.length > 0) show.after(settle * LANDING, () => play('set', 0, mine));
    };
    const passNow = () => {
      this.revealed = {};
      // However late they were drawn: nothing stays hidden while the hands travel.
      this.#hidden.splice(0).forEach((each) => each.finish());
      if (!isPassed) return finish();
      setBeat(this.board(), 'pass');
      play('pass');
      this.isPassing = !isStill;
      this.packets = isStill ? [] : turn.passes.map(([from, to]) => ({ from, to }));
      if (!isStill) void tick().then(() => this.#pass(show, turn, pass));
      show.after(pass, finish);
    };
    const finish = () => {
      this.leaving = [];
      this.packets = [];
      this.isArriving = this.isPassing = false;
      setBeat(this.board(), '');
      ends();
    };

    show.after(0, () => undefined);
    setBeat(this.board(), 'reveal');
    play('flip');
    if (isStill) {
      settleNow();
      passNow();
      if (isPassed) show.skip();
      return;
    }
    // The times count from here, whatever drawing takes.
    show.after(reveal, settleNow);
    show.after(reveal + settle, passNow);
    void tick().then(() => {
      this.#hide(show, turn, reveal + settle * LANDING);
      this.#turnOver(show, turn, reveal);
      this.#complete(show, turn, reveal + settle * LANDING, settle * (1 - LANDING) + 260);
    });
  }

  #all(selector: string): HTMLElement[] {
    return [...this.board().querySelectorAll<HTMLElement>(selector)];
  }

  /** The places on the plates where revealed pieces will lie: for equal pieces the topmost. */
  #targets({ reveal }: Turn, place: number): (HTMLElement | undefined)[] {
    const free = this.#all(`[data-laid^="${place}:"]`);
    return (reveal[place] ?? []).map((piece) => {
      const at = free.findLastIndex((each) => each.dataset.laid === `${place}:${piece}`);
      return at < 0 ? undefined : free.splice(at, 1)[0];
    });
  }

  #hide(show: Show, turn: Turn, until: number): void {
    // No points are told before the cards that earn them lie there.
    const tags = turn.grown.flatMap((name) => this.#all(`[data-tag="${name}"]`));
    const worth = this.#all('[data-worth]');
    const laid = turn.order
      .flatMap((place) => this.#targets(turn, place))
      .filter((each) => each !== undefined);
    // A wasabi stays when its nigiri is still to come.
    const cards = laid.map((each) =>
      turn.dipped.includes(each.dataset.laid ?? '')
        ? (each.querySelector<HTMLElement>('[data-top]') ?? each)
        : each,
    );
    this.#hidden = [...cards, ...tags, ...worth].map((element) =>
      show.add(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until })),
    );
  }

  #turnOver(show: Show, { order }: Turn, time: number): void {
    const wave = (time * WAVE) / Math.max(1, order.length - 1);
    order.forEach((place, at) => {
      for (const card of this.#all(`[data-turn="${place}"]`)) {
        const [back, face] = card.children as unknown as [HTMLElement, HTMLElement];
        turnOver(back, face, time * (1 - WAVE), at * wave).forEach((each) => show.add(each));
      }
    });
  }

  #settle(show: Show, turn: Turn, time: number): void {
    if (time === 0) return;
    for (const place of turn.order) {
      const targets = this.#targets(turn, place);
      this.#all(`[data-turn="${place}"]`).forEach((card, index) => {
        const target = targets[index];
        if (target) show.add(fly(card, middle(card), middle(target), time * LANDING));
      });
    }
  }

  /** Completed sets snap together, and their points pop. */
  #complete(show: Show, { completed }: Turn, delay: number, duration: number): void {
    for (const name of completed) {
      const at = this.#all(`[data-at="plate:${name}"]`)[0]?.parentElement;
      if (at)
        show.add(
          at.animate(
            [{ transform: 'none' }, { transform: 'scale(1.16)', offset: 0.4 }, { transform: 'none' }],
            {
              duration,
              delay,
              easing: 'ease-out',
            },
          ),
        );
      for (const tag of this.#all(`[data-tag="${name}"]`))
        show.add(
          tag.animate(
            [{ transform: 'scale(0)' }, { transform: 'scale(1.9)', offset: 0.55 }, { transform: 'none' }],
            { duration, delay, easing: 'ease-out' },
          ),
        );
    }
  }

  #pass(show: Show, { passes, own }: Turn, time: number): void {
    const spot = (place: number) => {
      const found =
        place === own ? this.#all('[data-at="hand"]')[0] : this.#all(`[data-at="mat:${place}"]`)[0];
      return found && middle(found);
    };
    for (const packet of this.#all('[data-packet]')) {
      const [from = 0, to = 0] = (packet.dataset.packet ?? '').split(' ').map(Number);
      const [start, end] = [spot(from), spot(to)];
      if (start && end) show.add(travel(packet, start, end, time));
    }
    const receiver = passes.find(([from]) => from === own)?.[1];
    const giver = passes.find(([, to]) => to === own)?.[0];
    const to = receiver === undefined ? undefined : spot(receiver);
    const from = giver === undefined ? undefined : spot(giver);
    if (to)
      for (const card of this.#all('[data-leaving]'))
        show.add(
          card.animate([{ transform: 'none' }, { transform: by(middle(card), to, 0.3), opacity: 0.4 }], {
            duration: time * 0.55,
            easing: 'ease-in',
            fill: 'forwards',
          }),
        );
    if (from)
      this.#all('[data-face]').forEach((card, index) =>
        show.add(
          card.animate(
            [
              { transform: by(middle(card), from, 0.3), opacity: 0, easing: 'ease-out' },
              { transform: 'none', opacity: 1 },
            ],
            { duration: time * 0.6, delay: time * 0.25 + index * time * 0.02, fill: 'backwards' },
          ),
        ),
      );
  }

  /** A new hand comes in from above. */
  deal(): void {
    const { pass } = beats();
    play('pass');
    if (pass === 0) return;
    void tick().then(() =>
      this.#all('[data-face]').forEach((card, index) =>
        this.#show.add(
          card.animate(
            [
              { transform: 'translateY(-9rem) rotate(-8deg)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            {
              duration: pass * 0.7,
              delay: index * pass * 0.08,
              easing: 'ease-out',
              fill: 'backwards',
            },
          ),
        ),
      ),
    );
  }
}
