// The messages between this page and the table. Made by `python -m bordspil.wire.typescript`
// from src/bordspil/wire/messages.py: change it there.

export const PROTOCOL = 1;
export const LARGEST = 16384;

export type Hints = "off" | "on";

export type Reaction = "hello" | "hurry" | "nice" | "ouch" | "sorry" | "thanks" | "thinking" | "wow";

/** Why the server refuses something; the games have reasons of their own. */
export type Reason =
  | "bad-message"
  | "bad-frame"
  | "too-large"
  | "no-such-language"
  | "not-joined"
  | "joined-already"
  | "no-such-table"
  | "bad-token"
  | "bad-watch-key"
  | "table-closed"
  | "host-only"
  | "seat-only"
  | "hints-off"
  | "seat-present"
  | "match-running"
  | "match-not-running"
  | "seats-empty"
  | "nothing-to-hint"
  | "is-a-pad"
  | "no-pad"
  | "game-without-pad"
  | "seat-taken"
  | "seat-of-another"
  | "no-such-seat"
  | "no-such-bot"
  | "no-such-person"
  | "no-such-page"
  | "no-such-player"
  | "name-empty"
  | "store-failed"
  | "internal"
  | "busy"
  | "table-full"
  | "journal-full"
  | "thinking-full"
  | "pad-full"
  | "too-many-messages"
  | "too-many-tables"
  | "too-many-sockets"
  | "too-many-spectators"
  | "too-many-wrong-codes";

/**
 * How a table is run, apart from the game's options.
 *
 * `seconds_per_move`: a limit for every move (null: none). `grace`: after so many seconds a bot plays for
 * who is away (null: never). `stand_in`: that bot's level. `memory_aid`: whether hands that were seen are
 * shown. `hints`: whether people may ask for them. `public`: whether the table is listed. `pace`: how long
 * bots wait before a move that others watch.
 */
export interface Settings {
  seconds_per_move: number | null;
  grace: number | null;
  stand_in: string;
  memory_aid: boolean;
  hints: Hints;
  public: boolean;
  pace: number;
}

/** Some of the settings; what is left out stays as it is. */
export interface SettingsChange {
  seconds_per_move?: number | null;
  grace?: number | null;
  stand_in?: string;
  memory_aid?: boolean;
  hints?: Hints;
  public?: boolean;
  pace?: number;
}

/** Opens a table and joins it as its host; `seat` takes a seat at once. */
export interface Open {
  type: "open";
  game: string;
  name: string;
  seat_count?: number | null;
  options?: Record<string, unknown>;
  settings?: Partial<Settings>;
  seat?: number | null;
  bots?: Record<string, string>;
  language?: string | null;
  id: number;
}

/** Opens a score pad for the box at home: a table at which nothing is played but everyone may write. */
export interface OpenPad {
  type: "open_pad";
  game: string;
  name: string;
  players: string[];
  options?: Record<string, unknown>;
  language?: string | null;
  id: number;
}

/** Joins a table by its code, without a seat as yet (`sit` takes one); `seat` takes one at once. */
export interface Join {
  type: "join";
  code: string;
  name: string;
  seat?: number | null;
  language?: string | null;
  id: number;
}

/** Looks on by the table's spectator link. */
export interface Watch {
  type: "watch";
  key: string;
  language?: string | null;
  id: number;
}

/** Comes back to a table by the token that `welcome` gave; `seen` is how many events were received. */
export interface Return {
  type: "return";
  token: string;
  match?: number;
  seen?: number;
  language?: string | null;
  id: number;
}

/** Takes a free seat, or changes to it. */
export interface Sit {
  type: "sit";
  seat: number;
  id: number;
}

/** Gives the own seat up; in a running match a bot plays on. */
export interface Stand {
  type: "stand";
  id: number;
}

/** Takes another name. */
export interface Rename {
  type: "rename";
  name: string;
  id: number;
}

/** Host: puts a bot of some level into a free seat or in place of another bot. */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  bot: string;
  id: number;
}

/** Host: takes a bot or a person out of a seat; a running match goes on with a bot until somebody sits. */
export interface Clear {
  type: "clear";
  seat: number;
  id: number;
}

/** Host: lets two seats change places, before the start: who sits where decides the teams. */
export interface Swap {
  type: "swap";
  a: number;
  b: number;
  id: number;
}

/**
 * Host: changes game, seats, options or settings; what is left out stays.
 *
 * In a running match only settings that don't touch it: not the clock, not the memory aid.
 */
export interface Configure {
  type: "configure";
  game?: string;
  seat_count?: number;
  options?: Record<string, unknown>;
  settings?: SettingsChange;
  id: number;
}

/** Host: hands the host's rights to somebody else. */
export interface MakeHost {
  type: "make_host";
  person: string;
  id: number;
}

/** Host: sends somebody away from the table; in a running match a bot plays on for the seat. */
export interface Remove {
  type: "remove";
  person: string;
  id: number;
}

/** Host: starts the match; after one has ended, the rematch. */
export interface Start {
  type: "start";
  id: number;
}

/** Makes the own seat's move. `turn` is the turn of the view that it was chosen from. */
export interface Play {
  type: "play";
  move: string;
  turn: number;
  id: number;
}

/** Host: makes a ruling (Sequence, no table talk). */
export interface Rule {
  type: "rule";
  ruling: string;
  id: number;
}

/** Writes counts of a player on a page of the score pad; what is left out stays. The last one wins. */
export interface Score {
  type: "score";
  page: number;
  player: number;
  counts: Record<string, number>;
  id: number;
}

/** Gives a player of the score pad another name. */
export interface NamePlayer {
  type: "name_player";
  player: number;
  name: string;
  id: number;
}

/** Asks for advice on the own seat's next move. */
export interface AskHint {
  type: "ask_hint";
  id: number;
}

/** Asks for the table in words: for screen readers and for games that have no board of their own. */
export interface Describe {
  type: "describe";
  id: number;
}

/** Shows one of a few signs to everyone at the table. */
export interface React {
  type: "react";
  reaction: Reaction;
  id: number;
}

/** Leaves the table for good; the seat is free again, or played on by a bot. */
export interface Leave {
  type: "leave";
  id: number;
}

/** Host: closes the table and deletes everything stored of it, finished matches too. */
export interface Close {
  type: "close";
  id: number;
}

/** Asks whether the line is alive. */
export interface Ping {
  type: "ping";
  id: number;
}

/** Who holds a seat: a person, a bot (its level), nobody. `stand_in`: a bot plays for the person now. */
export interface SeatInfo {
  person: string | null;
  bot: string | null;
  stand_in: boolean;
}

/** Somebody at the table; `present` while at least one socket is open. */
export interface PersonInfo {
  person: string;
  name: string;
  present: boolean;
}

/**
 * All about a table but the match. `match` counts the matches begun; `names` are the seats' in it.
 *
 * `rulings` are what the host may rule now (`rule`); most games know none.
 */
export interface TableInfo {
  code: string;
  game: string;
  options: Record<string, unknown>;
  settings: Settings;
  seats: SeatInfo[];
  sides: number[];
  people: PersonInfo[];
  host: string | null;
  spectators: number;
  match: number;
  running: boolean;
  names: string[];
  rulings: string[];
  records: string[];
  watch_key: string;
}

/** A table of text: each place has one or more pieces, with their text and style. */
export interface TextBlock {
  title: string;
  headings: string[];
  rows: [string, string][][][];
}

/** An event in words: sentences, and for a scoring the tables that explain it. */
export interface EventWords {
  lines: string[];
  blocks: TextBlock[];
}

/**
 * You are at the table. `token` brings you back (null for spectators); `events` are those not yet seen.
 *
 * `number` is how many events there are in all for this seat, `deadline` the seconds left for the next move.
 */
export interface Welcome {
  type: "welcome";
  id: number;
  protocol: number;
  person: string | null;
  token: string | null;
  table: TableInfo;
  seat: number | null;
  match: number;
  number: number;
  events: Record<string, unknown>[];
  words: EventWords[] | null;
  view: Record<string, unknown> | null;
  deadline: number | null;
}

/** Something about the table changed; `seat` is the receiver's own. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  seat: number | null;
}

/**
 * Something happened in the match: the events from number `number - len(events)` on, and what changed.
 *
 * `changes` holds the fields of the view that differ from before (all of them when a match begins or the
 * receiver's seat has changed: `whole`); `words` tell each event in the receiver's language, if asked for.
 */
export interface Update {
  type: "update";
  match: number;
  number: number;
  events: Record<string, unknown>[];
  words: EventWords[] | null;
  whole: boolean;
  changes: Record<string, unknown>;
  deadline: number | null;
}

/** Something that is counted: its name, in words too, and how many one player can have. */
export interface SheetThing {
  name: string;
  label: string;
  most: number;
}

/**
 * A page of a score pad. `rows` has what is counted for each player, null where nobody has done it yet.
 *
 * `event` is the game's scoring event (null: nothing is written here), `blocks` explain it player by player.
 */
export interface SheetPage {
  title: string;
  number: number | null;
  things: SheetThing[];
  rows: (Record<string, number> | null)[];
  points: number[];
  event: Record<string, unknown> | null;
  blocks: TextBlock[];
}

/** A line of the history: when (seconds since 1970), and who wrote what. */
export interface SheetChange {
  when: number;
  text: string;
}

/**
 * The whole score pad, after the `welcome` and whenever it has changed; words are the receiver's.
 *
 * `totals` are the scores in words, `outcome` is the ranking as it stands, `over` whether all is counted.
 * The last `extras` of the players are counted like the others, but nobody plays them.
 */
export interface Sheet {
  type: "sheet";
  players: string[];
  extras: number;
  pages: SheetPage[];
  totals: string[];
  outcome: Record<string, unknown>;
  over: boolean;
  changes: SheetChange[];
}

/** What was asked for is done, and safe on disk. */
export interface Done {
  type: "done";
  id: number;
}

/**
 * What was asked for was refused and nothing has changed. `id` is null where the message had none.
 *
 * `code` is stable; `reason` is more exact; `text` is in the receiver's language.
 */
export interface Error {
  type: "error";
  id: number | null;
  code: string;
  reason: string;
  text: string;
  rule: string | null;
  facts: Record<string, unknown>;
}

/** A move with its chance to win and the likely final score. */
export interface HintMove {
  move: string;
  words: string;
  chance: number;
  points: number;
}

/** Advice in two steps: `look` says where to look, `best` names the move and why. */
export interface Hint {
  type: "hint";
  id: number;
  turn: number;
  look: string;
  best: string;
  reasons: Record<string, unknown>[];
  moves: HintMove[];
}

/** The table in words; `choices` are the legal moves with their words. */
export interface Description {
  type: "description";
  id: number;
  turn: number;
  prompt: string;
  blocks: TextBlock[];
  choices: [string, string][];
}

/** Somebody showed a sign. */
export interface Reacted {
  type: "reacted";
  person: string;
  reaction: Reaction;
}

/**
 * The socket is about to close, and why: `stopping`, `left`, `removed`, `closed`, `slow`, `flood`.
 *
 * After `stopping` come back in a moment: nothing is lost.
 */
export interface Closing {
  type: "closing";
  reason: string;
}

/** The line is alive. */
export interface Pong {
  type: "pong";
  id: number;
}

export type FromClient =
  | Open
  | OpenPad
  | Join
  | Watch
  | Return
  | Sit
  | Stand
  | Rename
  | SeatBot
  | Clear
  | Swap
  | Configure
  | MakeHost
  | Remove
  | Start
  | Play
  | Rule
  | Score
  | NamePlayer
  | AskHint
  | Describe
  | React
  | Leave
  | Close
  | Ping;

export type ToClient =
  | Welcome
  | TableChanged
  | Update
  | Sheet
  | Done
  | Error
  | Hint
  | Description
  | Reacted
  | Closing
  | Pong;
