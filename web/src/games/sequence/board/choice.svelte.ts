// What the player has chosen so far: a card, a cell, a line. A move is made once it is unambiguous.
import { cardsFor, offersOf } from '../offers';
import { between, printedOn } from '../cells';

// Only jacks have more cells. Those need a second tap: jacks are precious, and neighbouring cells are easy to hit.
const FEW = 2;

/** The part of the view that a choice depends on. */
interface Options {
  readonly hand: readonly string[];
  readonly legal_moves: readonly string[];
}

export class Choice {
  private wantedCard = $state<string | null>(null);
  private wantedCell = $state<string | null>(null);
  private wantedLine = $state<string | null>(null);
  private isShown = $state(false);
  readonly offers = $derived.by(() => offersOf(this.options().legal_moves));

  constructor(private readonly options: () => Options) {}

  /** The chosen card, as long as it is in the hand. */
  get card(): string | null {
    return this.wantedCard !== null && this.options().hand.includes(this.wantedCard) ? this.wantedCard : null;
  }

  /** The chosen cell, as long as something can be played there. */
  get cell(): string | null {
    const cell = this.wantedCell;
    if (cell === null) return null;
    return this.card === null
      ? cardsFor(this.offers, cell).length > 0
        ? cell
        : null
      : this.targets.includes(cell)
        ? cell
        : null;
  }

  /** The chosen line, by its ends; at first the first one. */
  get line(): string | null {
    const { lines } = this.offers;
    return this.wantedLine !== null && lines.includes(this.wantedLine) ? this.wantedLine : (lines[0] ?? null);
  }

  /** Where the chosen card can be played. */
  get targets(): string[] {
    return this.card === null ? [] : (this.offers.plays.get(this.card) ?? []);
  }

  /** The cards that could be played onto the chosen cell. */
  get candidates(): string[] {
    return this.cell === null ? [] : cardsFor(this.offers, this.cell);
  }

  /** Cells to highlight: where the card can go, or, while others play, where it is printed. */
  get lit(): string[] {
    if (this.card === null) return [];
    return this.offers.plays.size > 0 ? this.targets : printedOn(this.card);
  }

  /** Cells to preview: the chosen line or cell. */
  get aimed(): string[] {
    if (this.line !== null) return between(this.line);
    return this.cell === null ? [] : [this.cell];
  }

  /** Whether it is a hint's move. */
  get isSuggested(): boolean {
    return this.isShown;
  }

  tapCard(card: string): void {
    // The first tap on a card that a hint preselected keeps it chosen.
    const again = this.card === card && !this.isShown;
    this.isShown = false;
    const fits = this.wantedCell !== null && (this.offers.plays.get(card) ?? []).includes(this.wantedCell);
    if (again || !fits) this.wantedCell = null;
    this.wantedCard = again ? null : card;
  }

  /** Chooses a cell; returns the move if that completes one. */
  tapCell(cell: string): string | null {
    if (this.card !== null && this.targets.includes(cell)) {
      if (this.targets.length <= FEW || this.cell === cell) return `${this.card} ${cell}`;
      this.wantedCell = cell;
      return null;
    }
    const cards = cardsFor(this.offers, cell);
    this.wantedCell = cards.length > 0 ? cell : null;
    this.wantedCard = cards.length === 1 ? (cards[0] ?? null) : null;
    return null;
  }

  tapLine(ends: string): void {
    this.wantedLine = ends;
  }

  /** Chooses the parts of a move without making it. */
  show(move: string): void {
    const [first = '', second = ''] = move.split(' ');
    this.clear();
    this.isShown = true;
    if (first === 'line') this.wantedLine = second;
    else if (first === 'dead' || first === 'lose') this.wantedCard = second;
    else if (second) [this.wantedCard, this.wantedCell] = [first, second];
  }

  clear(): void {
    this.isShown = false;
    this.wantedCard = this.wantedCell = this.wantedLine = null;
  }
}
