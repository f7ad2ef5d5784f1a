"""What happens in a match of Sequence, in the form that the oracle reads, and the oracle's verdict."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """The options of the match."""

    draw_yourself: bool = False  # SQ-14
    no_table_talk: bool = False  # SQ-21
    advanced: bool = False  # SQ-22


@dataclass(frozen=True)
class Cut:
    """One cut for the dealer: a card for each seat that cuts."""

    cards: dict[int, str]


@dataclass(frozen=True)
class Dealt:
    """A seat was dealt its hand."""

    seat: int
    cards: list[str]


@dataclass(frozen=True)
class Play:
    """A card was played and a chip put on the cell, or with a one-eyed jack taken from it."""

    seat: int
    card: str
    cell: str


@dataclass(frozen=True)
class Line:
    """The seat chose which five cells become a line of its team; only if there was a choice."""

    seat: int
    cells: list[str]


@dataclass(frozen=True)
class Dead:
    """A dead card was shown and exchanged; the replacement is the Drawn that follows."""

    seat: int
    card: str


@dataclass(frozen=True)
class Drawn:
    """A card was drawn by or for a seat; None if there was none to draw."""

    seat: int
    card: str | None


@dataclass(frozen=True)
class Reshuffled:
    """The discards were shuffled into the deck, just before a Drawn."""


@dataclass(frozen=True)
class DrawLost:
    """A seat lost its open draw; comes right after the cause, the next seat's Drawn or its own Play."""

    seat: int


@dataclass(frozen=True)
class Passed:
    """A seat could do nothing."""

    seat: int


@dataclass(frozen=True)
class Ruling:
    """The table ruled against a team."""

    team: int


@dataclass(frozen=True)
class Lost:
    """A seat discarded a card because of a ruling."""

    seat: int
    card: str


Step = Cut | Dealt | Play | Line | Dead | Drawn | Reshuffled | DrawLost | Passed | Ruling | Lost


@dataclass(frozen=True)
class Verdict:
    """The result of the match, so far or at its end."""

    placements: list[tuple[int, str]]  # team that placed the chip, cell
    removals: list[tuple[int, str]]  # team that removed the chip, cell
    lines: list[tuple[int, frozenset[str]]]  # team, cells: those that count, without `winning`
    winning: list[frozenset[str]]  # all windows the last placement completed, if it won the match
    chips: dict[str, int]  # cell -> team
    hands: list[list[str]]  # per seat, sorted
    winners: list[int]  # all seats that share the win
    over: bool
    reason: str  # "line" or "blocked"; "" while the match is running
