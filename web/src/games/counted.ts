/** The distinct pieces, each with its count. */
export function counted<Piece extends string>(pieces: readonly Piece[]): [piece: Piece, count: number][] {
  const counts = new Map<Piece, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts];
}
