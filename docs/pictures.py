"""Draw the pictures of the terminal in this folder: `python docs/pictures.py`."""

from __future__ import annotations

import os
import re
from pathlib import Path

from rich.console import Console

from bordspil.bots import make_bot
from bordspil.bots.cast import cast_of
from bordspil.core.errors import GameError
from bordspil.core.rng import Rng
from bordspil.games import find_game, message_folders
from bordspil.locales import Localizer
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from bordspil.tui.play import TerminalGame

HERE = Path(__file__).parent


class Enough(Exception):
    """Nothing more is typed: the picture is complete."""


class Typist(Console):
    """A console with a person who types prepared answers."""

    def __init__(self) -> None:
        nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
        super().__init__(record=True, width=96, force_terminal=True, color_system="truecolor", file=nowhere)
        self.typed: list[str] = []

    def input(self, prompt: object = "", **_: object) -> str:  # type: ignore[override]
        if not self.typed:
            self.print(prompt)
            raise Enough
        answer = self.typed.pop(0)
        self.print(prompt, end="")
        self.print(answer)
        return answer


def picture(game_name: str, seats: int, typed: list[str], name: str) -> None:
    """Draw a match after some answers have been typed."""
    game = find_game(game_name)
    say = Localizer("en", message_folders())
    others = range(1, seats)
    names = [say("play-you")]
    names += [who.name for who in cast_of(["family" for _ in others], names) if who is not None]
    console = Typist()
    console.typed = typed
    match = Match(game, seats, seed=seed_from("picture"), names=names)
    bots = {seat: (make_bot("greedy", game), Rng.from_seed(seat)) for seat in others}

    def explain(problem: GameError) -> str:
        return str(problem)

    terminal = TerminalGame(match, 0, bots, console=console, say=say, explain=explain, show_rule=print)
    try:
        terminal.run()
    except Enough:
        drawn = console.export_svg(title=f"bordspil play {game_name}")
        # Use the reader's own monospaced font instead of loading one.
        drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
        (HERE / name).write_text(drawn.replace("Fira Code, ", ""), encoding="utf-8")


if __name__ == "__main__":
    picture("sushi-go", 4, ["4", "2"], "terminal.svg")
    picture("sequence", 4, ["5 e4", "4 f4"], "terminal-sequence.svg")
    picture("sushi-roll", 3, ["o", "m 1 2 3"], "terminal-sushi-roll.svg")
