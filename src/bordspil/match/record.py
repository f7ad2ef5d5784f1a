"""Records: a match as one line of JSON.

    {"format": 3, "game": …, "rules": 1, "options": {…}, "seats": ["Anna", …],
     "players": [{"face": "curls", "colour": 2, "bot": null}, …], "commitment": hex, "seed": hex (when over),
     "moves": [[seat, "text"], [seat, "text", "timeout"], [null, "ruling"], …],
     "outcome": {…} (when over), "chain": hex}

`rules` is the version of the game's rules that the match was played by, and that replays use. Records in
format 1 have no version; they use version 1. `players` says how the players looked, and the levels of the
bots; format 2 is a record that doesn't know.

The chain has four hex digits for the head, four for each move and four for the end, each hashed with all
before it: an accidental change shows at the move where it happened. The chain is not a signature (anyone who
can write a record can write its chain); seed and commitment prove that nobody changed the deal.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bordspil.core.errors import BadRecord, shown
from bordspil.core.to_data import to_json
from bordspil.match.player import Player

FORMAT = 3
# The format of a record that doesn't know how the players looked.
WITHOUT_PLAYERS = 2
LINK = 4
KEYS = (
    "format",
    "game",
    "rules",
    "options",
    "seats",
    "players",
    "commitment",
    "seed",
    "moves",
    "outcome",
    "chain",
)
# The first format that has a key, where it is not the first of all.
SINCE = {"rules": 2, "players": 3}
LONGEST_TEXT = 200
TIMEOUT = "timeout"


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move in a record; without a seat it is a ruling."""

    seat: int | None
    text: str
    timed_out: bool = False

    def as_data(self) -> list[Any]:
        """`[seat, "text"]`, marked if it was played because time ran out."""
        return [self.seat, self.text, TIMEOUT] if self.timed_out else [self.seat, self.text]


@dataclass(frozen=True, slots=True)
class Record:
    """The record of a match."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    seed: str | None
    moves: tuple[RecordedMove, ...]
    outcome: dict[str, Any] | None
    chain: str
    rules: int = 1
    players: tuple[Player, ...] | None = None
    format: int = WITHOUT_PLAYERS

    @classmethod
    def written(
        cls,
        *,
        game: str,
        options: dict[str, Any],
        seats: tuple[str, ...],
        commitment: str,
        seed: str | None,
        moves: tuple[RecordedMove, ...],
        outcome: dict[str, Any] | None,
        rules: int = 1,
        players: tuple[Player, ...] | None = None,
        format: int | None = None,
    ) -> Record:
        """Create a record and compute its chain; the format is the first that can hold it."""
        first = WITHOUT_PLAYERS if players is None else FORMAT
        unchained = cls(
            game,
            options,
            seats,
            commitment,
            seed,
            moves,
            outcome,
            "",
            rules,
            players,
            first if format is None else format,
        )
        return replace(unchained, chain="".join(unchained.links()))

    def links(self) -> Iterator[str]:
        """The links the chain should have: one for the head, one per move, one for the end."""
        parts: list[Any] = [self._head(), *(move.as_data() for move in self.moves), [self.seed, self.outcome]]
        so_far = b""
        for part in parts:
            so_far = hashlib.sha256(so_far + to_json(part).encode()).digest()
            yield so_far.hex()[:LINK]

    def _head(self) -> dict[str, Any]:
        return {
            "format": self.format,
            "game": self.game,
            **({"rules": self.rules} if self.format > 1 else {}),
            "options": self.options,
            "seats": list(self.seats),
            **({} if self.players is None else {"players": [player.as_data() for player in self.players]}),
            "commitment": self.commitment,
        }

    def as_data(self) -> dict[str, Any]:
        """The record as plain data, in the format it was written in."""
        return {
            **self._head(),
            "seed": self.seed,
            "moves": [move.as_data() for move in self.moves],
            "outcome": self.outcome,
            "chain": self.chain,
        }

    def as_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.as_data(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Parse a record from JSON; raises BadRecord with the place of the error."""
        try:
            data = json.loads(text, object_pairs_hook=_without_duplicates)
        except json.JSONDecodeError as problem:
            place = f"character {problem.pos + 1}"
            cut = problem.pos >= len(text.rstrip()) or "Unterminated" in problem.msg
            raise _bad(
                "record-cut-off" if cut else "record-not-json",
                place,
                "the line ends in the middle" if cut else f"not JSON: {problem.msg}",
            ) from None
        except (RecursionError, ValueError):
            # Nested too deep, or a number with more digits than Python accepts.
            raise _bad("record-not-json", "character 1", "no JSON that a record could hold") from None
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Record:
        """Read a record from plain data; raises BadRecord with the place of the error."""
        if not isinstance(data, Mapping):
            raise _bad("record-shape", "record", "must be {…}", right="{…}")
        try:
            to_json(data).encode()
        except (RecursionError, TypeError, ValueError):
            # Half a surrogate pair, or something that isn't JSON at all.
            raise _bad("record-not-json", "record", "no JSON that a record could hold") from None
        written = data.get("format", FORMAT)
        if type(written) is not int or not 1 <= written <= FORMAT:
            raise _bad(
                "record-format",
                "format",
                f"format {shown(written)} is not known; this program reads formats 1 to {FORMAT}",
                format=shown(written),
                known=f"1…{FORMAT}",
            )
        keys = [key for key in KEYS if written >= SINCE.get(key, 1)]
        for key in keys:
            if key not in data:
                raise _bad("record-key-missing", key, f"{key!r} is missing", key=key)
        for key in data:
            if key not in keys:
                raise _bad("record-key-unknown", shown(key), "does not belong here", key=shown(key))
        seats, moves, options, outcome = data["seats"], data["moves"], data["options"], data["outcome"]
        rules = data.get("rules", 1)
        _expect(isinstance(data["game"], str), "game", '"…"')
        _expect(type(rules) is int and rules > 0, "rules", "1, 2, …")
        _expect(isinstance(options, dict), "options", "{…}")
        _expect(isinstance(seats, list) and all(isinstance(name, str) for name in seats), "seats", '["…", …]')
        players = _read_players(data["players"], len(seats)) if "players" in keys else None
        _expect(_is_hex(data["commitment"], 64), "commitment", "64 × 0-9a-f")
        _expect(data["seed"] is None or _is_hex(data["seed"], 64), "seed", "64 × 0-9a-f | null")
        _expect(outcome is None or isinstance(outcome, dict), "outcome", "{…} | null")
        _expect(isinstance(moves, list), "moves", "[…]")
        read = tuple(_read_move(move, number, len(seats)) for number, move in enumerate(moves, 1))
        length = LINK * (len(read) + 2)
        _expect(_is_hex(data["chain"], length), "chain", f"{length} × 0-9a-f")
        return cls(
            data["game"],
            options,
            tuple(seats),
            data["commitment"],
            data["seed"],
            read,
            outcome,
            data["chain"],
            rules,
            players,
            written,
        )


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object without duplicate keys: parsers differ in which one they keep."""
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise _bad("record-key-twice", shown(key), "is there twice", key=shown(key))
        data[key] = value
    return data


def _read_move(move: object, number: int, seat_count: int) -> RecordedMove:
    place = f"move {number}"
    good = (
        isinstance(move, list)
        and len(move) in (2, 3)
        and (move[0] is None or isinstance(move[0], int))
        and not isinstance(move[0], bool)
        and isinstance(move[1], str)
        and len(move[1]) <= LONGEST_TEXT
        and (len(move) == 2 or (move[2] == TIMEOUT and move[0] is not None))
    )
    _expect(good, place, '[seat, "…"] | [seat, "…", "timeout"] | [null, "…"]')
    assert isinstance(move, list)
    _expect(move[0] is None or 0 <= move[0] < seat_count, place, f"[0…{seat_count - 1}, …]")
    return RecordedMove(move[0], move[1], len(move) == 3)


def _read_players(players: object, seat_count: int) -> tuple[Player, ...]:
    read = [Player.from_data(player) for player in players] if isinstance(players, list) else []
    found = tuple(player for player in read if player is not None)
    _expect(
        len(found) == len(read) == seat_count,
        "players",
        f'{seat_count} × {{"face": "…", "colour": 0, "bot": …}}',
    )
    return found


def _is_hex(value: object, length: int) -> bool:
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{length}}}", value) is not None


def _expect(good: bool, place: str, right: str) -> None:
    """Raise BadRecord unless `good`; what is expected is given in JSON, which needs no translation."""
    if not good:
        raise _bad("record-shape", place, f"must be {right}", right=right)


def _bad(reason: str, place: str, what: str, **facts: Any) -> BadRecord:
    return BadRecord(f"{place}: {what}", reason=reason, place=place, **facts)
