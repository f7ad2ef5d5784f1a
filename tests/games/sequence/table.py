"""Exact positions for the tests, in words: `table(["7S JD", "2H"], ["b2-f2", "h5"], lines=["b2-f2"])`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.games.sequence.board import WINDOW_OF, cells_in
from bordspil.games.sequence.card_sets import pack
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.moves import parse
from bordspil.games.sequence.rules import ACT
from bordspil.games.sequence.state import SequenceState

Words = Sequence[str]

# The numbers of the rulebook, not read from the engine (SQ-2, SQ-5): cards each by players and teams.
TABLES = {
    (2, 2): 7,
    (4, 2): 6,
    (6, 2): 5,
    (8, 2): 4,
    (10, 2): 3,
    (12, 2): 3,
    (3, 3): 6,
    (6, 3): 5,
    (9, 3): 4,
    (12, 3): 3,
}
RANKS = "23456789TJQKA"
WILD, REMOVERS = ["JD", "JC"], ["JS", "JH"]
PACKS = Counter({rank + suit: 2 for suit in "SHDC" for rank in RANKS})
CORNERS = {"a1", "j1", "a10", "j10"}
EVERY_CELL = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]
PLAIN = [cell for cell in EVERY_CELL if cell not in CORNERS]


def table(
    hands: Words,
    chips: Words = (),
    *,
    lines: Words = (),
    deck: str | None = None,
    discards: str = "",
    active: int = 0,
    dealer: int | None = None,
    teams: int | None = None,
    exchanged: bool = False,
    passes: int = 0,
    turn: int = 0,
    draws: Mapping[int, int] | None = None,
    draw_yourself: bool = False,
    no_table_talk: bool = False,
    advanced: bool = False,
) -> SequenceState:
    """A position where it is the turn of seat `active`, with the chips and the lines of each team.

    Cards that aren't mentioned are in the deck or, if `deck` is given, among the discards.
    """
    seat_count = len(hands)
    if teams is None:
        teams = 2 if (seat_count, 2) in TABLES else 3
    rest = Counter(PACKS)
    for words in (*hands, deck or "", discards):
        rest.subtract(words.split())
    assert min(rest.values()) >= 0, f"more cards than in two packs: {rest}"
    left = " ".join(rest.elements())
    if deck is None:
        deck = left
    else:
        discards = f"{discards} {left}"
    sets = [pack(cards(words)) for words in hands]
    places = [cells(words) & set(PLAIN) for words in chips]
    bits = [sum(1 << EVERY_CELL.index(cell) for cell in own) for own in places]
    known = [[WINDOW_OF[name] for name in words.split()] for words in lines]
    numbers = [(*own, -1, -1)[:2] for own in (*known, [], [], [])][:3]
    state = SequenceState(seat_count, teams)
    deck_once, deck_twice = pack(cards(deck))
    discards_once, discards_twice = pack(cards(discards))
    state.restore(
        {
            **state.snapshot(),
            "turn": turn,
            "hand": filled([once for once, _ in sets], 0, 12),
            "hand_twice": filled([twice for _, twice in sets], 0, 12),
            "deck": deck_once,
            "deck_twice": deck_twice,
            "discard": discards_once,
            "discard_twice": discards_twice,
            "up": filled([each & (1 << 50) - 1 for each in bits], 0, 3),
            "low": filled([each >> 50 for each in bits], 0, 3),
            "first_line": [first for first, _ in numbers],
            "second_line": [second for _, second in numbers],
            "open_draw": [(draws or {}).get(seat, -1) for seat in range(12)],
            "phase": ACT,
            "active": active,
            "dealer": (active - 1) % seat_count if dealer is None else dealer,
            "exchanged": int(exchanged),
            "passes": passes,
            "draw_yourself": int(draw_yourself),
            "no_table_talk": int(no_table_talk),
            "advanced": int(advanced),
        }
    )
    assert census(state) == PACKS
    return state


def filled(items: Sequence[int], gap: int, size: int) -> list[int]:
    """The items, padded to a size."""
    return [*items, *[gap] * (size - len(items))]


def cards(words: str) -> list[Card]:
    """Parse some cards."""
    return [Card(word) for word in words.split()]


def cells(words: str) -> set[str]:
    """Parse some cells: single ones (`b2 h5`) or rows of them (`b2-e2`, `c3-g7`)."""
    found: set[str] = set()
    for word in words.split():
        first, _, last = word.partition("-")
        column, row = spot_of(first)
        to_column, to_row = spot_of(last or first)
        far = max(abs(to_column - column), abs(to_row - row))
        assert {abs(to_column - column), abs(to_row - row)} <= {0, far}, f"{word} is no row of cells"
        for step in range(far + 1):
            across = column + step * ((to_column > column) - (to_column < column))
            down = row + step * ((to_row > row) - (to_row < row))
            found.add(f"{'abcdefghij'[across]}{down}")
    assert found <= set(EVERY_CELL)
    return found


def spot_of(cell: str) -> tuple[int, int]:
    """The column (from 0) and the row (from 1) of a cell."""
    return "abcdefghij".index(cell[0]), int(cell[1:])


def crowded() -> list[str]:
    """A full board: each of two teams has 48 of the 96 plain cells, and never more than two in a row."""
    halves: list[list[str]] = [[], []]
    for cell in PLAIN:
        column, row = spot_of(cell)
        halves[(column // 2 + row - 1) % 2].append(cell)
    assert [len(half) for half in halves] == [48, 48]
    return [" ".join(half) for half in halves]


def without(words: str, *gone: str) -> str:
    """The words without some of them."""
    left = words.split()
    for word in gone:
        left.remove(word)
    return " ".join(left)


def fresh(
    seat_count: int,
    seed: int = 0,
    *,
    teams: int = 0,
    draw_yourself: bool = False,
    no_table_talk: bool = False,
    advanced: bool = False,
) -> SequenceState:
    """A match that has just begun."""
    state = SequenceState(seat_count, teams, draw_yourself, no_table_talk, advanced)
    go_on(state, seed)
    return state


def go_on(state: SequenceState, seed: int = 0) -> list[Event]:
    """Run the phases that need no move: the cut and the deal."""
    return list(state.begin(Rng.from_seed(seed)))


def said(items: Sequence[Card]) -> str:
    """Cards as words, in order."""
    return " ".join(card.value for card in items)


def hand(state: SequenceState, seat: int) -> str:
    """The cards in a seat's hand."""
    return said(state.view(seat).hand)


def sizes(state: SequenceState) -> tuple[int, ...]:
    """The number of cards in each hand."""
    return state.view(None).hand_sizes


def discards(state: SequenceState) -> str:
    """All discards."""
    return said(state.view(None).discards)


def deck(state: SequenceState) -> Counter[str]:
    """The cards in the deck: all that are nowhere else."""
    return Counter(PACKS) - Counter((discards(state) + " " + all_hands(state)).split())


def all_hands(state: SequenceState) -> str:
    """The cards in all hands."""
    return " ".join(hand(state, seat) for seat in range(state.seat_count))


def census(state: SequenceState) -> Counter[str]:
    """The number of each card, wherever they are."""
    order = [card.value for card in Card]
    found = Counter((discards(state) + " " + all_hands(state)).split())
    for bits in (state.deck, state.deck_twice):
        found.update(card for index, card in enumerate(order) if bits >> index & 1)
    return found


def chips(state: SequenceState, team: int) -> set[str]:
    """The cells with a chip of a team."""
    return {cell for cell, owner in zip(EVERY_CELL, state.view(None).board, strict=True) if owner == team}


def lines(state: SequenceState, team: int) -> list[str]:
    """The lines of a team, by their ends."""
    return [f"{line.cells[0]}-{line.cells[-1]}" for line in state.view(None).lines if line.team == team]


def safe(state: SequenceState, team: int) -> set[str]:
    """The safe chips of a team; checks that they are exactly those of its lines."""
    found = {EVERY_CELL[cell] for cell in cells_in(state.safe_up[team], state.safe_low[team])}
    assert found == cells(" ".join(lines(state, team))) - CORNERS
    return found


def play(state: SequenceState, seat: int | None, move: str | Move, seed: int = 0) -> list[Event]:
    """Play one move, or make a ruling."""
    read = parse(move) if isinstance(move, str) else move
    return list(state.play(seat, read, Rng.from_seed(seed)))


def play_on(state: SequenceState, *moves: str, seed: int = 0) -> list[Event]:
    """Play some moves, each by the seat whose turn it is."""
    return [event for move in moves for event in play(state, state.view(None).active, move, seed)]


def random_play(state: SequenceState, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play randomly to the end and yield the events of each move."""
    rng = Rng.from_seed(seed)
    while due := state.due():
        seat = rng.choice(due)
        yield state.play(seat, rng.choice(state.legal_moves(seat)), rng)
