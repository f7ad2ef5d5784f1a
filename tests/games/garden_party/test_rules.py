"""The rules of Garden Party, each with its test."""

from __future__ import annotations

from collections import Counter

import pytest

from bordspil.core.errors import BadCount, BadOptions, IllegalMove, NotDue
from bordspil.core.reason import Purpose
from bordspil.core.rng import Rng
from tests.toys.garden_party import GAME
from tests.toys.garden_party.components import DECK, Food
from tests.toys.garden_party.moves import Lay
from tests.toys.garden_party.options import GardenPartyOptions
from tests.toys.garden_party.points import Points, outcome_of, points_of
from tests.toys.garden_party.state import GardenPartyState

FOODS = {food.value[0]: food for food in Food}


def cards(letters: str) -> list[Food]:
    """Cards by their first letters: `ccs` is two cakes and a sandwich."""
    return [FOODS[letter] for letter in letters]


def table(hands: list[str], blankets: list[str]) -> GardenPartyState:
    """A position with these hands and blankets."""
    state = GardenPartyState(len(hands), GardenPartyOptions())
    state.hands = [cards(hand) for hand in hands]
    state.blankets = [cards(blanket) for blanket in blankets]
    state.turn = sum(len(blanket) for blanket in blankets)
    return state


def scored(*blankets: str) -> list[Points]:
    return list(points_of([Counter(cards(blanket)) for blanket in blankets]))


@pytest.mark.rule("GP-1")
@pytest.mark.rule("GP-2")
@pytest.mark.parametrize("hand_size", [4, 5, 6])
def test_everyone_is_dealt_the_same_number_of_cards_from_the_deck(hand_size: int) -> None:
    state = GAME.new_state(4, GardenPartyOptions(hand_size=hand_size))
    state.begin(Rng.from_seed(1))
    assert [len(hand) for hand in state.hands] == [hand_size] * 4
    dealt = Counter(card for hand in state.hands for card in hand)
    assert all(dealt[food] <= DECK[food] for food in Food)
    assert DECK == {Food.CAKE: 12, Food.SANDWICH: 10, Food.LEMONADE: 8}
    with pytest.raises(BadOptions):
        GardenPartyOptions(hand_size=7)


@pytest.mark.rule("GP-2")
def test_hands_are_secret() -> None:
    view = table(["cs", "sl"], ["", ""]).view(0)
    assert view.hand == (Food.CAKE, Food.SANDWICH)
    assert view.hand_sizes == (2, 2)
    assert table(["cs", "ll"], ["", ""]).view(0) == view


@pytest.mark.rule("GP-3")
def test_players_lay_a_card_of_their_hand_in_turn() -> None:
    state = table(["cs", "sl"], ["", ""])
    with pytest.raises(NotDue):
        state.play(1, Lay(Food.SANDWICH), Rng.from_seed(1))
    with pytest.raises(IllegalMove):
        state.play(0, Lay(Food.LEMONADE), Rng.from_seed(1))
    state.play(0, Lay(Food.CAKE), Rng.from_seed(1))
    assert state.due() == (1,)
    assert state.blankets == [[Food.CAKE], []]
    assert state.hands[0] == [Food.SANDWICH]


@pytest.mark.rule("GP-4")
def test_the_party_ends_with_three_cards_on_every_blanket() -> None:
    state = table(["sss", "css"], ["ccc", "cc"])
    assert state.outcome() is None
    state.play(1, Lay(Food.CAKE), Rng.from_seed(1))
    assert state.due() == ()
    assert state.outcome() == outcome_of((6, 6))


@pytest.mark.rule("GP-5")
@pytest.mark.rule("GP-6")
def test_cakes_score_singly_and_sandwiches_in_pairs() -> None:
    assert scored("ccc", "sss", "css", "cs") == [
        Points(6, 0, 0),
        Points(0, 6, 0),
        Points(2, 6, 0),
        Points(2, 0, 0),
    ]


@pytest.mark.rule("GP-7")
def test_the_most_lemonades_score_for_everyone_who_has_them() -> None:
    assert [points.lemonade for points in scored("ll", "l", "ll")] == [4, 0, 4]
    assert [points.lemonade for points in scored("c", "")] == [0, 0]


@pytest.mark.rule("GP-8")
def test_the_most_points_win_and_ties_share() -> None:
    assert outcome_of((6, 8, 2)).winners == (1,)
    assert outcome_of((8, 8, 2)).winners == (0, 1)


@pytest.mark.parametrize(
    ("hand", "blankets", "food", "found"),
    [
        ("cs", ["", ""], Food.CAKE, [(Purpose.SCORES, "cake")]),
        ("cs", ["s", "c"], Food.SANDWICH, [(Purpose.SCORES, "sandwich")]),
        ("css", ["", ""], Food.SANDWICH, [(Purpose.BUILDS, "sandwich")]),
        ("cs", ["", ""], Food.SANDWICH, [(Purpose.COSTS, "sandwich")]),
        ("css", ["cc", "cc"], Food.SANDWICH, [(Purpose.COSTS, "sandwich")]),
        ("cl", ["c", "l"], Food.LEMONADE, [(Purpose.SCORES, "lemonade")]),
        ("cl", ["cc", "ll"], Food.LEMONADE, [(Purpose.COSTS, "lemonade")]),
        ("cl", ["l", "l"], Food.LEMONADE, [(Purpose.DENIES, "lemonade")]),
        ("cc", ["", ""], Food.CAKE, [(Purpose.FORCED, "only")]),
    ],
)
def test_hints_have_their_reasons(
    hand: str, blankets: list[str], food: Food, found: list[tuple[Purpose, str]]
) -> None:
    view = table([hand, "ccc"], blankets).view(0)
    assert [(reason.kind, reason.about) for reason in GAME.reasons(view, Lay(food))] == found


def test_the_score_pad_counts_like_the_match() -> None:
    pad = GAME.pad
    sheet = [[{"cake": 1, "sandwich": 2}, {"lemonade": 1, "cake": 2}]]
    pad.check(2, sheet)
    score = pad.score(2, sheet)
    assert score.outcome == outcome_of([points.total for points in scored("css", "lcc")])
    assert pad.is_over(2, sheet)
    assert pad.score(2, [[None, None]]).pages[0].event is None
    with pytest.raises(BadCount):
        pad.check(2, [[{"lemonade": 4}, None]])
    with pytest.raises(BadCount):
        pad.check(4, [[{"lemonade": 3}, {"lemonade": 3}, {"lemonade": 3}, None]])
