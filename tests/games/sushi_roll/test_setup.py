"""SR-1 to SR-7, SR-22 and SR-23: the box, the belts, the first roll and who starts, in every round."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bordspil.core.errors import BadSeatCount, NotDue
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME, components
from bordspil.games.sushi_roll.dice import DEFAULT, DiceSet
from bordspil.games.sushi_roll.events import (
    BeltsMoved,
    BeltsRolled,
    DieTaken,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_roll.state import SushiRollState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_roll.table import (
    BELT_SIZES,
    BOX,
    KIND_OF,
    LOADED,
    SEAT_COUNTS,
    TOKENS,
    begun,
    belts,
    census,
    dipped,
    fallen,
    fresh,
    go_on,
    held,
    kinds,
    play,
    play_on,
    random_play,
    supply,
    table,
    take_first,
    tokens,
    tray,
)
from tests.helpers.rule_assertions import of_kind

# SR-23: the starters of rounds 1, 2 and 3, in seats to the left of the first starter.
STARTS = {2: (0, 1, 0), 3: (0, 1, 2), 4: (0, 1, 2), 5: (0, 4, 3)}
EVERY_START = [(seat_count, red) for seat_count in SEAT_COUNTS for red in range(seat_count)]


def about(found: float, expected: float, off: float = 0.1) -> bool:
    """Whether a frequency is right, within the luck of these fixed seeds."""
    return abs(found - expected) <= off * expected


@cache
def beginning(seat_count: int, seed: int) -> tuple[int, list[str]]:
    """The seat with the red belt at the start of a match, and what the belts show."""
    state = fresh(seat_count, seed)
    return state.view(None).red, belts(state)


# SR-1


@pytest.mark.rule("SR-1")
def test_there_are_thirty_dice_of_five_kinds() -> None:
    bag = Counter(kind.value for kind in SushiRollState(4).view(None).bag)
    assert bag == {"appetizer": 10, "maki": 6, "nigiri": 5, "special": 5, "pudding": 4}
    assert bag.total() == 30


@pytest.mark.rule("SR-1")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_all_thirty_dice_are_somewhere_after_every_move_of_a_match(seat_count: int) -> None:
    for seed in range(2):
        state = fresh(seat_count, seed)
        assert census(state) == BOX
        for _ in random_play(state, seed):
            assert census(state) == BOX


# SR-2: 14 pudding tokens worth 1 and 6 worth 3 are 32 puddings; point tokens only keep count (SR-29).


@pytest.mark.rule("SR-2")
@pytest.mark.parametrize("dice", [DEFAULT, LOADED])
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_there_are_18_menus_12_chopsticks_and_32_puddings_in_all(seat_count: int, dice: DiceSet) -> None:
    # Loaded dice ask for more menus and sometimes more puddings than there are.
    for seed in range(4):
        state = fresh(seat_count, seed, dice)
        assert tokens(state) == {"menus": 18, "chopsticks": 12, "puddings": 32}
        for _ in random_play(state, seed):
            assert tokens(state) == TOKENS
            assert min(supply(state)) >= 0
            assert min(min(held(state, seat)) for seat in range(seat_count)) >= 0


@pytest.mark.rule("SR-2")
def test_there_are_20_pudding_tokens_for_32_puddings_and_40_point_tokens() -> None:
    assert components.PUDDING_TOKENS == {1: 14, 3: 6}
    assert sum(components.PUDDING_TOKENS.values()) == 20
    assert components.PUDDINGS == 14 * 1 + 6 * 3 == 32
    assert components.POINT_TOKENS == {1: 18, 5: 7, 10: 10, 20: 5}
    assert sum(components.POINT_TOKENS.values()) == 40
    assert (components.MENUS, components.CHOPSTICKS) == (18, 12)


@pytest.mark.rule("SR-2")
@pytest.mark.parametrize("language", ["", ".es", ".is", ".pl"])
def test_the_rule_books_mention_every_token_in_every_language(language: str) -> None:
    text = Path(components.__file__).with_name(f"RULES{language}.md").read_text(encoding="utf-8")
    (rule,) = re.findall(r"^- \*\*SR-2\*\* (.*)$", text, re.MULTILINE)
    told = [int(number) for number in re.findall(r"\d+", rule)]
    puddings = [20, 14, 1, 6, 3, 32]
    points = [40, 18, 1, 7, 5, 10, 10, 5, 20]
    assert told == [*puddings, 18, 12, *points]


# SR-3


@pytest.mark.rule("SR-3")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_two_to_five_players_can_play(seat_count: int) -> None:
    assert GAME.check_seat_count(seat_count) == seat_count
    assert len(GAME.setup(seat_count, rng=Rng.from_seed(0)).view(None).scores) == seat_count


@pytest.mark.rule("SR-3")
@pytest.mark.parametrize("seat_count", [0, 1, 6, -2, True, False, "4", 4.0, None, (4,), 10**18, 2**64 + 4])
def test_any_other_number_of_players_is_refused(seat_count: Any) -> None:
    with pytest.raises(BadSeatCount) as caught:
        GAME.setup(seat_count, rng=Rng.from_seed(0))
    assert caught.value.reason == "bad-seat-count"
    assert caught.value.facts["allowed"] == "2, 3, 4, 5"
    with pytest.raises(BadSeatCount):
        Match(GAME, seat_count)


@pytest.mark.rule("SR-3")
@pytest.mark.parametrize("seat_count", [1, 6])
def test_a_state_refuses_any_other_number_of_seats(seat_count: int) -> None:
    with pytest.raises(ValueError, match="SR-3"):
        SushiRollState(seat_count)


@pytest.mark.rule("SR-3")
@pytest.mark.parametrize(("seat_count", "menus", "chopsticks"), [(2, 12, 8), (3, 9, 6), (4, 6, 4), (5, 3, 2)])
def test_everyone_starts_with_three_menus_and_two_chopsticks_and_the_rest_is_left(
    seat_count: int, menus: int, chopsticks: int
) -> None:
    state = fresh(seat_count)
    assert [held(state, seat) for seat in range(seat_count)] == [(3, 2, 0)] * seat_count
    assert supply(state) == (menus, chopsticks, 32)
    assert state.scores() == (0,) * seat_count


@pytest.mark.rule("SR-3")
def test_everyone_sees_all_tokens() -> None:
    state = table(["egg", "egg", "egg"], menus=[3, 5, 0], chopsticks=[1, 2, 7], puddings=[0, 4, 9])
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        assert [(own.menus, own.chopsticks, own.puddings) for own in view.places] == [
            (3, 1, 0),
            (5, 2, 4),
            (0, 7, 9),
        ]
        assert (view.supply.menus, view.supply.chopsticks, view.supply.puddings) == (10, 2, 19)


# SR-4


@pytest.mark.rule("SR-4")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_the_red_belt_is_always_dealt_and_to_everyone_equally_often(seat_count: int) -> None:
    matches = 400 * seat_count
    reds = Counter(beginning(seat_count, seed)[0] for seed in range(matches))
    assert set(reds) == set(range(seat_count))
    assert all(about(count, 400, 0.2) for count in reds.values())


@pytest.mark.rule("SR-4")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_everyone_has_a_belt_and_sees_who_has_the_red_one(seat_count: int) -> None:
    for seed in range(10):
        state = SushiRollState(seat_count)
        events = go_on(state, seed)
        assert all(belts(state))
        assert len(belts(state)) == seat_count
        assert of_kind(events, RoundStarted) == [RoundStarted(1, state.view(None).red)]


# SR-5


@pytest.mark.rule("SR-5")
@pytest.mark.parametrize(("seat_count", "dice"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_everyone_draws_fewer_dice_the_more_players_there_are(seat_count: int, dice: int) -> None:
    state = fresh(seat_count)
    assert [len(words.split()) for words in belts(state)] == [dice] * seat_count
    assert len(state.view(None).bag) == 30 - dice * seat_count
    assert census(state) == BOX


@pytest.mark.rule("SR-5")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_every_die_is_drawn_equally_often_by_everyone(seat_count: int) -> None:
    matches, size = 1500, BELT_SIZES[seat_count]
    drawn = [Counter[str]() for _ in range(seat_count)]
    for seed in range(matches):
        for found, words in zip(drawn, beginning(seat_count, seed)[1], strict=True):
            found.update(kinds(words))
    for found in drawn:
        for kind, dice in BOX.items():
            assert about(found[kind], matches * size * dice / 30)
    for kind, dice in BOX.items():
        assert about(sum(found[kind] for found in drawn), matches * seat_count * size * dice / 30, 0.05)


# SR-6


@pytest.mark.rule("SR-6")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_every_die_on_every_belt_is_rolled_at_the_start_of_the_match(seat_count: int) -> None:
    for seed in range(10):
        state = fresh(seat_count, seed, LOADED)
        assert belts(state) == [fallen(words) for words in belts(state)]


@pytest.mark.rule("SR-6")
@pytest.mark.parametrize("round", [1, 2])
def test_every_die_on_every_belt_is_rolled_at_the_start_of_a_later_round(round: int) -> None:
    state = table(trays=["egg maki1", "wasabi dumpling", "pudding1 tempura"], round=round, dice=LOADED)
    events = go_on(state)
    assert belts(state) == [fallen(words) for words in belts(state)]
    assert [len(words.split()) for words in belts(state)] == [7, 7, 7]
    assert len(of_kind(events, BeltsRolled)) == 1


@pytest.mark.rule("SR-6")
def test_everyone_sees_what_was_rolled() -> None:
    state = SushiRollState(4)
    events = go_on(state)
    assert [event.name() for event in events] == ["round-started", "belts-rolled"]
    (rolled,) = of_kind(events, BeltsRolled)
    assert rolled.audience() is None
    for viewer in (None, 0, 1, 2, 3):
        assert rolled.belts == tuple(own.belt for own in state.view(viewer).places)


@pytest.mark.rule("SR-6")
def test_each_face_is_rolled_in_proportion_to_its_sides() -> None:
    sixths = {
        **dict.fromkeys(["dumpling", "maki1", "egg", "pudding1"], 3),
        **dict.fromkeys(["tempura", "maki2", "salmon", "pudding2", "wasabi"], 2),
        **dict.fromkeys(["sashimi", "maki3", "squid", "pudding3"], 1),
        **dict.fromkeys(["menu1", "menu2", "chopsticks1", "chopsticks2"], 1),
    }
    found, per_kind = Counter[str](), Counter[str]()
    for seed in range(2400):
        words = " ".join(beginning(5, seed)[1])
        found.update(words.split())
        per_kind.update(kinds(words))
    assert set(found) == set(sixths)
    for face, count in sixths.items():
        assert about(found[face], per_kind[KIND_OF[face]] * count / 6)


@pytest.mark.rule("SR-6")
def test_dice_are_independent_on_one_belt_and_on_two() -> None:
    # Two nigiri dice show the same face with a chance of (3² + 2² + 1²) / 6².
    together, apart = list[bool](), list[bool]()
    for seed in range(3000):
        nigiri = [
            [word for word in words.split() if KIND_OF[word] == "nigiri"] for words in beginning(3, seed)[1]
        ]
        together += [own[0] == own[1] for own in nigiri if len(own) == 2]
        apart += [
            nigiri[one] == nigiri[other]
            for one, other in ((0, 1), (1, 2), (0, 2))
            if len(nigiri[one]) == len(nigiri[other]) == 1
        ]
    assert min(len(together), len(apart)) > 600
    assert about(sum(together) / len(together), 14 / 36)
    assert about(sum(apart) / len(apart), 14 / 36)


# SR-7


@pytest.mark.rule("SR-7")
@pytest.mark.parametrize(("seat_count", "red"), EVERY_START)
def test_the_red_belt_takes_the_first_turn_and_the_others_follow_clockwise(seat_count: int, red: int) -> None:
    state = begun(seat_count, red)
    order = []
    for _ in range(seat_count):
        (seat,) = state.due()
        order.append(seat)
        assert of_kind(take_first(state), DieTaken)[0].seat == seat
    assert order == [(red + step) % seat_count for step in range(seat_count)]


@pytest.mark.rule("SR-7")
def test_nobody_may_move_out_of_turn() -> None:
    state = table(["egg maki1", "squid maki1", "salmon maki1"], red=1)
    before = state.snapshot()
    for seat, move in ((0, "egg"), (2, "salmon"), (0, "reroll egg"), (2, "swap salmon for egg of 0")):
        assert state.legal_moves(seat) == ()
        assert state.view(seat).legal_moves == ()
        with pytest.raises(NotDue) as caught:
            play(state, seat, move)
        assert caught.value.reason == "not-due"
        assert caught.value.facts["due"] == "1"
    assert state.snapshot() == before


# SR-22


@pytest.mark.rule("SR-22")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_all_dice_are_returned_and_drawn_again_for_a_new_round(seat_count: int, round: int) -> None:
    last = ["egg", "squid", "salmon", "maki1", "maki2"][:seat_count]
    trays = ["wasabi tempura", "pudding1", "pudding3 wasabi", "dumpling", "sashimi"][:seat_count]
    state = table(last, trays, dipped=["squid", "egg"], round=round)
    events = play_on(state, *last)
    assert of_kind(events, RoundStarted) == [RoundStarted(round + 1, state.view(None).red)]
    assert [tray(state, seat) + dipped(state, seat) for seat in range(seat_count)] == [""] * seat_count
    size = BELT_SIZES[seat_count]
    assert [len(words.split()) for words in belts(state)] == [size] * seat_count
    assert len(state.view(None).bag) == 30 - size * seat_count
    assert census(state) == BOX
    assert (state.view(None).round, state.view(None).round_turn) == (round + 1, 0)


@pytest.mark.rule("SR-22")
def test_dice_of_the_previous_round_are_drawn_like_all_others() -> None:
    # All nigiri and all maki lay on trays; twelve dice of other kinds have not been in play.
    trays = ["egg egg egg squid squid", "maki1 maki2 maki3 maki1", "maki1 maki2"]
    drawn = Counter[str]()
    for seed in range(400):
        state = table(trays=trays)
        go_on(state, seed)
        for words in belts(state):
            drawn.update(kinds(words))
    for kind, dice in BOX.items():
        assert about(drawn[kind], 400 * 21 * dice / 30, 0.08)


@pytest.mark.rule("SR-22")
def test_tokens_puddings_and_points_carry_over_to_the_new_round() -> None:
    state = table(
        trays=["egg", "squid", ""],
        menus=[0, 5, 3],
        chopsticks=[4, 0, 1],
        puddings=[2, 0, 7],
        scores=[10, 0, -3],
    )
    before = [held(state, seat) for seat in range(3)]
    left = supply(state)
    go_on(state)
    assert [held(state, seat) for seat in range(3)] == before == [(0, 4, 2), (5, 0, 0), (3, 1, 7)]
    assert supply(state) == left == (10, 7, 23)
    assert state.scores() == (11, 3, -3)


# SR-23


@pytest.mark.rule("SR-23")
@pytest.mark.parametrize(("seat_count", "red"), EVERY_START)
def test_who_starts_each_round(seat_count: int, red: int) -> None:
    state = begun(seat_count, red)
    starts = [red]
    while state.due():
        for event in of_kind(take_first(state, state.turn), RoundStarted):
            assert state.due() == (event.red,)
            starts.append(event.red)
    assert starts == [(red + places) % seat_count for places in STARTS[seat_count]]


@pytest.mark.rule("SR-23")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("seat_count", "red"), EVERY_START)
def test_the_belts_move_between_rounds_only_with_three_players(seat_count: int, red: int, round: int) -> None:
    state = table(["egg"] * seat_count, round=round, red=red)
    events = play_on(state, *["egg"] * seat_count)
    assert of_kind(events, BeltsMoved) == []
    starts = (red + 1) % 3 if seat_count == 3 else red
    assert of_kind(events, RoundStarted) == [RoundStarted(round + 1, starts)]
    assert (state.view(None).red, state.due()) == (starts, (starts,))


@pytest.mark.rule("SR-23")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_the_starters_of_a_match_do_not_depend_on_how_it_is_played(seat_count: int) -> None:
    for seed in range(3):
        match = Match(GAME, seat_count, seed=seed_from(seed))
        rng = Rng.from_seed(seed)
        while match.due():
            (seat,) = match.due()
            match.submit(seat, rng.choice(match.view(seat).legal_moves))
        reds = [event.red for event in of_kind(match.story(), RoundStarted)]
        assert reds == [(reds[0] + places) % seat_count for places in STARTS[seat_count]]
        assert len(of_kind(match.story(), RoundScored)) == 3
