"""A game: its name, who can play it, its options, and how a match of it is set up."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from bordspil.core.errors import BadSeatCount, InvalidMove, UnknownRules, shown
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.pad import ScorePad
from bordspil.core.planning import Planning
from bordspil.core.reading import Reading
from bordspil.core.reason import Reason
from bordspil.core.rng import Rng
from bordspil.core.text import GameText
from bordspil.core.view import View

if TYPE_CHECKING:
    from bordspil.core.state import State

Value = TypeVar("Value")


class Game:
    """The base of every game. A game is a folder whose `__init__.py` holds an instance named `GAME`.

    Fill in the class variables, `new_state` and, with hidden things in the game, `sample_state`; the rest
    has plain fallbacks.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]]
    default_seat_count: ClassVar[int]
    options: ClassVar[type[Options]] = Options
    view: ClassVar[type[View]] = View
    action_count: ClassVar[int]
    planning: ClassVar[Planning] = Planning()
    # Increase it when a change of the rules would make a stored match go another way (see `with_rules`).
    rules_version: int = 1

    def new_state(self, seat_count: int, options: Options) -> State:
        """A state before the first deal: `State.begin` starts it."""
        raise TypeError(f"{type(self).__name__} must make its state")

    def with_rules(self, version: int) -> Game:
        """This game by an earlier version of its rules: a stored match is replayed as it was played.

        Raises UnknownRules for a version that this program does not have.

        >>> from bordspil.games import find_game
        >>> find_game("sequence").with_rules(1).rules_version
        1
        """
        if type(version) is int and 1 <= version <= self.rules_version:
            return self if version == self.rules_version else self.earlier_rules(version)
        known = ", ".join(str(number) for number in range(1, self.rules_version + 1))
        raise UnknownRules(
            f"this program has no version {shown(version)} of the rules of {self.title} (it has {known})",
            game=self.title,
            version=shown(version),
            known=known,
        )

    def earlier_rules(self, version: int) -> Game:
        """The game by an earlier version of its rules; needed only once `rules_version` is above 1."""
        raise TypeError(f"{type(self).__name__} must still be able to play by version {version} of its rules")

    def setup(self, seat_count: int, options: Options | None = None, *, rng: Rng) -> State:
        """A checked, started state, ready for the first move."""
        state = self.new_state(self.check_seat_count(seat_count), self.check_options(seat_count, options))
        state.begin(rng)
        return state

    def check_seat_count(self, seat_count: int) -> int:
        """The number of seats, or BadSeatCount where the game is not for so many."""
        allowed = ", ".join(str(count) for count in self.seat_counts)
        if (
            isinstance(seat_count, bool)
            or not isinstance(seat_count, int)
            or seat_count not in self.seat_counts
        ):
            raise BadSeatCount(
                f"{self.title} is for {allowed} players, not {shown(seat_count)}",
                game=self.title,
                allowed=allowed,
                count=shown(seat_count),
            )
        return seat_count

    def check_options(self, seat_count: int, options: Options | Mapping[str, object] | None) -> Options:
        """The options, or BadOptions where they are not this game's or don't fit the seats."""
        if options is None:
            options = self.options()
        checked = options if isinstance(options, self.options) else self.options.from_data(options)  # type: ignore[arg-type]
        checked.check(seat_count)
        return checked

    def sides(self, seat_count: int, options: Options) -> tuple[int, ...]:
        """The side of each seat, counted from 0: seats of one side win together; usually each is its own."""
        return tuple(range(seat_count))

    def parse_move(self, text: str) -> Move:
        """The move that a text says; raises InvalidMove with what would be right."""
        raise InvalidMove(f"{self.title} reads no moves", move=shown(text))

    def default_move(self, view: View) -> Move:
        """What is played for a seat whose time has run out: its first legal move."""
        return view.legal_moves[0]

    def plain_view(self, view: View) -> View:
        """What a person sees where the table has no memory aid: the view without what is only remembered."""
        return view

    def view_from_data(self, data: Any) -> View:
        """The view that `View.as_data` told, with which bots can think; raises BadData and says where."""
        return self.reading.read(self.view, data, "view")

    @cached_property
    def reading(self) -> Reading:
        """How values of this game are read back from plain data."""
        return Reading(self)

    def sample_state(self, view: View, rng: Rng) -> State:
        """A full state that agrees with a view: what the view does not tell is chosen at random."""
        raise TypeError(f"{type(self).__name__} must sample states from views")

    def reasons(self, view: View, move: Move) -> tuple[Reason, ...]:
        """What speaks for a legal move and against it, most important first; none where the game can't say.

        Every reason is true of the view, and says nothing that the view's seat can't know.
        """
        return ()

    @cached_property
    def text(self) -> GameText:
        """How the game is put into words; the fallback shows plain data."""
        return GameText()

    @cached_property
    def pad(self) -> ScorePad | None:
        """The score pad for the box at home; None where the game has none."""
        return None

    @cached_property
    def folder(self) -> Path:
        """Where the game's own files lie: rules, words."""
        return Path(inspect.getfile(type(self))).parent


def expected(value: object, kind: type[Value]) -> Value:
    """The value, or TypeError where it is of another game or no such thing at all."""
    if not isinstance(value, kind):
        raise TypeError(f"a {kind.__name__} is wanted, not {type(value).__name__}")
    return value
