// The legal moves by kind; games/sequence/moves.py defines their texts.
export interface Offers {
  /** The cells that each card can be played onto. */
  plays: Map<string, string[]>;
  dead: string[];
  lose: string[];
  lines: string[];
  draw: boolean;
  pass: boolean;
}

export function offersOf(moves: readonly string[]): Offers {
  const offers: Offers = { plays: new Map(), dead: [], lose: [], lines: [], draw: false, pass: false };
  for (const move of moves) {
    const [first = '', second] = move.split(' ');
    if (second === undefined) {
      offers.draw ||= first === 'draw';
      offers.pass ||= first === 'pass';
    } else if (first === 'dead' || first === 'lose') {
      offers[first].push(second);
    } else if (first === 'line') {
      offers.lines.push(second);
    } else {
      const cells = offers.plays.get(first) ?? [];
      cells.push(second);
      offers.plays.set(first, cells);
    }
  }
  return offers;
}

/** The cards that can be played onto a cell. */
export function cardsFor(offers: Offers, cell: string): string[] {
  return [...offers.plays].filter(([, cells]) => cells.includes(cell)).map(([card]) => card);
}
