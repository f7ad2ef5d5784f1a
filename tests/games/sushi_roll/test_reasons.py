"""Hand-made positions, and the reasons that a friendly expert would give."""

from __future__ import annotations

from bordspil.core.reason import Purpose, Reason
from bordspil.games.sushi_roll import GAME, Face, reroll_odds
from bordspil.games.sushi_roll.moves import parse
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.table import LOADED, play, table


def why(state: SushiRollState, move: str, seat: int = 0) -> tuple[Reason, ...]:
    return GAME.reasons(state.view(seat), parse(move))


def test_a_second_tempura_scores_four_more_and_a_third_five() -> None:
    state = table(["tempura egg egg", "maki1 maki1 maki1"], ["tempura", ""])
    assert why(state, "tempura") == (
        Reason.of(Purpose.SCORES, "set", card=Face.TEMPURA, count=2, points=4),
        Reason.of(Purpose.BUILDS, "set", card=Face.TEMPURA, points=5),
    )


def test_the_points_of_a_die_are_what_the_tray_gains() -> None:
    state = table(["sashimi squid dumpling", "maki1 maki1 maki1"], ["sashimi sashimi wasabi dumpling", ""])
    for face in ("sashimi", "squid", "dumpling"):
        after = state.clone()
        assert isinstance(after, SushiRollState)
        before = state.view(0).places[0].worth
        play(after, 0, face)
        assert why(state, face)[0]["points"] == after.view(0).places[0].worth - before


def test_a_first_sashimi_as_the_last_die_scores_nothing() -> None:
    state = table(["sashimi", "maki1"])
    assert why(state, "sashimi") == (Reason.of(Purpose.RISKS, "set", card=Face.SASHIMI),)


def test_a_nigiri_on_wasabi_counts_triple() -> None:
    state = table(["salmon egg", "maki1 maki1"], ["wasabi", ""])
    assert why(state, "salmon") == (Reason.of(Purpose.SCORES, "dipped", card=Face.SALMON, points=6, plain=2),)


def test_the_race_for_maki_names_the_rival() -> None:
    state = table(["maki3 egg", "egg egg"], ["", "maki2"])
    assert why(state, "maki3") == (
        Reason.of(Purpose.SCORES, "maki-lead", rolls=3, others=2, seat=1, points=6),
    )


def test_tokens_gained_are_limited_by_the_supply() -> None:
    state = table(["menu3 egg", "maki1 maki1"], menus=[10, 6])
    assert why(state, "menu3") == (Reason.of(Purpose.GAINS, "menu", count=2),)
    empty = table(["menu3 egg", "maki1 maki1"], menus=[10, 8])
    assert why(empty, "menu3") == (Reason.of(Purpose.RISKS, "supply", card=Face.MENU3),)


def test_rolling_again_has_its_exact_chance_and_its_price() -> None:
    state = table(["pudding1 egg", "maki1 maki1"], menus=[2, 3], chopsticks=[2, 2])
    chance, price = why(state, "reroll egg+pudding1")
    odds = reroll_odds(state.view(0), 0, [Face.EGG, Face.PUDDING1])
    assert 0.5 < odds.better < 1
    assert chance["chance"] == float(odds.better)
    assert 0 < chance["some"] < 1
    assert price == Reason.of(Purpose.COSTS, "menu", left=1, lost=1)
    odd = table(["pudding1 egg", "maki1 maki1"], menus=[3, 3], chopsticks=[2, 2])
    assert why(odd, "reroll egg")[-1] == Reason.of(Purpose.COSTS, "menu", left=2, lost=0)


def test_rolling_again_dice_that_can_only_get_worse_says_so() -> None:
    state = table(["sashimi squid", "maki1 maki1"], ["sashimi sashimi", ""], dice=LOADED)
    kinds = {(reason.kind, reason.about) for reason in why(state, "reroll squid")}
    assert kinds == {(Purpose.RISKS, "reroll"), (Purpose.COSTS, "menu")}


def test_a_swap_says_what_it_gets_what_it_denies_and_what_it_gives() -> None:
    state = table(["egg tempura", "sashimi maki1"], ["", "sashimi sashimi tempura"])
    found = why(state, "swap tempura for sashimi of 1")
    assert found[0] == Reason.of(Purpose.GAINS, "swap", card=Face.SASHIMI)
    assert Reason.of(Purpose.DENIES, "swap", card=Face.SASHIMI, points=7, seat=1) in found
    assert Reason.of(Purpose.RISKS, "swap", card=Face.TEMPURA, points=4, seat=1) in found


def test_nothing_is_denied_to_a_player_who_has_already_chosen() -> None:
    state = table(["egg tempura", "sashimi"], ["", "sashimi sashimi maki1"], red=1, active=0)
    assert Purpose.DENIES not in [reason.kind for reason in why(state, "swap egg for sashimi of 1")]
