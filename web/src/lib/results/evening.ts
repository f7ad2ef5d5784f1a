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

/** The evening so far, most wins first. */
export function eveningOf({ info }: Table): EveningRow[] {
  return (info?.evening ?? []).map(({ person, name, face, colour, bot, wins, points }) => ({
    key: person ?? `bot ${name}`,
    name: info?.people.find((each) => each.person === person)?.name ?? name,
    face:
      face === null ? undefined : { character: face, colour: colour ?? 0, isBot: !person, level: bot ?? '' },
    wins,
    points,
  }));
}
