"""SG-28 to SG-30: hands that go both ways, and two players with an invisible third."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from bordspil.core.errors import BadOptions, NotDue
from bordspil.core.outcome import Outcome, Standing
from bordspil.core.rng import Rng
from bordspil.games.sushi_go import GAME, SushiGoOptions
from bordspil.games.sushi_go.components import Card
from bordspil.games.sushi_go.events import (
    CardDrawn,
    CardsRevealed,
    DessertsScored,
    HandDealt,
    HandsPassed,
    LastCardLaid,
    PileDrawn,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_go.moves import Pick, parse
from bordspil.games.sushi_go.packed import unpack
from bordspil.games.sushi_go.state import SushiGoState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_go.table import (
    BOX,
    census,
    dipped,
    go_on,
    hand,
    play,
    play_turn,
    random_play,
    table,
    tray,
)
from tests.helpers.rule_assertions import moves, of_kind, refusal

# Four cards for the controller of the invisible player (one of them just drawn), three for the other.
FOUR_THREE = ["squid egg salmon maki1", "tempura maki2 maki3"]


def three(seed: int = 0) -> SushiGoState:
    state = SushiGoState(2, False, True)
    go_on(state, seed)
    return state


# SG-28


@pytest.mark.rule("SG-28")
@pytest.mark.parametrize(("round", "right"), [(1, False), (2, True), (3, False)])
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_with_both_ways_hands_go_right_in_the_second_round_only(
    seat_count: int, round: int, right: bool
) -> None:
    rests = ["maki1 maki1", "maki2 maki2", "maki3 maki3", "salmon salmon", "dumpling dumpling"][:seat_count]
    state = table([f"tempura {rest}" for rest in rests], both_ways=True, round=round)
    assert state.view(None).passes_right is right
    events = play_turn(state, *["tempura"] * seat_count)
    expected = [*rests[1:], rests[0]] if right else [rests[-1], *rests[:-1]]
    assert [hand(state, seat) for seat in range(seat_count)] == expected
    assert of_kind(events, HandsPassed) == [HandsPassed(to_right=right)]


@pytest.mark.rule("SG-13")
@pytest.mark.rule("SG-28")
def test_the_last_card_comes_from_the_left_in_the_second_round() -> None:
    state = table(["egg tempura", "pudding sashimi", "wasabi maki1"], both_ways=True, round=2)
    events = play_turn(state, "egg", "pudding", "wasabi")
    laid = [(event.seat, event.card.value) for event in of_kind(events, LastCardLaid)]
    assert laid == [(0, "sashimi"), (1, "maki1"), (2, "tempura")]


@pytest.mark.rule("SG-28")
@pytest.mark.parametrize("both_ways", [False, True])
def test_every_round_says_in_which_direction_hands_go(both_ways: bool) -> None:
    match = Match(GAME, 3, SushiGoOptions(both_ways=both_ways), seed=seed_from(4))
    while match.due():
        match.submit(match.due()[0], match.view(match.due()[0]).legal_moves[0])
    started = of_kind(match.events(None), RoundStarted)
    assert [event.passes_right for event in started] == [False, both_ways, False]
    passed = [event.to_right for event in of_kind(match.events(None), HandsPassed)]
    assert passed == [False] * 8 + [both_ways] * 8 + [False] * 8


@pytest.mark.rule("SG-3")
@pytest.mark.rule("SG-28")
def test_a_player_knows_a_hand_that_they_passed_to_the_right() -> None:
    hands = ["tempura egg salmon", "maki1 squid squid", "maki2 pudding pudding"]
    state = table(hands, both_ways=True, round=2, round_turn=0)
    play_turn(state, "tempura", "maki1", "maki2")
    # Seat 0's hand is with seat 2 now, and seat 0 saw it; seat 1 holds what only seat 2 saw.
    assert [len(cards) for cards in state.view(0).known_hands] == [2, 0, 2]
    assert state.view(0).known_hands[2] == unpack(state.hand[2]) == (Card.SALMON, Card.EGG)


# SG-29


@pytest.mark.rule("SG-29")
@pytest.mark.parametrize("seat_count", [3, 4, 5])
def test_the_invisible_third_is_for_two_players_only(seat_count: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.setup(seat_count, SushiGoOptions(invisible=True), rng=Rng.from_seed(0))
    assert caught.value.reason == "invisible-needs-two"
    assert GAME.setup(2, SushiGoOptions(invisible=True), rng=Rng.from_seed(0)).due() == (0, 1)


@pytest.mark.rule("SG-29")
def test_nine_cards_are_dealt_to_each_of_three_and_one_is_drawn_from_the_pile() -> None:
    state = SushiGoState(2, False, True)
    events = go_on(state)
    assert of_kind(events, RoundStarted) == [RoundStarted(1, 9, False)]
    assert [len(event.cards) for event in of_kind(events, HandDealt)] == [9, 9]
    controller = state.controller
    assert of_kind(events, PileDrawn) == [PileDrawn(controller)]
    view = state.view(None)
    assert view.hand_sizes == ((10, 9) if controller == 0 else (9, 10))
    assert (view.pile_size, view.deck_size, view.controller) == (8, 108 - 27, controller)
    assert len(view.places) == 3
    assert view.places[2].seat is None
    # The drawn card is in the controller's hand, and nobody else learns which it is.
    drawn = of_kind(events, CardDrawn)
    assert [event.audience() for event in drawn] == [(controller,)]
    held = Counter(unpack(state.hand[controller]))
    dealt = Counter(of_kind(events, HandDealt)[controller].cards)
    assert held - dealt == Counter([drawn[0].card])
    assert state.view(controller).drawn == drawn[0].card
    assert state.view(1 - controller).drawn is None
    assert view.drawn is None


@pytest.mark.rule("SG-29")
def test_the_first_controller_is_random() -> None:
    first = Counter(three(seed).controller for seed in range(400))
    assert 150 < first[0] < 250
    assert first[0] + first[1] == 400


@pytest.mark.rule("SG-3")
@pytest.mark.rule("SG-29")
@pytest.mark.parametrize("round_turn", [0, 5])
def test_only_the_controller_knows_the_drawn_card(round_turn: int) -> None:
    first, second = [
        table(
            [f"{drawn} egg salmon maki1", "tempura maki2 maki3"],
            invisible=True,
            drawn=drawn,
            round_turn=round_turn,
        )
        for drawn in ("squid", "pudding")
    ]
    for viewer in (1, None):
        assert first.view(viewer).as_json() == second.view(viewer).as_json()
    assert first.view(0) != second.view(0)
    # The rest of that hand was with seat 1 before, except in a round's first turn.
    known = first.view(1).known_hands[0]
    assert known == (() if round_turn == 0 else (Card.MAKI1, Card.SALMON, Card.EGG))


@pytest.mark.rule("SG-29")
def test_the_controller_chooses_for_both_and_the_hands_are_swapped() -> None:
    state = table(FOUR_THREE, ["", "", "wasabi"], invisible=True, controller=0, deck="pudding sashimi")
    assert state.due() == (0, 1)
    assert len(moves(state, 0)) == 12
    assert {"squid/egg", "egg/squid", "maki1/salmon"} < moves(state, 0)
    assert moves(state, 1) == {"tempura", "maki2", "maki3"}
    events = play_turn(state, "squid/egg", "tempura")
    assert of_kind(events, CardsRevealed)[0].picks == (Pick(Card.SQUID, None, Card.EGG), Pick(Card.TEMPURA))
    assert [tray(state, place) for place in range(3)] == ["squid", "tempura", ""]
    # The invisible player's wasabi takes the nigiri, like anyone's.
    assert dipped(state, 2) == "egg"
    drawn = of_kind(events, CardDrawn)[0].card.value
    assert hand(state, 0) == "maki2 maki3"
    assert Counter(hand(state, 1).split()) == Counter(["maki1", "salmon", drawn])
    assert drawn in ("pudding", "sashimi")
    assert (state.controller, state.pile, state.view(None).pile_size) == (1, 1, 1)
    assert census(state) == BOX


@pytest.mark.rule("SG-29")
def test_the_controller_may_give_the_drawn_card_away_or_keep_it() -> None:
    state = table(["squid egg egg", "tempura maki1"], invisible=True, drawn="squid")
    assert moves(state, 0) == {"squid/egg", "egg/squid", "egg/egg"}


@pytest.mark.rule("SG-29")
def test_control_alternates_every_turn_and_the_pile_shrinks_by_one() -> None:
    for seed in range(4):
        state = three(seed)
        controllers, piles = [state.controller], [state.pile]
        for events in random_play(state, seed):
            for drawn in of_kind(events, PileDrawn):
                assert drawn.seat == state.controller == state.view(None).controller
                controllers.append(drawn.seat)
                piles.append(state.view(None).pile_size)
        first = controllers[0]
        assert controllers == [(first + turn) % 2 for turn in range(27)]
        assert piles == [8, 7, 6, 5, 4, 3, 2, 1, 0] * 3


@pytest.mark.rule("SG-29")
def test_all_27_cards_of_a_round_are_played() -> None:
    for seed in range(4):
        state = three(seed)
        rounds = 0
        for events in random_play(state, seed):
            assert census(state) == BOX
            for scored in of_kind(events, RoundScored):
                rounds += 1
                assert scored.round == rounds
                assert len(unpack(state.discard)) + sum(state.dessert) == 27 * rounds
                assert len(scored.scoring.places) == 3
        assert rounds == 3
        assert state.view(None).deck_size == 108 - 81


@pytest.mark.rule("SG-29")
def test_three_rounds_are_scored_as_with_three_players() -> None:
    state = table(trays=["maki2 tempura", "maki1", "maki3 tempura tempura"], invisible=True)
    events = go_on(state)
    assert [place.points for place in of_kind(events, RoundScored)[0].scoring.places] == [3, 0, 11]
    assert state.score[:3] == [3, 0, 11]
    assert state.scores() == (3, 0)
    tied = table(trays=["maki2", "maki1", "maki2"], invisible=True)
    go_on(tied)
    assert tied.score[:3] == [3, 0, 3]


@pytest.mark.rule("SG-29")
@pytest.mark.parametrize("controller", [0, 1])
def test_the_controller_must_choose_a_card_for_the_invisible_player(controller: int) -> None:
    hands = FOUR_THREE if controller == 0 else FOUR_THREE[::-1]
    state = table(hands, ["chopsticks", "chopsticks", ""], invisible=True, controller=controller)
    assert refusal(state, controller, "squid") == ("invisible-missing", "SG-29")
    assert refusal(state, controller, "squid+egg") == ("invisible-missing", "SG-29")
    assert refusal(state, 1 - controller, "tempura/maki2") == ("invisible-not-yours", "SG-29")
    assert refusal(state, 1 - controller, "tempura+maki2/maki3") == ("invisible-not-yours", "SG-29")


@pytest.mark.rule("SG-29")
def test_the_card_for_the_invisible_player_must_be_in_the_hand() -> None:
    state = table(FOUR_THREE, invisible=True)
    for move in ("squid/squid", "squid/tempura", "tempura/squid"):
        assert refusal(state, 0, move) == ("not-in-hand", "SG-5")
    assert refusal(state, 1, "squid") == ("not-in-hand", "SG-5")


@pytest.mark.rule("SG-29")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_without_the_option_nobody_plays_for_an_invisible_player(seat_count: int) -> None:
    state = table(["squid egg"] * seat_count)
    assert refusal(state, 0, "squid/egg") == ("invisible-not-yours", "SG-29")
    assert len(state.view(None).places) == seat_count


@pytest.mark.rule("SG-5")
@pytest.mark.rule("SG-29")
def test_what_the_controller_chooses_stays_secret_until_the_reveal() -> None:
    trays = ["chopsticks", "", ""]
    seen: dict[int | None, set[str]] = {viewer: set() for viewer in (None, 0, 1)}
    choices = sorted(moves(table(FOUR_THREE, trays, invisible=True), 0))
    for choice in choices:
        state = table(FOUR_THREE, trays, invisible=True)
        play(state, 0, choice)
        assert [tray(state, place) for place in range(3)] == trays
        for viewer, texts in seen.items():
            texts.add(state.view(viewer).as_json())
    assert [len(seen[viewer]) for viewer in (None, 0, 1)] == [1, len(choices), 1]


# SG-30


def invisible_end(scores: Sequence[int], desserts: Sequence[int]) -> Outcome:
    state = table(trays=["", "", ""], scores=scores, desserts=desserts, invisible=True, round=3)
    go_on(state)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("SG-30")
@pytest.mark.parametrize(
    ("desserts", "points"),
    [((3, 2, 0), (6, 0, -6)), ((0, 2, 3), (-6, 0, 6)), ((0, 2, 0), (-3, 6, -3)), ((1, 0, 1), (3, -6, 3))],
)
def test_puddings_score_as_with_three_players(desserts: Sequence[int], points: tuple[int, ...]) -> None:
    state = table(trays=["", "", ""], desserts=desserts, invisible=True, round=3)
    events = go_on(state)
    assert tuple(place.points for place in of_kind(events, DessertsScored)[0].scoring.places) == points
    assert tuple(state.score[:3]) == points


@pytest.mark.rule("SG-30")
def test_the_invisible_player_is_ranked_but_never_wins() -> None:
    outcome = invisible_end([30, 20, 50], [1, 1, 1])
    assert (outcome.winners, outcome.reason) == ((0,), "points")
    assert outcome.standings == (
        Standing(1, None, 50, 1, "invisible"),
        Standing(2, 0, 30, 1),
        Standing(3, 1, 20, 1),
    )
    assert outcome.scores == (30, 20)
    middle = invisible_end([30, 20, 25], [1, 1, 1])
    assert [line.seat for line in middle.standings] == [0, None, 1]
    assert middle.winners == (0,)


@pytest.mark.rule("SG-30")
def test_a_tie_with_the_invisible_player_changes_nothing_for_the_people() -> None:
    outcome = invisible_end([20, 30, 30], [1, 1, 1])
    assert (outcome.winners, outcome.reason) == ((1,), "points")
    assert [line.rank for line in outcome.standings] == [1, 1, 3]
    shared = invisible_end([30, 30, 30], [1, 1, 1])
    assert (shared.winners, shared.reason) == ((0, 1), "shared")
    # The scores become 30, 30 and 46: puddings, 2 against 1, break the tie between the people.
    puddings = invisible_end([30, 36, 40], [2, 1, 3])
    assert (puddings.scores, puddings.winners, puddings.reason) == ((30, 30), (0,), "puddings")


@pytest.mark.rule("SG-30")
def test_the_controller_may_use_their_own_chopsticks() -> None:
    state = table(FOUR_THREE, ["chopsticks wasabi", "", ""], invisible=True, deck="pudding pudding")
    assert {"squid/egg", "squid+egg/salmon", "egg+squid/salmon"} < moves(state, 0)
    assert len(moves(state, 0)) == 12 + 24
    play_turn(state, "squid+egg/salmon", "tempura")
    assert (tray(state, 0), dipped(state, 0)) == ("egg", "squid")
    assert tray(state, 2) == "salmon"
    # The chopsticks went into the hand that is swapped, as always.
    assert hand(state, 1) == "maki1 pudding chopsticks"


@pytest.mark.rule("SG-30")
def test_chopsticks_of_the_invisible_player_are_never_used() -> None:
    state = table(FOUR_THREE, ["", "", "chopsticks chopsticks"], invisible=True)
    assert not any("+" in move for move in moves(state, 0) | moves(state, 1))
    assert refusal(state, 0, "squid+egg/salmon") == ("no-chopsticks", "SG-10")
    play_turn(state, "squid/egg", "tempura")
    assert tray(state, 2) == "egg chopsticks chopsticks"


@pytest.mark.rule("SG-10")
@pytest.mark.rule("SG-30")
def test_the_other_player_may_use_chopsticks_too() -> None:
    state = table(FOUR_THREE, ["", "chopsticks", ""], invisible=True)
    assert moves(state, 1) >= {"tempura+maki2", "maki3+maki2"}
    play_turn(state, "squid/egg", "tempura+maki3")
    assert (tray(state, 1), hand(state, 0)) == ("tempura maki3", "maki2 chopsticks")


@pytest.mark.rule("SG-13")
@pytest.mark.rule("SG-30")
def test_in_the_ninth_turn_the_controller_splits_two_cards_and_the_other_plays_one() -> None:
    hands = ["squid egg salmon", "tempura maki1"]
    state = table(hands, ["", "", ""], invisible=True, controller=0, deck="pudding", round=3)
    assert state.round_turn == 7
    events = play_turn(state, "squid/egg", "tempura")
    assert of_kind(events, PileDrawn) == [PileDrawn(1)]
    assert of_kind(events, LastCardLaid) == [LastCardLaid(0, Card.MAKI1)]
    assert (tray(state, 0), hand(state, 0)) == ("maki1 squid", "")
    assert (state.due(), moves(state, 0), state.pile) == ((1,), set(), 0)
    assert moves(state, 1) == {"salmon/pudding", "pudding/salmon"}
    before = state.snapshot()
    with pytest.raises(NotDue):
        state.play(0, parse("maki1"), Rng.from_seed(0))
    assert refusal(state, 1, "pudding") == ("invisible-missing", "SG-29")
    assert state.snapshot() == before
    events = play_turn(state, "pudding/salmon")
    assert of_kind(events, CardsRevealed)[0].picks == (None, Pick(Card.PUDDING, None, Card.SALMON))
    assert of_kind(events, LastCardLaid) == []
    assert [place.points for place in of_kind(events, RoundScored)[0].scoring.places] == [3 + 6, 0, 1 + 2]
    assert state.score[:3] == [9 - 3, 0 + 6, 3 - 3]
    assert state.outcome() is not None


@pytest.mark.rule("SG-8")
@pytest.mark.rule("SG-30")
def test_the_single_card_of_the_ninth_turn_goes_onto_an_open_wasabi() -> None:
    hands = ["egg egg salmon", "tempura squid"]
    state = table(hands, ["wasabi", "", ""], invisible=True, controller=0, deck="pudding", round=3)
    play_turn(state, "salmon/egg", "squid")
    assert (tray(state, 0), dipped(state, 0)) == ("tempura", "salmon")
    state = table(hands, ["wasabi wasabi", "", ""], invisible=True, controller=0, deck="pudding", round=3)
    play_turn(state, "salmon/egg", "tempura")
    assert (tray(state, 0), dipped(state, 0)) == ("", "salmon squid")


@pytest.mark.rule("SG-30")
@pytest.mark.parametrize("controller", [0, 1])
def test_two_cards_are_too_few_for_the_controllers_chopsticks(controller: int) -> None:
    hands = ["squid egg", ""] if controller == 0 else ["", "squid egg"]
    state = table(hands, ["chopsticks", "chopsticks", ""], invisible=True, controller=controller)
    assert moves(state, controller) == {"squid/egg", "egg/squid"}
    assert moves(state, 1 - controller) == set()
    assert refusal(state, controller, "squid+egg") == ("invisible-missing", "SG-29")
    # Two cards are too few for a move with three.
    assert refusal(state, controller, "squid+egg/egg") == ("not-in-hand", "SG-5")


@pytest.mark.rule("SG-30")
def test_three_cards_are_just_enough_for_the_controllers_chopsticks() -> None:
    state = table(
        ["squid egg salmon", "tempura maki1"], ["chopsticks", "", ""], invisible=True, deck="pudding", round=3
    )
    assert "squid+egg/salmon" in moves(state, 0)
    play_turn(state, "squid+egg/salmon", "tempura")
    assert (tray(state, 0), tray(state, 2)) == ("maki1 squid egg", "salmon")
    assert moves(state, 1) == {"chopsticks/pudding", "pudding/chopsticks"}


@pytest.mark.rule("SG-30")
@pytest.mark.parametrize("controller", [0, 1])
@pytest.mark.parametrize("round", [1, 2])
def test_control_keeps_alternating_across_rounds(round: int, controller: int) -> None:
    hands = ["squid egg", ""] if controller == 0 else ["", "squid egg"]
    for seed in range(6):
        state = table(hands, ["", "", ""], invisible=True, controller=controller, round=round)
        events = play_turn(state, "squid/egg", seed=seed)
        assert of_kind(events, RoundStarted) == [RoundStarted(round + 1, 9, False)]
        assert of_kind(events, PileDrawn) == [PileDrawn(1 - controller)]
        assert (state.pile, state.due()) == (8, (0, 1))
