"""Hand-made positions, and the reasons that a friendly expert would give."""

from __future__ import annotations

import pytest

from bordspil.core.reason import Purpose, Reason
from bordspil.core.rng import Rng
from bordspil.games.sushi_go import GAME, Card
from bordspil.games.sushi_go.components import INDEX
from bordspil.games.sushi_go.explain import tray_points
from bordspil.games.sushi_go.moves import Pick, parse
from bordspil.games.sushi_go.rules import laid
from bordspil.games.sushi_go.state import SushiGoState
from tests.games.sushi_go.table import play_turn, random_play, table


def why(state: SushiGoState, move: str, seat: int = 0) -> tuple[Reason, ...]:
    return GAME.reasons(state.view(seat), parse(move))


def test_a_second_tempura_completes_the_pair() -> None:
    state = table(["tempura egg maki1", "egg egg maki1"], ["tempura", ""])
    assert why(state, "tempura")[0] == Reason.of(Purpose.SCORES, "pair", points=5)


def test_a_third_sashimi_completes_the_three() -> None:
    state = table(["sashimi egg maki1", "egg egg maki1"], ["sashimi sashimi", ""])
    assert why(state, "sashimi")[0] == Reason.of(Purpose.SCORES, "three", points=10)


def test_squid_on_wasabi_scores_nine_instead_of_three() -> None:
    state = table(["squid egg maki1", "egg egg maki1"], ["wasabi", ""])
    assert why(state, "squid")[0] == Reason.of(Purpose.SCORES, "dipped", card=Card.SQUID, points=9, plain=3)


def test_with_chopsticks_wasabi_first_makes_the_nigiri_count_triple() -> None:
    state = table(["wasabi squid egg maki1", "egg egg maki1 maki1"], ["chopsticks", ""])
    found = why(state, "wasabi+squid")
    assert found[0] == Reason.of(Purpose.SCORES, "dipped", card=Card.SQUID, points=9, plain=3)
    assert found[-1] == Reason.of(Purpose.COSTS, "chopsticks", seat=1)
    plain = Reason.of(Purpose.SCORES, "nigiri", card=Card.SQUID, points=3)
    assert plain in why(state, "squid+wasabi")


def test_the_lead_in_maki_names_the_rival() -> None:
    state = table(["maki3 egg maki1", "egg egg egg", "salmon salmon salmon"], ["maki2", "maki3", "maki1"])
    lead = Reason.of(Purpose.SCORES, "maki-lead", rolls=5, others=3, seat=1, points=6)
    assert why(state, "maki3")[0] == lead
    level = Reason.of(Purpose.SCORES, "maki-tied", rolls=3, seat=1, points=3)
    assert level in why(state, "maki1")


def test_what_the_next_player_needs_is_kept_from_them() -> None:
    state = table(
        ["sashimi egg egg", "maki1 maki1 maki1", "salmon salmon salmon"], ["", "sashimi sashimi", ""]
    )
    denied = Reason.of(Purpose.DENIES, "card", card=Card.SASHIMI, points=10, seat=1)
    assert why(state, "sashimi")[0] == denied
    passed_on = Reason.of(Purpose.RISKS, "passed-on", card=Card.SASHIMI, points=10, seat=1)
    assert why(state, "egg")[-1] == passed_on


def test_nothing_is_denied_if_another_copy_is_passed_on() -> None:
    state = table(
        ["sashimi sashimi egg", "maki1 maki1 maki1", "salmon salmon salmon"], ["", "sashimi sashimi", ""]
    )
    kinds = [reason.kind for reason in why(state, "sashimi")]
    assert Purpose.DENIES not in kinds
    assert Purpose.RISKS in kinds


def test_in_the_second_round_of_both_ways_the_next_player_is_on_the_right() -> None:
    hands = ["sashimi egg egg", "maki1 maki1 maki1", "salmon salmon salmon"]
    state = table(hands, ["", "", "sashimi sashimi"], round=2, both_ways=True)
    assert why(state, "sashimi")[0]["seat"] == 2


def test_a_set_that_needs_cards_nobody_has_shown_is_a_risk() -> None:
    state = table(["sashimi egg egg egg", "maki1 maki1 maki1 maki1"], round_turn=0)
    build, risk = why(state, "sashimi")
    assert build == Reason.of(Purpose.BUILDS, "set", card=Card.SASHIMI, need=2, points=10)
    assert risk == Reason.of(Purpose.RISKS, "set", card=Card.SASHIMI, need=2, turns=3, seen=0)


def test_cards_seen_in_hands_that_come_back_take_the_risk_away() -> None:
    # After a turn, seat 0 knows the hand that it passed on, which will come back once more.
    hands = ["tempura tempura egg egg", "tempura maki1 maki1 maki1"]
    state = table(hands, round_turn=0)
    play_turn(state, "egg", "maki1")
    assert why(state, "tempura") == (Reason.of(Purpose.BUILDS, "set", card=Card.TEMPURA, need=1, points=5),)


@pytest.mark.parametrize(("round", "giver", "other"), [(1, 2, 1), (2, 1, 2)])
def test_only_hands_that_still_reach_the_seat_count_as_seen(round: int, giver: int, other: int) -> None:
    def tempura_at(seat: int) -> tuple[Reason, ...]:
        hands = ["tempura egg", "maki1 maki1", "maki1 maki1"]
        hands[seat] = "tempura salmon"
        return why(table(hands, round=round, both_ways=True), "tempura")

    assert "set" not in [reason.about for reason in tempura_at(giver) if reason.kind is Purpose.RISKS]
    risk = Reason.of(Purpose.RISKS, "set", card=Card.TEMPURA, need=1, turns=1, seen=0)
    assert risk in tempura_at(other)


def test_a_set_that_cannot_be_completed_says_so() -> None:
    state = table(["sashimi egg", "maki1 maki1"])
    assert why(state, "sashimi") == (Reason.of(Purpose.RISKS, "set-hopeless", card=Card.SASHIMI),)


def test_puddings_are_compared() -> None:
    hands = ["pudding egg egg", "maki1 maki1 maki1", "salmon salmon salmon"]
    ahead = table(hands, desserts=[2, 1, 0])
    assert why(ahead, "pudding") == (Reason.of(Purpose.BUILDS, "pudding-most", count=3, others=1, seat=1),)
    last = table(hands, desserts=[0, 3, 0])
    assert why(last, "pudding") == (Reason.of(Purpose.BUILDS, "pudding-safe", count=1),)


def test_points_for_the_invisible_player_are_mentioned() -> None:
    state = table(["tempura squid egg", "maki1 maki1"], ["", "", "tempura"], invisible=True)
    assert Reason.of(Purpose.COSTS, "invisible", card=Card.TEMPURA, points=5) in why(state, "squid/tempura")


@pytest.mark.parametrize("seed", range(4))
def test_immediate_points_agree_with_the_rules(seed: int) -> None:
    """Nigiri, sets and dumplings score without comparison, so the reasons must give what the tray gains."""
    state = GAME.setup(2 + seed, rng=Rng.from_seed(seed))
    assert isinstance(state, SushiGoState)
    looked = 0
    for _ in random_play(state, seed):
        for seat in state.due()[:1]:
            view = state.view(seat)
            for move in view.legal_moves:
                assert isinstance(move, Pick)
                if move.second is None and not move.first.value.startswith("maki"):
                    before = [state.tray[place] for place in range(state.seat_count)]
                    after = list(before)
                    after[seat] = laid(before[seat], INDEX[move.first])
                    gain = (
                        tray_points(after, len(after))[seat].total
                        - tray_points(before, len(before))[seat].total
                    )
                    told = [
                        reason["points"]
                        for reason in GAME.reasons(view, move)
                        if reason.kind is Purpose.SCORES
                    ]
                    assert told == ([gain] if gain else [])
                    looked += 1
    assert looked > 50


@pytest.mark.parametrize("card", ["squid", "egg", "tempura"])
def test_a_card_goes_onto_the_tray_as_in_the_rules(card: str) -> None:
    state = table([f"{card} egg maki1", "maki1 maki1 maki1"], ["wasabi tempura", ""])
    expected = laid(state.tray[0], INDEX[Card(card)])
    play_turn(state, card, "maki1")
    assert state.tray[0] == expected
