// What the matches at a table add up to.
import type { Face } from '$lib/table/face';
import type { Table } from '$lib/table/table.svelte';

export interface EveningRow {
  key: string;
  name: string;
  /** Nobody's face in matches that were played before faces were known. */
  face: Face | undefined;
  wins: number;
  /** The points in each game. */
  points: Record<string, number>;
}

/** The evening so far: most wins first, then most points in the game just played, then in the order of the seats. */
export function eveningOf({ info, current }: Pick<Table, 'info' | 'current'>): EveningRow[] {
  const game = current?.game ?? '';
  const seats = info?.seats.map(({ person, name }) => person ?? `bot ${name}`) ?? [];
  const seatOf = (key: string) => (seats.includes(key) ? seats.indexOf(key) : seats.length);
  const rows = (info?.evening ?? []).map(({ person, name, face, colour, bot, wins, points }) => ({
    key: person ?? `bot ${name}`,
    name: info?.people.find((each) => each.person === person)?.name ?? name,
    face:
      face === null ? undefined : { character: face, colour: colour ?? 0, isBot: !person, level: bot ?? '' },
    wins,
    points,
  }));
  const pointsOf = ({ points }: EveningRow) => points[game] ?? 0;
  return rows.sort((a, b) => b.wins - a.wins || pointsOf(b) - pointsOf(a) || seatOf(a.key) - seatOf(b.key));
}
