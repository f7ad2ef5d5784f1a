// From the home page to a table: the live table is handed over, so that no second socket is needed.
import { catalogue } from './catalogue';
import { go } from './route.svelte';
import { keep, settings } from './settings.svelte';
import { Table } from './table.svelte';
import { tell } from './toasts.svelte';
import { say } from './words.svelte';

const USUAL_BOT = 'family';
const EASY_BOT = 'first-time';
/** After so long it is said that the server can't be reached; it is tried on. */
const PATIENCE = 3_000;
let waiting: Table | null = null;

/** The name to play under: the chosen one, else a guest's. */
export function myName(): string {
  return settings.name.trim() || say('page-guest');
}

/** The table that was just opened, if it is this one; a second call gives nothing. */
export function takeOver(code: string): Table | null {
  const table = waiting;
  waiting = null;
  if (table?.info?.code === code) return table;
  table?.end();
  return null;
}

async function visit(
  table: Table,
  before: () => Promise<unknown> = async () => undefined,
  where: 't' | 'p' = 't',
): Promise<void> {
  const from = location.pathname;
  const complaint = setTimeout(() => tell(say('page-no-server')), PATIENCE);
  try {
    await table.arrived.finally(() => clearTimeout(complaint));
    if (location.pathname === from) await before();
  } catch (problem) {
    table.end();
    throw problem;
  }
  // Who went elsewhere meanwhile is not called away: the seat waits.
  if (location.pathname !== from) {
    table.end();
    return;
  }
  waiting = table;
  go(`/${where}/${table.info?.code ?? ''}`);
}

/** You and bots, at once. */
export async function playNow(game: string): Promise<void> {
  const { games } = await catalogue();
  await amongBots(game, games.find((each) => each.name === game)?.default_seat_count ?? 2, USUAL_BOT);
}

/** A first match with as few easy bots as can be, and everything explained anew. */
export async function guidedGame(game: string): Promise<void> {
  const { games } = await catalogue();
  settings.lessons[game] = [];
  keep();
  const counts = games.find((each) => each.name === game)?.seat_counts ?? [2];
  await amongBots(game, Math.min(...counts), EASY_BOT);
}

async function amongBots(game: string, seats: number, level: string): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, index) => [index + 1, level]));
  const table = new Table({ type: 'open', game, name: myName(), seat_count: seats, seat: 0, bots });
  await visit(table, () => table.ask({ type: 'start' }));
}

/** A table of one's own, to be filled with friends. */
export async function withFriends(game: string): Promise<void> {
  await visit(new Table({ type: 'open', game, name: myName(), seat: 0 }));
}

/** A score pad for the box at home. */
export async function openPad(
  game: string,
  players: string[],
  options: Record<string, unknown>,
): Promise<void> {
  await visit(new Table({ type: 'open_pad', game, name: myName(), players, options }), undefined, 'p');
}
