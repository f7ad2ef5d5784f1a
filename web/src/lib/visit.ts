// From the home page to a table: the live table is handed over, so that no second socket is needed.
import { catalogue } from './catalogue';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { Table } from './table.svelte';
import { say } from './words.svelte';

const USUAL_BOT = 'family';
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
  try {
    await table.arrived;
    await before();
  } catch (problem) {
    table.end();
    throw problem;
  }
  waiting = table;
  go(`/${where}/${table.info?.code ?? ''}`);
}

/** You and bots, at once. */
export async function playNow(game: string): Promise<void> {
  const { games } = await catalogue();
  const seats = games.find((each) => each.name === game)?.default_seat_count ?? 2;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, index) => [index + 1, USUAL_BOT]));
  const table = new Table({ type: 'open', game, name: myName(), seat_count: seats, seat: 0, bots });
  await visit(table, () => table.ask({ type: 'start' }));
}

/** A table of one's own, to be filled with friends. */
export async function withFriends(game: string): Promise<void> {
  await visit(new Table({ type: 'open', game, name: myName(), seat: 0 }));
}

/** A score pad for the box at home. */
export async function openPad(game: string, players: string[]): Promise<void> {
  await visit(new Table({ type: 'open_pad', game, name: myName(), players }), undefined, 'p');
}
