"""Errors that say what was wrong and what would be right.

    GameError              the base class; `code` is stable, `facts` fill the translations
    ├── InvalidMove        the text is not a move of this game
    ├── IllegalMove        a move, but not allowed now: `rule` says by which rule
    ├── NotDue             the seat has nothing to choose now
    ├── NothingToTakeBack  the seat has made no choice that nobody has seen yet
    ├── UnknownPiece       the game has no piece of that name
    ├── NoSuchSeat         the match has no such seat
    ├── MatchOver          the match has ended
    ├── StaleView          the move was meant for an earlier turn
    ├── BadOptions         unknown option, wrong value, or one that does not fit the others
    ├── BadSeatCount       the game doesn't support this number of players
    ├── BadSeed            a match's seed is 32 bytes
    ├── BadTime            time can only go forwards
    ├── OutOfTime          the time for this move has run out; `tick` plays for the seat
    ├── UnknownGame        there is no such game
    ├── UnknownRules       the game has no such version of its rules
    ├── UnknownBot         no bot of that name
    ├── BadBot             a bot with a setting that it doesn't have or can't use
    ├── BadCount           a count that is not on the score pad, or more than the box has
    ├── BadData            plain data that can't be read as the expected value; says where
    └── BadRecord          the record is damaged, forged or of another format; says where

A call that raises one of these has changed nothing.
"""

from __future__ import annotations

Fact = str | int
SHOWN = 40


def shown(value: object) -> str:
    """A wrong value as an error message may quote it: never long, and never failing.

    >>> shown("squid" * 20), shown(10**5000)
    ('squidsquidsquidsquidsquidsquidsquidsqui…', 'int')
    """
    try:
        text = str(value)
    except Exception:  # a number with more digits than Python prints, or a broken __str__
        text = type(value).__name__
    # Control codes in somebody's file must not reach the terminal.
    text = "".join([sign if sign.isprintable() else "�" for sign in text[: SHOWN + 1]])
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


class GameError(Exception):
    """A caller's mistake, with a stable code and the facts that translations need."""

    code = "game-error"

    def __init__(
        self, message: str, *, reason: str | None = None, rule: str | None = None, **facts: Fact
    ) -> None:
        super().__init__(message)
        self.message = message
        # More precise than the code; the key of the translation.
        self.reason = reason or self.code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class InvalidMove(GameError):
    """The text can't be read as a move of this game."""

    code = "invalid-move"


class IllegalMove(GameError):
    """A readable move that is not allowed now."""

    code = "illegal-move"


class NotDue(GameError):
    """The seat has nothing to choose now."""

    code = "not-due"


class NothingToTakeBack(GameError):
    """The seat has made no choice that nobody has seen yet."""

    code = "nothing-to-take-back"


class UnknownPiece(GameError):
    """The game has no piece of that name."""

    code = "unknown-piece"


class NoSuchSeat(GameError):
    """The match has no such seat."""

    code = "no-such-seat"


class MatchOver(GameError):
    """The match has ended."""

    code = "match-over"


class StaleView(GameError):
    """The move was meant for an earlier turn."""

    code = "stale-view"


class BadOptions(GameError):
    """An option that the game does not have, or a value that it can't take."""

    code = "bad-options"


class BadSeatCount(GameError):
    """The game doesn't support this number of players."""

    code = "bad-seat-count"


class BadSeed(GameError):
    """A match's seed is 32 bytes."""

    code = "bad-seed"


class BadTime(GameError):
    """The time passed in is earlier than what has already happened."""

    code = "bad-time"


class OutOfTime(GameError):
    """Somebody's time has run out, and `tick` has not yet played for them."""

    code = "out-of-time"


class UnknownGame(GameError):
    """There is no such game."""

    code = "unknown-game"


class UnknownRules(GameError):
    """The game has no such version of its rules."""

    code = "unknown-rules"


class UnknownBot(GameError):
    """No bot of that name."""

    code = "unknown-bot"


class BadBot(GameError):
    """A bot with a setting that it doesn't have or can't use."""

    code = "bad-bot"


class BadCount(GameError):
    """A count that is not on the score pad, or more than the box has."""

    code = "bad-count"


class BadData(GameError):
    """Plain data that can't be read as the expected value."""

    code = "bad-data"


class BadRecord(GameError):
    """A record that is damaged, forged or of another format."""

    code = "bad-record"
