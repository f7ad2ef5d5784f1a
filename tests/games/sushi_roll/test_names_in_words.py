"""Swaps in words: they name the other player."""

from __future__ import annotations

import re

from bordspil.games import message_folders
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.components import Face
from bordspil.games.sushi_roll.moves import Swap
from bordspil.locales import LANGUAGES, Localizer


def test_a_swap_names_the_other_player_or_counts_their_seat_from_1() -> None:
    swap = Swap(Face.EGG, Face.SQUID, 1)
    for say in [Localizer(language, message_folders()) for language in LANGUAGES]:
        named = GAME.text.move(swap, ["Anna", "Jón"], say)
        assert "Jón" in named
        assert not re.search(r"\d", named)
        assert say("page-seat", number=2) in GAME.text.move(swap, (), say)
    assert Localizer("en").knows("page-seat")
