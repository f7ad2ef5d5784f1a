// What moves on the table for one batch of events. It can be skipped as a whole; make a new show for the next batch.

interface Cue {
  /** When it is due, in milliseconds since the show was made. */
  due: number;
  run: () => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Show {
  #animations = new Set<Animation>();
  #cues = new Set<Cue>();
  #calls = 0;
  #waiting: (() => void)[] = [];
  #begin = performance.now();
  /** Skipped or dropped: whatever is added now is over at once. */
  #hasEnded = false;
  /** The time while skipping, which runs faster than the clock. */
  #skippedTo: number | undefined;

  /** Whether nothing moves and nothing is to come. */
  get isOver(): boolean {
    return this.#animations.size + this.#cues.size + this.#calls === 0;
  }

  /** Resolves when the show is over. */
  get done(): Promise<void> {
    if (this.isOver) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Takes in an animation; returns it. */
  add<A extends Animation>(animation: A): A {
    if (this.#hasEnded) {
      finish(animation);
      return animation;
    }
    this.#animations.add(animation);
    // Animations of removed elements are cancelled, which rejects.
    const gone = () => {
      this.#animations.delete(animation);
      this.#tell();
    };
    animation.finished.then(gone, gone);
    return animation;
  }

  /** Calls back after some time, or when the show is skipped. */
  after(ms: number, run: () => void): void {
    const isSkipping = this.#skippedTo !== undefined;
    // Nothing waits after the end; while skipping, it takes its turn.
    if (this.#hasEnded && !isSkipping) return call(run);
    const due = (this.#skippedTo ?? performance.now() - this.#begin) + ms;
    const cue: Cue = { due, run, timer: setTimeout(() => this.#play(cue), ms) };
    this.#cues.add(cue);
  }

  /** Jumps to the end: finishes all animations and makes all calls at once, in the order they were due. */
  skip(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#finishAll();
    // A call may ask for more calls.
    for (let cue = this.#next(); cue; cue = this.#next()) {
      this.#skippedTo = cue.due;
      this.#play(cue);
    }
    this.#skippedTo = undefined;
    this.#tell();
  }

  /** Ends the show without any more calls, as when its table goes away. */
  drop(): void {
    this.#hasEnded = true;
    this.#cues.forEach(({ timer }) => clearTimeout(timer));
    this.#cues.clear();
    this.#finishAll();
    this.#tell();
  }

  #next(): Cue | undefined {
    return [...this.#cues].sort((a, b) => a.due - b.due)[0];
  }

  #play(cue: Cue): void {
    clearTimeout(cue.timer);
    this.#cues.delete(cue);
    // Not over before the end of the call, which may add something.
    this.#calls++;
    call(cue.run);
    this.#calls--;
    this.#tell();
  }

  #finishAll(): void {
    const animations = [...this.#animations];
    this.#animations.clear();
    animations.forEach(finish);
  }

  #tell(): void {
    if (this.isOver) this.#waiting.splice(0).forEach((resolve) => resolve());
  }
}

function finish(animation: Animation): void {
  try {
    animation.finish();
  } catch {
    // One without an end can't be finished.
    animation.cancel();
  }
  animation.finished.catch(() => undefined);
}

// One failed call must not stop the others.
function call(run: () => void): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}
