"""Hints in two steps, as a friend gives them: first where to look, then the move."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.bots.advice import Advice, RankedMove
from bordspil.core.game import Game
from bordspil.core.text import Block, Cell, Say, bare

# So many of the best moves are shown.
BEST = 4


def is_hint_word(typed: str, say: Say) -> bool:
    """Whether a hint is asked for: by `!`, in English or in the reader's language."""
    return bare(typed) in ("!", "hint", bare(say("hint-word")))


class Hint:
    """The advice for one position, put into words."""

    def __init__(self, game: Game, advice: Advice) -> None:
        self.text = game.text
        self.advice = advice

    def look(self, names: Sequence[str], say: Say) -> str:
        """The first step: where to look."""
        again = say("hint-again", word=say("hint-word"))
        return f"{self.text.look(self.advice.reasons, names, say)} {again}"

    def best(self, names: Sequence[str], say: Say) -> str:
        """The second step: the move, its chance, its points and its reasons."""
        best = self.advice.best
        move = say(
            self.text.best_key,
            move=self.text.move(best.move, names, say),
            chance=say("hint-percent", value=best.chance),
            points=say("hint-number", value=best.points),
        )
        return f"{move} {self.text.because(self.advice.reasons, names, say)}".strip()

    def shown(self) -> list[RankedMove]:
        """The recommended move, and the next most looked at in the order of their chances."""
        best, *others = self.advice.moves[:BEST]
        return [best, *sorted(others, key=lambda ranked: -ranked.chance)]

    def table(self, names: Sequence[str], say: Say) -> Block:
        """The best few moves beside each other."""
        rows = tuple(
            (
                Cell(self.text.move(ranked.move, names, say), "strong" if ranked is self.advice.best else ""),
                Cell(say("hint-percent", value=ranked.chance)),
                Cell(say("hint-number", value=ranked.points)),
            )
            for ranked in self.shown()
        )
        return Block("", (say("hint-move"), say("hint-chance"), say(self.text.points_key)), rows)
