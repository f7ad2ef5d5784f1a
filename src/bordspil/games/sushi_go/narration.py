"""Narration: run the rules phase by phase and turn what happens into events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bordspil.core.errors import IllegalMove, shown
from bordspil.core.event import Event
from bordspil.core.outcome import Outcome
from bordspil.games.sushi.scores import outcome_of
from bordspil.games.sushi_go.components import KINDS
from bordspil.games.sushi_go.events import (
    CardChosen,
    CardDrawn,
    CardsRevealed,
    ChoiceNoted,
    ChoiceTakenBack,
    DessertsScored,
    HandDealt,
    HandReceived,
    HandsPassed,
    LastCardLaid,
    MatchEnded,
    PileDrawn,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_go.explain import explain_desserts, explain_round
from bordspil.games.sushi_go.moves import Pick
from bordspil.games.sushi_go.packed import unpack
from bordspil.games.sushi_go.rules import DEAL, DESSERT, DRAW, LAST, PASS, REVEAL, SCORE
from bordspil.games.sushi_go.view import places_of

if TYPE_CHECKING:
    from bordspil.core.rng import Rng
    from bordspil.games.sushi_go.state import SushiGoState
    from bordspil.games.sushi_go.view import SushiGoView


def chosen(seat: int, pick: Pick, *, changed: bool) -> list[Event]:
    """The events of a choice: everyone learns that it was made, only the seat itself what it is."""
    noted = ChoiceNoted(seat, pick)
    return [noted] if changed else [CardChosen(seat), noted]


def taken_back(seat: int) -> Event:
    """The event of a choice that was taken back: everyone learns that the seat chooses again."""
    return ChoiceTakenBack(seat)


def run_phases(state: SushiGoState, rng: Rng) -> Iterator[Event]:
    """Run the phases until somebody must choose or the match is over, and yield the events of each."""
    while True:
        phase, hands = state.phase, state.hand[: state.seat_count]
        if phase == REVEAL:
            yield CardsRevealed(tuple([state.pick_of(seat) for seat in range(state.seat_count)]))
        elif phase == LAST:
            yield from [LastCardLaid(seat, unpack(hand)[0]) for seat, hand in enumerate(hands)]
        elif phase == SCORE:
            yield RoundScored(state.round, explain_round(state), places_of(state))
        elif phase == DESSERT:
            yield DessertsScored(explain_desserts(state))
        if not state.advance(rng):
            return
        if phase == DEAL:
            yield RoundStarted(state.round, state.hand_size, state.passes_right())
            for seat in range(state.seat_count):
                yield HandDealt(seat, unpack(state.hand[seat]))
        elif phase == PASS and state.phase != SCORE:
            yield HandsPassed(state.passes_right())
            for seat in range(state.seat_count):
                yield HandReceived(seat, unpack(state.hand[seat]))
        elif phase == DRAW:
            yield PileDrawn(state.controller)
            yield CardDrawn(state.controller, KINDS[state.drawn])
            other = 1 - state.controller
            if state.hand[other] == 0:
                yield LastCardLaid(other, unpack(hands[other])[0])
        elif phase == DESSERT:
            yield MatchEnded(outcome(state))


def outcome(state: SushiGoState) -> Outcome:
    """SG-27 and, for the invisible player, SG-30: ranked with the others, but never the winner."""
    scores, desserts = state.score, state.dessert
    places: list[tuple[int | None, int, int, str | None]] = [
        (place, scores[place], desserts[place], None)
        if place < state.seat_count
        else (None, scores[place], desserts[place], "invisible")
        for place in range(state.places)
    ]
    return outcome_of(state.winners(), places)


def why_illegal(view: SushiGoView, move: object) -> IllegalMove:
    """The error for an illegal pick, with the rule it breaks."""
    if not isinstance(move, Pick) or not move.is_well_formed():
        return IllegalMove(
            f"a move of Sushi Go! is a Pick of cards, not {shown(move)}",
            reason="move-not-a-pick",
            kind=shown(move),
        )
    text = str(move)
    seat = view.seat if view.seat is not None else -1
    controls = view.controller == seat
    if controls and move.invisible is None:
        return IllegalMove(
            f"you control the invisible player: add a card for it, such as {text}/egg",
            reason="invisible-missing",
            rule="SG-29",
            move=text,
        )
    if not controls and move.invisible is not None:
        return IllegalMove(
            "you don't control the invisible player this turn",
            reason="invisible-not-yours",
            rule="SG-29",
            move=text,
        )
    left = list(view.hand)
    for card in (move.first, move.second, move.invisible):
        if card is None:
            continue
        if card not in left:
            return IllegalMove(
                f"there is no {card.value} (left) in your hand",
                reason="not-in-hand",
                rule="SG-5",
                card=card.value,
                move=text,
            )
        left.remove(card)
    return IllegalMove(
        "two cards need chopsticks that already lie in front of you",
        reason="no-chopsticks",
        rule="SG-10",
        move=text,
    )
