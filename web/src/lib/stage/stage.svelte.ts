// The window as a stage for a match: its shape and size in logical pixels (see unit.ts).
import { frameOf, type Shape } from './unit';

/** Below this logical height a tall stage is tiny: rivals are condensed to one line. */
const TINY = 620;
/** What browsers call medium text. */
const USUAL_TEXT = 16;

class Stage {
  shape = $state<Shape>('tall');
  width = $state(390);
  height = $state(664);
  isTelevision = $state(false);
  readonly isTiny = $derived(this.shape === 'tall' && this.height < TINY);

  private holders = 0;
  private text = 1;

  /** Takes the whole window for a match until the returned function is called. */
  hold(isTelevision = false): () => void {
    this.isTelevision = isTelevision;
    if (this.holders++ === 0) {
      const root = document.documentElement;
      this.text = (parseFloat(getComputedStyle(root).fontSize) || USUAL_TEXT) / USUAL_TEXT;
      root.dataset.stage = '';
      addEventListener('resize', this.measure);
      scrollTo(0, 0);
    }
    this.measure();
    return () => this.release();
  }

  private release(): void {
    if (--this.holders > 0) return;
    const root = document.documentElement;
    removeEventListener('resize', this.measure);
    delete root.dataset.stage;
    root.style.fontSize = '';
  }

  private measure = (): void => {
    const root = document.documentElement;
    const frame = frameOf(innerWidth, innerHeight, this.text, this.isTelevision);
    this.shape = frame.shape;
    this.width = frame.width;
    this.height = frame.height;
    root.style.fontSize = `${USUAL_TEXT * frame.scale}px`;
    root.dataset.shape = frame.shape;
  };
}

export const stage = new Stage();
