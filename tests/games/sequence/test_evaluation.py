"""The evaluator of Sequence and information keys: action values and chances to win."""

from __future__ import annotations

import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.core.rng import Rng
from bordspil.core.search import Brake, Tree
from bordspil.games.sequence import GAME
from bordspil.games.sequence.features import FEATURE_NAMES
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.referee import TABLES, Table
from tests.games.sequence.table import fresh, play, table
from tests.helpers.uncompiled import printed

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)


def on_the_way(options: Table, seed: int, steps: int) -> SequenceState:
    """A position some random moves after the deal."""
    rng = Rng.from_seed(seed)
    state = SequenceState(*options)
    state.begin(rng)
    for _ in range(steps):
        due = state.due()
        if due:
            seat = rng.choice(due)
            state.play(seat, rng.choice(state.legal_moves(seat)), rng)
    return state


def seen(state: SequenceState, seat: int) -> str:
    """A view without what doesn't matter for play: the turn, the dealer, who discarded what."""
    view = state.view(seat)
    draws = tuple([(who, state.turn - turn) for who, turn in view.open_draws])
    return dataclasses.replace(view, turn=0, dealer=0, tops=(), open_draws=draws).as_json()


def best(state: SequenceState, seat: int = 0) -> str:
    """The move with the highest heuristic value."""
    values = GAME.evaluator.action_values(state, seat)
    return str(state.legal_moves(seat)[values.index(max(values))])


@given(tables, seeds, st.integers(0, 90))
def test_keys_and_action_values_depend_only_on_what_the_seat_knows(
    options: Table, seed: int, steps: int
) -> None:
    state = on_the_way(options, seed, steps)
    for seat in range(state.seat_count):
        for other in range(3):
            sampled = state.resampled(seat, Rng.from_seed(other))
            assert sampled.information_key(seat) == state.information_key(seat)
            assert GAME.evaluator.action_values(sampled, seat) == GAME.evaluator.action_values(state, seat)


def test_keys_are_equal_exactly_where_views_are() -> None:
    views: dict[int, str] = {}
    keys: dict[str, int] = {}
    for number, options in enumerate(TABLES):
        rng = Rng.from_seed(number)
        state = SequenceState(*options)
        state.begin(rng)
        while due := state.due():
            for seat in range(state.seat_count):
                key, view = state.information_key(seat), seen(state, seat)
                assert views.setdefault(key, view) == view
                assert keys.setdefault(view, key) == key
            state.play(due[0], rng.choice(state.legal_moves(due[0])), rng)
    assert len(keys) > 5000


def test_a_key_depends_on_your_own_cards_but_not_on_those_of_others() -> None:
    one = table(["7S 8S", "2H 3H"])
    assert one.information_key(0) == table(["7S 8S", "4H 5H"]).information_key(0)
    assert one.information_key(0) != table(["7S 9S", "2H 3H"]).information_key(0)
    assert one.information_key(0) != table(["7S 7S", "2H 3H"]).information_key(0)
    assert one.information_key(0) != one.information_key(1)


@pytest.mark.parametrize(
    "other",
    [
        table(["7S 8S", "2H 3H"], ["b2", ""]),
        table(["7S 8S", "2H 3H"], ["", "b2"]),
        table(["7S 8S", "2H 3H"], discards="KD"),
        table(["7S 8S", "2H 3H"], discards="KD KD"),
        table(["7S 8S", "2H 3H"], active=1),
        table(["7S 8S", "2H 3H"], exchanged=True),
        table(["7S 8S", "2H 3H"], passes=1),
        table(["7S 8S", "2H"]),
        table(["7S 8S", "2H 3H"], advanced=True),
    ],
)
def test_everything_public_affects_the_key(other: SequenceState) -> None:
    assert other.information_key(0) != table(["7S 8S", "2H 3H"]).information_key(0)


def test_which_of_two_draws_is_open_affects_the_key() -> None:
    hands = ["7S", "2H"]
    one = table(hands, draw_yourself=True, turn=3, draws={0: 2})
    assert one.information_key(0) != table(hands, draw_yourself=True, turn=3, draws={1: 2}).information_key(0)
    assert one.information_key(0) != table(hands, draw_yourself=True, turn=3).information_key(0)
    assert one.information_key(0) == table(hands, draw_yourself=True, turn=4, draws={0: 3}).information_key(0)


# Action values. The second row of the board is 6C 5C 4C 3C 2C AH KH QH TH TS; f2 is AH.


def test_five_in_a_row_have_the_highest_value() -> None:
    assert best(table(["AH 2D 9D KD", "2H"], ["b2-e2", ""])) == "AH f2"


def test_an_open_four_that_would_win_is_stopped() -> None:
    state = table(["AH 2D 9D KD", "2H"], ["", "b2-e2 d10-h10"], lines=["", "d10-h10"])
    assert best(state) == "AH f2"


def test_winning_comes_before_stopping() -> None:
    chips = ["b9-e9 d3-h3", "b2-e2 d10-h10"]
    state = table(["AH 3S", "2H"], chips, lines=["d3-h3", "d10-h10"])
    assert best(state) == "3S f9"


def test_a_one_eyed_jack_breaks_a_four_that_would_win() -> None:
    state = table(["JS 2D 9D KD", "2H"], ["f2 a2", "b2-e2 d10-h10"], lines=["", "d10-h10"])
    assert best(state).startswith("JS ") is False
    state = table(["JS 2D 9D KD", "2H"], ["", "b2-e2 d10-h10"], lines=["", "d10-h10"])
    assert best(state) in {"JS b2", "JS c2", "JS d2", "JS e2"}


def test_a_jack_is_not_wasted_on_an_empty_board() -> None:
    assert not best(table(["JD JC 2D 9D", "2H"])).startswith("J")


def test_a_wild_jack_is_kept_rather_than_spent_on_stopping_alone() -> None:
    state = table(["JD 2D 9D KD", "2H"], ["", "b2-e2 d10-h10"], lines=["", "d10-h10"])
    assert not best(state).startswith("JD ")


def test_a_wild_jack_stops_two_fours_at_once() -> None:
    state = table(["JD 2D 9D KD", "2H"], ["", "b2-e2 f3-f6 d10-h10"], lines=["", "d10-h10"])
    assert best(state) == "JD f2"


def test_a_wild_jack_completes_a_line_before_it_stops_one() -> None:
    chips = ["b9-e9", "b2-e2 d10-h10"]
    state = table(["JD 2D 9D KD", "2H"], chips, lines=["", "d10-h10"])
    assert best(state) == "JD f9"


def test_six_in_a_row_are_not_two_lines() -> None:
    """SQ-17: six in a row are one line."""
    state = table(["AH 2D 9D KD", "2H"], ["b2-e2 a2", ""], lines=["a2-e2", ""])
    assert max(GAME.evaluator.action_values(state, 0)) < 1.0


def test_a_dead_card_and_a_draw_come_first() -> None:
    state = table(["AH 2D", "2H"], ["b2-e2", "f2 g5"])
    assert best(state) == "dead AH"
    state = table(["7S", "2H"], draw_yourself=True, turn=3, draws={0: 2})
    assert best(state) == "draw"


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize(
    ("row", "cell", "breaks"),
    [("b2-f2", "b2", True), ("b2-g2", "b2", False), ("b2-g2", "c2", True), ("b7-g7", "b7", False)],
)
def test_removing_a_chip_breaks_a_line_only_if_no_other_five_are_left(
    row: str, cell: str, breaks: bool
) -> None:
    first, last = f"b{row[1]}", f"f{row[1]}"
    state = table(["JH 2H", "3H"], ["", row], lines=["", f"{first}-{last}"], advanced=True)
    value = GAME.evaluator.action_values(state, 0)[
        [str(move) for move in state.legal_moves(0)].index(f"JH {cell}")
    ]
    # A line is worth one, minus the price of the jack.
    assert (value > 0.5) == breaks
    play(state, 0, f"JH {cell}")
    assert (state.view(0).lines == ()) == breaks


def test_with_three_teams_both_opponents_are_stopped() -> None:
    for chips in (["", "b2-e2", ""], ["", "", "b2-e2"]):
        assert best(table(["AH 2D 9D", "2H", "3H"], chips)) == "AH f2"


# Chances.


@given(tables, seeds, st.integers(0, 200))
def test_chances_of_the_teams_add_up_to_one(options: Table, seed: int, steps: int) -> None:
    state = on_the_way(options, seed, steps)
    evaluation = GAME.evaluator.evaluate(state)
    chances = [chance for chance, _ in evaluation]
    if state.due():
        assert sum(chances[: state.teams]) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        assert all(evaluation[seat] == evaluation[seat % state.teams] for seat in range(state.seat_count))
        assert all(
            score <= points <= 2 for score, (_, points) in zip(state.scores(), evaluation, strict=True)
        )
    else:
        sides = {seat % state.teams for seat in state.winners()}
        assert chances == [(seat % state.teams in sides) / len(sides) for seat in range(state.seat_count)]
        assert [points for _, points in evaluation] == list(state.scores())


def test_a_line_and_open_fours_raise_the_chance() -> None:
    even = GAME.evaluator.evaluate(table(["7S", "2H"]))[0][0]
    four = GAME.evaluator.evaluate(table(["7S", "2H"], ["b2-e2", ""]))[0][0]
    line = GAME.evaluator.evaluate(table(["7S", "2H"], ["b2-f2", ""], lines=["b2-f2", ""]))[0][0]
    both = GAME.evaluator.evaluate(table(["7S", "2H"], ["b2-f2 d5-g5", ""], lines=["b2-f2", ""]))[0][0]
    assert even < four < line < both
    assert GAME.evaluator.evaluate(table(["7S", "2H"], ["", "b2-e2"]))[0][0] < even
    assert GAME.evaluator.evaluate(table(["7S", "2H", "3H"], ["b2-e2", "", ""]))[0][0] > 0.4


def test_cards_in_hand_raise_the_chance() -> None:
    chips = ["b2-e2", ""]
    without = GAME.evaluator.evaluate(table(["2D 9D", "2H 3H"], chips, active=1))[0][0]
    assert GAME.evaluator.evaluate(table(["AH 9D", "2H 3H"], chips, active=1))[0][0] > without
    assert GAME.evaluator.evaluate(table(["JD 9D", "2H 3H"], chips, active=1))[0][0] > without
    assert GAME.evaluator.evaluate(table(["2D 9D", "AH JS"], chips, active=1))[0][0] < without


def test_every_window_that_is_open_to_a_team_has_its_kind() -> None:
    state = table(["AH 2D", "3C 3H"], ["b2-e2", ""])
    (_, own), (_, other) = GAME.evaluator.features(state)
    counts = dict(zip(FEATURE_NAMES, own, strict=True))
    assert counts["4 chips, 1 held"] == 1
    assert counts["completes"] == 1
    assert dict(zip(FEATURE_NAMES, other, strict=True))["completes"] == 0


def test_a_cell_whose_cards_are_both_discarded_needs_a_jack() -> None:
    state = table(["2D", "2H"], ["b2-e2", ""], discards="AH AH")
    counts = dict(zip(FEATURE_NAMES, GAME.evaluator.features(state)[0][1], strict=True))
    assert counts["4 chips, 0 held, gone"] == 1


def test_sequence_has_no_rounds() -> None:
    state = fresh(2)
    assert state.rounds_scored() == 0
    state.play_randomly(Rng.from_seed(1))
    assert state.rounds_scored() == 0


TOLD = """
import json
from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME
from bordspil.games.sequence.state import SequenceState
told = []
for number, table in enumerate({tables!r}):
    rng = Rng.from_seed(number)
    state = SequenceState(*table)
    state.begin(rng)
    for step in range(60):
        for seat in state.due():
            values = GAME.evaluator.action_values(state, seat)
            told.append([state.information_key(seat), values])
            told.append([[round(x, 9) for x in each] for each in GAME.evaluator.evaluate(state)])
            actions = state.actions(seat)
            best = actions[values.index(max(values))]
            state.play_step(seat, best if step % 3 else rng.choice(actions), rng)
print(json.dumps(told))
"""


def test_compiled_and_uncompiled_evaluators_agree() -> None:
    program = TOLD.format(tables=TABLES[::9])
    results = [json.loads(printed(program, uncompiled=uncompiled)) for uncompiled in (False, True)]
    assert results[0] == results[1]
    assert len(results[0]) > 200


def test_a_search_that_compares_deals_estimates_chances_and_finds_the_win() -> None:
    chips = ["b9-e9 d3-h3", "b2-e2 d10-h10"]
    state = table(["AH 3S", "2H"], chips, lines=["d3-h3", "d10-h10"])
    tree = Tree(state, 0, Rng.from_seed(1), Brake(), 1 << 20, GAME.search_settings, GAME.evaluator)
    tree.run(300)
    found = {str(state.move_of(action)): (visits, value) for action, visits, value, _ in tree.found(state, 0)}
    assert sum([visits for visits, _ in found.values()]) <= 300
    assert max(found, key=lambda move: found[move][0]) == "3S f9"
    visits, value = found["3S f9"]
    assert value / visits == pytest.approx(1.0)
