"""SR-11 to SR-15: taking a die, the tokens it brings, and wasabi."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bordspil.core.errors import IllegalMove, NoSuchSeat, NotDue
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.components import Face
from bordspil.games.sushi_roll.events import BeltsMoved, DieTaken, RoundScored
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take, parse
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.table import (
    BOX,
    LOADED,
    NIGIRI,
    SEAT_COUNTS,
    TOKENS,
    belt,
    belts,
    census,
    dipped,
    fresh,
    held,
    in_order,
    play,
    play_on,
    random_play,
    supply,
    table,
    take_first,
    three,
    tokens,
    tray,
)
from tests.helpers.rule_assertions import moves, of_kind, refusal

OTHERS = [
    "maki1",
    "maki2",
    "maki3",
    "wasabi",
    "menu1",
    "chopsticks2",
    "pudding3",
    "dumpling",
    "tempura",
    "sashimi",
]


# The tokens that a die may bring, and their index in `held` and `supply`.
PIECES = ["menu", "chopsticks", "pudding"]


def short(piece: str, left: int, belts: list[str]) -> SushiRollState:
    """A position with that many menus, chopsticks or puddings left; seat 1 has all others."""
    total = {"menu": 18, "chopsticks": 12, "pudding": 32}[piece]
    others = [0, total - left]
    return table(
        belts,
        menus=others if piece == "menu" else None,
        chopsticks=others if piece == "chopsticks" else None,
        puddings=others if piece == "pudding" else (),
    )


# SR-11


@pytest.mark.rule("SR-11")
@pytest.mark.parametrize("face", [face.value for face in Face])
def test_a_die_taken_moves_to_your_tray_with_the_same_face(face: str) -> None:
    state = table([f"{face} tempura", "tempura egg"], ["tempura", "tempura"], dice=LOADED)
    (event,) = of_kind(play(state, 0, face), DieTaken)
    assert (event.seat, event.face.value, event.audience()) == (0, face, None)
    assert (tray(state, 0), tray(state, 1)) == (in_order(f"tempura {face}"), "tempura")
    assert belts(state) == ["tempura", "egg tempura"]
    assert (state.due(), census(state)) == ((1,), BOX)


@pytest.mark.rule("SR-11")
def test_only_one_of_several_equal_dice_is_taken() -> None:
    state = table(["egg egg egg", "maki1 maki1 maki1"])
    assert {move for move in moves(state, 0) if " " not in move} == {"egg"}
    play(state, 0, "egg")
    assert (belt(state, 0), tray(state, 0)) == ("egg egg", "egg")


@pytest.mark.rule("SR-11")
def test_a_die_must_be_taken() -> None:
    state = table(["egg maki1 maki1", "squid maki2 tempura"], menus=[0, 3], chopsticks=[0, 2])
    # Without tokens there is nothing else to do, and nobody else may move first.
    assert state.legal_moves(0) == (Take(Face.EGG), Take(Face.MAKI1))
    assert (state.due(), state.legal_moves(1)) == ((0,), ())


@pytest.mark.rule("SR-11")
@pytest.mark.parametrize("move", ["squid", "maki2", "sashimi", "wasabi", "pudding1", "salmon"])
def test_a_die_that_is_not_on_your_belt_is_refused(move: str) -> None:
    state = table(["egg maki1", "squid maki2"], ["sashimi", "wasabi"], dipped=["", "salmon"])
    assert refusal(state, 0, move) == ("not-on-belt", "SR-11")
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, move)
    assert caught.value.facts == {"card": move}


@pytest.mark.rule("SR-11")
def test_anything_but_a_move_is_refused() -> None:
    state = three()
    before = state.snapshot()
    text: Any = "egg"
    broken: list[Any] = [text, 7, None, Take(text), Reroll((text,)), Reroll((Face.EGG, text))]
    broken += [Swap(text, Face.SQUID, 1), Swap(Face.EGG, text, 1), Swap(Face.EGG, Face.SQUID, text)]
    broken.append(Swap(Face.EGG, Face.SQUID, True))
    for nonsense in broken:
        with pytest.raises(IllegalMove) as caught:
            state.play(0, nonsense, Rng.from_seed(0))
        assert caught.value.reason == "move-not-a-roll"
    for seat in (3, -1):
        with pytest.raises(NoSuchSeat):
            play(state, seat, "egg")
    assert state.snapshot() == before


@pytest.mark.rule("SR-11")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_everyone_takes_exactly_one_die_in_each_turn(seat_count: int) -> None:
    state = fresh(seat_count)
    takers: list[int] = []
    for events in random_play(state, 1):
        takers += [event.seat for event in of_kind(events, DieTaken)]
        if any(isinstance(event, (BeltsMoved, RoundScored)) for event in events):
            assert sorted(takers) == list(range(seat_count))
            takers = []
        for seat in range(seat_count) if state.due() else ():
            laid = len(f"{tray(state, seat)} {dipped(state, seat)} {dipped(state, seat)}".split())
            assert laid == state.view(None).round_turn + (seat in takers)


# SR-12, SR-13


@pytest.mark.rule("SR-12")
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_a_pudding_die_brings_as_many_puddings_as_it_shows_at_once(icons: int) -> None:
    state = table([f"pudding{icons} egg", "squid egg"], puddings=[4, 1])
    events = play(state, 0, f"pudding{icons}")
    assert of_kind(events, DieTaken) == [DieTaken(0, Face(f"pudding{icons}"), False, icons)]
    assert [held(state, seat) for seat in (0, 1)] == [(3, 2, 4 + icons), (3, 2, 1)]
    assert supply(state) == (12, 8, 27 - icons)


@pytest.mark.rule("SR-12")
def test_puddings_add_up_over_dice_and_rounds() -> None:
    state = table(["pudding2 pudding3", "egg egg"], dice=LOADED)
    play_on(state, "pudding2", "egg")
    assert held(state, 0)[2] == 2
    play_on(state, "pudding3")
    assert (held(state, 0)[2], held(state, 1)[2]) == (2, 3)
    play_on(state, "squid")
    assert state.view(None).round == 2
    assert [held(state, seat)[2] for seat in (0, 1)] == [2, 3]


@pytest.mark.rule("SR-13")
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_a_menu_die_brings_as_many_menus_as_it_shows_at_once(icons: int) -> None:
    state = table([f"menu{icons} egg", "squid egg"])
    events = play(state, 0, f"menu{icons}")
    assert of_kind(events, DieTaken) == [DieTaken(0, Face(f"menu{icons}"), False, icons)]
    assert [held(state, seat) for seat in (0, 1)] == [(3 + icons, 2, 0), (3, 2, 0)]
    assert supply(state) == (12 - icons, 8, 32)


@pytest.mark.rule("SR-13")
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_a_chopsticks_die_brings_as_many_chopsticks_as_it_shows_at_once(icons: int) -> None:
    state = table([f"chopsticks{icons} egg", "squid egg"])
    events = play(state, 0, f"chopsticks{icons}")
    assert of_kind(events, DieTaken) == [DieTaken(0, Face(f"chopsticks{icons}"), False, icons)]
    assert [held(state, seat) for seat in (0, 1)] == [(3, 2 + icons, 0), (3, 2, 0)]
    assert supply(state) == (12, 8 - icons, 32)


@pytest.mark.rule("SR-12")
@pytest.mark.rule("SR-13")
@pytest.mark.parametrize(
    "face", [*NIGIRI, "maki1", "maki2", "maki3", "wasabi", "dumpling", "tempura", "sashimi"]
)
def test_no_other_die_brings_tokens_or_puddings(face: str) -> None:
    state = table([f"{face} egg", "squid egg"])
    assert of_kind(play(state, 0, face), DieTaken) == [DieTaken(0, Face(face), False, 0)]
    assert (held(state, 0), held(state, 1), supply(state)) == ((3, 2, 0), (3, 2, 0), (12, 8, 32))


@pytest.mark.rule("SR-12")
@pytest.mark.rule("SR-13")
def test_a_die_brings_nothing_while_it_lies_on_a_belt_or_is_rolled() -> None:
    state = table(["wasabi pudding1", "chopsticks2 pudding3"], dice=LOADED)
    play_on(state, "reroll wasabi+pudding1", "swap menu3 for chopsticks2 of 1")
    assert [held(state, seat) for seat in (0, 1)] == [(2, 1, 0), (3, 2, 0)]


@pytest.mark.rule("SR-13")
def test_menus_gained_can_be_used_in_the_next_turn_but_not_in_this_one() -> None:
    state = table(["menu2 egg egg", "squid maki1 maki1"], menus=[0, 3], dice=LOADED)
    assert refusal(state, 0, "reroll egg") == ("no-menu", "SR-9")
    assert refusal(state, 0, "reroll menu2") == ("no-menu", "SR-9")
    play(state, 0, "menu2")
    assert held(state, 0)[0] == 2
    before = state.snapshot()
    with pytest.raises(NotDue):
        play(state, 0, "reroll egg")
    assert state.snapshot() == before
    play_on(state, "squid", "squid")
    assert state.due() == (0,)
    play(state, 0, "reroll maki3+maki3")
    play(state, 0, "reroll maki3")
    assert held(state, 0)[0] == 0
    assert refusal(state, 0, "reroll maki3") == ("no-menu", "SR-9")


@pytest.mark.rule("SR-13")
def test_chopsticks_gained_can_be_used_in_the_next_turn_but_not_in_this_one() -> None:
    state = table(["chopsticks1 egg egg", "squid maki1 maki1"], chopsticks=[0, 2], dice=LOADED)
    assert refusal(state, 0, "swap egg for squid of 1") == ("no-chopsticks-token", "SR-10")
    play(state, 0, "chopsticks1")
    assert held(state, 0)[1] == 1
    before = state.snapshot()
    with pytest.raises(NotDue):
        play(state, 0, "swap egg for squid of 1")
    assert state.snapshot() == before
    play_on(state, "squid", "squid")
    assert (state.due(), belts(state)) == ((0,), ["maki3 maki3", "squid"])
    play(state, 0, "swap maki3 for squid of 1")
    assert belts(state) == ["squid maki3", "maki3"]
    assert refusal(state, 0, "swap maki3 for maki3 of 1") == ("no-chopsticks-token", "SR-10")


# SR-14


@pytest.mark.rule("SR-14")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
@pytest.mark.parametrize("icons", [1, 2, 3])
@pytest.mark.parametrize("piece", PIECES)
def test_the_player_gets_what_is_left_of_a_short_supply(piece: str, icons: int, left: int) -> None:
    state = short(piece, left, [f"{piece}{icons} egg", "squid egg"])
    index, gained = PIECES.index(piece), min(icons, left)
    assert supply(state)[index] == left
    events = play(state, 0, f"{piece}{icons}")
    assert of_kind(events, DieTaken) == [DieTaken(0, Face(f"{piece}{icons}"), False, gained)]
    assert (held(state, 0)[index], supply(state)[index]) == (gained, left - gained)
    assert (tokens(state), tray(state, 0)) == (TOKENS, f"{piece}{icons}")


@pytest.mark.rule("SR-14")
@pytest.mark.parametrize("used", [1, 2, 3])
def test_returned_menus_can_be_gained_again(used: int) -> None:
    state = table(["menu3 egg", "squid maki1"], menus=[4, 14], dice=LOADED)
    assert supply(state)[0] == 0
    for returned in range(used):
        play(state, 0, "reroll egg" if returned == 0 else "reroll squid")
        assert (held(state, 0)[0], supply(state)[0]) == (3 - returned, returned + 1)
    play(state, 0, "menu3")
    assert (held(state, 0)[0], supply(state)[0]) == (4, 0)


@pytest.mark.rule("SR-14")
@pytest.mark.parametrize("used", [1, 2])
def test_returned_chopsticks_can_be_gained_again_by_anyone(used: int) -> None:
    state = table(["egg maki1", "chopsticks2 egg"], chopsticks=[2, 10])
    for returned in range(used):
        play(state, 0, "swap egg for egg of 1")
        assert (held(state, 0)[1], supply(state)[1]) == (1 - returned, returned + 1)
    play_on(state, "egg", "chopsticks2")
    assert [held(state, seat)[1] for seat in (0, 1)] == [2 - used, 10 + used]
    assert supply(state)[1] == 0


@pytest.mark.rule("SR-14")
def test_a_player_may_hold_any_number_of_tokens() -> None:
    for face, before, after in (
        ("menu3", (15, 0, 0), (18, 0, 0)),
        ("chopsticks3", (0, 9, 0), (0, 12, 0)),
        ("pudding3", (0, 0, 29), (0, 0, 32)),
    ):
        menus, sticks, puddings = before
        state = table(
            [f"{face} egg", "squid egg"], menus=[menus, 0], chopsticks=[sticks, 0], puddings=[puddings, 0]
        )
        play(state, 0, face)
        assert held(state, 0) == after


@pytest.mark.rule("SR-8")
@pytest.mark.rule("SR-14")
def test_all_tokens_of_the_box_may_be_used_in_one_turn() -> None:
    state = table(["egg maki1", "squid egg"], menus=[18, 0], chopsticks=[12, 0], dice=LOADED)
    for _ in range(12):
        play_on(state, "swap maki1 for squid of 1", "swap squid for maki1 of 1") if held(state, 0)[
            1
        ] else None
    for _ in range(18):
        play(state, 0, "reroll maki1" if "maki1" in belt(state, 0) else "reroll maki3")
    assert (held(state, 0), supply(state)) == ((0, 0, 0), (18, 12, 32))
    assert moves(state, 0) == {"egg", "maki3"}


@pytest.mark.rule("SR-14")
def test_pudding_tokens_can_be_changed_so_only_the_puddings_count() -> None:
    # Thirty puddings are held in ones by five players, more than the fourteen tokens worth 1.
    state = table(["pudding2", "pudding1", "egg", "egg", "egg"], puddings=[6, 6, 6, 6, 6])
    play(state, 0, "pudding2")
    assert (held(state, 0)[2], supply(state)[2]) == (8, 0)
    assert of_kind(play(state, 1, "pudding1"), DieTaken) == [DieTaken(1, Face.PUDDING1, False, 0)]
    assert held(state, 1)[2] == 6


@pytest.mark.rule("SR-14")
def test_one_short_supply_does_not_affect_the_others() -> None:
    state = short("menu", 0, ["chopsticks2 pudding2", "pudding3 menu1"])
    play_on(state, "chopsticks2", "pudding3")
    assert [held(state, seat) for seat in (0, 1)] == [(0, 4, 0), (18, 2, 3)]
    assert supply(state) == (0, 6, 29)


# SR-15


@pytest.mark.rule("SR-15")
@pytest.mark.parametrize("nigiri", NIGIRI)
def test_a_nigiri_must_go_on_an_open_wasabi(nigiri: str) -> None:
    state = table([f"{nigiri} maki1", "egg egg"], ["wasabi", ""], menus=[0, 0], chopsticks=[0, 0])
    # There is no move that puts it beside the wasabi.
    assert moves(state, 0) == {nigiri, "maki1"}
    assert of_kind(play(state, 0, nigiri), DieTaken) == [DieTaken(0, Face(nigiri), True, 0)]
    assert (tray(state, 0), dipped(state, 0)) == ("", nigiri)


@pytest.mark.rule("SR-15")
@pytest.mark.parametrize("face", OTHERS)
def test_only_a_nigiri_goes_on_a_wasabi(face: str) -> None:
    state = table([f"{face} maki1", "egg egg"], ["wasabi", ""])
    (event,) = of_kind(play(state, 0, face), DieTaken)
    assert not event.dipped
    assert (tray(state, 0), dipped(state, 0)) == (in_order(f"wasabi {face}"), "")


@pytest.mark.rule("SR-15")
@pytest.mark.parametrize("nigiri", NIGIRI)
def test_a_nigiri_taken_before_the_wasabi_stays_beside_it(nigiri: str) -> None:
    state = table(["wasabi maki1 egg", "maki1 maki1 squid"], [nigiri, ""], dice=LOADED)
    play_on(state, "wasabi")
    assert (tray(state, 0), dipped(state, 0)) == (f"{nigiri} wasabi", "")
    play_on(state, "maki1", "maki3")
    # The next nigiri goes on it, although there are already as many nigiri as wasabi.
    assert of_kind(play(state, 0, "squid"), DieTaken) == [DieTaken(0, Face.SQUID, True, 0)]
    assert (tray(state, 0), dipped(state, 0)) == (nigiri, "squid")


@pytest.mark.rule("SR-15")
def test_without_wasabi_a_nigiri_lies_alone() -> None:
    state = table(["squid maki1", "egg egg"], ["egg", ""])
    assert of_kind(play(state, 0, "squid"), DieTaken) == [DieTaken(0, Face.SQUID, False, 0)]
    assert (tray(state, 0), dipped(state, 0)) == ("egg squid", "")


@pytest.mark.rule("SR-15")
def test_a_covered_wasabi_takes_no_second_nigiri() -> None:
    state = table(["squid maki1", "egg egg"], ["", "wasabi"], dipped=["egg", ""])
    assert of_kind(play(state, 0, "squid"), DieTaken) == [DieTaken(0, Face.SQUID, False, 0)]
    assert (tray(state, 0), dipped(state, 0)) == ("squid", "egg")


@pytest.mark.rule("SR-15")
@pytest.mark.parametrize("order", list(permutations(NIGIRI)))
def test_of_three_nigiri_the_first_two_get_the_two_wasabi(order: tuple[str, ...]) -> None:
    first, second, third = order
    trays, soaked = ["wasabi wasabi", ""], ["", ""]
    for nigiri, open_after, wet, dry in (
        (first, "wasabi", [first], ""),
        (second, "", [first, second], ""),
        (third, "", [first, second], third),
    ):
        state = table([f"{nigiri} maki1", "egg maki1"], trays, dipped=soaked)
        play(state, 0, nigiri)
        assert dipped(state, 0) == in_order(" ".join(wet))
        assert tray(state, 0) == (dry or open_after)
        trays, soaked = [tray(state, 0), ""], [dipped(state, 0), ""]


@pytest.mark.rule("SR-15")
def test_equal_nigiri_on_several_wasabi_are_counted() -> None:
    state = table(["egg maki1", "maki2 maki2"], ["wasabi wasabi egg", ""], dipped=["egg egg", ""])
    play(state, 0, "egg")
    assert (tray(state, 0), dipped(state, 0)) == ("egg wasabi", "egg egg egg")


@pytest.mark.rule("SR-15")
def test_a_wasabi_of_another_player_takes_no_nigiri() -> None:
    state = table(["squid maki1", "egg maki2"], ["", "wasabi"])
    play(state, 0, "squid")
    assert (tray(state, 0), dipped(state, 0)) == ("squid", "")
    assert (tray(state, 1), dipped(state, 1)) == ("wasabi", "")


@pytest.mark.rule("SR-15")
def test_a_wasabi_and_its_nigiri_are_gone_in_the_next_round() -> None:
    state = table(["maki1", "maki2"], ["wasabi", "wasabi"], dipped=["egg", ""], dice=LOADED)
    play_on(state, "maki1", "maki2")
    assert [(tray(state, seat), dipped(state, seat)) for seat in (0, 1)] == [("", ""), ("", "")]
    while "squid" not in belt(state, state.due()[0]):
        take_first(state)
    assert not of_kind(play_on(state, "squid"), DieTaken)[0].dipped


@pytest.mark.rule("SR-9")
@pytest.mark.rule("SR-10")
@pytest.mark.rule("SR-11")
def test_moves_as_text_are_the_moves_of_the_rules() -> None:
    assert parse("squid") == Take(Face.SQUID)
    assert parse("reroll maki1+egg+maki1") == Reroll((Face.EGG, Face.MAKI1, Face.MAKI1))
    assert parse("swap egg for squid of 2") == Swap(Face.EGG, Face.SQUID, 2)
