"""Hints in two steps, the way a friend would give them: first where to look, then the move."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.bots.advice import Advice, RankedMove
from bordspil.core.game import Game
from bordspil.core.text import Block, Cell, Say, bare

# How many moves the table of a hint lists.
SHOWN = 4


def is_hint_word(typed: str, say: Say) -> bool:
    """Whether someone typed a request for a hint: `!`, or the word for it in English or their language."""
    return bare(typed) in ("!", "hint", bare(say("hint-word")))


class Hint:
    """Advice for one position, as text."""

    def __init__(self, game: Game, advice: Advice) -> None:
        self.text = game.text
        self.advice = advice

    def look(self, names: Sequence[str], say: Say) -> str:
        """The first step: where to look."""
        look = self.advice.look
        if look is None:
            return self.text.look(self.advice.reasons, names, say)
        return self.text.seen(look, names, say)

    def typed_look(self, names: Sequence[str], say: Say) -> str:
        """The first step in a terminal, with how to get the second."""
        return f"{self.look(names, say)} {say('hint-again', word=say('hint-word'))}"

    def best(self, names: Sequence[str], say: Say) -> str:
        """The second step: the move with its chance of winning, its points and the reasons for it."""
        best = self.advice.best
        move = say(
            self.text.best_key,
            move=self.text.move(best.move, names, say),
            chance=say("hint-percent", value=best.chance),
            points=say("hint-number", value=best.points),
        )
        return f"{move} {self.text.because(self.advice.reasons, names, say)}".strip()

    def shown(self) -> list[RankedMove]:
        """The recommended move, then the next most searched ones ordered by their chance of winning."""
        best, *others = self.advice.moves[:SHOWN]
        return [best, *sorted(others, key=lambda ranked: -ranked.chance)]

    def table(self, names: Sequence[str], say: Say) -> Block:
        """The best few moves in a table."""
        rows = tuple(
            (
                Cell(self.text.move(ranked.move, names, say), "strong" if ranked is self.advice.best else ""),
                Cell(say("hint-percent", value=ranked.chance)),
                Cell(say("hint-number", value=ranked.points)),
            )
            for ranked in self.shown()
        )
        return Block("", (say("hint-move"), say("hint-chance"), say(self.text.points_key)), rows)
