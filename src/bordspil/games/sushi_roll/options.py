"""The options of Sushi Roll."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.options import Options, option
from bordspil.games.sushi_roll.dice import DEFAULT, DiceSet


@dataclass(frozen=True)
class SushiRollOptions(Options):
    """SR-30 *dice set*: a DiceSet, or plain data that describes one."""

    dice: DiceSet = option(DEFAULT, DiceSet.from_data)
