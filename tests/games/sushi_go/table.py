"""Exact positions for the rule tests, in words: `table(["squid egg", "tempura wasabi"], ["wasabi", ""])`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from bordspil.core.event import Event
from bordspil.core.rng import Rng
from bordspil.games.sushi_go.components import INDEX, Card
from bordspil.games.sushi_go.moves import parse
from bordspil.games.sushi_go.packed import pack, pack_tray, unpack
from bordspil.games.sushi_go.rules import CHOOSE, FULL_DECK, SCORE, full_hand
from bordspil.games.sushi_go.state import SushiGoState

Words = Sequence[str]
Item = TypeVar("Item")

# A tray counts dipped nigiri beyond the twelve kinds, salmon first.
# The counts of the rulebook, not read from the engine (SG-1).
BOX = {
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "maki2": 12,
    "maki3": 8,
    "maki1": 6,
    "salmon": 10,
    "squid": 5,
    "egg": 5,
    "pudding": 10,
    "wasabi": 6,
    "chopsticks": 4,
}


def table(
    hands: Words = (),
    trays: Words = (),
    *,
    dipped: Words = (),
    desserts: Sequence[int] = (),
    scores: Sequence[int] = (),
    round: int = 1,
    round_turn: int | None = None,
    both_ways: bool = False,
    invisible: bool = False,
    controller: int = 0,
    drawn: str | None = None,
    pile: int | None = None,
    deck: str | None = None,
) -> SushiGoState:
    """A position where all seats choose from these hands; without hands, the scoring comes next.

    `dipped` are nigiri on a wasabi each. With the invisible player, the controller has already drawn.
    Cards that aren't mentioned are in the deck or, if `deck` is given, among the discards.
    """
    seat_count = len(hands) or len(trays) - invisible
    full = full_hand(seat_count + invisible)
    size = len(hands[controller].split()) - invisible if hands else 0
    top = hands[controller].split()[0] if hands else "tempura"
    laid = [cards_of(words) for words in filled(trays, "")]
    soaked = [cards_of(words) for words in filled(dipped, "")]
    wet = " ".join(dipped).split()
    elsewhere = " ".join([*hands, *trays, *wet, *["wasabi"] * len(wet), *["pudding"] * sum(desserts)])
    rest = FULL_DECK - packed(elsewhere)
    left = rest if deck is None else packed(deck)
    turn = full - size if round_turn is None else round_turn
    past = (round - 1) * (full if invisible else full - 1)
    heap = pile if pile is not None else max(size - 1, 0) if invisible else 0
    state = SushiGoState(seat_count, both_ways, invisible)
    state.restore(
        state.snapshot()
        | {
            "turn": past + turn,
            "hand": [packed(words) for words in filled(hands, "")],
            "tray": [pack_tray(*pair) for pair in zip(laid, soaked, strict=True)],
            "deck": left,
            "discard": rest - left,
            "score": filled(scores, 0),
            "dessert": filled(desserts, 0),
            "phase": CHOOSE if hands else SCORE,
            "round": round,
            "round_turn": turn,
            "hand_size": size,
            "waiting": sum(1 << seat for seat, words in enumerate(hands) if words),
            "controller": controller,
            "drawn": INDEX[Card(drawn or top)],
            "pile": heap,
        }
    )
    assert census(state) == BOX
    return state


def filled(items: Sequence[Item], gap: Item) -> list[Item]:
    """The items, padded to five places."""
    return [*items, *[gap] * (5 - len(items))]


def cards_of(words: str) -> list[Card]:
    """Parse some cards."""
    return [Card(word) for word in words.split()]


def packed(words: str) -> int:
    """Parse some cards and pack them."""
    return pack(cards_of(words))


def said(cards: Sequence[Card]) -> str:
    """Cards as words, in the order of their kinds."""
    return " ".join(card.value for card in cards)


def hand(state: SushiGoState, seat: int) -> str:
    """The cards in a seat's hand."""
    return said(unpack(state.hand[seat]))


def tray(state: SushiGoState, place: int) -> str:
    """The tray of a place, without dipped nigiri, as everyone sees it."""
    return said(state.view(None).places[place].tray)


def dipped(state: SushiGoState, place: int) -> str:
    """The nigiri on wasabi of a place, as everyone sees them."""
    return said(state.view(None).places[place].dipped)


def census(state: SushiGoState) -> dict[str, int]:
    """The number of cards of each kind, wherever they are."""
    found: Counter[str] = Counter()
    for cards in (state.deck, state.discard, *state.hand):
        found.update(card.value for card in unpack(cards))
    for place in state.view(None).places:
        found.update(card.value for card in (*place.tray, *place.dipped))
        found.update(wasabi=len(place.dipped), pudding=place.desserts)
    return dict(found)


def play(state: SushiGoState, seat: int, move: str, seed: int = 0) -> list[Event]:
    """Make a seat's choice."""
    return list(state.play(seat, parse(move), Rng.from_seed(seed)))


def play_turn(state: SushiGoState, *moves: str, seed: int = 0) -> list[Event]:
    """Make a choice for every due seat, in seat order."""
    due = state.due()
    assert len(due) == len(moves), f"due are {due}"
    return [event for seat, move in zip(due, moves, strict=True) for event in play(state, seat, move, seed)]


def go_on(state: SushiGoState, seed: int = 0) -> list[Event]:
    """Run the phases that need no choice: a scoring, a deal."""
    return list(state.begin(Rng.from_seed(seed)))


def random_play(state: SushiGoState, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play randomly to the end and yield the events of each choice."""
    rng = Rng.from_seed(seed)
    while due := state.due():
        seat = rng.choice(due)
        yield state.play(seat, rng.choice(state.legal_moves(seat)), rng)
