"""Play random matches and have the independent oracle check them."""

from __future__ import annotations

from bordspil.core.rng import Rng
from bordspil.games.sushi.scores import PlaceScoring
from bordspil.games.sushi_go.events import (
    CardDrawn,
    CardsRevealed,
    DessertsScored,
    HandDealt,
    MatchEnded,
    PileDrawn,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_go.packed import unpack
from bordspil.games.sushi_go.state import SushiGoState
from tests.games.sushi_go.oracle import Round, judge

NIGIRI = ("salmon", "squid", "egg")
TABLES = [
    (count, both_ways, invisible)
    for count in (2, 3, 4, 5)
    for both_ways in (False, True)
    for invisible in (False, True)
    if count == 2 or not invisible
]
COMPARED = "every round's points by kind, puddings, scores and winners"


def compare(table: tuple[int, bool, bool], seed: int | str) -> None:
    """Play a random match: every round's points by kind, puddings, scores and winners must agree."""
    count, both_ways, invisible = table
    rng = Rng.from_seed(seed)
    state = SushiGoState(*table)
    events = list(state.begin(rng))
    while due := state.due():
        for seat in due:
            events += state.play(seat, rng.choice(state.legal_moves(seat)), rng)
    rounds: list[Round] = []
    scored: list[list[dict[str, int]]] = []
    controllers: list[int] = []
    for event in events:
        match event:
            case RoundStarted():
                rounds.append(Round([[] for _ in range(count)], [], []))
            case HandDealt():
                rounds[-1].hands[event.seat].extend(card.value for card in event.cards)
            case PileDrawn():
                controllers.append(event.seat)
            case CardDrawn():
                rounds[-1].pile.append(event.card.value)
            case CardsRevealed():
                picks = {seat: str(pick) for seat, pick in enumerate(event.picks) if pick is not None}
                rounds[-1].turns.append(picks)
            case RoundScored():
                scored.append([by_kind(place) for place in event.scoring.places])
            case DessertsScored():
                puddings = [place.lines[0].points for place in event.scoring.places]
                counts = [place.lines[0].count for place in event.scoring.places]
                totals = [place.score for place in event.scoring.places]
            case MatchEnded():
                winners = list(event.outcome.winners)
    verdict = judge(
        count,
        rounds,
        both_ways=both_ways,
        invisible=invisible,
        first_controller=controllers[0] if controllers else 0,
    )
    assert verdict.round_points == scored, (table, seed)
    assert verdict.pudding_points == puddings, (table, seed)
    assert verdict.puddings == counts, (table, seed)
    assert verdict.scores == totals == state.score[: state.places], (table, seed)
    assert verdict.winners == winners, (table, seed)
    assert not any(unpack(hand) for hand in state.hand)


def by_kind(place: PlaceScoring) -> dict[str, int]:
    """The engine's points as the oracle names them."""
    points = dict.fromkeys(("maki", "tempura", "sashimi", "dumpling", "nigiri"), 0)
    for line in place.lines:
        kind = "nigiri" if line.kind in NIGIRI else line.kind
        if kind in points:
            points[kind] += line.points
        else:
            assert line.points == 0
    assert sum(points.values()) == place.points
    return points
