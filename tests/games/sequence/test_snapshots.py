"""A snapshot of Sequence is refused, or leads to a proper end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bordspil.core.rng import Rng
from bordspil.games.sequence.board import CELLS, CORNERS, WINDOWS, lower, upper
from bordspil.games.sequence.hand import pack, unpack
from bordspil.games.sequence.moves import Draw
from bordspil.games.sequence.phases import ACT, CUT, LOSING, OVER
from bordspil.games.sequence.rules import SequenceState
from tests.games.sequence.positions import COMPILED, board_of, check_laws, go_on, started
from tests.games.sequence.referee import TABLES
from tests.garbage import HUGE


def check_goes_on(changed: tuple[Any, ...], *, stepwise: bool) -> bool:
    """Whether a snapshot is accepted: then it must lead to a proper end, else nothing may have changed."""
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


def chosen_snapshots() -> Iterator[tuple[Any, ...]]:
    """For many tables a snapshot of each phase that a match has stood still in."""
    for index, table in enumerate(TABLES[:: 13 if COMPILED else 21]):
        choice, rng = random.Random(index), Rng.from_seed(index)
        state = SequenceState(*table)
        found: dict[int, list[tuple[Any, ...]]] = {CUT: [state.snapshot()]}
        state.begin(rng)
        while True:
            found.setdefault(state.phase, []).append(state.snapshot())
            if not state.due():
                break
            go_on(state, rng)
        for each in found.values():
            yield choice.choice(each)


def replaced(whole: tuple[Any, ...], part: int, index: int, value: object) -> tuple[Any, ...]:
    changed = [list(each) for each in whole]
    changed[part][index] = value
    return tuple([tuple(each) for each in changed])


def test_snapshots_of_every_phase_come_back() -> None:
    phases: Counter[int] = Counter()
    for number, whole in enumerate(chosen_snapshots()):
        phases[whole[8][1]] += 1
        assert check_goes_on(whole, stepwise=number % 4 == 0)
    assert set(phases) >= {CUT, ACT, LOSING, OVER}


def test_a_snapshot_with_one_number_changed_is_refused_or_leads_to_a_proper_end() -> None:
    extremes: list[Any] = [
        *(-2, -1, 0, 1, 2, 3, 5, 6, 7, 8, 12, 13, 48, 49, 51, 52, 99, 100, 127, 128, 191, 192, 255, 256),
        *(2**15 - 1, 2**15, 2**16, 2**31, 2**32, 2**49, 2**50, 2**51, 2**52 - 1, 2**52, 2**63, 2**64),
        *(-(2**15), -(2**31), -(2**63), HUGE, 10**5000),
        *(None, 1.0, float("nan"), "1", b"1", (), [0], 1j),
    ]
    choice, tried, accepted = random.Random(1), 0, 0
    for whole in chosen_snapshots():
        for part, numbers in enumerate(whole):
            for index, number in enumerate(numbers):
                near = (number + 1, number - 1, number ^ 1 << choice.randrange(64), number - 5, -number)
                for value in (choice.choice(extremes), *(near if part >= 8 else [choice.choice(near)])):
                    tried += 1
                    accepted += check_goes_on(replaced(whole, part, index, value), stepwise=tried % 50 == 0)
    assert tried > (3_000 if COMPILED else 1_500)
    assert accepted > tried // 50


def moved(whole: tuple[Any, ...], choice: random.Random) -> tuple[Any, ...]:
    """Some cards, chips and lines somewhere else: all are there, but not where a match would have them."""
    parts = [list(each) for each in whole]
    hand, twice, up, low, line, top, draws, cards, table, options = parts
    seat_count, teams = options[:2]
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
                    cards[2], cards[3] = pack([*unpack(cards[2], cards[3]), card])
            case 2:  # deck and discards swapped
                cards[:2], cards[2:] = cards[2:], cards[:2]
            case 3:  # chips of a whole line
                team = choice.randrange(teams)
                window = choice.randrange(len(WINDOWS))
                up[team] |= upper(tuple([cell for cell in WINDOWS[window] if cell not in CORNERS]))
                low[team] |= lower(tuple([cell for cell in WINDOWS[window] if cell not in CORNERS]))
                if choice.random() < 0.5:
                    line[2 * team + choice.randrange(2)] = window
            case 4:  # a chip more or fewer, or of another team
                half = choice.choice((up, low))
                half[choice.randrange(3)] ^= 1 << choice.randrange(50)
            case 5:  # teams swapped
                one, other = choice.randrange(3), choice.randrange(3)
                up[one], up[other], low[one], low[other] = up[other], up[one], low[other], low[one]
                line[2 * one : 2 * one + 2], line[2 * other : 2 * other + 2] = (
                    line[2 * other : 2 * other + 2],
                    line[2 * one : 2 * one + 2],
                )
            case 6:
                draws[choice.randrange(seat_count)] = choice.randint(-1, table[0])
                top[choice.randrange(seat_count)] = choice.randrange(52)
            case _:
                number = choice.randrange(1, 7)
                table[number] = choice.randrange(8 if number != 6 else 100)
                table[7] = choice.choice((0, table[7], choice.randrange(1 << seat_count)))
    return tuple([tuple(each) for each in parts])


def test_a_snapshot_with_things_elsewhere_is_refused_or_leads_to_a_proper_end() -> None:
    choice, tried, accepted = random.Random(2), 0, 0
    for whole in chosen_snapshots():
        for _ in range(50 if COMPILED else 20):
            tried += 1
            accepted += check_goes_on(moved(whole, choice), stepwise=tried % 50 == 0)
    assert accepted > tried // 50


def test_every_phase_seat_and_spot_is_refused_or_leads_to_a_proper_end() -> None:
    choice, tried, accepted = random.Random(3), 0, 0
    for whole in list(chosen_snapshots())[:: 2 if COMPILED else 4]:
        seat_count = whole[9][0]
        for phase in range(8):
            for passes in (0, 1, seat_count):
                tried += 1
                losing = choice.choice((0, 1, (1 << seat_count) - 1))
                spot = choice.choice((0, whole[8][6], choice.randrange(CELLS)))
                active, exchanged = choice.randrange(seat_count), choice.randrange(2)
                numbers = (whole[8][0], phase, active, whole[8][3], exchanged, passes, spot, losing)
                changed = (*whole[:8], numbers, whole[9])
                accepted += check_goes_on(changed, stepwise=tried % 50 == 0)
    assert accepted > tried // 50


def test_a_match_that_has_not_begun_has_everything_in_the_deck() -> None:
    """Otherwise the deal would come on top of what is in the hands."""
    whole = started((2, 2, False, False, False), 1).snapshot()
    with pytest.raises(ValueError, match="snapshot"):
        SequenceState(2).restore(replaced(whole, 8, 1, CUT))


def test_a_full_hand_has_no_draw_open() -> None:
    """SQ-5, SQ-14: otherwise the draw would bring a card too many."""
    whole = started((2, 2, True, False, False), 1).snapshot()
    with pytest.raises(ValueError, match="snapshot"):
        SequenceState(2).restore(replaced(whole, 6, 0, 0))


def test_two_lines_of_a_team_that_share_too_much_are_no_end() -> None:
    """SQ-17, SQ-18: c2 to g2 and d2 to h2 are not two lines."""
    chips = dict.fromkeys(range(12, 18), 0)
    whole = board_of(chips, (0, 0), phase=OVER)
    first = next(number for number, window in enumerate(WINDOWS) if window == (12, 13, 14, 15, 16))
    second = next(number for number, window in enumerate(WINDOWS) if window == (13, 14, 15, 16, 17))
    for lines in ((first, second), (first, first)):
        with pytest.raises(ValueError, match="snapshot"):
            SequenceState(2).restore((*whole[:4], (*lines, -1, -1, -1, -1), *whole[5:]))


@pytest.mark.parametrize("turn", [2**14, 2**15 - 1, 2**16, 2**24 - 1])
def test_however_long_a_match_goes_on_no_draw_is_lost(turn: int) -> None:
    whole = started((2, 2, True, False, False), 1).snapshot()
    state = SequenceState(2)
    state.restore(replaced(whole, 8, 0, turn))
    (seat,) = state.due()
    state.play_step(seat, state.actions(seat)[0], Rng.from_seed(1))
    assert Draw() in state.legal_moves(seat)


@pytest.mark.parametrize(
    "wrong",
    [
        *(None, 5, "snapshot", (), (1,) * 10, ((),) * 10, [[0] * 12] * 10, (None,) * 10, {}, object()),
        *(((0,) * 12,) * 10, ((0,) * 6,) * 10, (((0,) * 5,) * 5,) * 10),
    ],
    ids=lambda wrong: str(wrong)[:20],
)
def test_what_is_no_snapshot_at_all_is_refused(wrong: Any) -> None:
    state = started((3, 3, False, False, False), 1)
    before = state.snapshot()
    with pytest.raises(ValueError, match="snapshot"):
        state.restore(wrong)
    assert state.snapshot() == before


def test_parts_of_a_snapshot_may_not_be_longer_or_shorter_or_of_another_kind() -> None:
    state = started((3, 3, False, False, False), 1)
    whole = state.snapshot()
    for part, numbers in enumerate(whole):
        for changed in (numbers[:-1], (*numbers, 0), (), None, 7):
            with pytest.raises(ValueError, match="snapshot"):
                state.restore((*whole[:part], changed, *whole[part + 1 :]))
    for wrong in (whole[:-1], (*whole, ())):
        with pytest.raises(ValueError, match="snapshot"):
            state.restore(wrong)
    assert state.snapshot() == whole


@pytest.mark.parametrize("part", range(10))
def test_what_was_checked_of_a_snapshot_is_what_is_taken(part: int) -> None:
    """Parts that give other things the second time are no way around the check."""
    state = started((3, 3, False, False, False), 1)
    whole = state.snapshot()
    odd: list[Any] = [iter(whole[part]), (number for number in whole[part])]
    odd.append(dict.fromkeys(range(len(whole[part])), 30_000))
    odd.append(dict.fromkeys(whole[part], 30_000))
    for wrong in odd:
        try:
            state.restore((*whole[:part], wrong, *whole[part + 1 :]))
        except ValueError:
            assert state.snapshot() == whole
        check_laws(state)
        state.view(0).as_json()
        state.restore(whole)
