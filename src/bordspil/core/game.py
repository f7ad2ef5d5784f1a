"""A game: its name, its numbers of seats, its options, and how to set up a match."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from bordspil.core.about import About
from bordspil.core.errors import BadSeatCount, InvalidMove, UnknownPiece, UnknownRules, shown
from bordspil.core.evaluator import Evaluator
from bordspil.core.event import Event
from bordspil.core.from_data import DataReader
from bordspil.core.highlight import Highlights
from bordspil.core.look import Look
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.outcome import Outcome
from bordspil.core.pad import ScorePad
from bordspil.core.python_game import PythonEvaluator
from bordspil.core.reason import Reason
from bordspil.core.rng import Rng
from bordspil.core.search_settings import SearchSettings
from bordspil.core.text import GameText
from bordspil.core.view import View

if TYPE_CHECKING:
    from bordspil.core.state import State

Value = TypeVar("Value")


class Game:
    """The base class of every game. A game is a folder whose `__init__.py` has an instance named `GAME`.

    Set the class variables and implement `new_state` and, if the game hides anything, `sample_state`; the
    rest has simple fallbacks.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]]
    default_seat_count: ClassVar[int]
    options: ClassVar[type[Options]] = Options
    view: ClassVar[type[View]] = View
    action_count: ClassVar[int]
    search_settings: ClassVar[SearchSettings] = SearchSettings()
    # Increase it when a change of the rules would change how a stored match replays (see `with_rules`).
    rules_version: int = 1

    def new_state(self, seat_count: int, options: Options) -> State:
        """A state before the first deal: `State.begin` starts it."""
        raise TypeError(f"{type(self).__name__} must make its state")

    def with_rules(self, version: int) -> Game:
        """This game with an earlier version of its rules, so that stored matches replay as they were played.

        Raises UnknownRules for a version that this program doesn't have.

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
        """The game with an earlier version of its rules; needed once `rules_version` is above 1."""
        raise TypeError(f"{type(self).__name__} must still be able to play by version {version} of its rules")

    def setup(self, seat_count: int, options: Options | None = None, *, rng: Rng) -> State:
        """A started state, ready for the first move."""
        state = self.new_state(self.check_seat_count(seat_count), self.check_options(seat_count, options))
        state.begin(rng)
        return state

    def check_seat_count(self, seat_count: int) -> int:
        """The number of seats; raises BadSeatCount if the game doesn't support it."""
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
        """The options; raises BadOptions if they aren't this game's or don't fit the number of seats."""
        if options is None:
            options = self.options()
        checked = options if isinstance(options, self.options) else self.options.from_data(options)  # type: ignore[arg-type]
        checked.check(seat_count)
        return checked

    def sides(self, seat_count: int, options: Options) -> tuple[int, ...]:
        """The side of each seat, counted from 0: seats of one side win together."""
        return tuple(range(seat_count))

    def parse_move(self, text: str) -> Move:
        """Read a move from its text; raises InvalidMove, saying what would be right."""
        raise InvalidMove(f"{self.title} reads no moves", move=shown(text))

    def default_move(self, view: View) -> Move:
        """The move made for a seat whose time has run out: its first legal move."""
        return view.legal_moves[0]

    def plain_view(self, view: View) -> View:
        """The view without a memory aid: what a person sees who has to remember the rest."""
        return view

    def view_from_data(self, data: Any) -> View:
        """Read back what `View.as_data` wrote, so that bots can use it; raises BadData, saying where."""
        return self.data_reader.read(self.view, data, "view")

    @cached_property
    def data_reader(self) -> DataReader:
        """Read values of this game back from plain data."""
        return DataReader(self)

    @cached_property
    def evaluator(self) -> Evaluator:
        """The heuristics that bots and search use; the fallback values an action by what it gains at once."""
        return PythonEvaluator()

    def sample_state(self, view: View, rng: Rng) -> State:
        """A full state that agrees with a view; what the view doesn't show is chosen at random."""
        raise TypeError(f"{type(self).__name__} must sample states from views")

    def reasons(self, view: View, move: Move) -> tuple[Reason, ...]:
        """The reasons for and against a legal move, most important first; empty if the game has none to give.

        Every reason is true and uses only what the view's seat can know.
        """
        return ()

    def look(self, view: View, move: Move) -> Look | None:
        """Something to look at before a move, without naming it; None if the game has nothing to point at.

        A look is true and uses only what the view's seat can know.
        """
        return None

    def pieces(self, view: View, move: Move) -> tuple[str, ...]:
        """The pieces on the board that a legal move is made with, by their names on the page."""
        return ()

    def highlights(self, events: Sequence[Event], outcome: Outcome) -> Highlights:
        """A finished match in a few sentences, from the events that everyone saw; none if there are no words.

        Every highlight is true, and none says again what another one says.
        """
        return Highlights()

    def about(self, view: View, piece: str) -> About:
        """What a piece is and is worth; raises UnknownPiece if the game says nothing about it.

        A sheet is true and uses only what the view's seat can know.
        """
        found = self.find_about(view, piece)
        if found is None:
            raise UnknownPiece(
                f"{self.title} has no piece {shown(piece)!r}", piece=shown(piece), game=self.title
            )
        return found

    def find_about(self, view: View, piece: str) -> About | None:
        """What a piece is and is worth; None for a name that means nothing."""
        return None

    @cached_property
    def text(self) -> GameText:
        """The texts of the game; the fallback shows plain data."""
        return GameText()

    @cached_property
    def pad(self) -> ScorePad | None:
        """The score pad for the box at home; None if the game has none."""
        return None

    @cached_property
    def folder(self) -> Path:
        """The folder of the game's own files: rules, texts."""
        return Path(inspect.getfile(type(self))).parent


def expected(value: object, kind: type[Value]) -> Value:
    """The value, or TypeError if it belongs to another game."""
    if not isinstance(value, kind):
        raise TypeError(f"a {kind.__name__} is wanted, not {type(value).__name__}")
    return value
