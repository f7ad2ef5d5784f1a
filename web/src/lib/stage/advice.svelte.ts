// The advice on the screen: the hint that was asked for, else the coach's tip. Prompt.svelte shows it, Pointer.svelte
// outlines its pieces.
//
// Pieces are named as in `data-piece`. Sushi Go!: card:tempura, plate:SEAT:tempura (maki of all sizes: plate:SEAT:maki;
// nigiri on a wasabi belong to plate:SEAT:wasabi too), mat:SEAT, call, travel. Sushi Roll: die:FACE, tray:SEAT:FACE
// (maki: tray:SEAT:maki), belt:SEAT, token:menu|chopsticks|pudding, mat:SEAT, supply. Sequence: card:7H, cell:INDEX,
// deck, discard, team:SIDE, mat:SEAT. Every game: hint, the button that asks for one.
import { getContext, setContext, untrack } from 'svelte';
import { lessonsOf } from '$games/registry';
import { saveSettings, settings } from '$lib/app/settings.svelte';
import { Coach, type Course } from '$lib/learn/coach.svelte';
import type { Lessons } from '$lib/learn/lessons';
import type { Table } from '$lib/table/table.svelte';
import { say } from '$lib/words/words.svelte';

export interface AdviceAction {
  label: string;
  run: () => void;
  icon: 'got-it' | 'show' | 'why' | 'close' | 'off';
}

export interface Advice {
  kind: 'tip' | 'hint';
  text: string;
  /** What it speaks of; the arrow points at the first. */
  pieces: readonly string[];
  actions: AdviceAction[];
}

/** Nothing is ever written to it, so it needs no state of its own. */
class TableCourse implements Course {
  constructor(
    private readonly table: () => Table,
    private readonly gameLessons: () => Lessons,
  ) {}

  get isOn(): boolean {
    const { seat, info } = this.table();
    return seat !== null && (info?.running ?? false) && this.gameLessons().length > 0;
  }
  get lessons(): Lessons {
    const [first, ...rest] = this.gameLessons();
    return first ? [first, this.hintLesson, ...rest] : [];
  }
  get names(): readonly string[] {
    return this.table().names;
  }
  get match(): number {
    return this.table().match;
  }
  get view() {
    return this.table().current;
  }
  get known(): readonly string[] {
    return settings.lessons[this.game] ?? [];
  }
  set known(keys: readonly string[]) {
    settings.lessons[this.game] = [...keys];
    saveSettings();
  }
  private get game(): string {
    return this.table().current?.game ?? '';
  }
  private readonly hintLesson = {
    key: 'page-coach-hint',
    when: () => this.table().info?.settings.hints === 'on',
    points: () => ['hint'],
  };
}

/** The advice to show now: the hint that was asked for comes first, and there is never more than one. */
export function adviceOf(table: Table, coach: Coach, compare: () => void): Advice | null {
  return hintOf(table, compare) ?? tipOf(coach);
}

function hintOf(table: Table, compare: () => void): Advice | null {
  if (table.isHinting) return { kind: 'hint', text: say('page-hint-thinking'), pieces: [], actions: [] };
  const { hint } = table;
  const best = hint?.moves[0];
  if (!hint || !best) return null;
  const close = () => (table.hint = null);
  if (table.advised === null) {
    return {
      kind: 'hint',
      text: hint.look,
      pieces: hint.pieces,
      actions: [
        { label: say('page-hint-move'), icon: 'show', run: () => (table.shownHint = hint) },
        { label: say('page-coach-next'), icon: 'close', run: close },
      ],
    };
  }
  return {
    kind: 'hint',
    text: say('page-hint-best', { move: best.words, chance: say('hint-percent', { value: best.chance }) }),
    pieces: hint.best_pieces,
    actions: [
      { label: say('page-hint-why'), icon: 'why', run: compare },
      { label: say('page-coach-next'), icon: 'close', run: close },
    ],
  };
}

function tipOf(coach: Coach): Advice | null {
  const { tip } = coach;
  if (!tip) return null;
  return {
    kind: 'tip',
    text: say(tip.key, tip.facts),
    pieces: tip.pieces,
    actions: [
      { label: say('page-coach-next'), icon: 'got-it', run: () => coach.gotIt() },
      { label: say('page-coach-off'), icon: 'off', run: () => coach.off() },
    ],
  };
}

/** The advice of one match; `isCompared` tells whether the dialog that compares the hint's moves is open. */
export interface CurrentAdvice {
  readonly current: Advice | null;
  isCompared: boolean;
  /** Whether the board has something more urgent to say, so that the advice waits. */
  isWaiting: boolean;
}

const KEY = Symbol('advice');
const NOTHING: CurrentAdvice = { current: null, isCompared: false, isWaiting: false };

/** Provides the advice of a live table to the components below; call it while the match's component is set up. */
export function provideAdvice(table: () => Table): CurrentAdvice {
  const game = $derived(table().current?.game ?? '');
  let lessons = $state.raw<Lessons>([]);
  let isCompared = $state(false);
  let isWaiting = $state(false);
  $effect(() => {
    let isCurrent = true;
    lessons = [];
    // If they fail to load, the game goes on without them.
    void lessonsOf(game).then(
      (found) => isCurrent && (lessons = found),
      () => undefined,
    );
    return () => (isCurrent = false);
  });
  const coach = new Coach(new TableCourse(table, () => lessons));
  $effect(() => {
    void table().current;
    void coach.tip;
    untrack(() => coach.follow());
  });
  const current = $derived(adviceOf(table(), coach, () => (isCompared = true)));
  return setContext<CurrentAdvice>(KEY, {
    get current() {
      return current;
    },
    get isCompared() {
      return isCompared;
    },
    set isCompared(value) {
      isCompared = value;
    },
    get isWaiting() {
      return isWaiting;
    },
    set isWaiting(value) {
      isWaiting = value;
    },
  });
}

/** The advice of the match around; none in a replay. */
export const currentAdvice = () => getContext<CurrentAdvice | undefined>(KEY) ?? NOTHING;
