import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Show } from './show';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Stands in for a Web Animation, which jsdom has not. */
class FakeAnimation {
  state = 'running';
  #resolve: () => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;
  finished = new Promise<void>((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  constructor(private readonly isEndless = false) {}
  finish(): void {
    if (this.isEndless) throw new DOMException('endless', 'InvalidStateError');
    this.state = 'finished';
    this.#resolve();
  }
  cancel(): void {
    this.state = 'cancelled';
    this.#reject(new DOMException('cancelled', 'AbortError'));
  }
}
const animation = (isEndless = false) =>
  new FakeAnimation(isEndless) as unknown as Animation & { state: string };

function log(show: Show): string[] {
  const said: string[] = [];
  void show.done.then(() => said.push('done'));
  return said;
}

test('is over when its animations and calls are', async () => {
  const show = new Show();
  expect(show.isOver).toBe(true);
  await show.done;
  const flight = show.add(animation());
  const said = log(show);
  show.after(200, () => said.push('second'));
  show.after(100, () => said.push('first'));
  await vi.advanceTimersByTimeAsync(300);
  expect(said).toEqual(['first', 'second']);
  expect(show.isOver).toBe(false);
  flight.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(show.isOver).toBe(true);
  expect(said).toEqual(['first', 'second', 'done']);
});

test('a skip finishes everything at once, in the order it was due', async () => {
  const show = new Show();
  const flights = [show.add(animation()), show.add(animation())];
  const said = log(show);
  show.after(300, () => said.push('c'));
  show.after(100, () => {
    said.push('a');
    // Due before the last one.
    show.after(100, () => said.push('b'));
    flights.push(show.add(animation()));
  });
  show.skip();
  expect(said).toEqual(['a', 'b', 'c']);
  expect(flights.map(({ state }) => state)).toEqual(['finished', 'finished', 'finished']);
  expect(show.isOver).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual(['a', 'b', 'c', 'done']);
});

test('what is added after a skip is over at once', () => {
  const show = new Show();
  show.skip();
  expect(show.add(animation()).state).toBe('finished');
  const late = vi.fn();
  show.after(500, late);
  expect(late).toHaveBeenCalledOnce();
  expect(show.isOver).toBe(true);
});

test('a call may skip the show, and is not repeated', async () => {
  const show = new Show();
  const said: string[] = [];
  show.after(10, () => {
    said.push('skip');
    show.skip();
  });
  show.after(20, () => said.push('rest'));
  void show.done.then(() => said.push('done'));
  await vi.advanceTimersByTimeAsync(10);
  expect(said).toEqual(['skip', 'rest', 'done']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toHaveLength(3);
});

test('an animation that is cancelled, as with its element, is over', async () => {
  const show = new Show();
  const flight = show.add(animation());
  const said = log(show);
  flight.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(show.isOver).toBe(true);
  expect(said).toEqual(['done']);
});

test('removed elements, endless animations and failing calls do not stop it', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const show = new Show();
  show.add(animation()).cancel();
  const endless = show.add(animation(true));
  const said = log(show);
  show.after(10, () => {
    throw new Error('the plate is gone');
  });
  show.after(20, () => said.push('after it'));
  show.skip();
  expect(endless.state).toBe('cancelled');
  expect(reported).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['after it', 'done']);
  vi.unstubAllGlobals();
});

test('a dropped show makes no more calls', async () => {
  const show = new Show();
  const flight = show.add(animation());
  const said = log(show);
  show.after(10, () => said.push('too late'));
  show.drop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual(['done']);
  expect(flight.state).toBe('finished');
});
