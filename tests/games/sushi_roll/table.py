"""Exact positions for the rule tests, in words: `table(["squid egg", "tempura wasabi"], ["wasabi", ""])`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TypeVar

from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.components import KINDS, Face
from bordspil.games.sushi_roll.dice import DEFAULT, Dice, DiceSet
from bordspil.games.sushi_roll.moves import parse
from bordspil.games.sushi_roll.packed import pack
from bordspil.games.sushi_roll.rules import ACT, SCORE
from bordspil.games.sushi_roll.state import SushiRollState
from bordspil.games.sushi_roll.view import Place

Words = Sequence[str]
Item = TypeVar("Item")

SEAT_COUNTS = [2, 3, 4, 5]
EVERY_RED = [(seat_count, red) for seat_count in SEAT_COUNTS for red in range(seat_count)]
NIGIRI = ["egg", "salmon", "squid"]
# The numbers of the rulebook, not read from the engine (SR-1, SR-2, SR-5).
BOX = {"appetizer": 10, "maki": 6, "nigiri": 5, "special": 5, "pudding": 4}
TOKENS = {"menus": 18, "chopsticks": 12, "puddings": 32}
BELT_SIZES = {2: 8, 3: 7, 4: 6, 5: 5}
SHOWN_BY = {
    "appetizer": "dumpling tempura sashimi",
    "maki": "maki1 maki2 maki3",
    "nigiri": "egg salmon squid",
    "special": "wasabi menu1 menu2 menu3 chopsticks1 chopsticks2 chopsticks3",
    "pudding": "pudding1 pudding2 pudding3",
}
KIND_OF = {face: kind for kind, faces in SHOWN_BY.items() for face in faces.split()}

# Dice that always show the same face: one with another face has not been rolled.
LOADED = DiceSet(
    appetizer=Dice(10, (Face.SASHIMI,) * 6),
    maki=Dice(6, (Face.MAKI3,) * 6),
    nigiri=Dice(5, (Face.SQUID,) * 6),
    special=Dice(5, (Face.MENU3,) * 6),
    pudding=Dice(4, (Face.PUDDING3,) * 6),
)
FALLS = {
    "appetizer": "sashimi",
    "maki": "maki3",
    "nigiri": "squid",
    "special": "menu3",
    "pudding": "pudding3",
}


def table(
    belts: Words = (),
    trays: Words = (),
    *,
    dipped: Words = (),
    menus: Sequence[int] | None = None,
    chopsticks: Sequence[int] | None = None,
    puddings: Sequence[int] = (),
    scores: Sequence[int] = (),
    round: int = 1,
    red: int = 0,
    active: int | None = None,
    dice: DiceSet = DEFAULT,
) -> SushiRollState:
    """A position where seat `active` (by default the one with the red belt) chooses from these belts.

    Without belts, the scoring comes next. `dipped` are nigiri on a wasabi each. Dice that aren't mentioned
    are in the bag, tokens that nobody holds in the supply; by default everyone has their first tokens.
    """
    seat_count = len(belts) or len(trays)
    menus = [3] * seat_count if menus is None else menus
    chopsticks = [2] * seat_count if chopsticks is None else chopsticks
    active = red if active is None else active
    round_turn = BELT_SIZES[seat_count] - max([len(words.split()) for words in belts], default=0)
    turn = ((round - 1) * BELT_SIZES[seat_count] + round_turn) * seat_count + (active - red) % seat_count
    wet = filled(dipped, "")
    laid = [
        f"{words} {nigiri} {'wasabi ' * len(nigiri.split())}"
        for words, nigiri in zip(filled(trays, ""), wet, strict=True)
    ]
    bag = Counter(BOX)
    bag.subtract(KIND_OF[word] for words in (*belts, *laid) for word in words.split())
    assert min(bag.values()) >= 0, f"more dice than in the box: {bag}"
    state = SushiRollState(seat_count)
    state.restore(
        {
            "seat_count": seat_count,
            "turn": turn,
            "belt": [packed(words) for words in filled(belts, "")],
            "tray": [packed(words) for words in laid],
            "lifted": 0,
            "dice": dice.words(),
            "dipped": [packed(words) for words in wet],
            "score": filled(scores, 0),
            "pudding": filled(puddings, 0),
            "menu": filled(menus, 0),
            "chopsticks": filled(chopsticks, 0),
            "bag": sum(bag[kind.value] << 4 * index for index, kind in enumerate(KINDS)),
            "phase": ACT if belts else SCORE,
            "round": round,
            "round_turn": round_turn,
            "active": active,
            "red": red,
            "offered": 0,
            "menus_left": TOKENS["menus"] - sum(menus),
            "chopsticks_left": TOKENS["chopsticks"] - sum(chopsticks),
            "puddings_left": TOKENS["puddings"] - sum(puddings),
        }
    )
    assert census(state) == BOX
    return state


def filled(items: Sequence[Item], gap: Item) -> list[Item]:
    """The items, padded to five."""
    return [*items, *[gap] * (5 - len(items))]


def packed(words: str) -> int:
    """Some dice, packed."""
    return pack([Face(word) for word in words.split()])


def shapes(seat_count: int) -> Iterator[tuple[int, ...]]:
    """Numbers from 0 to 3 for all seats: every kind of tie, with every seat first."""
    for counts in combinations_with_replacement(range(4), seat_count):
        for first in range(seat_count):
            yield (*counts[first:], *counts[:first])


def fresh(seat_count: int, seed: int = 0, dice: DiceSet = DEFAULT) -> SushiRollState:
    """A match that has just begun."""
    state = SushiRollState(seat_count, dice.words())
    go_on(state, seed)
    return state


def begun(seat_count: int, red: int) -> SushiRollState:
    """A match that has just begun, with the red belt at a given seat."""
    return next(state for seed in range(1000) if (state := fresh(seat_count, seed)).red == red)


def said(faces: Sequence[Face]) -> str:
    """Faces as words, in order."""
    return " ".join(face.value for face in faces)


def place(state: SushiRollState, seat: int) -> Place:
    """What lies in front of a seat, as everyone sees it."""
    return state.view(None).places[seat]


def belt(state: SushiRollState, seat: int) -> str:
    """What the belt in front of a seat shows."""
    return said(place(state, seat).belt)


def belts(state: SushiRollState) -> list[str]:
    """What all belts show."""
    return [said(each.belt) for each in state.view(None).places]


def tray(state: SushiRollState, seat: int) -> str:
    """What a seat has taken, without dipped nigiri and their wasabi."""
    return said(place(state, seat).tray)


def dipped(state: SushiRollState, seat: int) -> str:
    """The nigiri on wasabi in front of a seat."""
    return said(place(state, seat).dipped)


def held(state: SushiRollState, seat: int) -> tuple[int, int, int]:
    """The menus, chopsticks and puddings of a seat."""
    own = place(state, seat)
    return own.menus, own.chopsticks, own.puddings


def supply(state: SushiRollState) -> tuple[int, int, int]:
    """The menus, chopsticks and puddings that nobody holds."""
    left = state.view(None).supply
    return left.menus, left.chopsticks, left.puddings


def kinds(words: str) -> list[str]:
    """The kinds of some dice."""
    return sorted(KIND_OF[word] for word in words.split())


def in_order(words: str) -> str:
    """Some dice in the order of a view."""
    order = [face.value for face in Face]
    return " ".join(sorted(words.split(), key=order.index))


def fallen(words: str) -> str:
    """What loaded dice show after a roll."""
    return in_order(" ".join(FALLS[KIND_OF[word]] for word in words.split()))


def census(state: SushiRollState) -> dict[str, int]:
    """The number of dice of each kind, wherever they are."""
    view = state.view(None)
    found = Counter(kind.value for kind in view.bag)
    for each in view.places:
        found.update(KIND_OF[face.value] for face in (*each.belt, *each.tray, *each.dipped))
        found.update(special=len(each.dipped))
    return dict(found)


def tokens(state: SushiRollState) -> dict[str, int]:
    """The number of tokens of each kind, wherever they are."""
    everywhere = [supply(state), *[held(state, seat) for seat in range(state.seat_count)]]
    return dict(zip(TOKENS, [sum(column) for column in zip(*everywhere, strict=True)], strict=True))


def play(state: SushiRollState, seat: int, move: str | Move, seed: int = 0) -> list[Event]:
    """Play one move."""
    read = parse(move) if isinstance(move, str) else move
    return list(state.play(seat, read, Rng.from_seed(seed)))


def play_on(state: SushiRollState, *moves: str, seed: int = 0) -> list[Event]:
    """Play some moves, each by the seat that is due."""
    return [event for move in moves for event in play(state, state.due()[0], move, seed)]


def take_first(state: SushiRollState, seed: int = 0) -> list[Event]:
    """Let the due seat take the first die of its belt."""
    (seat,) = state.due()
    return play(state, seat, belt(state, seat).split()[0], seed)


def go_on(state: SushiRollState, seed: int = 0) -> list[Event]:
    """Run the phases that need no move: a scoring, a new round."""
    return list(state.begin(Rng.from_seed(seed)))


def random_play(state: SushiRollState, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play randomly to the end and yield the events of each move; most moves take a die."""
    rng = Rng.from_seed(seed)
    while due := state.due():
        takes = [move for move in state.legal_moves(due[0]) if " " not in str(move)]
        yield state.play(due[0], rng.choice(rng.choice([takes, list(state.legal_moves(due[0]))])), rng)


def three() -> SushiRollState:
    """Three seats with three different dice each."""
    return table(["egg maki1 dumpling", "squid maki2 tempura", "salmon maki3 sashimi"])
