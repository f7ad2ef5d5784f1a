"""SG-5 to SG-13: choosing, revealing, passing, wasabi, chopsticks and the last card."""

from __future__ import annotations

from itertools import permutations

import pytest

from bordspil.core.errors import IllegalMove, NoSuchSeat
from bordspil.core.rng import Rng
from bordspil.games.sushi_go import GAME
from bordspil.games.sushi_go.components import Card
from bordspil.games.sushi_go.events import (
    CardChosen,
    CardsRevealed,
    ChoiceNoted,
    HandReceived,
    HandsPassed,
    LastCardLaid,
    RoundScored,
)
from bordspil.games.sushi_go.moves import Pick, parse
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

NIGIRI = ["salmon", "squid", "egg"]
OTHERS = ["tempura", "sashimi", "dumpling", "maki1", "maki2", "maki3", "pudding", "chopsticks"]


def four() -> SushiGoState:
    return table(["squid egg salmon", "tempura egg maki1", "sashimi pudding maki2", "dumpling wasabi maki3"])


# SG-5


@pytest.mark.rule("SG-5")
def test_all_choices_are_revealed_together_after_the_last_one() -> None:
    state = four()
    turn = state.turn
    early = [*play(state, 2, "pudding"), *play(state, 0, "squid"), *play(state, 3, "wasabi")]
    assert [event.seat for event in of_kind(early, CardChosen)] == [2, 0, 3]
    assert {type(event) for event in early} == {CardChosen, ChoiceNoted}
    assert [tray(state, place) for place in range(4)] == ["", "", "", ""]
    assert [len(hand(state, seat).split()) for seat in range(4)] == [3, 3, 3, 3]
    assert (state.due(), state.turn) == ((1,), turn)
    late = play(state, 1, "egg")
    assert of_kind(late, CardsRevealed) == [
        CardsRevealed((Pick(Card.SQUID), Pick(Card.EGG), Pick(Card.PUDDING), Pick(Card.WASABI)))
    ]
    assert [tray(state, place) for place in range(4)] == ["squid", "egg", "pudding", "wasabi"]
    assert (state.due(), state.turn) == ((0, 1, 2, 3), turn + 1)


@pytest.mark.rule("SG-5")
def test_the_order_in_which_the_seats_choose_makes_no_difference() -> None:
    choices = [(0, "squid"), (1, "egg"), (2, "pudding"), (3, "wasabi")]
    ends = set()
    for order in permutations(choices):
        state = four()
        for seat, move in order:
            play(state, seat, move)
        ends.add(state)
    assert len(ends) == 1


@pytest.mark.rule("SG-5")
@pytest.mark.parametrize("trays", [(), ("chopsticks", "", "", "")])
def test_no_other_view_shows_what_a_seat_has_chosen(trays: tuple[str, ...]) -> None:
    hands = ["squid egg salmon", "tempura egg maki1", "sashimi pudding maki2", "dumpling wasabi maki3"]
    seen: dict[int | None, set[str]] = {viewer: set() for viewer in (None, 0, 1, 2, 3)}
    choices = sorted(moves(table(hands, trays), 0))
    for choice in choices:
        state = table(hands, trays)
        play(state, 0, choice)
        for viewer, texts in seen.items():
            texts.add(state.view(viewer).as_json())
        assert state.view(0).chosen == parse(choice)
    assert len(seen.pop(0)) == len(choices) >= 3
    assert all(len(texts) == 1 for texts in seen.values())


@pytest.mark.rule("SG-5")
def test_resampling_changes_the_choices_of_others_but_not_the_observers() -> None:
    state = table(["squid egg salmon", "tempura maki1 pudding"])
    play_turn(state, "squid", "tempura")
    # Seat 1 knows the hand from which seat 0 now chooses, because it passed it on.
    assert moves(state, 0) == {"maki1", "pudding"}
    play(state, 0, "pudding")
    samples = {seat: [state.resampled(seat, Rng.from_seed(seed)) for seed in range(20)] for seat in (0, 1)}
    chosen = {seat: {str(sample.view(0).chosen) for sample in found} for seat, found in samples.items()}
    assert chosen == {0: {"pudding"}, 1: {"maki1", "pudding"}}


@pytest.mark.rule("SG-5")
def test_events_show_others_only_that_a_choice_was_made() -> None:
    stories: dict[int | None, set[str]] = {viewer: set() for viewer in (None, 0, 1, 2)}
    first, *rest = Match(GAME, 3, seed=seed_from(3)).view(0).legal_moves
    # Each choice made at once, and each made by changing another one; events up to the reveal.
    for choices in [[first], *[[move] for move in rest], *[[first, move] for move in rest]]:
        match = Match(GAME, 3, seed=seed_from(3))
        for move in choices:
            match.submit(0, move)
        for viewer, texts in stories.items():
            told = [event.as_data() for event in match.events(viewer)]
            texts.add(repr([told, match.view(viewer).as_json(), match.due(), match.record()]))
        assert of_kind(match.events(1), CardChosen) == [CardChosen(0)]
        assert of_kind(match.events(1), ChoiceNoted) == []
        assert [event.pick for event in of_kind(match.events(0), ChoiceNoted)] == choices
    assert len(stories.pop(0)) > 1
    assert all(len(texts) == 1 for texts in stories.values())


@pytest.mark.rule("SG-5")
def test_a_choice_can_be_changed_until_the_reveal_and_the_last_one_counts() -> None:
    state = four()
    play(state, 0, "squid")
    changed = [*play(state, 0, "egg"), *play(state, 0, "salmon")]
    assert changed == [ChoiceNoted(0, Pick(Card.EGG)), ChoiceNoted(0, Pick(Card.SALMON))]
    assert state.due() == (1, 2, 3)
    assert moves(state, 0) == {"squid", "egg", "salmon"}
    play_turn(state, "egg", "pudding", "wasabi")
    assert tray(state, 0) == "salmon"
    assert hand(state, 1) == "squid egg"


@pytest.mark.rule("SG-5")
def test_changing_a_choice_has_the_same_result_as_choosing_it_at_once() -> None:
    changed, plain = four(), four()
    for move in ("egg", "squid", "salmon", "squid"):
        play(changed, 0, move)
    play(plain, 0, "squid")
    assert changed == plain


@pytest.mark.rule("SG-5")
@pytest.mark.parametrize("move", ["tempura", "wasabi", "chopsticks", "maki1"])
def test_a_card_that_is_not_in_the_hand_is_refused(move: str) -> None:
    assert refusal(four(), 0, move) == ("not-in-hand", "SG-5")


@pytest.mark.rule("SG-5")
def test_a_card_held_once_cannot_be_chosen_twice() -> None:
    state = table(["squid egg", "tempura egg"], ["chopsticks", ""])
    assert refusal(state, 0, "squid+squid") == ("not-in-hand", "SG-5")
    both = table(["squid squid", "tempura egg"], ["chopsticks", ""])
    assert moves(both, 0) == {"squid", "squid+squid"}


@pytest.mark.rule("SG-5")
def test_a_refused_change_leaves_the_choice_as_it_was() -> None:
    state = four()
    play(state, 0, "squid")
    assert refusal(state, 0, "tempura") == ("not-in-hand", "SG-5")
    assert state.view(0).chosen == Pick(Card.SQUID)


@pytest.mark.rule("SG-5")
def test_every_kind_in_the_hand_can_be_chosen_and_nothing_else() -> None:
    state = table(["squid squid egg wasabi pudding", "tempura maki1 maki2 maki3 chopsticks"])
    assert moves(state, 0) == {"squid", "egg", "wasabi", "pudding"}
    assert moves(state, 1) == {"tempura", "maki1", "maki2", "maki3", "chopsticks"}


@pytest.mark.rule("SG-5")
def test_anything_but_a_pick_is_refused() -> None:
    state = four()
    before = state.snapshot()
    for nonsense in ("squid", 7, None):
        with pytest.raises(IllegalMove) as caught:
            state.play(0, nonsense, Rng.from_seed(0))  # type: ignore[arg-type]
        assert caught.value.reason == "move-not-a-pick"
    with pytest.raises(NoSuchSeat):
        play(state, 4, "squid")
    assert state.snapshot() == before


# SG-6


@pytest.mark.rule("SG-6")
@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_the_rest_of_every_hand_goes_to_the_left_neighbour(seat_count: int, round: int) -> None:
    rests = ["maki1 maki1", "maki2 maki2", "maki3 maki3", "salmon salmon", "dumpling dumpling"][:seat_count]
    state = table([f"tempura {rest}" for rest in rests], round=round)
    events = play_turn(state, *["tempura"] * seat_count)
    assert [hand(state, seat) for seat in range(seat_count)] == [rests[-1], *rests[:-1]]
    assert of_kind(events, HandsPassed) == [HandsPassed(to_right=False)]
    received = of_kind(events, HandReceived)
    assert [(event.seat, " ".join(card.value for card in event.cards)) for event in received] == [
        (seat, hand(state, seat)) for seat in range(seat_count)
    ]
    assert all(event.audience() == (event.seat,) for event in received)


@pytest.mark.rule("SG-6")
def test_hands_move_on_in_every_turn() -> None:
    state = table(["egg " * 4, "maki1 " * 4, "maki2 " * 4])
    assert [set(hand(state, seat).split()).pop() for seat in range(3)] == ["egg", "maki1", "maki2"]
    play_turn(state, "egg", "maki1", "maki2")
    assert [hand(state, seat) for seat in range(3)] == [
        "maki2 maki2 maki2",
        "egg egg egg",
        "maki1 maki1 maki1",
    ]
    play_turn(state, "maki2", "egg", "maki1")
    assert [hand(state, seat) for seat in range(3)] == ["maki1 maki1", "maki2 maki2", "egg egg"]


# SG-7


@pytest.mark.rule("SG-7")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_revealed_cards_stay_in_front_until_the_round_ends(seat_count: int) -> None:
    state = SushiGoState(seat_count)
    go_on(state)
    revealed: list[list[str]] = [[] for _ in range(seat_count)]
    for events in random_play(state, 11):
        for reveal in of_kind(events, CardsRevealed):
            for cards, pick in zip(revealed, reveal.picks, strict=True):
                assert pick is not None
                if pick.second is not None:
                    cards.remove("chopsticks")
                cards += [card.value for card in (pick.first, pick.second) if card is not None]
        if of_kind(events, RoundScored):
            revealed = [[] for _ in range(seat_count)]
        for place, cards in enumerate(revealed):
            covered = dipped(state, place).split()
            shown = [*tray(state, place).split(), *covered, *["wasabi"] * len(covered)]
            assert sorted(shown) == sorted(cards)


@pytest.mark.rule("SG-7")
def test_everyone_sees_the_same_cards_in_front_of_all() -> None:
    state = table(["squid egg", "egg tempura"], ["wasabi pudding", "maki3"], dipped=["", "salmon"])
    for viewer in (None, 0, 1):
        shown = state.view(viewer).places
        assert shown[0].tray == (Card.PUDDING, Card.WASABI)
        assert (shown[1].tray, shown[1].dipped) == ((Card.MAKI3,), (Card.SALMON,))
    assert of_kind(play_turn(state, "squid", "egg"), CardsRevealed)[0].audience() is None


# SG-8


@pytest.mark.rule("SG-8")
@pytest.mark.parametrize(("nigiri", "points"), [("squid", 9), ("salmon", 6), ("egg", 3)])
def test_a_nigiri_must_go_onto_an_open_wasabi_and_counts_triple(nigiri: str, points: int) -> None:
    state = table([f"{nigiri} pudding", "tempura pudding"], ["wasabi", ""])
    # There is no move that puts it beside the wasabi.
    assert moves(state, 0) == {nigiri, "pudding"}
    events = play_turn(state, nigiri, "tempura")
    assert of_kind(events, RoundScored)[0].scoring.places[0].points == points
    state = table([f"{nigiri} pudding maki1", "tempura pudding maki1"], ["wasabi", ""])
    play_turn(state, nigiri, "tempura")
    assert (tray(state, 0), dipped(state, 0)) == ("", nigiri)


@pytest.mark.rule("SG-8")
@pytest.mark.parametrize("card", [*OTHERS, "wasabi"])
def test_only_a_nigiri_goes_onto_a_wasabi(card: str) -> None:
    state = table([f"{card} maki1 maki2", "tempura pudding maki1"], ["wasabi", ""])
    play_turn(state, card, "tempura")
    assert sorted(tray(state, 0).split()) == sorted([card, "wasabi"])
    assert dipped(state, 0) == ""


@pytest.mark.rule("SG-8")
def test_a_nigiri_played_before_the_wasabi_stays_beside_it() -> None:
    state = table(["wasabi maki1 egg", "tempura pudding maki2"], ["squid", ""])
    play_turn(state, "wasabi", "tempura")
    assert (tray(state, 0), dipped(state, 0)) == ("squid wasabi", "")


@pytest.mark.rule("SG-8")
def test_a_wasabi_of_another_player_takes_no_nigiri() -> None:
    state = table(["squid maki1 egg", "tempura pudding maki2"], ["", "wasabi"])
    play_turn(state, "squid", "tempura")
    assert (tray(state, 0), dipped(state, 0)) == ("squid", "")
    assert tray(state, 1) == "tempura wasabi"


# SG-9


@pytest.mark.rule("SG-9")
def test_each_of_several_wasabi_takes_one_nigiri() -> None:
    state = table(["maki1 maki1 wasabi egg", "squid salmon maki2 pudding"], ["", "wasabi wasabi"])
    play_turn(state, "egg", "squid")
    assert (tray(state, 1), dipped(state, 1)) == ("wasabi", "squid")
    play_turn(state, "salmon", "wasabi")
    assert (tray(state, 1), dipped(state, 1)) == ("wasabi wasabi", "squid")
    assert tray(state, 0) == "salmon egg"


@pytest.mark.rule("SG-9")
def test_a_covered_wasabi_takes_no_second_nigiri() -> None:
    state = table(["squid salmon egg maki1", "squid salmon egg maki1"], ["wasabi wasabi", "wasabi"])
    play_turn(state, "squid", "squid")
    play_turn(state, "salmon", "salmon")
    events = play_turn(state, "egg", "egg")
    scoring = of_kind(events, RoundScored)[0].scoring
    # 9 + 6 + 1 against 9 + 2 + 1; the last maki1 ties at one roll each.
    assert [place.points for place in scoring.places] == [16 + 3, 12 + 3]


# SG-10


@pytest.mark.rule("SG-10")
def test_chopsticks_take_two_cards_and_go_back_into_the_hand_passed_on() -> None:
    hands = ["squid tempura egg maki1", "salmon maki2 maki2 maki3", "dumpling maki3 maki3 maki1"]
    state = table(hands, ["chopsticks", "", ""])
    events = play_turn(state, "squid+tempura", "salmon", "dumpling")
    assert of_kind(events, CardsRevealed)[0].picks == (
        Pick(Card.SQUID, Card.TEMPURA),
        Pick(Card.SALMON),
        Pick(Card.DUMPLING),
    )
    assert tray(state, 0) == "tempura squid"
    # The left neighbour gets the chopsticks with the rest, and can take them.
    assert hand(state, 1) == "maki1 egg chopsticks"
    assert [hand(state, 2), hand(state, 0)] == ["maki2 maki2 maki3", "maki1 maki3 maki3"]
    assert "chopsticks" in moves(state, 1)
    assert census(state) == BOX
    play_turn(state, "maki1", "chopsticks", "maki2")
    assert tray(state, 1) == "salmon chopsticks"


@pytest.mark.rule("SG-10")
@pytest.mark.rule("SG-28")
def test_chopsticks_go_right_when_hands_go_right() -> None:
    hands = ["squid tempura egg maki1", "salmon maki2 maki2 maki3", "dumpling maki3 maki3 maki1"]
    state = table(hands, ["chopsticks", "", ""], both_ways=True, round=2)
    play_turn(state, "squid+tempura", "salmon", "dumpling")
    assert hand(state, 2) == "maki1 egg chopsticks"


@pytest.mark.rule("SG-10")
def test_with_chopsticks_every_ordered_pair_or_a_single_card_may_be_taken() -> None:
    state = table(["squid egg egg", "tempura egg maki1"], ["chopsticks", ""])
    assert moves(state, 0) == {"squid", "egg", "squid+egg", "egg+squid", "egg+egg"}
    assert moves(state, 1) == {"tempura", "egg", "maki1"}
    play_turn(state, "squid", "tempura")
    assert tray(state, 0) == "squid chopsticks"
    assert hand(state, 1) == "egg egg"


@pytest.mark.rule("SG-10")
def test_two_cards_without_chopsticks_are_refused() -> None:
    state = table(["squid egg egg", "tempura egg maki1"], ["", "chopsticks"])
    assert refusal(state, 0, "squid+egg") == ("no-chopsticks", "SG-10")


@pytest.mark.rule("SG-10")
def test_chopsticks_cannot_be_used_in_the_turn_they_are_taken() -> None:
    state = table(["chopsticks squid egg maki1", "tempura egg maki1 salmon"])
    assert refusal(state, 0, "chopsticks+squid") == ("no-chopsticks", "SG-10")
    assert refusal(state, 0, "squid+chopsticks") == ("no-chopsticks", "SG-10")
    play_turn(state, "chopsticks", "tempura")
    assert "egg+salmon" in moves(state, 0)
    assert "egg+squid" not in moves(state, 1)
    play_turn(state, "egg+salmon", "squid")
    assert (tray(state, 0), hand(state, 1)) == ("salmon egg", "maki1 chopsticks")


@pytest.mark.rule("SG-10")
def test_used_chopsticks_are_gone_in_the_next_turn() -> None:
    state = table(["squid egg maki1 maki1", "tempura egg maki1 maki2"], ["chopsticks", ""])
    play_turn(state, "squid+egg", "tempura")
    assert refusal(state, 0, "egg+maki1") == ("no-chopsticks", "SG-10")


@pytest.mark.rule("SG-10")
def test_a_choice_of_two_cards_can_be_changed_to_one_before_the_reveal() -> None:
    state = table(["squid egg maki1", "tempura egg maki1"], ["chopsticks", ""])
    play(state, 0, "squid+egg")
    play(state, 0, "egg")
    play(state, 1, "tempura")
    assert (tray(state, 0), hand(state, 1)) == ("egg chopsticks", "maki1 squid")


@pytest.mark.rule("SG-10")
def test_everyone_knows_of_chopsticks_put_back_even_into_a_hand_they_never_held() -> None:
    kinds = ["tempura", "dumpling", "sashimi", "maki2"]
    hands = [" ".join([kind] * 8) for kind in kinds]
    hands[0] = hands[0].replace("tempura", "chopsticks", 1)
    state = table(hands)
    play_turn(state, "chopsticks", "dumpling", "sashimi", "maki2")
    play_turn(state, "maki2+maki2", "tempura", "dumpling", "sashimi")
    # The maki hand has been with seats 3 and 0 and is now with seat 1.
    assert hand(state, 1).split() == ["maki2"] * 5 + ["chopsticks"]
    for viewer in (None, 2):
        assert state.view(viewer).known_hands[1] == (Card.CHOPSTICKS,)
    for viewer in (0, 3):
        assert len(state.view(viewer).known_hands[1]) == 6


# SG-11


@pytest.mark.rule("SG-11")
def test_only_one_of_several_chopsticks_is_used() -> None:
    state = table(["squid egg maki1 maki2", "tempura egg maki1 maki3"], ["chopsticks chopsticks", ""])
    assert max(len(move.split("+")) for move in moves(state, 0)) == 2
    play_turn(state, "squid+egg", "tempura")
    assert tray(state, 0) == "squid egg chopsticks"
    assert hand(state, 1) == "maki1 maki2 chopsticks"
    # The other one can be used in the next turn.
    assert "egg+maki1" in moves(state, 0)


@pytest.mark.rule("SG-11")
def test_a_player_may_have_several_chopsticks() -> None:
    state = table(["chopsticks egg maki1 maki2", "tempura egg maki1 maki3"], ["chopsticks", ""])
    play_turn(state, "chopsticks", "tempura")
    assert tray(state, 0) == "chopsticks chopsticks"


@pytest.mark.rule("SG-10")
@pytest.mark.rule("SG-11")
def test_chopsticks_may_be_taken_with_chopsticks() -> None:
    for move in ("chopsticks+egg", "egg+chopsticks"):
        state = table(["chopsticks egg maki1 maki2", "tempura egg maki1 maki3"], ["chopsticks", ""])
        play_turn(state, move, "tempura")
        assert (tray(state, 0), hand(state, 1)) == ("egg chopsticks", "maki1 maki2 chopsticks")


# SG-12


@pytest.mark.rule("SG-12")
@pytest.mark.parametrize("nigiri", NIGIRI)
def test_a_nigiri_is_dipped_after_the_wasabi_but_not_before_it(nigiri: str) -> None:
    hands = [f"{nigiri} wasabi maki1", "tempura pudding maki2"]
    dipping = table(hands, ["chopsticks", ""])
    play_turn(dipping, f"wasabi+{nigiri}", "tempura")
    assert (tray(dipping, 0), dipped(dipping, 0)) == ("", nigiri)
    beside = table(hands, ["chopsticks", ""])
    play_turn(beside, f"{nigiri}+wasabi", "tempura")
    assert (tray(beside, 0), dipped(beside, 0)) == (f"{nigiri} wasabi", "")


@pytest.mark.rule("SG-12")
@pytest.mark.parametrize(("first", "second"), list(permutations(NIGIRI, 2)))
def test_the_first_of_two_nigiri_gets_the_only_wasabi(first: str, second: str) -> None:
    state = table([f"{second} {first} maki1", "tempura pudding maki2"], ["chopsticks wasabi", ""])
    play_turn(state, f"{first}+{second}", "tempura")
    assert (tray(state, 0), dipped(state, 0)) == (second, first)


@pytest.mark.rule("SG-9")
@pytest.mark.rule("SG-12")
def test_two_nigiri_in_one_turn_go_onto_two_wasabi() -> None:
    state = table(["squid egg maki1", "tempura pudding maki2"], ["chopsticks wasabi wasabi", ""])
    play_turn(state, "squid+egg", "tempura")
    assert (tray(state, 0), dipped(state, 0)) == ("", "squid egg")


@pytest.mark.rule("SG-12")
@pytest.mark.parametrize("move", ["wasabi+egg", "egg+wasabi"])
def test_a_new_wasabi_stays_open_if_an_old_one_takes_the_nigiri(move: str) -> None:
    state = table(["wasabi egg maki1", "tempura pudding maki2"], ["chopsticks wasabi", ""])
    play_turn(state, move, "tempura")
    assert (tray(state, 0), dipped(state, 0)) == ("wasabi", "egg")


# SG-13


@pytest.mark.rule("SG-13")
def test_the_last_card_is_played_by_its_receiver_without_a_choice() -> None:
    state = table(["egg tempura", "pudding sashimi", "wasabi maki1"])
    events = play_turn(state, "egg", "pudding", "wasabi")
    assert of_kind(events, HandsPassed) == [HandsPassed(to_right=False)]
    assert of_kind(events, LastCardLaid) == [
        LastCardLaid(0, Card.MAKI1),
        LastCardLaid(1, Card.TEMPURA),
        LastCardLaid(2, Card.SASHIMI),
    ]
    assert all(event.audience() is None for event in of_kind(events, LastCardLaid))
    names = [event.name() for event in events]
    assert names.index("hands-passed") < names.index("last-card-laid") < names.index("round-scored")
    # Seat 0 received the maki1: it has an egg and the only roll.
    assert [place.points for place in of_kind(events, RoundScored)[0].scoring.places] == [1 + 6, 0, 0]
    assert (state.round, state.round_turn, state.turn) == (2, 0, 8)


@pytest.mark.rule("SG-13")
@pytest.mark.parametrize(("nigiri", "points"), [("squid", 9), ("salmon", 6), ("egg", 3)])
def test_the_last_card_goes_onto_an_open_wasabi(nigiri: str, points: int) -> None:
    state = table([f"tempura {nigiri}", "pudding sashimi"], ["", "wasabi"])
    events = play_turn(state, "tempura", "pudding")
    lines = of_kind(events, RoundScored)[0].scoring.places[1].lines
    assert [(line.kind, line.points, line.dipped) for line in lines] == [(nigiri, points, 1)]


@pytest.mark.rule("SG-13")
def test_the_last_card_goes_onto_the_wasabi_of_the_last_choice() -> None:
    state = table(["tempura squid", "wasabi sashimi"])
    events = play_turn(state, "tempura", "wasabi")
    assert of_kind(events, RoundScored)[0].scoring.places[1].points == 9


@pytest.mark.rule("SG-10")
@pytest.mark.rule("SG-13")
def test_chopsticks_used_with_two_cards_in_hand_become_the_last_card() -> None:
    state = table(["squid egg", "pudding sashimi"], ["chopsticks", ""])
    assert moves(state, 0) == {"squid", "egg", "squid+egg", "egg+squid"}
    events = play_turn(state, "squid+egg", "pudding")
    assert of_kind(events, LastCardLaid) == [LastCardLaid(0, Card.SASHIMI), LastCardLaid(1, Card.CHOPSTICKS)]
    assert [place.points for place in of_kind(events, RoundScored)[0].scoring.places] == [4, 0]


@pytest.mark.rule("SG-13")
def test_chopsticks_need_two_cards_in_hand() -> None:
    # Nobody ever chooses from a hand of one card; this position can't occur in a match.
    state = table(["squid", "egg"], ["chopsticks", "chopsticks"])
    assert moves(state, 0) == {"squid"}
    assert refusal(state, 0, "squid+squid") == ("not-in-hand", "SG-5")


@pytest.mark.rule("SG-13")
@pytest.mark.parametrize(("seat_count", "choices"), [(2, 9), (3, 8), (4, 7), (5, 6)])
def test_a_round_has_one_choice_fewer_than_a_hand_has_cards(seat_count: int, choices: int) -> None:
    state = SushiGoState(seat_count)
    go_on(state)
    turns = 0
    for events in random_play(state, 4):
        turns += len(of_kind(events, CardsRevealed))
        if of_kind(events, RoundScored):
            assert turns == choices
            assert len(of_kind(events, LastCardLaid)) == seat_count
            turns = 0
        else:
            assert of_kind(events, LastCardLaid) == []
            assert min(state.view(None).hand_sizes) > 1
