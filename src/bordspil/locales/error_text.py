"""Errors in the reader's language, the same in the terminal and over the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from bordspil.locales import Localizer


@runtime_checkable
class Problem(Protocol):
    """An error that can be shown in any language, such as a GameError: its reason names the message."""

    message: str
    reason: str
    rule: str | None
    facts: Any
    __cause__: BaseException | None


def error_text(problem: Problem, say: Localizer, names: Sequence[str] = ()) -> str:
    """An error in the reader's language, with the rule behind it; its own message if there is no translation.

    `names` are the players' names by seat, if known.
    """
    given: Mapping[str, Any] = problem.facts
    facts = {name: localized_fact(name, fact, say) for name, fact in given.items()}
    if "due" in facts:
        facts["due"] = seat_names(str(facts["due"]), names)
    if isinstance(problem.__cause__, Problem):
        facts["why"] = error_text(problem.__cause__, say)
    key = f"error-{problem.reason}"
    text = say(key, **facts) if say.knows(key) else problem.message
    return f"{text} ({problem.rule})" if problem.rule else text


def localized_fact(name: str, value: Any, say: Localizer) -> Any:
    """A card, thing or place in the reader's language, anything else as it is."""
    if name == "place":
        return record_place_text(str(value), say)
    if name == "card" and say.knows(f"card-{value}"):
        return say(f"card-{value}")
    if name == "thing":
        # Things counted on a score pad are message keys.
        return say(str(value))
    # People count from 1.
    return value + 1 if name == "seat" and isinstance(value, int) else value


def seat_names(seats: str, names: Sequence[str]) -> str:
    """The names of the players in these seats; seat numbers, counted from 1, where names are unknown.

    >>> seat_names("0, 2", ["Anna", "Jón", "Ewa"]), seat_names("0, 2", [])
    ('Anna, Ewa', '1, 3')
    """
    numbers = [int(seat) for seat in seats.split(", ") if seat.isascii() and seat.isdecimal()]
    return ", ".join([names[seat] if seat < len(names) else str(seat + 1) for seat in numbers])


def record_place_text(text: str, say: Localizer) -> str:
    """A place in a record in the reader's language: `move 17`, `outcome, winners`, or the name of a field."""
    word, _, rest = text.partition(" ")
    key = f"place-{word.rstrip(',')}"
    return say(key, number=rest) if say.knows(key) else text
