"""Why a move of Sequence is good or risky: lines made, stopped and prepared, cards spent and kept."""

from __future__ import annotations

from bordspil.core.move import Move
from bordspil.core.reason import Purpose, Reason, Weighed, foremost
from bordspil.core.rng import Rng
from bordspil.games.sequence.board import (
    CARD_AT,
    CELL_OF,
    CELLS_OF,
    CORNERS,
    LINE,
    NAMES,
    OVERLAPPING,
    WINDOW_NAMES,
    WINDOW_OF,
    WINDOWS,
)
from bordspil.games.sequence.components import CARDS, COPIES, Card
from bordspil.games.sequence.moves import ChooseLine, Dead, Draw, Lose, Pass, Play
from bordspil.games.sequence.open_lines import CORNER_MASK, MASKS, THROUGH, OpenLines
from bordspil.games.sequence.sample import sample
from bordspil.games.sequence.view import SequenceView

WIN, LINE_WEIGHT, STOP, FOUR, STOP_THREE, THREE, SMALL, RISK = 100.0, 50.0, 40.0, 20.0, 6.0, 5.0, 1.0, 0.6


def reasons(view: SequenceView, move: Move) -> tuple[Reason, ...]:
    """The reasons for and against a move, most important first."""
    if view.seat is None:
        return ()
    finder = ReasonFinder(view)
    match move:
        case Play() if move.card.is_remover:
            return foremost(finder.chip_removed(move))
        case Play():
            return foremost(finder.chip_placed(move))
        case Dead():
            return (Reason.of(Purpose.GAINS, "fresh-card", card=move.card),)
        case Draw():
            return (Reason.of(Purpose.GAINS, "draw"),)
        case Pass():
            return (Reason.of(Purpose.FORCED, "pass"),)
        case ChooseLine():
            return (Reason.of(Purpose.KEEPS, "line", held=finder.left_open(move.ends)),)
        case Lose():
            return (finder.lost(move.card),)
    return ()


class ReasonFinder(OpenLines):
    """What a move does to the open lines of a position."""

    def chip_placed(self, move: Play) -> list[Weighed]:
        """Reasons for placing a chip: own lines, fours and threes, and those of others that it stops."""
        cell = CELL_OF[move.cell]
        found = self.blocked(cell)
        own = [(self.counts[self.team][window], window) for window in THROUGH[cell]]
        finished = [window for held, window in own if held == LINE - 1]
        fours = [window for held, window in own if held == LINE - 2]
        threes = [window for held, window in own if held == LINE - 3]
        if finished:
            line = WINDOW_NAMES[finished[0]]
            won = self.wins(move)
            kind = Purpose.WINS if won else Purpose.SCORES
            found.append((WIN if won else LINE_WEIGHT, Reason.of(kind, "line", line=line)))
            if won:
                return found
        if len({self.gap(window, cell) for window in fours}) > 1:
            gaps = tuple(sorted({NAMES[self.gap(window, cell)] for window in fours}))
            found.append((FOUR * 1.5, Reason.of(Purpose.BUILDS, "double", cells=gaps)))
        elif fours:
            found += self.four(self.gap(fours[0], cell), move)
        elif threes and not finished:
            found.append((THREE, Reason.of(Purpose.BUILDS, "three", count=len(threes))))
        elif not finished:
            open_lines = sum([held >= 0 for held, _ in own])
            if open_lines:
                found.append((SMALL, Reason.of(Purpose.BUILDS, "open", count=open_lines)))
        return found + self.spent(move)

    def wins(self, move: Play) -> bool:
        """Whether a play wins at once; hidden cards don't matter, so any state of the view will do."""
        view, rng = self.view, Rng.from_seed("reasons")
        assert view.seat is not None
        state = sample(view, rng)
        state.play_unchecked(view.seat, move, rng)
        return view.seat in state.winners()

    def gap(self, window: int, cell: int) -> int:
        """The one cell that a four still lacks, once there is a chip on `cell`."""
        held = self.chips[self.team] | CORNER_MASK | 1 << cell
        return next(other for other in WINDOWS[window] if not held >> other & 1)

    def four(self, gap: int, move: Play) -> list[Weighed]:
        """Reasons for making a four: the missing cell, whether its card is held, and who else may have it."""
        card = CARD_AT[gap]
        assert card is not None
        hand = list(self.view.hand)
        hand.remove(move.card)
        about = "four"
        if card in hand:
            about = "four-held"
        elif any(other.is_wild for other in hand):
            about = "four-wild"
        found: list[Weighed] = [(FOUR, Reason.of(Purpose.BUILDS, about, card=card, cell=NAMES[gap]))]
        unseen = self.unseen(card)
        if unseen:
            risk = Reason.of(Purpose.RISKS, "taken", card=card, cell=NAMES[gap], count=unseen)
            found.append((RISK, risk))
        removers = sum([self.unseen(other) for other in CARDS if other.is_remover])
        if removers:
            found.append((RISK / 2, Reason.of(Purpose.RISKS, "removed", count=removers)))
        return found

    def unseen(self, card: Card) -> int:
        """How many copies of a card are neither in the seat's hand nor among the discards."""
        return COPIES - self.view.hand.count(card) - self.view.discards.count(card)

    def blocked(self, cell: int) -> list[Weighed]:
        """Reasons for blocking a cell: the longest run of any other team through it."""
        runs = [
            (counts[window], team, window)
            for team, counts in enumerate(self.counts)
            if team != self.team
            for window in THROUGH[cell]
        ]
        held, team, window = max(runs)
        line = WINDOW_NAMES[window]
        if held == LINE - 1:
            about = "four-wins" if self.close[team] else "four"
            weight = WIN - 1 if self.close[team] else STOP
            return [(weight, Reason.of(Purpose.DENIES, about, team=team, line=line))]
        if held == LINE - 2:
            return [(STOP_THREE, Reason.of(Purpose.DENIES, "three", team=team, line=line))]
        return []

    def spent(self, move: Play) -> list[Weighed]:
        """Reasons about the card itself: what it costs or saves."""
        hand = list(self.view.hand)
        hand.remove(move.card)
        jacks = sum([card.is_wild or card.is_remover for card in hand])
        if move.card.is_wild or move.card.is_remover:
            return [(RISK, Reason.of(Purpose.COSTS, "jack", card=move.card, count=jacks))]
        found: list[Weighed] = []
        if sum([self.view.board[cell] is None for cell in CELLS_OF[move.card]]) == 1:
            found.append((SMALL, Reason.of(Purpose.KEEPS, "last-cell", card=move.card)))
        if jacks:
            found.append((SMALL / 2, Reason.of(Purpose.KEEPS, "jacks", count=jacks)))
        return found

    def chip_removed(self, move: Play) -> list[Weighed]:
        """Reasons for removing a chip: a line broken, a run cut, an own run open again."""
        cell, found = CELL_OF[move.cell], list[Weighed]()
        owner = self.view.board[cell]
        assert owner is not None
        broken = [line for line in self.view.lines if move.cell in line.cells]
        held, window = max([(self.counts[owner][window], window) for window in THROUGH[cell]])
        if broken and not self.has_line_without(owner, cell):
            ends = f"{broken[0].cells[0]}-{broken[0].cells[-1]}"
            found.append((LINE_WEIGHT, Reason.of(Purpose.DENIES, "line-broken", team=owner, line=ends)))
        elif not broken and held == LINE - 1:
            about = "cut-wins" if self.close[owner] else "cut-four"
            weight = WIN - 1 if self.close[owner] else STOP
            found.append((weight, Reason.of(Purpose.DENIES, about, team=owner, line=WINDOW_NAMES[window])))
        elif not broken and held == LINE - 2:
            cut = Reason.of(Purpose.DENIES, "cut-three", team=owner, line=WINDOW_NAMES[window])
            found.append((STOP_THREE, cut))
        free = max([self.own_without(window, cell) for window in THROUGH[cell]])
        if free >= LINE - 2:
            found.append(
                (FOUR if free == LINE - 1 else THREE, Reason.of(Purpose.BUILDS, "freed", count=free))
            )
        card = CARD_AT[cell]
        assert card is not None
        unseen = self.unseen(card)
        if unseen:
            back = Reason.of(Purpose.RISKS, "put-back", card=card, cell=move.cell, count=unseen)
            found.append((RISK / 2, back))
        return found + self.spent(move)

    def own_without(self, window: int, cell: int) -> int:
        """How much of a window the seat's team holds, if only the chip on `cell` is in its way; else 0."""
        if self.others(self.team) & MASKS[window] != 1 << cell:
            return 0
        return self.held(self.team, window) if self.may_become_line(self.team, window) else 0

    def left_open(self, ends: str) -> int:
        """The most cells held of a possible second line, after choosing the first."""
        others, chosen = self.others(self.team), OVERLAPPING[WINDOW_OF[ends]]
        return max(
            [
                self.held(self.team, window)
                for window in range(len(WINDOWS))
                if not others & MASKS[window] and window not in chosen
            ],
            default=0,
        )

    def lost(self, card: Card) -> Reason:
        """Why this card is the one to give up."""
        if CELLS_OF[card] and all(self.view.board[cell] is not None for cell in CELLS_OF[card]):
            return Reason.of(Purpose.KEEPS, "lost-dead", card=card)
        runs = [
            self.counts[self.team][window]
            for cell in CELLS_OF[card]
            if self.view.board[cell] is None and cell not in CORNERS
            for window in THROUGH[cell]
        ]
        held = max(runs, default=0)
        return Reason.of(Purpose.COSTS, "lost", card=card, held=max(held, 0) + 1 if CELLS_OF[card] else 0)
