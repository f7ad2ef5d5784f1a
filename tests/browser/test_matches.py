"""Whole matches against bots, through the real boards, from the home page to the end."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.lobby import start_match
from tests.browser.person import DESKTOP, NARROW, PHONE, Person
from tests.browser.playing import is_due, play
from tests.browser.prepared import Scene, prepare
from tests.browser.relying import assert_nothing_is_covered, assert_words_and_size, play_watchfully
from tests.server.serving import serve


def moves_sent(person: Person) -> list[str]:
    """The moves that were sent, in order."""
    return [message["move"] for message in person.sent if message["type"] == "play"]


def test_a_match_of_sushi_go_on_a_phone_with_everything_moving(person: MakePerson) -> None:
    anna = person("Anna", language="es", size=PHONE, motion=True)
    anna.play_now("Sushi Go!")
    assert_nothing_is_covered(anna)
    assert play_watchfully(anna, random.Random(1).choice) > 20


def test_a_match_of_sushi_go_both_ways_with_an_invisible_third_player(person: MakePerson) -> None:
    anna = person("Anna", language="is", size=DESKTOP, dark=True)
    start_match(anna, "Sushi Go!", seats=2, options=("both_ways", "invisible"))
    assert anna.view is not None
    assert anna.view["options"]["both_ways"] is True
    expect(anna.board).to_contain_text(anna.say("invisible-name"))
    assert_nothing_is_covered(anna)
    play_watchfully(anna, random.Random(2).choice)
    # Whoever leads the invisible player chooses a card for it too.
    assert any("/" in move for move in moves_sent(anna))


def holds_chopsticks(match: Match) -> bool:
    """Whether the first seat can take chopsticks now."""
    return "chopsticks" in map(str, match.view(0).legal_moves)


def test_two_cards_are_taken_by_chopsticks(person: MakePerson, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    scene = Scene(0, holds_chopsticks, names=("Anna",), bots=3, game="sushi-go")
    table = prepare(database, {"chopsticks": scene})["chopsticks"]
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
        # What is called can be taken back, and called again.
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
        assert sorted(tray["tray"] + tray["dipped"]) == sorted(two.split("+")), "the chopsticks went on"
        assert_words_and_size(anna)


class ByTokens:
    """Rolls again and swaps twice each, as soon as there are tokens for it."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.rng = person, random.Random(seed)

    def __call__(self, moves: list[str]) -> str:
        done = [move.split()[0] for move in moves_sent(self.person)]
        for kind in ("reroll", "swap"):
            offered = [move for move in moves if move.startswith(kind)]
            if offered and done.count(kind) < 2:
                return self.rng.choice(offered)
        return self.rng.choice([move for move in moves if " " not in move])


def test_a_match_of_sushi_roll_with_five_seats_in_which_dice_are_rolled_again_and_swapped(
    person: MakePerson,
) -> None:
    anna = person("Anna", language="pl", size=PHONE, motion=True)
    start_match(anna, "Sushi Roll", seats=5)
    anna.wait(lambda: is_due(anna), "the first turn")
    anna.button("roll-page-swap", anna.board).first.click()
    assert_nothing_is_covered(anna)
    anna.button("roll-page-cancel", anna.board).click()
    play_watchfully(anna, ByTokens(anna, 3))
    kinds = [move.split()[0] for move in moves_sent(anna)]
    assert kinds.count("reroll") >= 2
    assert kinds.count("swap") >= 2


def test_a_match_of_sequence_on_a_narrow_screen(person: MakePerson) -> None:
    anna = person("Anna", language="en", size=NARROW)
    start_match(anna, "Sequence", seats=2)
    anna.wait(lambda: is_due(anna), "the first turn")
    assert_nothing_is_covered(anna)
    play_watchfully(anna, random.Random(4).choice)
