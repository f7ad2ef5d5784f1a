"""Every message between a client and the table, in one place; docs/protocol.md tells a whole conversation.

A socket serves one table. The first message says which: `open`, `open_pad`, `join`, `watch` or `return`; the
answer is `welcome`. Every message from a client has an `id` of the client's choice; exactly one `done`,
`error`, `welcome`, `hint`, `about`, `description`, `highlights` or `pong` answers it. Whatever else comes is
told to everyone whom it concerns: `table` when something about the table changed, `update` when something
happened in the match, `sheet` when something was written on a score pad.

Views, events and moves are the game's own data (`View.as_data`, `Event.as_data`, the text of a move); the
messages carry them and know nothing about them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1
LARGEST = 16 * 1024

Id = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Code = Annotated[str, Meta(min_length=4, max_length=20)]
Secret = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
# The code of one of the server's languages, which /api/games lists.
Language = Annotated[str, Meta(min_length=2, max_length=35)]
Hints = Literal["off", "on"]
Reaction = Literal["hello", "nice", "wow", "ouch", "thinking", "hurry", "thanks", "sorry"]
# The drawings that people can choose from.
PersonFace = Literal["long-hair", "beard", "curls", "glasses", "cap", "scarf", "moustache", "plaits"]
SeatColour = Annotated[int, Meta(ge=0, le=11)]
Seconds = Annotated[float, Meta(gt=0, le=7 * 24 * 3600)]
Grace = Annotated[float, Meta(ge=0, le=24 * 3600)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Pace = Annotated[float, Meta(ge=0, le=10)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, apart from the game's options.

    `seconds_per_move`: a limit for every move (null: none). `grace`: after so many seconds a bot plays for
    who is away (null: never). `stand_in`: that bot's level. `memory_aid`: whether hands that were seen are
    shown. `hints`: whether people may ask for them. `public`: whether the table is listed. `pace`: how long
    bots wait before a move that others watch.
    """

    seconds_per_move: Seconds | None = None
    grace: Grace | None = 60.0
    stand_in: Word = "family"
    memory_aid: bool = True
    hints: Hints = "on"
    public: bool = False
    pace: Pace = 0.8


class SettingsChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Some of the settings; what is left out stays as it is."""

    seconds_per_move: Seconds | UnsetType | None = UNSET
    grace: Grace | UnsetType | None = UNSET
    stand_in: Word | UnsetType = UNSET
    memory_aid: bool | UnsetType = UNSET
    hints: Hints | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET


# From the client.


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What every message from a client has."""

    id: Id


class Open(FromClient, tag="open", frozen=True):
    """Opens a table and joins it as its host; `seat` takes a seat at once."""

    game: Word
    name: Name
    seat_count: Annotated[int, Meta(ge=1, le=12)] | None = None
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    seat: SeatNumber | None = None
    bots: dict[str, Word] = {}
    face: PersonFace | None = None
    colour: SeatColour | None = None
    language: Language | None = None


class OpenPad(FromClient, tag="open_pad", frozen=True):
    """Opens a score pad for the box at home: a table at which nothing is played but everyone may write."""

    game: Word
    name: Name
    players: Annotated[tuple[Name, ...], Meta(max_length=12)]
    options: dict[str, Any] = {}
    face: PersonFace | None = None
    colour: SeatColour | None = None
    language: Language | None = None


class Join(FromClient, tag="join", frozen=True):
    """Joins a table by its code, without a seat as yet (`sit` takes one); `seat` takes one at once.

    `face` and `colour` are wishes: if somebody has the colour already, the nearest free one is given.
    """

    code: Code
    name: Name
    seat: SeatNumber | None = None
    face: PersonFace | None = None
    colour: SeatColour | None = None
    language: Language | None = None


class Watch(FromClient, tag="watch", frozen=True):
    """Looks on by the table's spectator link."""

    key: Secret
    language: Language | None = None


class Return(FromClient, tag="return", frozen=True):
    """Comes back to a table by the token that `welcome` gave; `seen` is how many events were received.

    `face` and `colour` are what the person wishes to look like now.
    """

    token: Secret
    match: Annotated[int, Meta(ge=0)] = 0
    seen: Annotated[int, Meta(ge=0)] = 0
    face: PersonFace | None = None
    colour: SeatColour | None = None
    language: Language | None = None


class Sit(FromClient, tag="sit", frozen=True):
    """Takes a free seat, or changes to it."""

    seat: SeatNumber


class Stand(FromClient, tag="stand", frozen=True):
    """Gives the own seat up; in a running match a bot plays on."""


class Rename(FromClient, tag="rename", frozen=True):
    """Takes another name, face or colour; what is left out stays."""

    name: Name | None = None
    face: PersonFace | None = None
    colour: SeatColour | None = None


class SeatBot(FromClient, tag="seat_bot", frozen=True):
    """Host: puts a bot of some level into a free seat or in place of another bot."""

    seat: SeatNumber
    bot: Word


class Clear(FromClient, tag="clear", frozen=True):
    """Host: takes a bot or a person out of a seat; a running match goes on with a bot until somebody sits."""

    seat: SeatNumber


class Swap(FromClient, tag="swap", frozen=True):
    """Host: lets two seats change places, before the start: who sits where decides the teams."""

    a: SeatNumber
    b: SeatNumber


class Configure(FromClient, tag="configure", frozen=True):
    """Host: changes game, seats, options or settings; what is left out stays.

    In a running match only settings that don't touch it: not the clock, not the memory aid.
    """

    game: Word | UnsetType = UNSET
    seat_count: Annotated[int, Meta(ge=1, le=12)] | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    settings: SettingsChange | UnsetType = UNSET


class MakeHost(FromClient, tag="make_host", frozen=True):
    """Host: hands the host's rights to somebody else."""

    person: Word


class Remove(FromClient, tag="remove", frozen=True):
    """Host: sends somebody away from the table; in a running match a bot plays on for the seat."""

    person: Word


class Start(FromClient, tag="start", frozen=True):
    """Host: starts the match; after one has ended, the rematch."""


class Play(FromClient, tag="play", frozen=True):
    """Makes the own seat's move. `turn` is the turn of the view that it was chosen from."""

    move: MoveText
    turn: Annotated[int, Meta(ge=0)]


class TakeBack(FromClient, tag="take_back", frozen=True):
    """Takes back the own seat's choice while nobody has seen it; `turn` is the turn it was made in."""

    turn: Annotated[int, Meta(ge=0)]


class Rule(FromClient, tag="rule", frozen=True):
    """Host: makes a ruling (Sequence, no table talk)."""

    ruling: MoveText


class Score(FromClient, tag="score", frozen=True):
    """Writes counts of a player on a page of the score pad; what is left out stays. The last one wins."""

    page: Annotated[int, Meta(ge=0, le=1000)]
    player: SeatNumber
    counts: dict[Word, Count]


class NamePlayer(FromClient, tag="name_player", frozen=True):
    """Gives a player of the score pad another name."""

    player: SeatNumber
    name: Name


class AskHint(FromClient, tag="ask_hint", frozen=True):
    """Asks for advice on the own seat's next move."""


class AskAbout(FromClient, tag="ask_about", frozen=True):
    """Asks what a piece is worth and how many like it may still come, as far as one's own seat can know.

    Pieces have the names that `hint` uses: `card:tempura`, `plate:2:sashimi`, `cell:57`.
    """

    piece: Word


class Describe(FromClient, tag="describe", frozen=True):
    """Asks for the table in words: for screen readers and for games that have no board of their own."""


class AskHighlights(FromClient, tag="ask_highlights", frozen=True):
    """Asks for the match in a few sentences, once it is over."""


class React(FromClient, tag="react", frozen=True):
    """Shows one of a few signs to everyone at the table."""

    reaction: Reaction


class Leave(FromClient, tag="leave", frozen=True):
    """Leaves the table for good; the seat is free again, or played on by a bot."""


class Close(FromClient, tag="close", frozen=True):
    """Host: closes the table and deletes everything stored of it, finished matches too."""


class Ping(FromClient, tag="ping", frozen=True):
    """Asks whether the line is alive."""


FirstMessage = Open | OpenPad | Join | Watch | Return
AnyFromClient = (
    Open
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
    | TakeBack
    | Rule
    | Score
    | NamePlayer
    | AskHint
    | AskAbout
    | Describe
    | AskHighlights
    | React
    | Leave
    | Close
    | Ping
)


# To the client.


class SeatInfo(Struct, frozen=True):
    """Who holds a seat: a person, a bot (its level), nobody. `stand_in`: a bot plays for the person now.

    `name`, `face` and `colour` are what everyone sees: the person's, or those of the bot's character. Bots
    also play for seats that were left in a match.
    """

    person: str | None = None
    bot: str | None = None
    stand_in: bool = False
    name: str | None = None
    face: str | None = None
    colour: int | None = None


class PersonInfo(Struct, frozen=True):
    """Somebody at the table; `present` while at least one socket is open."""

    person: str
    name: str
    present: bool
    face: str
    colour: int


class EveningLine(Struct, frozen=True):
    """What somebody has won at this table so far.

    `person` is null for a bot, `bot` is its level. `points` has the points in each game, as they are not
    comparable.
    """

    person: str | None
    name: str
    face: str
    colour: int
    bot: str | None
    wins: int
    points: dict[str, int]


class TableInfo(Struct, frozen=True):
    """All about a table but the match. `match` counts the matches begun; `names` are the seats' in it.

    `rulings` are what the host may rule now (`rule`); most games know none. `evening` adds up all finished
    matches of this table, most wins first.
    """

    code: str
    game: str
    options: dict[str, Any]
    settings: Settings
    seats: tuple[SeatInfo, ...]
    sides: tuple[int, ...]
    people: tuple[PersonInfo, ...]
    host: str | None
    spectators: int
    match: int
    running: bool
    names: tuple[str, ...]
    rulings: tuple[str, ...]
    records: tuple[str, ...]
    watch_key: str
    evening: tuple[EveningLine, ...] = ()


class TextBlock(Struct, frozen=True):
    """A table of text: each place has one or more pieces, with their text and style."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[tuple[tuple[str, str], ...], ...], ...]


class EventWords(Struct, frozen=True):
    """An event in words: sentences, and for a scoring the tables that explain it."""

    lines: tuple[str, ...]
    blocks: tuple[TextBlock, ...]


class ToClient(Struct, frozen=True, tag_field="type", kw_only=True):
    """What every message to a client is."""


class Welcome(ToClient, tag="welcome", frozen=True):
    """You are at the table. `token` brings you back (null for spectators); `events` are those not yet seen.

    `number` is how many events there are in all for this seat, `deadline` the seconds left for the next move.
    """

    id: int
    protocol: int
    person: str | None
    token: str | None
    table: TableInfo
    seat: int | None
    match: int
    number: int
    events: tuple[dict[str, Any], ...]
    words: tuple[EventWords, ...] | None
    view: dict[str, Any] | None
    deadline: float | None


class TableChanged(ToClient, tag="table", frozen=True):
    """Something about the table changed; `seat` is the receiver's own."""

    table: TableInfo
    seat: int | None


class Update(ToClient, tag="update", frozen=True):
    """Something happened in the match: the events from number `number - len(events)` on, and what changed.

    `changes` holds the fields of the view that differ from before (all of them when a match begins or the
    receiver's seat has changed: `whole`); `words` tell each event in the receiver's language, if asked for.
    """

    match: int
    number: int
    events: tuple[dict[str, Any], ...]
    words: tuple[EventWords, ...] | None
    whole: bool
    changes: dict[str, Any]
    deadline: float | None


class SheetThing(Struct, frozen=True):
    """Something that is counted: its name, in words too, and how many one player can have."""

    name: str
    label: str
    most: int


class SheetPage(Struct, frozen=True):
    """A page of a score pad. `rows` has what is counted for each player, null where nobody has done it yet.

    `event` is the game's scoring event (null: nothing is written here), `blocks` explain it player by player.
    """

    title: str
    number: int | None
    things: tuple[SheetThing, ...]
    rows: tuple[dict[str, int] | None, ...]
    points: tuple[int, ...]
    event: dict[str, Any] | None
    blocks: tuple[TextBlock, ...]


class SheetChange(Struct, frozen=True):
    """A line of the history: when (seconds since 1970), and who wrote what."""

    when: float
    text: str


class Sheet(ToClient, tag="sheet", frozen=True):
    """The whole score pad, after the `welcome` and whenever it has changed; words are the receiver's.

    `totals` are the scores in words, `outcome` is the ranking as it stands, `over` whether all is counted.
    The last `extras` of the players are counted like the others, but nobody plays them.
    """

    players: tuple[str, ...]
    extras: int
    pages: tuple[SheetPage, ...]
    totals: tuple[str, ...]
    outcome: dict[str, Any]
    over: bool
    changes: tuple[SheetChange, ...]


class Done(ToClient, tag="done", frozen=True):
    """What was asked for is done, and safe on disk."""

    id: int


class Error(ToClient, tag="error", frozen=True):
    """What was asked for was refused and nothing has changed. `id` is null where the message had none.

    `code` is stable; `reason` is more exact; `text` is in the receiver's language.
    """

    id: int | None
    code: str
    reason: str
    text: str
    rule: str | None
    facts: dict[str, Any]


class HintMove(Struct, frozen=True):
    """A move with its chance to win and the likely final score; `pieces` is what it is made with."""

    move: str
    words: str
    chance: float
    points: float
    pieces: tuple[str, ...] = ()


class Hint(ToClient, tag="hint", frozen=True):
    """Advice in two steps: `look` says where to look, `best` names the move and why.

    `pieces` names what `look` speaks of, `best_pieces` what the best move is made with: `card:tempura`,
    `plate:2:sashimi`, `cell:57`. The names are the page's; other clients can ignore them.
    """

    id: int
    turn: int
    look: str
    best: str
    reasons: tuple[dict[str, Any], ...]
    moves: tuple[HintMove, ...]
    pieces: tuple[str, ...] = ()
    best_pieces: tuple[str, ...] = ()


class AboutLine(Struct, frozen=True):
    """A line of words; where it is about points, they belong before it: +9 on your wasabi."""

    text: str
    points: int = 0


class About(ToClient, tag="about", frozen=True):
    """About a piece, in words: what it is worth, in general and now, and what may still come.

    `pictures` are pieces to draw. `left` is how many may still come, null where nothing does; `coming` says
    so in words. `rule` is the rule to read.
    """

    id: int
    turn: int
    piece: str
    title: str
    pictures: tuple[str, ...]
    lines: tuple[AboutLine, ...]
    coming: tuple[str, ...]
    left: int | None
    rule: str


class Description(ToClient, tag="description", frozen=True):
    """The table in words; `choices` are the legal moves with their words."""

    id: int
    turn: int
    prompt: str
    blocks: tuple[TextBlock, ...]
    choices: tuple[tuple[str, str], ...]


class HighlightWords(Struct, frozen=True):
    """A highlight: whose it was (a seat, a side or nobody's), in words, and the pieces it is about."""

    seat: int | None
    side: int | None
    text: str
    pieces: tuple[str, ...]


class Highlights(ToClient, tag="highlights", frozen=True):
    """The match in a few sentences, the decisive one last; everyone gets the same.

    `closeness` says for each seat how near to the others it ended: `3 points ahead`; empty if there is
    nothing to say.
    """

    id: int
    match: int
    story: tuple[HighlightWords, ...]
    closeness: tuple[str, ...]


class Reacted(ToClient, tag="reacted", frozen=True):
    """Somebody showed a sign."""

    person: str
    reaction: Reaction


class Closing(ToClient, tag="closing", frozen=True):
    """The socket is about to close, and why: `stopping`, `left`, `removed`, `closed`, `slow`, `flood`.

    After `stopping` come back in a moment: nothing is lost.
    """

    reason: str


class Pong(ToClient, tag="pong", frozen=True):
    """The line is alive."""

    id: int


AnyToClient = (
    Welcome
    | TableChanged
    | Update
    | Sheet
    | Done
    | Error
    | Hint
    | About
    | Description
    | Highlights
    | Reacted
    | Closing
    | Pong
)

decode_from_client = msgspec.json.Decoder(AnyFromClient).decode
decode_to_client = msgspec.json.Decoder(AnyToClient).decode
encode = msgspec.json.Encoder(order="deterministic").encode
