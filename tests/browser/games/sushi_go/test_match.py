"""Whole matches of Sushi Go! against bots, from the home page to the end."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.helpers.invariants import (
    assert_nothing_is_covered,
    assert_words_and_size,
    play_watchfully,
)
from tests.browser.helpers.lobby import start_match
from tests.browser.helpers.person import DESKTOP, NARROW, PHONE
from tests.browser.helpers.playing import is_due, moves_sent, play
from tests.browser.helpers.staged_match import Scene, stage
from tests.server.server_process import serve


def test_a_whole_match_on_a_phone_with_animations(person: MakePerson) -> None:
    anna = person("Anna", language="es", size=PHONE, motion=True)
    anna.play_now("Sushi Go!")
    assert_nothing_is_covered(anna)
    assert play_watchfully(anna, random.Random(1).choice) > 20


def test_a_whole_match_both_ways_with_the_invisible_player(person: MakePerson) -> None:
    anna = person("Anna", language="is", size=DESKTOP, dark=True)
    start_match(anna, "Sushi Go!", seats=2, options=("both_ways", "invisible"))
    assert anna.view is not None
    assert anna.view["options"]["both_ways"] is True
    expect(anna.board).to_contain_text(anna.say("invisible-name"))
    assert_nothing_is_covered(anna)
    play_watchfully(anna, random.Random(2).choice)
    # The player in control also chooses for the invisible player.
    assert any("/" in sent["move"] for sent in moves_sent(anna))


def holds_chopsticks(match: Match) -> bool:
    """Whether the first seat can take chopsticks now."""
    return "chopsticks" in map(str, match.view(0).legal_moves)


def test_chopsticks_keep_two_cards(person: MakePerson, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    scene = Scene(0, holds_chopsticks, names=("Anna",), bots=3, game="sushi-go")
    table = stage(database, {"chopsticks": scene})["chopsticks"]
    with serve(database) as server:
        anna = person("Anna", language="pl", size=NARROW, server=server)
        table.go(anna)
        anna.wait(lambda: is_due(anna), "the first turn")
        call = anna.button("go-call", anna.board)
        expect(call).to_have_count(0)
        play(anna, "chopsticks")
        anna.wait(lambda: is_due(anna), "the second turn")
        assert anna.view is not None
        expect(call).to_be_visible()
        assert_nothing_is_covered(anna)
        # The call can be undone.
        call.click()
        expect(call).to_have_attribute("aria-pressed", "true")
        call.click()
        expect(call).to_have_attribute("aria-pressed", "false")
        two = next(
            move for move in anna.view["legal_moves"] if "+" in move and len(set(move.split("+"))) == 2
        )
        play(anna, two)
        anna.wait(lambda: is_due(anna), "the third turn")
        expect(call).to_have_count(0)
        tray = anna.view["places"][0]
        assert sorted(tray["tray"] + tray["dipped"]) == sorted(two.split("+")), (
            "the chopsticks were passed on"
        )
        assert_words_and_size(anna)
