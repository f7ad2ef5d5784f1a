"""SQ-1 to SQ-6: the box, players and teams, seats, the cut, the deal and the board."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from bordspil.core.errors import BadOptions, BadSeatCount
from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME, SequenceOptions
from bordspil.games.sequence.board import CARD_AT, CELL_OF
from bordspil.games.sequence.events import CardReceived, CardsCut, HandDealt, HandsDealt
from bordspil.games.sequence.state import SequenceState
from bordspil.match.match import Match
from tests.games.sequence.table import (
    CORNERS,
    EVERY_CELL,
    PACKS,
    PLAIN,
    RANKS,
    TABLES,
    all_hands,
    census,
    chips,
    deck,
    discards,
    fresh,
    go_on,
    hand,
    play,
    random_play,
    said,
    sizes,
    table,
)
from tests.helpers.rule_assertions import moves, of_kind

SEAT_COUNTS = [2, 3, 4, 6, 8, 9, 10, 12]
Beginning = tuple[list[CardsCut], HandsDealt, int]


@cache
def beginning(seat_count: int, seed: int) -> Beginning:
    """The events of the cut and of the deal, and the seat that starts."""
    state = SequenceState(seat_count)
    events = go_on(state, seed)
    (dealt,) = of_kind(events, HandsDealt)
    (starter,) = state.due()
    return of_kind(events, CardsCut), dealt, starter


def rank(card: str) -> int:
    return RANKS.index(card[0])


# SQ-1


@pytest.mark.rule("SQ-1")
def test_there_are_two_packs_without_jokers() -> None:
    found = deck(fresh(2)) + Counter(all_hands(fresh(2)).split())
    assert found == census(fresh(2)) == PACKS
    assert (found.total(), len(found)) == (104, 52)


@pytest.mark.rule("SQ-1")
@pytest.mark.parametrize(("seat_count", "teams"), TABLES)
def test_all_104_cards_are_somewhere_after_every_move_of_a_match(seat_count: int, teams: int) -> None:
    state = fresh(seat_count, seed=seat_count, teams=teams)
    assert census(state) == PACKS
    for _ in random_play(state, seat_count):
        assert census(state) == PACKS


@pytest.mark.rule("SQ-1")
def test_the_board_has_ten_rows_of_ten_cells() -> None:
    assert len(fresh(2).view(0).board) == len(EVERY_CELL) == 100
    assert list(CELL_OF) == EVERY_CELL


# SQ-2


@pytest.mark.rule("SQ-2")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_the_allowed_numbers_of_players_can_play(seat_count: int) -> None:
    assert GAME.check_seat_count(seat_count) == seat_count
    assert len(sizes(fresh(seat_count))) == seat_count


@pytest.mark.rule("SQ-2")
@pytest.mark.parametrize("seat_count", [0, 1, 5, 7, 11, 13, 14, 15, 16, -2, True, "4", 4.0, None, 2**64 + 4])
def test_any_other_number_of_players_is_refused(seat_count: Any) -> None:
    with pytest.raises(BadSeatCount) as caught:
        GAME.setup(seat_count, rng=Rng.from_seed(0))
    assert caught.value.facts["allowed"] == "2, 3, 4, 6, 8, 9, 10, 12"
    with pytest.raises(BadSeatCount):
        Match(GAME, seat_count)


@pytest.mark.rule("SQ-2")
@pytest.mark.parametrize("teams", [2, 3])
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_six_or_twelve_players_choose_the_number_of_teams_and_others_cannot(
    seat_count: int, teams: int
) -> None:
    options = SequenceOptions(teams=str(teams))
    if (seat_count, teams) in TABLES:
        state = GAME.setup(seat_count, options, rng=Rng.from_seed(0))
        assert isinstance(state, SequenceState)
        assert state.view(None).team_count == teams
        return
    assert seat_count not in (6, 12)
    with pytest.raises(BadOptions) as caught:
        GAME.setup(seat_count, options, rng=Rng.from_seed(0))
    assert (caught.value.reason, caught.value.rule) == ("teams-dont-fit", "SQ-2")


@pytest.mark.rule("SQ-2")
@pytest.mark.parametrize(
    ("seat_count", "teams"), [(2, 2), (3, 3), (4, 2), (6, 2), (8, 2), (9, 3), (10, 2), (12, 2)]
)
def test_by_default_there_are_two_teams_if_possible(seat_count: int, teams: int) -> None:
    state = GAME.setup(seat_count, rng=Rng.from_seed(0))
    assert isinstance(state, SequenceState)
    assert (state.view(None).team_count, fresh(seat_count).view(None).team_count) == (teams, teams)


@pytest.mark.rule("SQ-2")
@pytest.mark.parametrize(
    ("seat_count", "teams"), [(5, 0), (7, 0), (1, 0), (4, 3), (9, 2), (3, 2), (4, 4), (4, 1)]
)
def test_a_state_refuses_any_other_number_of_seats_or_teams(seat_count: int, teams: int) -> None:
    with pytest.raises(ValueError, match="SQ-2"):
        SequenceState(seat_count, teams)


@pytest.mark.rule("SQ-2")
@pytest.mark.parametrize(("seat_count", "teams"), TABLES)
def test_teams_have_equal_sizes(seat_count: int, teams: int) -> None:
    state = fresh(seat_count, teams=teams)
    members = Counter(state.view(seat).team for seat in range(seat_count))
    assert members == dict.fromkeys(range(teams), seat_count // teams)


# SQ-3


@pytest.mark.rule("SQ-3")
@pytest.mark.parametrize(
    ("seat_count", "teams", "seated"),
    [
        (2, 2, "01"),
        (3, 3, "012"),
        (4, 2, "0101"),
        (6, 2, "010101"),
        (6, 3, "012012"),
        (8, 2, "01010101"),
        (9, 3, "012012012"),
        (10, 2, "0101010101"),
        (12, 2, "010101010101"),
        (12, 3, "012012012012"),
    ],
)
def test_every_second_or_third_seat_is_in_the_same_team(seat_count: int, teams: int, seated: str) -> None:
    state = fresh(seat_count, teams=teams)
    assert [state.view(seat).team for seat in range(seat_count)] == [int(team) for team in seated]
    assert state.view(None).team is None


@pytest.mark.rule("SQ-3")
@pytest.mark.parametrize(("seat_count", "teams"), TABLES)
def test_each_seat_places_chips_of_its_team(seat_count: int, teams: int) -> None:
    for seat in range(seat_count):
        hands = ["" if other != seat else "7S" for other in range(seat_count)]
        state = table(hands, active=seat, teams=teams)
        play(state, seat, "7S b9")
        assert [chips(state, team) for team in range(teams)] == [
            {"b9"} if team == seat % teams else set() for team in range(teams)
        ]


# SQ-4


@pytest.mark.rule("SQ-4")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_the_lowest_cut_deals_with_aces_high_and_only_ties_for_lowest_cut_again(
    seat_count: int,
) -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        cuts, dealt, _ = beginning(seat_count, seed)
        cutting = set(range(seat_count))
        for number, cut in enumerate(cuts, 1):
            cards = {seat: card.value for seat, card in enumerate(cut.cards) if card is not None}
            assert set(cards) == cutting
            fewest = min(rank(card) for card in cards.values())
            cutting = {seat for seat, card in cards.items() if rank(card) == fewest}
            seen["tie"] += len(cutting) > 1
            seen["ace"] += any(card[0] == "A" for card in cards.values()) and fewest < rank("AS")
            seen["some"] += 1 < len(cutting) < seat_count
            assert (len(cutting) == 1) == (number == len(cuts))
        assert cutting == {dealt.dealer}
    assert min(seen["tie"], seen["ace"]) > 0
    assert seen["some"] > 0 or seat_count == 2


@pytest.mark.rule("SQ-4")
def test_ties_for_the_lowest_card_are_cut_again_until_one_seat_is_left() -> None:
    lengths = Counter(len(beginning(12, seed)[0]) for seed in range(300))
    assert lengths[1] > 0
    assert lengths[2] > 0
    assert lengths[3] > 0


@pytest.mark.rule("SQ-4")
def test_every_cut_is_from_the_whole_pack() -> None:
    seen: Counter[str] = Counter()
    thrice = 0
    for seed in range(1200):
        cuts = beginning(12, seed)[0]
        cut = [Counter(card.value for card in each.cards if card is not None) for each in cuts]
        assert max(max(each.values()) for each in cut) <= 2
        seen.update(cut[0])
        thrice += max(sum(cut, Counter[str]()).values()) > 2
    # A card can be cut again even if both copies were cut before.
    assert thrice > 0
    assert set(seen) == set(PACKS)
    mean = seen.total() / 52
    assert all(0.7 * mean < count < 1.3 * mean for count in seen.values())


@pytest.mark.rule("SQ-4")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_the_player_to_the_dealers_left_starts(seat_count: int) -> None:
    dealers: Counter[int] = Counter()
    for seed in range(150):
        _, dealt, starter = beginning(seat_count, seed)
        assert starter == (dealt.dealer + 1) % seat_count
        assert fresh(seat_count, seed).view(None).dealer == dealt.dealer
        dealers[dealt.dealer] += 1
    assert set(dealers) == set(range(seat_count))


@pytest.mark.rule("SQ-4")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_play_goes_clockwise(seat_count: int) -> None:
    state = fresh(seat_count, seed=3)
    (seat,) = state.due()
    for _ in range(2 * seat_count):
        assert state.due() == (seat,)
        assert state.view(None).active == seat
        for other in range(seat_count):
            assert bool(moves(state, other)) == (other == seat)
        play(state, seat, next(move for move in sorted(moves(state, seat)) if move[:4] != "dead"))
        if not state.due():
            return
        seat = (seat + 1) % seat_count


# SQ-5


@pytest.mark.rule("SQ-5")
@pytest.mark.parametrize(("seat_count", "teams"), TABLES)
def test_everyone_is_dealt_as_many_cards_as_the_table_says(seat_count: int, teams: int) -> None:
    size = TABLES[seat_count, teams]
    state = SequenceState(seat_count, teams)
    events = go_on(state)
    assert sizes(state) == (size,) * seat_count
    assert [len(hand(state, seat).split()) for seat in range(seat_count)] == [size] * seat_count
    assert [event.hand_size for event in of_kind(events, HandsDealt)] == [size]
    assert state.view(None).deck_size == deck(state).total() == 104 - size * seat_count
    assert discards(state) == ""
    assert state.view(None).tops == (None,) * seat_count


@pytest.mark.rule("SQ-5")
def test_the_deck_is_shuffled() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        seen.update(all_hands(fresh(2, seed)).split())
    assert set(seen) == set(PACKS)
    mean = seen.total() / 52
    assert all(0.5 * mean < count < 1.6 * mean for count in seen.values())


@pytest.mark.rule("SQ-5")
def test_hands_and_deck_are_secret_even_from_teammates_and_spectators() -> None:
    one = table(["7S JD", "2H 2H", "3H 4C", "4H JS"], discards="9H 9S")
    two = table(["7S JD", "5H AC", "JH JC", "8H 7S"], discards="9H 9S")
    assert one.snapshot() != two.snapshot()
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(2) != two.view(2)
    assert (hand(one, 0), one.view(None).hand) == ("7S JD", ())
    assert hand(one, 2) == "3H 4C"
    assert sizes(one) == (2, 2, 2, 2)


@pytest.mark.rule("SQ-5")
@pytest.mark.parametrize(("seat_count", "teams"), TABLES)
def test_only_the_owner_learns_which_cards_were_dealt_or_drawn(seat_count: int, teams: int) -> None:
    state = SequenceState(seat_count, teams)
    dealt = of_kind(go_on(state), HandDealt)
    assert [(event.seat, said(event.cards)) for event in dealt] == [
        (seat, hand(state, seat)) for seat in range(seat_count)
    ]
    received = []
    for number, events in enumerate(random_play(state, 1)):
        received += of_kind(events, CardReceived)
        if number == 20:
            break
    assert received
    for event in (*dealt, *received):
        assert [viewer for viewer in (None, *range(seat_count)) if event.is_for(viewer)] == [event.seat]


@pytest.mark.rule("SQ-5")
def test_no_view_of_a_match_depends_on_hands_that_the_seat_cannot_see() -> None:
    state = fresh(4, seed=5)
    rng = Rng.from_seed(9)
    for number, _ in enumerate(random_play(state, 5)):
        for viewer in (None, 0, 2):
            assert state.resampled(viewer, rng).view(viewer) == state.view(viewer)
        if number == 25:
            break


@pytest.mark.rule("SQ-5")
def test_resampling_deals_new_hands_to_everyone_but_the_observer() -> None:
    state = fresh(4, seed=5)
    for observer in (None, 0, 1, 2, 3):
        samples = [state.resampled(observer, Rng.from_seed(seed)) for seed in range(8)]
        assert all(sizes(sample) == sizes(state) and census(sample) == PACKS for sample in samples)
        for seat in range(4):
            hands = {hand(sample, seat) for sample in samples}
            if seat == observer:
                assert hands == {hand(state, seat)}
            else:
                assert len(hands) > 1


# SQ-6


@pytest.mark.rule("SQ-6")
def test_every_card_but_the_jacks_is_on_the_board_twice_and_the_corners_are_free() -> None:
    shown = Counter(card.value for card in CARD_AT if card is not None)
    assert shown == {card: 2 for card in PACKS if card[0] != "J"}
    assert {EVERY_CELL[cell] for cell, card in enumerate(CARD_AT) if card is None} == CORNERS


@pytest.mark.rule("SQ-6")
def test_the_cards_follow_a_spiral_clockwise_and_inward() -> None:
    # Walk the spiral: straight on to the edge or a cell already visited, then turn right.
    column, row, right, down = 0, 0, 1, 0
    walked = [(0, 0)]
    while len(walked) < 100:
        ahead = (column + right, row + down)
        if ahead in walked or not (0 <= ahead[0] < 10 and 0 <= ahead[1] < 10):
            right, down = -down, right
            continue
        column, row = ahead
        walked.append(ahead)
    names = [f"{'abcdefghij'[column]}{row + 1}" for column, row in walked]
    cards = [CARD_AT[CELL_OF[name]] for name in names if name not in CORNERS]
    up = "23456789TQKA"
    once = [rank + "S" for rank in up] + [rank + "D" for rank in up]
    once += [rank + "C" for rank in up[::-1]] + [rank + "H" for rank in up[::-1]]
    assert [card.value for card in cards if card is not None] == once * 2


@pytest.mark.rule("SQ-6")
@pytest.mark.parametrize(
    ("card", "places"), [("7S", "g1 b9"), ("2S", "b1 g9"), ("AH", "f2 g5"), ("AD", "b10 g8"), ("2H", "e6 h9")]
)
def test_a_card_can_be_played_onto_the_two_cells_that_show_it(card: str, places: str) -> None:
    state = table([card, ""])
    assert moves(state, 0) == {f"{card} {cell}" for cell in places.split()}


@pytest.mark.rule("SQ-6")
def test_all_cards_together_can_be_played_onto_all_cells_but_the_corners() -> None:
    found = Counter(
        move.split()[1] for card in PACKS if card[0] != "J" for move in moves(table([card, ""]), 0)
    )
    assert found == dict.fromkeys(PLAIN, 1)
