"""Play random matches and have the independent oracle check them."""

from __future__ import annotations

from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.games.sushi.scores import PlaceScoring
from bordspil.games.sushi_roll.components import KINDS, Face
from bordspil.games.sushi_roll.dice import DEFAULT, DiceSet
from bordspil.games.sushi_roll.events import (
    BeltsMoved,
    BeltsRolled,
    DiceRerolled,
    DiceSwapped,
    DieTaken,
    MatchEnded,
    RestScored,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.oracle import Reroll, Rolled, Step, Swap, Take, judge

# Dice that give so many tokens that every supply runs short.
RICH = DiceSet.from_data(
    {
        "appetizer": {"dice": 10, "faces": ["sashimi"] * 3 + ["tempura"] * 3},
        "maki": {"dice": 6, "faces": ["maki3"] * 6},
        "nigiri": {"dice": 5, "faces": ["egg", "salmon", "squid"] * 2},
        "special": {"dice": 5, "faces": ["wasabi", "wasabi", "chopsticks3", "chopsticks3", "menu3", "menu3"]},
        "pudding": {"dice": 4, "faces": ["pudding3"] * 6},
    }
)
TABLES = [(count, dice) for count in (2, 3, 4, 5) for dice in (DEFAULT, RICH)]
COMPARED = "every step, every round's points by kind, tokens, supplies, puddings, scores and winners"


def compare(table: tuple[int, DiceSet], seed: int | str) -> None:
    """Play one random match: every step, round score, token, pudding, final score and winner must agree."""
    count, dice = table
    rng = Rng.from_seed(seed)
    state = SushiRollState(count, dice.words())
    events = list(state.begin(rng))
    held: list[list[tuple[int, int, int]]] = []
    supplies: list[tuple[int, int, int]] = []
    while due := state.due():
        happened = state.play(due[0], random_move(state, due[0], rng), rng)
        events += happened
        if any(isinstance(event, RoundScored) for event in happened):
            held.append(
                [(state.pudding[seat], state.menu[seat], state.chopsticks[seat]) for seat in range(count)]
            )
            supplies.append((state.menus_left, state.chopsticks_left, state.puddings_left))
    verdict = judge(
        count,
        {kind.value: [face.value for face in dice.of(kind).faces] for kind in KINDS},
        transcript(events),
    )
    scored = [event.scoring.places for event in events if isinstance(event, RoundScored)]
    assert len(scored) == len(verdict.rounds) == 3
    for places, judged, holdings in zip(scored, verdict.rounds, held, strict=True):
        for place, row, (puddings, menus, chopsticks) in zip(places, judged, holdings, strict=True):
            expected = {**row}
            assert expected.pop("puddings") == puddings
            assert expected.pop("menus") == menus
            assert expected.pop("chopsticks") == chopsticks
            assert by_kind(place) == expected
    assert supplies == verdict.supplies
    (rest,) = [event.scoring.places for event in events if isinstance(event, RestScored)]
    assert [place.lines[0].points for place in rest] == verdict.pudding_points
    assert [place.lines[1].points for place in rest] == verdict.token_points
    (ended,) = [event.outcome for event in events if isinstance(event, MatchEnded)]
    assert list(ended.scores) == verdict.scores == list(state.scores())
    assert list(ended.winners) == verdict.winners


def random_move(state: SushiRollState, seat: int, rng: Rng) -> Move:
    """A move chosen step by step, as planners do: among whole moves nearly all would be re-rolls."""
    steps: list[int] = []
    trial = state.clone()
    while True:
        steps.append(rng.choice(trial.actions(seat)))
        try:
            return state.move_of(*steps)
        except ValueError:
            trial.play_step(seat, steps[-1], rng)


def transcript(events: list[Event]) -> list[Step]:
    """The events as the oracle reads them."""
    steps: list[Step] = []
    red = -1
    for event in events:
        match event:
            case RoundStarted() | BeltsMoved():
                red = event.red
            case BeltsRolled():
                steps.append(Rolled(red, [names(belt) for belt in event.belts]))
            case DiceRerolled():
                steps.append(Reroll(event.seat, names(event.faces), names(event.rolled)))
            case DiceSwapped():
                steps.append(Swap(event.seat, event.gave.value, event.other, event.got.value))
            case DieTaken():
                steps.append(Take(event.seat, event.face.value))
    return steps


def names(faces: tuple[Face, ...]) -> list[str]:
    return [face.value for face in faces]


def by_kind(place: PlaceScoring) -> dict[str, int]:
    """The engine's points as the oracle names them."""
    points = dict.fromkeys(("maki", "nigiri", "dumpling", "tempura", "sashimi"), 0)
    for line in place.lines:
        if line.kind in ("egg", "salmon", "squid"):
            points["nigiri"] += line.points
        elif line.kind != "wasabi":
            points[line.kind] += line.points
    return {**points, "total": place.points, "score": place.score}
