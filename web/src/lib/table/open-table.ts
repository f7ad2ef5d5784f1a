// From the home page to a table: the live table is handed over, so that no second socket is needed.
import { catalogue } from '$lib/net/catalogue';
import { go } from '$lib/app/route.svelte';
import { saveSettings, settings } from '$lib/app/settings.svelte';
import { Table } from './table.svelte';
import { showToast } from '$lib/ui/toasts.svelte';
import { say } from '$lib/words/words.svelte';

const DEFAULT_BOT = 'family';
const EASY_BOT = 'first-time';
/** After this long a toast says that the server can't be reached; the attempts continue. */
const WARN_AFTER = 3_000;
let opened: Table | null = null;

/** The reader's name, or the word for a guest. */
export function myName(): string {
  return settings.name.trim() || say('page-guest');
}

/** Takes over the table that was just opened, if it has this code; a second call returns null. */
export function takeOpenedTable(code: string): Table | null {
  const table = opened;
  opened = null;
  if (table?.info?.code === code) return table;
  table?.end();
  return null;
}

async function enter(
  table: Table,
  before: () => Promise<unknown> = async () => undefined,
  where: 't' | 'p' = 't',
): Promise<void> {
  const from = location.pathname;
  const warning = setTimeout(() => showToast(say('page-no-server')), WARN_AFTER);
  try {
    await table.arrived.finally(() => clearTimeout(warning));
    if (location.pathname === from) await before();
  } catch (problem) {
    table.end();
    throw problem;
  }
  // The reader has gone to another page meanwhile: leave them there, the seat stays theirs.
  if (location.pathname !== from) {
    table.end();
    return;
  }
  opened = table;
  go(`/${where}/${table.info?.code ?? ''}`);
}

/** Starts a match against bots. */
export async function playNow(game: string): Promise<void> {
  const { games } = await catalogue();
  await playBots(game, games.find((each) => each.name === game)?.default_seat_count ?? 2, DEFAULT_BOT);
}

/** Starts a first match, with as few opponents as possible and all lessons from the start. */
export async function guidedGame(game: string): Promise<void> {
  const { games } = await catalogue();
  settings.lessons[game] = [];
  saveSettings();
  const counts = games.find((each) => each.name === game)?.seat_counts ?? [2];
  await playBots(game, Math.min(...counts), EASY_BOT);
}

async function playBots(game: string, seats: number, level: string): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, index) => [index + 1, level]));
  const table = new Table({ type: 'open', game, name: myName(), seat_count: seats, seat: 0, bots });
  await enter(table, () => table.ask({ type: 'start' }));
}

/** Opens a table to invite friends to. */
export async function withFriends(game: string): Promise<void> {
  await enter(new Table({ type: 'open', game, name: myName(), seat: 0 }));
}

/** Opens a score pad for a game played at home. */
export async function openPad(
  game: string,
  players: string[],
  options: Record<string, unknown>,
): Promise<void> {
  await enter(new Table({ type: 'open_pad', game, name: myName(), players, options }), undefined, 'p');
}
