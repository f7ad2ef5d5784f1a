"""The evaluator of Sushi Go! and information keys: values of picks, rounds scored, forecasts."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bordspil
from bordspil.core.rng import Rng
from bordspil.games.sushi_go.evaluation import SushiGoEvaluator
from bordspil.games.sushi_go.events import RoundScored
from bordspil.games.sushi_go.sample import sample
from bordspil.games.sushi_go.state import SushiGoState
from bordspil.games.sushi_go.view import SushiGoView
from tests.games.sushi_go.referee import TABLES
from tests.games.sushi_go.table import go_on, table
from tests.helpers.rule_assertions import of_kind
from tests.helpers.uncompiled import printed

EVALUATOR = SushiGoEvaluator()

Table = tuple[int, bool, bool]

seeds = st.integers(0, 2**64)


def walk(options: Table, seed: int | str) -> Iterator[SushiGoState]:
    """The positions of a random match, choice by choice, including its end; seats choose in random order."""
    rng = Rng.from_seed(seed)
    state = SushiGoState(*options)
    state.begin(rng)
    while due := state.due():
        yield state
        seat = rng.choice(due)
        state.play(seat, rng.choice(state.legal_moves(seat)), rng)
    yield state


def reached(options: Table, seed: int, choices: int) -> SushiGoState:
    """A position some choices after the deal, or the end."""
    match = walk(options, seed)
    state = next(match)
    for _ in range(choices):
        # The walk yields the same state object each time and plays on with it.
        next(match, None)
    return state


positions = st.builds(reached, st.sampled_from(TABLES), seeds, st.integers(0, 120))


# Keys.


def seen(state: SushiGoState, seat: int) -> SushiGoView:
    """A view without who has already chosen and what: keys leave that out."""
    return dataclasses.replace(state.view(seat), due=(), chosen=None)


@given(positions, seeds)
def test_keys_and_action_values_depend_only_on_what_the_seat_knows(state: SushiGoState, seed: int) -> None:
    for seat in range(state.seat_count):
        rng = Rng.from_seed(seed)
        for other in (state.resampled(seat, rng), sample(state.view(seat), rng)):
            assert other.information_key(seat) == state.information_key(seat)
            assert EVALUATOR.action_values(other, seat) == EVALUATOR.action_values(state, seat)


def test_keys_are_equal_exactly_where_views_are() -> None:
    keys: dict[SushiGoView, int] = {}
    for options in TABLES:
        for seed in range(8):
            for state in walk(options, seed):
                for seat in range(state.seat_count):
                    key = state.information_key(seat)
                    assert keys.setdefault(seen(state, seat), key) == key
    assert len(keys) > 5000
    assert len(set(keys.values())) == len(keys)


@given(positions)
def test_keys_do_not_depend_on_unseen_choices(state: SushiGoState) -> None:
    before = [state.information_key(seat) for seat in range(state.seat_count)]
    # The last choice of a turn reveals them all.
    for seat in state.due() if len(state.due()) > 1 else ():
        for move in state.legal_moves(seat)[::3]:
            after = state.clone()
            after.play(seat, move, Rng.from_seed(0))
            assert [after.information_key(other) for other in range(state.seat_count)] == before


HANDS = ["squid egg", "tempura wasabi"]


def hidden(*hands: str) -> SushiGoState:
    """The first turn of a round, in which nobody has seen another's hand."""
    return table(hands, round_turn=0)


def test_a_key_depends_on_your_own_hand_but_not_on_unseen_ones() -> None:
    key = hidden(*HANDS).information_key(0)
    assert key == hidden("squid egg", "maki3 pudding").information_key(0)
    assert key != hidden("squid salmon", "tempura wasabi").information_key(0)
    assert key != hidden("squid egg", "tempura wasabi").information_key(1)


def test_a_key_depends_on_hands_that_the_seat_has_held() -> None:
    assert table(HANDS).information_key(0) != table(["squid egg", "tempura salmon"]).information_key(0)


@pytest.mark.parametrize(
    "other",
    [
        table(HANDS, ["maki1", ""]),
        table(HANDS, ["", "maki1"]),
        table(HANDS, dipped=["egg", ""]),
        table(HANDS, dipped=["", "egg"]),
        table(HANDS, scores=[1, 0]),
        table(HANDS, scores=[0, 1]),
        table(HANDS, desserts=[1, 0]),
        table(HANDS, desserts=[0, 1]),
        table(HANDS, round=2),
        table(HANDS, round_turn=7),
        table(HANDS, deck="maki2"),
        table(HANDS, both_ways=True),
        table([*HANDS, "maki2 maki2"]),
    ],
)
def test_everything_public_affects_the_key(other: SushiGoState) -> None:
    assert other.information_key(0) != table(HANDS).information_key(0)


def test_chopsticks_put_back_into_a_hand_affect_the_key() -> None:
    state = table(["squid chopsticks", "tempura wasabi"])
    returned = state.clone()
    returned.restore(state.snapshot() | {"returned": 1})
    assert returned.view(0).returned == (1, 0)
    assert returned.information_key(0) != state.information_key(0)


def test_the_drawn_card_affects_only_the_key_of_the_seat_that_drew_it() -> None:
    hands = ["squid egg maki1", "tempura wasabi"]
    states = [table(hands, invisible=True, drawn=card) for card in ("squid", "egg")]
    assert states[0].information_key(0) != states[1].information_key(0)
    other = table(["maki3 egg maki1", "tempura wasabi"], invisible=True, drawn="maki3")
    assert states[0].information_key(1) == other.information_key(1)
    assert states[1].information_key(1) != other.information_key(1)


def test_who_controls_the_invisible_player_affects_the_key() -> None:
    hands = ["squid egg", "tempura wasabi"]
    options = [table(hands, invisible=True, controller=seat, round_turn=3, pile=2) for seat in (0, 1)]
    assert options[0].information_key(0) != options[1].information_key(0)


# Action values.


def value_of(state: SushiGoState, move: str, seat: int = 0) -> float:
    """The value of a pick for a seat."""
    moves = [str(each) for each in state.legal_moves(seat)]
    values: tuple[float, ...] = EVALUATOR.action_values(state, seat)
    assert len(values) == len(moves)
    return values[moves.index(move)]


@pytest.mark.parametrize(
    ("card", "tray", "points"),
    [
        ("sashimi", "sashimi sashimi", 10.0),
        ("sashimi", "sashimi sashimi sashimi sashimi sashimi", 10.0),
        ("tempura", "tempura", 5.0),
        ("tempura", "tempura tempura tempura", 5.0),
        ("squid", "", 3.0),
        ("salmon", "tempura", 2.0),
        ("egg", "pudding", 1.0),
        ("squid", "wasabi", 9.0),
        ("salmon", "wasabi", 6.0),
        ("egg", "wasabi wasabi", 3.0),
        ("dumpling", "dumpling dumpling dumpling dumpling", 5.0),
        ("dumpling", "dumpling dumpling dumpling dumpling dumpling", 0.0),
    ],
)
def test_certain_points_are_worth_their_number(card: str, tray: str, points: float) -> None:
    for rest in ("maki1", "maki1 maki1 maki2 maki2 maki3"):
        hands = [f"{card} {rest}", f"maki2 {rest}"]
        assert value_of(table(hands, [tray, ""]), card) == points
        # Another player's tray makes no difference.
        assert value_of(table(hands, [tray, "wasabi"]), card) == points


def test_a_covered_wasabi_adds_no_value_to_a_nigiri() -> None:
    assert value_of(table(["squid egg", "maki1 maki1"], dipped=["salmon", ""]), "squid") == 3.0


def test_hopes_fade_with_the_turns_left() -> None:
    """Hopes fade over the last four turns; a card that comes too late for its set is worth nothing."""
    for card, tray in (("wasabi", ""), ("tempura", ""), ("sashimi", "sashimi"), ("chopsticks", "")):
        found = [
            value_of(table([f"{card}{' maki2' * left}", f"maki3{' maki1' * left}"], [tray, ""]), card)
            for left in range(6)
        ]
        assert found[0] == 0.0 < found[1] < found[2] < found[3] < found[4] == found[5]
        assert [each / found[4] for each in found[:4]] == pytest.approx([0.0, 0.25, 0.5, 0.75])


def test_a_second_wasabi_is_worth_less_than_the_first() -> None:
    hands = ["wasabi maki1 maki1 maki1", "maki2 maki2 maki2 maki2"]
    none, one, dipped = table(hands), table(hands, ["wasabi", ""]), table(hands, dipped=["egg", ""])
    assert value_of(one, "wasabi") == pytest.approx(value_of(none, "wasabi") / 2)
    assert value_of(dipped, "wasabi") == value_of(none, "wasabi")
    # Early on, wasabi is worth more than the middle nigiri, but not more than the best one gains on it.
    early = table([f"wasabi salmon{' maki1' * 4}", "maki2" + " maki2" * 5])
    assert 2.0 < value_of(early, "wasabi") < 6.0


def test_two_cards_are_worth_their_sum_minus_the_chopsticks() -> None:
    state = table(["wasabi squid egg", "maki1 maki1 maki1"], ["chopsticks", ""])
    wasabi = value_of(state, "wasabi")
    chopsticks = value_of(table(["chopsticks squid egg", "maki1 maki1 maki1"]), "chopsticks")
    assert chopsticks > 0
    assert value_of(state, "squid+egg") == pytest.approx(3 + 1 - chopsticks)
    assert value_of(state, "wasabi+squid") == pytest.approx(wasabi + 9 - chopsticks)
    assert value_of(state, "wasabi+egg") == pytest.approx(wasabi + 3 - chopsticks)
    # In this order the nigiri is played before the wasabi.
    assert value_of(state, "squid+wasabi") == pytest.approx(3 + wasabi - chopsticks)
    assert max(EVALUATOR.action_values(state, 0)) == value_of(state, "wasabi+squid")


def test_the_second_card_builds_on_the_first() -> None:
    state = table(["sashimi sashimi tempura tempura", "maki1" + " maki1" * 3], ["chopsticks sashimi", ""])
    chopsticks = value_of(state, "sashimi") + value_of(state, "tempura") - value_of(state, "sashimi+tempura")
    assert value_of(state, "sashimi+sashimi") == pytest.approx(value_of(state, "sashimi") + 10 - chopsticks)
    assert value_of(state, "tempura+tempura") == pytest.approx(value_of(state, "tempura") + 5 - chopsticks)
    # One wasabi dips one nigiri.
    state = table(["squid salmon", "maki1 maki1"], ["chopsticks wasabi", ""])
    assert value_of(state, "squid+salmon") - value_of(state, "salmon+squid") == pytest.approx(9 + 2 - 6 - 3)


def test_spare_chopsticks_are_cheaper_to_use() -> None:
    hands = ["squid egg maki1", "maki1 maki1 maki2"]
    prices = [
        4 - value_of(table(hands, [tray, ""]), "squid+egg")
        for tray in ("chopsticks", "chopsticks chopsticks")
    ]
    assert prices[0] == pytest.approx(2 * prices[1])
    assert prices[1] > 0


def test_a_card_for_the_invisible_player_costs_a_share_of_its_value() -> None:
    hands = ["squid egg maki1", "tempura maki2"]
    state = table(hands, invisible=True)
    share = (3.0 - value_of(state, "squid/egg")) / 1.0
    assert 0 < share < 1
    assert value_of(state, "egg/squid") == pytest.approx(1.0 - share * 3.0)
    dipping = table(hands, ["", "", "wasabi"], invisible=True)
    assert value_of(dipping, "egg/squid") == pytest.approx(1.0 - share * 9.0)
    # Only the invisible player's tray matters here.
    for trays in (["tempura", "wasabi", ""], ["tempura", "", ""]):
        assert value_of(table(hands, trays, invisible=True), "egg/squid") == value_of(state, "egg/squid")


def test_chopsticks_and_the_invisible_player_add_up() -> None:
    state = table(["squid egg maki1", "tempura maki2"], ["chopsticks", "", ""], invisible=True)
    plain = table(["squid egg", "tempura maki2"], ["chopsticks", ""])
    loss = value_of(plain, "squid") - value_of(state, "squid/maki1")
    assert loss > 0
    assert value_of(state, "squid+egg/maki1") == pytest.approx(value_of(plain, "squid+egg") - loss)


def test_the_card_for_the_invisible_player_does_not_use_up_a_turn() -> None:
    state = table(["wasabi egg maki1", "wasabi maki2"], invisible=True, drawn="egg")
    share = 1 - value_of(table(["egg egg maki1", "tempura maki2"], invisible=True), "egg/egg")
    assert value_of(state, "wasabi/egg", 0) + share == pytest.approx(value_of(state, "wasabi", 1))


@given(positions)
def test_there_is_a_value_for_each_legal_move(state: SushiGoState) -> None:
    for seat in range(state.seat_count):
        assert len(EVALUATOR.action_values(state, seat)) == len(state.legal_moves(seat))


# Rounds.


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_rounds_are_counted_when_they_are_scored(options: Table) -> None:
    rng, scored = Rng.from_seed("rounds"), 0
    state = SushiGoState(*options)
    assert state.rounds_scored() == 0
    events = state.begin(rng)
    while due := state.due():
        scored += len(of_kind(events, RoundScored))
        assert state.rounds_scored() == scored == state.round - 1
        events = state.play(due[-1], rng.choice(state.legal_moves(due[-1])), rng)
    assert state.rounds_scored() == 3


# Forecasts.


@given(positions)
def test_chances_add_up_to_one_and_are_exact_at_the_end(state: SushiGoState) -> None:
    forecast = EVALUATOR.evaluate(state)
    assert isclose(sum(chance for chance, _ in forecast), 1.0)
    if state.due():
        assert all(0 < chance < 1 for chance, _ in forecast)
        return
    winners = state.winners()
    for seat, told in enumerate(forecast):
        assert told == ((seat in winners) / len(winners), float(state.scores()[seat]))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_before_the_first_deal_all_chances_are_equal(options: Table) -> None:
    state = SushiGoState(*options)
    (told,) = set(EVALUATOR.evaluate(state))
    assert told[0] == pytest.approx(1 / state.seat_count)
    go_on(state)
    assert set(EVALUATOR.evaluate(state)) == {told}


def test_a_shared_win_is_shared_in_the_forecast() -> None:
    state = table(trays=["squid", "egg", "squid"], scores=[20, 22, 22], desserts=[2, 2, 1], round=3)
    go_on(state)
    # Puddings: three points each for the most, six less for the fewest.
    assert EVALUATOR.evaluate(state) == ((0.5, 26.0), (0.5, 26.0), (0.0, 19.0))


standing = st.lists(st.integers(-6, 60), min_size=5, max_size=5)
sweets = st.lists(st.integers(0, 1), min_size=5, max_size=5)


@given(st.sampled_from(TABLES), standing, sweets, st.integers(1, 3), st.integers(0, 24))
def test_more_points_and_more_puddings_never_lower_the_chance(
    options: Table, scores: list[int], desserts: list[int], number: int, turn: int
) -> None:
    seat_count, both_ways, invisible = options
    places = seat_count + invisible
    seat = turn % seat_count

    def chances(scores: list[int], desserts: list[int]) -> list[float]:
        hands = ["tempura sashimi"] * seat_count
        if invisible:
            hands[0] += " maki1"
        state = table(
            hands,
            scores=scores[:places],
            desserts=desserts[:places],
            round=number,
            round_turn=turn // seat_count % 2,
            both_ways=both_ways,
            invisible=invisible,
        )
        return [chance for chance, _ in EVALUATOR.evaluate(state)]

    before = chances(scores, desserts)
    for more in (1, 5):
        richer = [*scores[:seat], scores[seat] + more, *scores[seat + 1 :]]
        sweeter = [*desserts[:seat], desserts[seat] + more, *desserts[seat + 1 :]]
        for after in (chances(richer, desserts), chances(scores, sweeter)):
            assert after[seat] >= before[seat] - 1e-12
            assert all(after[other] <= before[other] + 1e-12 for other in range(seat_count) if other != seat)


def test_scores_puddings_and_trays_count_in_a_forecast() -> None:
    hands = ["maki1 maki1", "maki1 maki1"]
    assert EVALUATOR.evaluate(table(hands))[0][0] == pytest.approx(0.5)
    for ahead in (
        table(hands, scores=[1, 0]),
        table(hands, desserts=[1, 0]),
        table(hands, ["pudding", ""]),
        table(hands, ["squid", ""]),
        table(hands, dipped=["egg", "salmon"], scores=[4, 0]),
    ):
        assert EVALUATOR.evaluate(ahead)[0][0] > 0.5
        assert EVALUATOR.evaluate(ahead)[0][1] > EVALUATOR.evaluate(ahead)[1][1]


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    hands = ["maki1 maki1", "maki2 maki2", "maki3 maki3"]
    told = [EVALUATOR.evaluate(table(hands, scores=[20, 10, 10], round=number)) for number in (1, 2, 3)]
    assert 1 / 3 < told[0][0][0] < told[1][0][0] < told[2][0][0] < 1
    assert told[0][0][1] > told[1][0][1] > told[2][0][1]
    assert all(isclose(each[1][0], each[2][0]) for each in told)


# Uncompiled.


def report() -> str:
    """All keys, action values and evaluations in some matches."""
    lines = []
    for options in TABLES:
        for state in walk(options, "told"):
            for seat in range(state.seat_count):
                values = " ".join(f"{value:.9f}" for value in EVALUATOR.action_values(state, seat))
                lines.append(f"{state.information_key(seat)} {values}")
            evaluation = " ".join(
                f"{chance:.9f} {points:.9f}" for chance, points in EVALUATOR.evaluate(state)
            )
            lines.append(f"{state.rounds_scored()} {evaluation}")
    return "\n".join(lines)


@pytest.mark.skipif(not bordspil.is_compiled(), reason="there is nothing to compare with")
def test_compiled_and_uncompiled_evaluators_agree() -> None:
    program = "from tests.games.sushi_go.test_evaluation import report; print(report())"
    assert printed(program, uncompiled=True).strip() == report()
