"""How a game is put into words and simple tables, for terminals and screen readers.

A `Block` is neutral: a heading, rows of cells, each with a style; whoever draws decides how. `Say` looks a
message up in the reader's language. The base class shows any game as plain data, so that a game without words
of its own can be played.
"""

from __future__ import annotations

import enum
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Protocol

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.reason import Fact, Purpose, Reason
from bordspil.core.view import View


class Say(Protocol):
    """Gives the text of a message in the reader's language."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The text; `facts` fill its gaps."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of text with a style: empty, `strong`, `dim`, `good`, `bad` or a colour name."""

    text: str
    style: str = ""


# Several cells in one place of a table, one after the other.
Cells = Cell | tuple[Cell, ...]


# Letters that lose nothing but a stroke when typed in a hurry, and that Unicode does not take apart.
PLAIN_LETTERS = str.maketrans({"ð": "d", "þ": "th", "æ": "ae", "ł": "l"})


@dataclass(frozen=True, slots=True)
class Block:
    """A table: title, headings (may be empty), rows of cells."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Cells, ...], ...]


# Where to look, said without giving the move away.
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

# Facts that are counted in words, the same in every sentence.
COUNT_KEYS = {"points": "count-points", "turns": "count-turns"}


class GameText:
    """Words for any game, from nothing but its data.

    `reason_keys` names the message of each reason, `look_keys` those that say more about where to look.
    `best_key` and `points_key` are how a hint puts its move and heads the likely scores: a game that counts
    something else than points has its own. Names are those of the seats; where none are known, people are
    called by their seats, counted from 1.
    """

    best_key: ClassVar[str] = "hint-best"
    points_key: ClassVar[str] = "hint-points"

    reason_keys: ClassVar[Mapping[tuple[Purpose, str], str]] = {}
    look_keys: ClassVar[Mapping[tuple[Purpose, str], str]] = {}

    def move(self, move: Move, names: Sequence[str], say: Say) -> str:
        """A move as people say it."""
        return str(move)

    def ruling(self, typed: str, rulings: Sequence[Move], say: Say) -> Move | None:
        """The ruling that a person typed, of those that are possible; None where none was meant."""
        return next((ruling for ruling in rulings if typed.casefold() == str(ruling)), None)

    def event(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[str]:
        """Lines that tell an event to a seat; none where there is nothing worth telling."""
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
        """The table where moves are typed, with what they are typed by."""
        return self.table(view, names, say)

    def end(self, view: View, say: Say) -> list[Block]:
        """What is worth a last look when the match is over, as a spectator sees it."""
        return []

    def choices(self, view: View, names: Sequence[str], say: Say) -> list[Cell]:
        """What can be chosen, in words, for picking by number."""
        return [Cell(self.move(move, names, say)) for move in view.legal_moves]

    def prompt(self, view: View, say: Say) -> str:
        """What the seat is asked."""
        return say("play-prompt")

    def notes(self, options: Options, say: Say) -> list[str]:
        """What people should know about a match with these options before it begins."""
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
        """Reasons, one sentence after the other; empty for none."""
        return " ".join([self.reason(reason, names, say) for reason in reasons])

    def look(self, reasons: Sequence[Reason], names: Sequence[str], say: Say) -> str:
        """Where to look, by the first of the reasons, without naming the move."""
        if not reasons:
            return say("look-anywhere")
        first = reasons[0]
        facts = {name: self.fact(name, fact, names, say) for name, fact in first.facts}
        return say(self.look_keys.get((first.kind, first.about), LOOK_KEYS[first.kind]), **facts)

    def fact(self, name: str, fact: Fact, names: Sequence[str], say: Say) -> str | int | float:
        """A fact as a message takes it: a number, a name for a seat, points in words."""
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
        """What else can be typed in this game, beside what can be typed in every game."""
        return ""

    def answer(self, typed: str, view: View, say: Say) -> list[Block] | None:
        """Tables that answer a question which was typed instead of a move; None where it is none."""
        return None

    def read(self, typed: str, view: View, names: Sequence[str], say: Say) -> Move:
        """The move that a person typed: its number in `choices`, its text or its words."""
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
    """Who sits in a seat; its number, counted from 1, where nobody is known."""
    return names[seat] if seat < len(names) else say("page-seat", number=seat + 1)


def bare(word: str) -> str:
    """A word as hurried people type it: lower case, without accents.

    >>> bare("Łosoś"), bare("búðingur")
    ('losos', 'budingur')
    """
    plain = unicodedata.normalize("NFD", word.casefold()).translate(PLAIN_LETTERS)
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def spaced(name: str) -> str:
    """The name of a thing in code as words.

    >>> spaced("hand_sizes"), spaced("card-played")
    ('hand sizes', 'card played')
    """
    return name.replace("_", " ").replace("-", " ")


def counted(name: str, count: int) -> str:
    """A name with how often it is there, if more than once."""
    return f"{name} ×{count}" if count > 1 else name


def point_style(points: int) -> str:
    """Good, bad or nothing special."""
    return "good" if points > 0 else "bad" if points < 0 else "dim"


def _plain(value: Any, name: str, names: Sequence[str]) -> str:
    if name == "seat" and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if isinstance(value, tuple):
        # Those who are due are seats.
        part = "seat" if name == "due" else ""
        # Groups within a list stay apart.
        between = " · " if any(isinstance(item, tuple) for item in value) else ", "
        return between.join(_plain(item, part, names) for item in value)
    return str(value)
