"""A snapshot of Sequence is rejected, or leads to a proper end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bordspil.core.rng import Rng
from bordspil.games.sequence.board import CELLS, CORNERS, WINDOWS, lower, upper
from bordspil.games.sequence.card_sets import pack, unpack
from bordspil.games.sequence.moves import Draw
from bordspil.games.sequence.rules import ACT, CUT, LOSING, OVER
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.positions import COMPILED, board_of, check_laws, go_on, started
from tests.games.sequence.referee import TABLES
from tests.helpers.invalid_values import HUGE


def is_accepted(changed: dict[str, Any], *, stepwise: bool) -> bool:
    """Whether a snapshot is accepted: if so, it must lead to a proper end; if not, nothing may change."""
    state = SequenceState(2)
    before = state.snapshot()
    try:
        state.restore(changed)
    except ValueError:
        assert state.snapshot() == before
        return False
    rng = Rng.from_seed(1)
    assert state.snapshot() == changed
    try:
        check_laws(state)
        if state.phase == CUT:
            state.begin(rng)
            check_laws(state)
        if stepwise:
            while due := state.due():
                go_on(state, rng)
                check_laws(state)
                assert due
        else:
            state.play_randomly(rng)
            check_laws(state)
        assert state.phase == OVER
        assert state.outcome() is not None
        assert state.winners()
        for eye in (None, 0):
            state.view(eye).as_json()
        SequenceState(2).restore(state.snapshot())
    except (AssertionError, ArithmeticError, LookupError, RuntimeError, TypeError, ValueError) as problem:
        raise AssertionError(f"accepted, but {problem!r}: {changed}") from problem
    return True


def chosen_snapshots() -> Iterator[dict[str, Any]]:
    """For many tables, a snapshot of each phase in which somebody had to move."""
    for index, table in enumerate(TABLES[:: 13 if COMPILED else 21]):
        choice, rng = random.Random(index), Rng.from_seed(index)
        state = SequenceState(*table)
        found: dict[int, list[dict[str, Any]]] = {CUT: [state.snapshot()]}
        state.begin(rng)
        while True:
            found.setdefault(state.phase, []).append(state.snapshot())
            if not state.due():
                break
            go_on(state, rng)
        for each in found.values():
            yield choice.choice(each)


def replaced(whole: dict[str, Any], name: str, index: int | None, value: object) -> dict[str, Any]:
    """The snapshot with one number changed."""
    if index is None:
        return {**whole, name: value}
    return {**whole, name: (*whole[name][:index], value, *whole[name][index + 1 :])}


def test_snapshots_of_every_phase_can_be_restored() -> None:
    phases: Counter[int] = Counter()
    for number, whole in enumerate(chosen_snapshots()):
        phases[whole["phase"]] += 1
        assert is_accepted(whole, stepwise=number % 4 == 0)
    assert set(phases) >= {CUT, ACT, LOSING, OVER}


def test_a_snapshot_with_one_number_changed_is_rejected_or_leads_to_a_proper_end() -> None:
    extremes: list[Any] = [
        *(-2, -1, 0, 1, 2, 3, 5, 6, 7, 8, 12, 13, 48, 49, 51, 52, 99, 100, 127, 128, 191, 192, 255, 256),
        *(2**15 - 1, 2**15, 2**16, 2**31, 2**32, 2**49, 2**50, 2**51, 2**52 - 1, 2**52, 2**63, 2**64),
        *(-(2**15), -(2**31), -(2**63), HUGE, 10**5000),
        *(None, 1.0, float("nan"), "1", b"1", (), [0], 1j),
    ]
    choice, tried, accepted = random.Random(1), 0, 0
    for whole in chosen_snapshots():
        for name, field in whole.items():
            places = enumerate(field) if isinstance(field, tuple) else [(None, field)]
            for index, number in places:
                near = (number + 1, number - 1, number ^ 1 << choice.randrange(64), number - 5, -number)
                for value in (choice.choice(extremes), *(near if index is None else [choice.choice(near)])):
                    tried += 1
                    accepted += is_accepted(replaced(whole, name, index, value), stepwise=tried % 50 == 0)
    assert tried > (3_000 if COMPILED else 1_500)
    assert accepted > tried // 50


def moved(whole: dict[str, Any], choice: random.Random) -> dict[str, Any]:
    """Some cards, chips and lines moved: all are there, but not where a match would have them."""
    fields: dict[str, Any] = {
        name: list(field) if isinstance(field, tuple) else field for name, field in whole.items()
    }
    hand, twice, up, low = (fields[name] for name in ("hand", "hand_twice", "up", "low"))
    first_line, second_line = fields["first_line"], fields["second_line"]
    seat_count, teams = fields["seat_count"], fields["teams"]
    for _ in range(choice.randint(1, 3)):
        match choice.randrange(8):
            case 0:  # two hands swapped
                one, other = choice.randrange(seat_count), choice.randrange(12)
                hand[one], hand[other] = hand[other], hand[one]
                twice[one], twice[other] = twice[other], twice[one]
            case 1:  # a card from a hand onto the discards
                seat = choice.randrange(seat_count)
                held = list(unpack(hand[seat], twice[seat]))
                if held:
                    card = held.pop(choice.randrange(len(held)))
                    hand[seat], twice[seat] = pack(held)
                    discards = unpack(fields["discard"], fields["discard_twice"])
                    fields["discard"], fields["discard_twice"] = pack([*discards, card])
            case 2:  # deck and discards swapped
                fields["deck"], fields["discard"] = fields["discard"], fields["deck"]
                fields["deck_twice"], fields["discard_twice"] = fields["discard_twice"], fields["deck_twice"]
            case 3:  # chips of a whole line
                team = choice.randrange(teams)
                window = choice.randrange(len(WINDOWS))
                up[team] |= upper(tuple([cell for cell in WINDOWS[window] if cell not in CORNERS]))
                low[team] |= lower(tuple([cell for cell in WINDOWS[window] if cell not in CORNERS]))
                if choice.random() < 0.5:
                    choice.choice((first_line, second_line))[team] = window
            case 4:  # a chip more or fewer, or of another team
                half = choice.choice((up, low))
                half[choice.randrange(3)] ^= 1 << choice.randrange(50)
            case 5:  # teams swapped
                one, other = choice.randrange(3), choice.randrange(3)
                for part in (up, low, first_line, second_line):
                    part[one], part[other] = part[other], part[one]
            case 6:
                fields["open_draw"][choice.randrange(seat_count)] = choice.randint(-1, fields["turn"])
                fields["top"][choice.randrange(seat_count)] = choice.randrange(52)
            case _:
                name = choice.choice(("phase", "active", "dealer", "exchanged", "passes", "spot"))
                fields[name] = choice.randrange(8 if name != "spot" else 100)
                fields["losing"] = choice.choice((0, fields["losing"], choice.randrange(1 << seat_count)))
    return {name: tuple(field) if isinstance(field, list) else field for name, field in fields.items()}


def test_a_snapshot_with_things_moved_is_rejected_or_leads_to_a_proper_end() -> None:
    choice, tried, accepted = random.Random(2), 0, 0
    for whole in chosen_snapshots():
        for _ in range(50 if COMPILED else 20):
            tried += 1
            accepted += is_accepted(moved(whole, choice), stepwise=tried % 50 == 0)
    assert accepted > tried // 50


def test_every_phase_seat_and_spot_is_rejected_or_leads_to_a_proper_end() -> None:
    choice, tried, accepted = random.Random(3), 0, 0
    for whole in list(chosen_snapshots())[:: 2 if COMPILED else 4]:
        seat_count = whole["seat_count"]
        for phase in range(8):
            for passes in (0, 1, seat_count):
                tried += 1
                changed = {
                    **whole,
                    "phase": phase,
                    "passes": passes,
                    "losing": choice.choice((0, 1, (1 << seat_count) - 1)),
                    "spot": choice.choice((0, whole["spot"], choice.randrange(CELLS))),
                    "active": choice.randrange(seat_count),
                    "exchanged": choice.randrange(2),
                }
                accepted += is_accepted(changed, stepwise=tried % 50 == 0)
    assert accepted > tried // 50


def test_before_a_match_begins_every_card_is_in_the_deck() -> None:
    """Otherwise the deal would add to the cards already in the hands."""
    whole = started((2, 2, False, False, False), 1).snapshot()
    with pytest.raises(ValueError, match="not a position"):
        SequenceState(2).restore(replaced(whole, "phase", None, CUT))


def test_a_full_hand_has_no_open_draw() -> None:
    """SQ-5, SQ-14: otherwise the draw would be one card too many."""
    whole = started((2, 2, True, False, False), 1).snapshot()
    with pytest.raises(ValueError, match="not a position"):
        SequenceState(2).restore(replaced(whole, "open_draw", 0, 0))


def test_two_lines_that_overlap_too_much_do_not_win() -> None:
    """SQ-17, SQ-18: c2 to g2 and d2 to h2 are not two lines."""
    chips = dict.fromkeys(range(12, 18), 0)
    whole = board_of(chips, (0, 0), phase=OVER)
    first = next(number for number, window in enumerate(WINDOWS) if window == (12, 13, 14, 15, 16))
    second = next(number for number, window in enumerate(WINDOWS) if window == (13, 14, 15, 16, 17))
    for lines in ((first, second), (first, first)):
        with pytest.raises(ValueError, match="not a position"):
            SequenceState(2).restore(
                {**whole, "first_line": (lines[0], -1, -1), "second_line": (lines[1], -1, -1)}
            )


@pytest.mark.parametrize("turn", [2**14, 2**15 - 1, 2**16, 2**24 - 1])
def test_no_draw_is_lost_however_long_a_match_takes(turn: int) -> None:
    whole = started((2, 2, True, False, False), 1).snapshot()
    state = SequenceState(2)
    state.restore(replaced(whole, "turn", None, turn))
    (seat,) = state.due()
    state.play_step(seat, state.actions(seat)[0], Rng.from_seed(1))
    assert Draw() in state.legal_moves(seat)


@pytest.mark.parametrize(
    "wrong",
    [None, 5, "snapshot", (), (1,) * 10, ((),) * 10, {}, {"hand": 1}, object()],
    ids=lambda wrong: str(wrong)[:20],
)
def test_anything_but_a_snapshot_is_rejected(wrong: Any) -> None:
    state = started((3, 3, False, False, False), 1)
    before = state.snapshot()
    with pytest.raises(ValueError, match="snapshot"):
        state.restore(wrong)
    assert state.snapshot() == before


def test_a_snapshot_has_exactly_its_fields() -> None:
    state = started((3, 3, False, False, False), 1)
    whole = state.snapshot()
    for name in whole:
        with pytest.raises(ValueError, match=name):
            state.restore({other: field for other, field in whole.items() if other != name})
    for unknown in ("other", "chips"):
        with pytest.raises(ValueError, match="snapshot"):
            state.restore({**whole, unknown: 0})
    assert state.snapshot() == whole


def test_fields_must_have_the_right_length_and_type() -> None:
    state = started((3, 3, False, False, False), 1)
    whole = state.snapshot()
    for name, field in whole.items():
        wrong = (field[:-1], (*field, 0), (), None, 7) if isinstance(field, tuple) else ((field,), (), None)
        for value in wrong:
            with pytest.raises(ValueError, match=name):
                state.restore({**whole, name: value})
    assert state.snapshot() == whole


@pytest.mark.parametrize("name", [field.name for field in SequenceState.fields if field.length])
def test_what_was_checked_is_what_is_restored(name: str) -> None:
    """A field whose value changes when it is read again must not bypass the check."""

    class Fickle(list[int]):
        """A list that yields other numbers the second time."""

        def __iter__(self) -> Iterator[int]:
            first = list(super().__iter__())
            self[:] = [30_000] * len(first)
            return iter(first)

    state = started((3, 3, False, False, False), 1)
    whole = state.snapshot()
    if name not in whole:
        return
    odd: list[Any] = [Fickle(whole[name]), iter(whole[name]), (number for number in whole[name])]
    odd.append(dict.fromkeys(range(len(whole[name])), 30_000))
    for wrong in odd:
        try:
            state.restore({**whole, name: wrong})
        except ValueError:
            assert state.snapshot() == whole
        check_laws(state)
        state.view(0).as_json()
        state.restore(whole)
