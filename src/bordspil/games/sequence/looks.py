"""What to look at before a move of Sequence: lines that lack little, and cards whose cells fit together."""

from __future__ import annotations

from bordspil.core.look import Look, WeighedLook, first_look
from bordspil.core.move import Move
from bordspil.core.reason import Fact
from bordspil.games.sequence.board import (
    CARD_AT,
    CELL_OF,
    CELLS_OF,
    CORNERS,
    LINE,
    NAMES,
    WINDOW_NAMES,
    WINDOW_OF,
    WINDOWS,
)
from bordspil.games.sequence.components import COPIES, Card
from bordspil.games.sequence.moves import ChooseLine, Dead, Draw, Lose, Pass, Play
from bordspil.games.sequence.open_lines import THROUGH, OpenLines
from bordspil.games.sequence.view import SequenceView

# Added to the weight of a look that bears on the move.
TO_THE_POINT = 20.0
# Weights of lines that lack one cell, or two.
OWN_FOUR, OTHER_FOUR, OWN_THREE, OTHER_THREE = 15.0, 14.0, 9.0, 7.0


def look(view: SequenceView, move: Move) -> Look | None:
    """What to look at before a move."""
    if view.seat is None:
        return None
    finder = LookFinder(view, move)
    match move:
        case Draw():
            return Look.of("seq-look-draw", ["deck"], left=view.deck_size)
        case Pass():
            return Look.of("seq-look-pass", cards_named(view.hand), cards=tuple(view.hand))
        case ChooseLine():
            return finder.lines_to_choose()
        case Lose() if not finder.dead():
            return Look.of("seq-look-lose", cards_named(view.hand), cards=tuple(view.hand))
    return first_look(finder.all())


def pieces(view: SequenceView, move: Move) -> tuple[str, ...]:
    """The card and the cells of a move."""
    match move:
        case Play():
            return (cell_named(CELL_OF[move.cell]), f"card:{move.card.value}")
        case Dead() | Lose():
            return (f"card:{move.card.value}",)
        case Draw():
            return ("deck",)
        case ChooseLine():
            return tuple([cell_named(cell) for cell in WINDOWS[WINDOW_OF[move.ends]]])
    return ()


def cell_named(cell: int) -> str:
    """The name of a cell on the page."""
    return f"cell:{cell}"


def cards_named(cards: tuple[Card, ...]) -> list[str]:
    """The names of the cards of a hand on the page."""
    return [f"card:{card.value}" for card in cards]


class LookFinder(OpenLines):
    """Everything worth looking at in a view, weighed for a move."""

    def __init__(self, view: SequenceView, move: Move) -> None:
        super().__init__(view)
        self.cell = CELL_OF[move.cell] if isinstance(move, Play) else -1
        self.card = move.card if isinstance(move, (Play, Dead, Lose)) else None
        self.near = set(THROUGH[self.cell]) if self.cell >= 0 else set()

    def all(self) -> list[WeighedLook]:
        """Every look that is true."""
        return [*self.short_lines(), *self.dead(), *self.jacks(), *self.lines_in_hand(), *self.single_cards()]

    def gaps(self, team: int, window: int) -> list[int]:
        """The cells that a team still lacks on a window."""
        return [cell for cell in WINDOWS[window] if cell not in CORNERS and self.view.board[cell] != team]

    def short_lines(self) -> list[WeighedLook]:
        """Open lines of any team that lack one cell or two."""
        found = []
        for team, counts in enumerate(self.counts):
            own = team == self.team
            for window, held in enumerate(counts):
                if held < LINE - 2:
                    continue
                gaps = self.gaps(team, window)
                shown = [cell_named(cell) for cell in [*gaps, *WINDOWS[window]]]
                facts: dict[str, Fact] = {"line": WINDOW_NAMES[window]}
                if not own:
                    facts["team"] = team
                if held == LINE - 1:
                    key, weight = ("seq-look-four", OWN_FOUR) if own else ("seq-look-four-other", OTHER_FOUR)
                    card = CARD_AT[gaps[0]]
                    assert card is not None
                    facts |= {"cell": NAMES[gaps[0]], "card": card}
                else:
                    key, weight = (
                        ("seq-look-three", OWN_THREE) if own else ("seq-look-three-other", OTHER_THREE)
                    )
                    facts["cells"] = tuple([NAMES[cell] for cell in gaps])
                bears = TO_THE_POINT * (window in self.near)
                found.append((weight + bears, Look.of(key, shown, **facts)))
        return found

    def dead(self) -> list[WeighedLook]:
        """Cards whose cells are both taken."""
        return [
            (
                30.0 if card is self.card else 3.0,
                Look.of(
                    "seq-look-dead",
                    [f"card:{card.value}", *[cell_named(cell) for cell in CELLS_OF[card]]],
                    card=card,
                ),
            )
            for card in dict.fromkeys(self.view.hand)
            if CELLS_OF[card] and all(self.view.board[cell] is not None for cell in CELLS_OF[card])
        ]

    def jacks(self) -> list[WeighedLook]:
        """What a jack could do."""
        found = []
        for card in dict.fromkeys(self.view.hand):
            bears = TO_THE_POINT * (card is self.card)
            name = f"card:{card.value}"
            if card.is_wild:
                free = sum(
                    [owner is None for cell, owner in enumerate(self.view.board) if cell not in CORNERS]
                )
                found.append((1.0 + bears, Look.of("seq-look-wild", [name], card=card, count=free)))
            if card.is_remover:
                runs = [
                    (counts[window] + LINE * (window in self.near), team, window)
                    for team, counts in enumerate(self.counts)
                    if team != self.team
                    for window in range(len(WINDOWS))
                    if self.chips_on(team, window) > 0 and counts[window] > 0
                ]
                if runs:
                    _, team, window = max(runs)
                    held = self.counts[team][window]
                    shown = [cell for cell in WINDOWS[window] if self.view.board[cell] == team]
                    facts: dict[str, Fact] = {
                        "card": card,
                        "team": team,
                        "held": held,
                        "line": WINDOW_NAMES[window],
                    }
                    named = [name, *[cell_named(cell) for cell in shown]]
                    found.append((2.0 + bears, Look.of("seq-look-remover", named, **facts)))
        return found

    def chips_on(self, team: int, window: int) -> int:
        """How many chips of a team on a window a jack may remove: those in a line are safe (SQ-9)."""
        safe = {cell for line in self.view.lines for cell in line.cells}
        return sum(
            [
                self.view.board[cell] == team and (self.view.options.advanced or NAMES[cell] not in safe)
                for cell in WINDOWS[window]
            ]
        )

    def lines_in_hand(self) -> list[WeighedLook]:
        """The open line with the most cells that are held, or whose cards are in the hand."""
        best: tuple[float, int] | None = None
        for window, held in enumerate(self.counts[self.team]):
            if held < 0:
                continue
            fits = self.fitting(window)
            if not fits or held + len(fits) < 2:
                continue
            rank = held + len(fits) + LINE * (window in self.near and self.cell in fits)
            if best is None or rank > best[0]:
                best = rank, window
        if best is None:
            return []
        window = best[1]
        fits, held = self.fitting(window), self.counts[self.team][window]
        cards = tuple(fits.values())
        own = [cell for cell in WINDOWS[window] if cell in CORNERS or self.view.board[cell] == self.team]
        shown = [cell_named(cell) for cell in [*fits, *own]] + cards_named(cards)
        facts: dict[str, Fact] = {"line": WINDOW_NAMES[window], "cards": cards}
        bears = TO_THE_POINT * (self.cell in fits)
        if not held:
            return [(2.0 + len(fits) + bears, Look.of("seq-look-fit", shown, **facts))]
        if own[0] in CORNERS and held == 1:
            look = Look.of("seq-look-corner", shown, corner=NAMES[own[0]], **facts)
            return [(2.5 + len(fits) + bears, look)]
        return [(2.0 + len(fits) + held + bears, Look.of("seq-look-fit-held", shown, held=held, **facts))]

    def fitting(self, window: int) -> dict[int, Card]:
        """The free cells of a window whose cards the seat holds; each card of the hand counts once."""
        hand, found = list(self.view.hand), dict[int, Card]()
        for cell in WINDOWS[window]:
            card = CARD_AT[cell]
            if card in hand and self.view.board[cell] is None:
                assert card is not None
                hand.remove(card)
                found[cell] = card
        return found

    def single_cards(self) -> list[WeighedLook]:
        """Cards held twice, cards nobody else can have, cards with one cell left or with a better one."""
        found = []
        for card in dict.fromkeys(self.view.hand):
            free = [cell for cell in CELLS_OF[card] if self.view.board[cell] is None]
            if not free:
                continue
            bears = TO_THE_POINT * (card is self.card)
            shown = [f"card:{card.value}", *[cell_named(cell) for cell in free]]
            held = self.view.hand.count(card)
            if held == COPIES and len(free) == COPIES:
                found.append((6.0 + bears, Look.of("seq-look-twice", shown, card=card)))
            elif len(free) == 1:
                look = Look.of("seq-look-last-cell", shown, card=card, cell=NAMES[free[0]])
                found.append((2.5 + bears, look))
            elif held + self.view.discards.count(card) == COPIES:
                found.append((2.2 + bears, Look.of("seq-look-only-you", shown, card=card)))
            elif (roomier := self.roomier(card, free)) is not None:
                found.append(roomier)
            else:
                # It fits any card: only where there is nothing else.
                cells = tuple([NAMES[cell] for cell in free])
                found.append((0.5, Look.of("seq-look-cells", shown, card=card, cells=cells)))
        return found

    def roomier(self, card: Card, free: list[int]) -> WeighedLook | None:
        """Which of the cells of a card more lines go through that are still open."""
        less, count = sorted([(self.open_through(cell), cell) for cell in free])
        if less[0] == count[0]:
            return None
        shown = [f"card:{card.value}", cell_named(count[1]), cell_named(less[1])]
        facts: dict[str, Fact] = {"cell": NAMES[count[1]], "count": count[0]}
        facts |= {"other": NAMES[less[1]], "less": less[0], "card": card}
        # Against a move to the other cell it would only be confusing.
        bears = TO_THE_POINT * (self.cell == count[1] and card is self.card)
        return 0.7 + bears, Look.of("seq-look-roomier", shown, **facts)

    def open_through(self, cell: int) -> int:
        """How many lines of five through a cell the team can still complete."""
        return sum([self.counts[self.team][window] >= 0 for window in THROUGH[cell]])

    def lines_to_choose(self) -> Look:
        """The lines that can be chosen."""
        lines = [move.ends for move in self.view.legal_moves if isinstance(move, ChooseLine)]
        shown = [cell_named(cell) for ends in lines for cell in WINDOWS[WINDOW_OF[ends]]]
        return Look.of("seq-look-choose", shown, count=len(lines), cell=self.view.spot or "")
