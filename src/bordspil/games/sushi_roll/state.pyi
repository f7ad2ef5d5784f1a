from typing import final

from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.rules import SushiRollRules
from bordspil.games.sushi_roll.view import SushiRollView

@final
class SushiRollState(SushiRollRules):
    def advance(self, rng: Rng) -> bool: ...
    def play_action(self, seat: int, action: int, rng: Rng) -> None: ...
    def view(self, seat: int | None) -> SushiRollView: ...
