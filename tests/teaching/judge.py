"""What a judge of tips and hints needs: a position as data, and a claim about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True)
class Claim:
    """What a tip or hint says: its message, its facts as data, and the pieces it points at.

    `view` is the seat's view, as the page gets it; `hands` is what everyone really holds.
    """

    key: str
    facts: Mapping[str, Any]
    pieces: tuple[str, ...]
    view: Data
    hands: tuple[tuple[str, ...], ...]

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    @property
    def me(self) -> int:
        """The seat that reads it."""
        seat: int = self.view["seat"]
        return seat


Judge = Mapping[str, Callable[[Claim], bool]]


def judge(claim: Claim, verdicts: Judge, on_screen: set[str]) -> list[str]:
    """What is wrong with a claim: nothing, if it is true and its pieces are there."""
    faults = []
    if claim.key not in verdicts:
        faults.append("no rule is known for it")
    elif not verdicts[claim.key](claim):
        faults.append("not true")
    if not claim.pieces:
        faults.append("names no piece")
    missing = [piece for piece in claim.pieces if piece not in on_screen]
    return [*faults, f"not on the screen: {missing}"] if missing else faults
