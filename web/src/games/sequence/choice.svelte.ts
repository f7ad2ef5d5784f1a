// What the player has chosen so far: a card, a cell, five in a row. Nothing is played before it is plain.
import { cardsFor, offersOf } from './offers';
import { between, printedOn } from './places';
import type { Sight } from './sight';

// A card with more cells than it has on the board is a jack: dear, and its cells are close together.
const FEW = 2;

export class Choice {
  private wantedCard = $state<string | null>(null);
  private wantedCell = $state<string | null>(null);
  private wantedLine = $state<string | null>(null);
  private isShown = false;
  readonly offers = $derived.by(() => offersOf(this.sight().legal_moves));

  constructor(private readonly sight: () => Sight) {}

  /** The chosen card, as long as it is held. */
  get card(): string | null {
    return this.wantedCard !== null && this.sight().hand.includes(this.wantedCard) ? this.wantedCard : null;
  }

  /** The cell aimed at, as long as something can be played there. */
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

  /** The line to choose, by its ends; the first one until another is wanted. */
  get line(): string | null {
    const { lines } = this.offers;
    return this.wantedLine !== null && lines.includes(this.wantedLine) ? this.wantedLine : (lines[0] ?? null);
  }

  /** Where the chosen card can be played. */
  get targets(): string[] {
    return this.card === null ? [] : (this.offers.plays.get(this.card) ?? []);
  }

  /** The cards that could be played onto the cell aimed at. */
  get rivals(): string[] {
    return this.cell === null ? [] : cardsFor(this.offers, this.cell);
  }

  /** Cells to light: where the card goes, or where it is printed while others play. */
  get lit(): string[] {
    if (this.card === null) return [];
    return this.offers.plays.size > 0 ? this.targets : printedOn(this.card);
  }

  /** Cells to preview: the five of the line, or the one aimed at. */
  get aimed(): string[] {
    if (this.line !== null) return between(this.line);
    return this.cell === null ? [] : [this.cell];
  }

  tapCard(card: string): void {
    // What a hint has laid out is taken up by a tap, not put away.
    const again = this.card === card && !this.isShown;
    this.isShown = false;
    const fits = this.wantedCell !== null && (this.offers.plays.get(card) ?? []).includes(this.wantedCell);
    if (again || !fits) this.wantedCell = null;
    this.wantedCard = again ? null : card;
  }

  /** A cell was chosen: gives the move if that makes one, else remembers it. */
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

  /** Chooses what a move is made of, without playing it. */
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
