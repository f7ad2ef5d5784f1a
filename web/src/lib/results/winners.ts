// Who won, as a sentence, and the ranking.
import type { Outcome } from '$lib/table/scene';
import { hasMessage, formatList, say } from '$lib/words/words.svelte';

/** A row of the ranking: a seat, a place that no player holds, or a whole team. */
export interface Ranked {
  rank: number;
  seats: number[];
  /** The side, if seats play in teams. */
  side: number | null;
  names: string[];
  score: number;
  /** The tiebreak, if it decides between equal scores. */
  tiebreak: number | null;
  won: boolean;
}

/** A place of the scoring: a seat, or one that no player holds, after the last seat. */
export interface ScoredPlace {
  place: number;
  name: string;
  rank: number;
  score: number;
}

/** All places, best first. */
export function scoredPlaces(outcome: Outcome, names: readonly string[]): ScoredPlace[] {
  let next = names.length;
  return outcome.standings.map(({ seat, rank, score, label }) => ({
    place: seat ?? next++,
    name: nameAt(seat, label, names),
    rank,
    score,
  }));
}

function nameAt(seat: number | null, label: string | null, names: readonly string[]): string {
  return seat === null ? say(`${label ?? 'nobody'}-name`) : (names[seat] ?? '');
}

/** The ranking, best first; a team is one row. */
export function ranking(outcome: Outcome, names: readonly string[]): Ranked[] {
  const rows: Ranked[] = [];
  for (const { rank, seat, score, tiebreak, label } of outcome.standings) {
    const side = seat === null ? null : (outcome.teams[seat] ?? null);
    const name = nameAt(seat, label, names);
    const won = seat !== null && outcome.winners.includes(seat);
    const mates = side === null ? undefined : rows.find((row) => row.side === side);
    if (mates && seat !== null) {
      mates.seats.push(seat);
      mates.names.push(name);
    } else {
      const seats = seat === null ? [] : [seat];
      const decides = outcome.standings.some((other) => other.score === score && other.tiebreak !== tiebreak);
      rows.push({ rank, seats, side, names: [name], score, tiebreak: decides ? tiebreak : null, won });
    }
  }
  // Teams are ranked as a whole. In a match that nobody could finish, completed lines decide.
  return outcome.teams.length ? byTeam(rows) : rows;
}

function byTeam(rows: Ranked[]): Ranked[] {
  const ordered = [...rows].sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return ordered.map((row) => ({
    ...row,
    rank: 1 + ordered.filter((other) => other.score > row.score || (other.won && !row.won)).length,
  }));
}

/** Who won, as a sentence. */
export function winnersText(outcome: Outcome, names: readonly string[], me: number | null): string {
  const sides = new Set(outcome.winners.map((seat) => outcome.teams[seat] ?? seat));
  const others = outcome.winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  const facts = { names: formatList(others), count: outcome.winners.length };
  if (!outcome.winners.length) return say('after-won-nobody');
  if (me !== null && outcome.winners.includes(me)) {
    if (!others.length) return say('after-won-you');
    return say(sides.size > 1 ? 'after-shared-you' : 'after-won-your-team', facts);
  }
  return say(sides.size > 1 ? 'after-shared' : 'after-won', facts);
}

/** What decided the match; empty if there is nothing to say. */
export function reasonText(outcome: Outcome): string {
  const key = `decided-${outcome.reason}`;
  return hasMessage(key) ? say(key) : '';
}

/** A score with its unit. */
export function scoreWords(game: string, score: number): string {
  const key = `score-${game}`;
  return say(hasMessage(key) ? key : 'count-points', { count: score });
}

/** A tiebreak with its unit; empty if the game has no words for it. */
export function tiebreakWords(game: string, tiebreak: number): string {
  const key = `tiebreak-${game}`;
  return hasMessage(key) ? say(key, { count: tiebreak }) : '';
}
