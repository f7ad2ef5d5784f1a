"""Errors in the reader's language: the same words in the terminal and over the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from bordspil.locales import Speaker


@runtime_checkable
class Problem(Protocol):
    """An error that can be told in any language, such as a GameError: its reason names the message."""

    message: str
    reason: str
    rule: str | None
    facts: Any
    __cause__: BaseException | None


def explained(problem: Problem, say: Speaker, names: Sequence[str] = ()) -> str:
    """An error in the reader's language, with the rule behind it; its own words where there are none.

    `names` are those of the seats, where they are known.
    """
    given: Mapping[str, Any] = problem.facts
    facts = {name: localised(name, fact, say) for name, fact in given.items()}
    if "due" in facts:
        facts["due"] = seats_in_words(str(facts["due"]), names)
    if isinstance(problem.__cause__, Problem):
        facts["why"] = explained(problem.__cause__, say)
    key = f"error-{problem.reason}"
    text = say(key, **facts) if say.knows(key) else problem.message
    return f"{text} ({problem.rule})" if problem.rule else text


def localised(name: str, value: Any, say: Speaker) -> Any:
    """Cards, things and places in the reader's language, anything else as it is."""
    if name == "place":
        return place_in_words(str(value), say)
    if name == "card" and say.knows(f"card-{value}"):
        return say(f"card-{value}")
    if name == "thing":
        # What is counted on a score pad is named by its message.
        return say(str(value))
    # People count from 1.
    return value + 1 if name == "seat" and isinstance(value, int) else value


def seats_in_words(seats: str, names: Sequence[str]) -> str:
    """Who sits in these seats; their numbers, counted from 1, where nobody is known.

    >>> seats_in_words("0, 2", ["Anna", "Jón", "Ewa"]), seats_in_words("0, 2", [])
    ('Anna, Ewa', '1, 3')
    """
    numbers = [int(seat) for seat in seats.split(", ") if seat.isascii() and seat.isdecimal()]
    return ", ".join([names[seat] if seat < len(names) else str(seat + 1) for seat in numbers])


def place_in_words(text: str, say: Speaker) -> str:
    """Where in a record something is: `move 17`, `outcome, winners`, or the name of a field."""
    word, _, rest = text.partition(" ")
    key = f"place-{word.rstrip(',')}"
    return say(key, number=rest) if say.knows(key) else text
