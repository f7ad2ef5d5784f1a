"""The texts of a game: moves, events and tables in words, for terminals and screen readers.

A `Block` is a table without a look: a title and rows of styled cells. `Say` looks up a message in the
reader's language. The base class shows any game as plain data, so you can play a game that has no texts yet.
"""

from __future__ import annotations

import enum
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Protocol

from bordspil.core.about import AboutLine, Worth
from bordspil.core.errors import InvalidMove, shown
from bordspil.core.event import Event
from bordspil.core.highlight import Highlight
from bordspil.core.look import Look
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.reason import Fact, Purpose, Reason
from bordspil.core.view import View


class Say(Protocol):
    """A function that looks up a message in the reader's language."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The text, with `facts` as its variables."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of text with a style: empty, `strong`, `dim`, `good`, `bad` or a colour name."""

    text: str
    style: str = ""


# One or several cells in one column.
Cells = Cell | tuple[Cell, ...]


# Letters that people type without their stroke, and that Unicode doesn't decompose.
PLAIN_LETTERS = str.maketrans({"ð": "d", "þ": "th", "æ": "ae", "ł": "l"})


@dataclass(frozen=True, slots=True)
class Block:
    """A table: title, headings (may be empty), rows of cells."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Cells, ...], ...]


# Messages that say where to look without giving the move away.
LOOK_KEYS = {
    Purpose.WINS: "look-wins",
    Purpose.SCORES: "look-scores",
    Purpose.BUILDS: "look-builds",
    Purpose.GAINS: "look-gains",
    Purpose.DENIES: "look-denies",
    Purpose.KEEPS: "look-keeps",
    Purpose.COSTS: "look-costs",
    Purpose.RISKS: "look-risks",
    Purpose.FORCED: "look-forced",
}

# Facts with a unit, worded the same in every sentence.
COUNT_KEYS = {"points": "count-points", "turns": "count-turns"}


class GameText:
    """Texts for any game, made from its data alone.

    `reason_keys` has the message of each reason, `look_keys` more precise ones about where to look.
    `best_key` and `points_key` are the messages for a hint's move and its likely scores; a game that counts
    something other than points has its own. `names` are the players' names by seat; without them, seats are
    numbered from 1.
    """

    best_key: ClassVar[str] = "hint-best"
    points_key: ClassVar[str] = "hint-points"

    reason_keys: ClassVar[Mapping[tuple[Purpose, str], str]] = {}
    look_keys: ClassVar[Mapping[tuple[Purpose, str], str]] = {}

    def move(self, move: Move, names: Sequence[str], say: Say) -> str:
        """A move in words."""
        return str(move)

    def ruling(self, typed: str, rulings: Sequence[Move], say: Say) -> Move | None:
        """The ruling that a person typed, among the possible ones; None if it isn't one."""
        return next((ruling for ruling in rulings if typed.casefold() == str(ruling)), None)

    def event(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[str]:
        """Lines that describe an event to a seat; empty if it isn't worth mentioning."""
        facts = [
            ("" if field.name == "seat" else f"{spaced(field.name)} ")
            + _plain(getattr(event, field.name), field.name, names)
            for field in fields(event)
        ]
        told = spaced(event.name()).capitalize()
        return [f"{told}: {', '.join(facts)}" if facts else told]

    def scoring(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[Block]:
        """Tables that explain the points of a scoring event; none for other events."""
        return []

    def table(self, view: View, names: Sequence[str], say: Say) -> list[Block]:
        """The table as a seat sees it."""
        skipped = {"game", "options", "legal_moves", "outcome"}
        rows = tuple(
            (Cell(field.name), Cell(_plain(getattr(view, field.name), field.name, names)))
            for field in fields(view)
            if field.name not in skipped
        )
        return [Block("", (), rows)]

    def typed_table(self, view: View, names: Sequence[str], say: Say) -> list[Block]:
        """The table as the terminal shows it, with what to type."""
        return self.table(view, names, say)

    def end(self, view: View, say: Say) -> list[Block]:
        """What to show when the match is over, as a spectator sees it."""
        return []

    def choices(self, view: View, names: Sequence[str], say: Say) -> list[Cell]:
        """The choices in words, to be picked by number."""
        return [Cell(self.move(move, names, say)) for move in view.legal_moves]

    def prompt(self, view: View, say: Say) -> str:
        """The question to the seat."""
        return say("play-prompt")

    def notes(self, options: Options, say: Say) -> list[str]:
        """What people should know before a match with these options."""
        return []

    def reason(self, reason: Reason, names: Sequence[str], say: Say) -> str:
        """A reason as a sentence."""
        facts = {name: self.fact(name, fact, names, say) for name, fact in reason.facts}
        key = self.reason_keys.get((reason.kind, reason.about))
        if key is not None:
            return say(key, **facts)
        return f"{reason.kind.value}, {reason.about}: " + ", ".join(
            [f"{name} {fact}" for name, fact in facts.items()]
        )

    def because(self, reasons: Sequence[Reason], names: Sequence[str], say: Say) -> str:
        """The reasons as sentences; empty for none."""
        return " ".join([self.reason(reason, names, say) for reason in reasons])

    def look(self, reasons: Sequence[Reason], names: Sequence[str], say: Say) -> str:
        """Where to look, according to the first reason, without naming the move."""
        if not reasons:
            return say("look-anywhere")
        first = reasons[0]
        facts = {name: self.fact(name, fact, names, say) for name, fact in first.facts}
        return say(self.look_keys.get((first.kind, first.about), LOOK_KEYS[first.kind]), **facts)

    def seen(self, look: Look | Highlight, names: Sequence[str], say: Say) -> str:
        """Something to look at in a position, or to remember of a match, as a sentence."""
        return say(look.key, **{name: self.fact(name, fact, names, say) for name, fact in look.facts})

    def about(self, line: Worth, names: Sequence[str], say: Say) -> str:
        """A line of a piece's sheet in words, without its points."""
        assert isinstance(line, AboutLine)
        return say(line.key, **{name: self.fact(name, fact, names, say) for name, fact in line.facts})

    def fact(self, name: str, fact: Fact, names: Sequence[str], say: Say) -> str | int | float:
        """A fact as a variable of a message: a number, the name of a seat, points in words."""
        if name in COUNT_KEYS and isinstance(fact, int):
            return say(COUNT_KEYS[name], count=fact)
        if name == "seat" and isinstance(fact, int):
            return seat_name(fact, names, say)
        if isinstance(fact, enum.Enum):
            return str(fact.value)
        if isinstance(fact, tuple):
            return ", ".join([str(self.fact("", part, names, say)) for part in fact])
        return fact

    def help(self, say: Say) -> str:
        """What you can type in this game, besides what you can type in every game."""
        return ""

    def answer(self, typed: str, view: View, say: Say) -> list[Block] | None:
        """Tables that answer a typed question; None if it isn't one."""
        return None

    def read(self, typed: str, view: View, names: Sequence[str], say: Say) -> Move:
        """The move that a person typed: by its number in `choices`, its text or its words."""
        moves = view.legal_moves
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:9]) <= len(moves):
            return moves[int(typed) - 1]
        for move in moves:
            if typed.casefold() in (str(move).casefold(), self.move(move, names, say).casefold()):
                return move
        raise InvalidMove(
            f"{shown(typed)!r} is none of the moves; type a number from 1 to {len(moves)}",
            reason="typed-no-move",
            move=shown(typed),
            last=len(moves),
        )


def seat_name(seat: int, names: Sequence[str], say: Say) -> str:
    """The name of the player in a seat, or its number, counted from 1."""
    return names[seat] if seat < len(names) else say("page-seat", number=seat + 1)


def bare(word: str) -> str:
    """A word in lower case and without accents, as people type it in a hurry.

    >>> bare("Łosoś"), bare("búðingur")
    ('losos', 'budingur')
    """
    plain = unicodedata.normalize("NFD", word.casefold()).translate(PLAIN_LETTERS)
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def spaced(name: str) -> str:
    """An identifier as words.

    >>> spaced("hand_sizes"), spaced("card-played")
    ('hand sizes', 'card played')
    """
    return name.replace("_", " ").replace("-", " ")


def counted(name: str, count: int) -> str:
    """A name with its count, if more than one."""
    return f"{name} ×{count}" if count > 1 else name


def point_style(points: int) -> str:
    """The style of some points: good, bad or dim."""
    return "good" if points > 0 else "bad" if points < 0 else "dim"


def _plain(value: Any, name: str, names: Sequence[str]) -> str:
    if name == "seat" and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if isinstance(value, tuple):
        # `due` lists seats.
        part = "seat" if name == "due" else ""
        # Keep nested groups apart.
        between = " · " if any(isinstance(item, tuple) for item in value) else ", "
        return between.join(_plain(item, part, names) for item in value)
    return str(value)
