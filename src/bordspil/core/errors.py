"""Errors that say whose mistake it was, what was wrong and what would be right.

    GameError            everything below; `code` is stable, `facts` fill its translations
    ├── InvalidMove      the text is no move of this game
    ├── IllegalMove      a move, but not allowed now: `rule` says by which rule
    ├── NotDue           the seat has nothing to choose now
    ├── NoSuchSeat       the match has no such seat
    ├── MatchOver        the match has ended
    ├── StaleView        the move was meant for an earlier turn
    ├── BadOptions       unknown option, wrong value, or one that does not fit the others
    ├── BadSeatCount     the game is not for so many players
    ├── BadSeed          a match's seed is 32 bytes
    ├── BadTime          time runs forwards only
    ├── OutOfTime        the time for this move has run out; `tick` plays for the seat
    ├── UnknownGame      no folder holds such a game
    ├── UnknownRules     the game has no such version of its rules
    ├── UnknownBot       no bot of that name
    ├── BadBot           a bot with a setting that it does not have or can't use
    ├── BadCount         a score pad can't have this: no such thing, or more than the box has
    ├── BadData          plain data that is no such value as it should be; says where
    └── BadRecord        the record is damaged, forged or of another format; says where

A call that raises one of these has changed nothing.
"""

from __future__ import annotations

Fact = str | int
SHOWN = 40


def shown(value: object) -> str:
    """A wrong value as an error may repeat it: never long, and never an error itself.

    >>> shown("squid" * 20), shown(10**5000)
    ('squidsquidsquidsquidsquidsquidsquidsqui…', 'int')
    """
    try:
        text = str(value)
    except Exception:  # a number of more digits than Python prints, or an object that can't say itself
        text = type(value).__name__
    # Control codes in a stranger's file must not reach the terminal.
    text = "".join([sign if sign.isprintable() else "�" for sign in text[: SHOWN + 1]])
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


class GameError(Exception):
    """A caller's mistake, with a stable code and the facts that a translation needs."""

    code = "game-error"

    def __init__(
        self, message: str, *, reason: str | None = None, rule: str | None = None, **facts: Fact
    ) -> None:
        super().__init__(message)
        self.message = message
        # More exact than the code where there are several ways to go wrong; keys the translations.
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
    """The game is not for so many players."""

    code = "bad-seat-count"


class BadSeed(GameError):
    """A match's seed is 32 bytes."""

    code = "bad-seed"


class BadTime(GameError):
    """Time was passed in that lies before what has happened already."""

    code = "bad-time"


class OutOfTime(GameError):
    """Somebody's time has run out, and `tick` has not yet played for them."""

    code = "out-of-time"


class UnknownGame(GameError):
    """No folder holds such a game."""

    code = "unknown-game"


class UnknownRules(GameError):
    """The game has no such version of its rules."""

    code = "unknown-rules"


class UnknownBot(GameError):
    """No bot of that name."""

    code = "unknown-bot"


class BadBot(GameError):
    """A bot with settings that it does not have or can't use."""

    code = "bad-bot"


class BadCount(GameError):
    """A count on a score pad of something that is not counted there, or of more than there is."""

    code = "bad-count"


class BadData(GameError):
    """Plain data that is not the value it should be."""

    code = "bad-data"


class BadRecord(GameError):
    """A record that is damaged, forged or of another format."""

    code = "bad-record"
