// Plays what happens on the table, event after event, each at its beat. The server never waits for it; a tap skips it.
import { tick } from 'svelte';
import { beats, setBeat, type Beat } from '$lib/stage/rhythm';
import { Show } from '$lib/stage/show';
import { play } from '$lib/sound/sound';
import { shown } from '$lib/stage/shown.svelte';
import type { Batch } from '$lib/table/scene';
import { storyLines } from '$lib/words/readable';
import type { Count } from '../../sushi/table/count.svelte';
import type { Face, SushiRollEvent, SushiRollView } from '../types';
import { countOf } from './counting';
import { spots, type Layout } from './layout';
import { above, add, dieAt, fly, laidOn, lift, passOn, pop, slide, tumble, wait, where } from './motion';
import { after, movesBelt, placesOf, type Picture } from './picture';

type Turn = Batch<SushiRollView, SushiRollEvent>;

/** What the performance needs to know of its board. */
export interface Stage {
  root(): HTMLElement | undefined;
  layout(): Layout;
  seat(): number | null;
  /** The seats from top to bottom, as they are counted. */
  order(): readonly number[];
  /** Where the die that I hold lay on my belt. */
  held(): number | null;
  release(): void;
  /** Whether a count goes on by itself. */
  isLive(): boolean;
}

/** With so many events waiting, what others do is played faster: bots may roll again and again. */
const HURRIES = [
  { events: 6, tempo: 0.4 },
  { events: 3, tempo: 0.65 },
];

export class Performance {
  picture = $state.raw<Picture>() as Picture;
  /** What is happening, in words. */
  caption = $state('');
  isBusy = $state(false);
  /** Whether dice on my belt move. */
  areMineMoving = $state(false);
  count = $state.raw<Count | null>(null);
  #queue: Turn[] = [];
  #show = new Show();
  #beat: Beat | '' = '';

  constructor(
    first: Picture,
    private readonly stage: Stage,
  ) {
    this.picture = first;
    // What stands beside the board follows it.
    $effect.pre(() => {
      shown.view = this.isBusy ? this.picture : null;
    });
  }

  /** Takes in an update. */
  take(turn: Turn): void {
    if (!turn.before || turn.events.length === 0) {
      // A first look, a return, or a jump: there is nothing to animate from.
      this.stop();
      this.picture = turn.after;
      return;
    }
    // In a replay, the next step ends the one before.
    if (!this.stage.isLive()) this.stop();
    this.#queue.push(turn);
    shown.untold += turn.events.length;
    if (!this.isBusy) void this.#run();
  }

  /** Jumps to the end of everything that waits, but not over a counting. */
  skip(): void {
    this.#show.skip();
  }

  /** Ends everything: the table goes away, or something else is shown. */
  stop(): void {
    this.#queue = [];
    this.count?.drop();
    this.count = null;
    this.#show.drop();
    this.#show = new Show();
    this.#mark('');
    this.isBusy = false;
    this.areMineMoving = false;
    this.caption = '';
    shown.clear();
    this.stage.release();
  }

  async #run(): Promise<void> {
    this.isBusy = true;
    const show = (this.#show = new Show());
    for (let turn = this.#queue.shift(); turn; turn = this.#queue.shift()) {
      for (const [index, event] of turn.events.entries()) {
        if (beats().settle === 0) show.skip();
        // Points are told when they have been counted, the rest as it happens.
        const isScoring = event.event === 'round-scored';
        if (!isScoring) shown.untold--;
        this.areMineMoving = movesBelt(event, this.stage.seat());
        await this.#perform(turn, event, storyLines(turn.words[index]).join(' '), show);
        if (show !== this.#show) return;
        if (isScoring) shown.untold--;
      }
      await this.#sort(turn.after, show);
      if (show !== this.#show) return;
      this.areMineMoving = false;
      // Something may come while the last things come to rest.
      if (this.#queue.length === 0) await show.done;
      if (show !== this.#show) return;
    }
    this.isBusy = false;
    this.caption = '';
    this.#mark('');
  }

  /** Belts are kept in order: dice that came to lie elsewhere slide there. */
  async #sort(view: SushiRollView, show: Show): Promise<void> {
    const before = this.picture.places;
    this.picture = view;
    await tick();
    const root = this.stage.root();
    for (const { seat, belt } of view.places) {
      const old = before[seat]?.belt;
      const grid = this.stage.layout().seats[seat]?.grid;
      if (!root || !old || !grid || old.length !== belt.length) continue;
      const at = spots(grid, belt.length);
      placesOf(old, belt).forEach((was, index) => {
        const [from, to] = [at[was], at[index]];
        if (from && to) add(show, slide(dieAt(root, seat, index), from, to, beats().settle * 0.6));
      });
    }
  }

  #mark(beat: Beat | ''): void {
    const root = this.stage.root();
    if (root && beat !== this.#beat) setBeat(root, beat);
    this.#beat = beat;
  }

  get #tempo(): number {
    return HURRIES.find(({ events }) => shown.untold >= events)?.tempo ?? 1;
  }

  async #perform(turn: Turn, event: SushiRollEvent, words: string, show: Show): Promise<void> {
    const root = this.stage.root();
    if (!root) {
      this.picture = after(this.picture, event);
      return;
    }
    const part = { root, show, words };
    if (event.event === 'die-taken') await this.#taken(event, part);
    else if (event.event === 'dice-swapped') await this.#swapped(event, part);
    else if (event.event === 'dice-rerolled') await this.#rerolled(event, part);
    else if (event.event === 'belts-moved') await this.#moved(event, part);
    else if (event.event === 'belts-rolled') await this.#rolled(event, part);
    else if (event.event === 'round-scored') await this.#scored(turn, event, show);
    else this.picture = after(this.picture, event);
  }

  async #draw(event: SushiRollEvent): Promise<void> {
    this.picture = after(this.picture, event);
    await tick();
  }

  async #taken(event: Extract<SushiRollEvent, { event: 'die-taken' }>, { root, show, words }: Part) {
    const { seat, face } = event;
    const isMine = seat === this.stage.seat();
    this.caption = isMine ? '' : words;
    this.#mark('settle');
    const belt = this.picture.places[seat]?.belt ?? [];
    const held = isMine ? this.stage.held() : null;
    const index = held ?? belt.indexOf(face);
    const from = held === null ? where(dieAt(root, seat, index)) : null;
    if (isMine) this.stage.release();
    await this.#draw(event);
    const time = beats().settle * this.#tempo;
    const laid = laidOn(root, seat, event.dipped ? `dipped-${face}` : face);
    add(show, fly(laid, from, time * 0.85));
    add(show, above(laid?.closest('li') ?? null, time * 0.85));
    this.#close(root, show, seat, belt, index, time);
    play(event.dipped || this.#completes(seat, face) ? 'set' : 'die', time * 0.6, isMine);
    if (event.gained > 0) {
      play('token', time * 0.8, isMine);
      show.after(time * 0.8, () =>
        root.querySelectorAll(`[data-tokens="${seat}"] b`).forEach((each) => add(show, pop(each))),
      );
    }
    await wait(show, time);
  }

  #completes(seat: number, face: Face): boolean {
    const count = this.picture.places[seat]?.tray.filter((each) => each === face).length ?? 0;
    return ['dumpling', 'tempura', 'sashimi'].includes(face) && count > 0 && count % 3 === 0;
  }

  /** The dice beside a gap close up. */
  #close(
    root: HTMLElement,
    show: Show,
    seat: number,
    belt: readonly Face[],
    gap: number,
    time: number,
  ): void {
    const grid = this.stage.layout().seats[seat]?.grid;
    if (!grid) return;
    const before = spots(grid, belt.length).toSpliced(gap, 1);
    spots(grid, belt.length - 1).forEach((to, index) => {
      const from = before[index];
      if (from) add(show, slide(dieAt(root, seat, index), from, to, time * 0.7));
    });
  }

  async #swapped(event: Extract<SushiRollEvent, { event: 'dice-swapped' }>, { root, show, words }: Part) {
    const { seat, other, gave, got } = event;
    this.caption = words;
    this.#mark('settle');
    const at = (who: number, face: Face) => this.picture.places[who]?.belt.indexOf(face) ?? -1;
    const [mine, theirs] = [at(seat, gave), at(other, got)];
    const from = where(dieAt(root, seat, mine));
    const to = where(dieAt(root, other, theirs));
    await this.#draw(event);
    const time = beats().settle * 1.8 * this.#tempo;
    play('token');
    add(show, fly(dieAt(root, seat, mine), to, time, 1.3));
    add(show, fly(dieAt(root, other, theirs), from, time, 1.3));
    play('die', time * 0.85);
    await wait(show, time);
  }

  async #rerolled(event: Extract<SushiRollEvent, { event: 'dice-rerolled' }>, { root, show, words }: Part) {
    const { seat, faces } = event;
    this.caption = seat === this.stage.seat() ? '' : words;
    this.#mark('reveal');
    const time = beats().reveal * 1.8 * this.#tempo;
    const indexes = placesOf(this.picture.places[seat]?.belt ?? [], faces);
    play('token');
    const lifted = indexes.flatMap((index) => add(show, lift(dieAt(root, seat, index), time * 0.35)));
    await wait(show, time * 0.4);
    await this.#draw(event);
    lifted.forEach((each) => each.cancel());
    play('rattle');
    indexes.forEach((index, order) => add(show, tumble(dieAt(root, seat, index), time * 0.5, order * 25)));
    play('die', time * 0.45);
    await wait(show, time * 0.6);
  }

  async #moved(event: Extract<SushiRollEvent, { event: 'belts-moved' }>, { root, show, words }: Part) {
    this.caption = words;
    this.#mark('pass');
    const { seat_count, red, places } = this.picture;
    const counts = places.map(({ belt }) => belt.length);
    await this.#draw(event);
    const time = beats().pass * 2;
    play('pass');
    add(show, passOn(root, this.stage.layout(), counts, (event.red - red + seat_count) % seat_count, time));
    await wait(show, time);
  }

  async #rolled(event: Extract<SushiRollEvent, { event: 'belts-rolled' }>, { root, show }: Part) {
    this.#mark('reveal');
    await this.#draw(event);
    const time = beats().reveal * 1.4;
    play('rattle');
    this.picture.places.forEach(({ seat, belt }) =>
      belt.forEach((_, index) => add(show, tumble(dieAt(root, seat, index), time * 0.8, index * 20))),
    );
    play('die', time * 0.7);
    await wait(show, time);
  }

  /** The table stays as it is until everything is counted. */
  async #scored(turn: Turn, event: Extract<SushiRollEvent, { event: 'round-scored' }>, show: Show) {
    this.caption = '';
    this.#mark('');
    await new Promise<void>((resolve) => {
      this.count = countOf(turn, this.picture, this.stage.order(), resolve);
    });
    if (show !== this.#show) return;
    this.count = null;
    this.picture = after(this.picture, event);
    await tick();
  }
}

interface Part {
  root: HTMLElement;
  show: Show;
  words: string;
}
