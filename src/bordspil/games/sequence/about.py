"""About the cards and cells of Sequence: where they go, which lines they serve, which copies may come."""

from __future__ import annotations

from bordspil.core.about import About, AboutLine, number_below
from bordspil.core.reason import Fact
from bordspil.games.sequence.board import CARD_AT, CELLS, CELLS_OF, NAMES, WINDOW_NAMES
from bordspil.games.sequence.components import CARDS, COPIES, LINES_TO_WIN, Card
from bordspil.games.sequence.open_lines import THROUGH, OpenLines
from bordspil.games.sequence.view import SequenceView

CARD_NAMED = {card.value: card for card in CARDS}
JACKS = tuple([card for card in CARDS if card.is_wild or card.is_remover])


def about(view: SequenceView, piece: str) -> About | None:
    """The sheet of a piece; None for a name that means nothing."""
    finder = AboutFinder(view)
    match piece.split(":"):
        case ["card", name] if name in CARD_NAMED:
            return finder.card(CARD_NAMED[name])
        case ["cell", text]:
            number = number_below(text, CELLS)
            return None if number is None else finder.cell(number)
        case ["team", text]:
            number = number_below(text, view.team_count)
            return None if number is None else finder.side(number)
        case ["mat", text]:
            number = number_below(text, view.seat_count)
            return None if number is None else finder.mat(number)
        case ["deck"]:
            return finder.deck()
        case ["discard"]:
            return finder.discard()
    return None


def card_title(card: Card) -> AboutLine:
    """The name of a card."""
    rank = card.rank.replace("T", "10")
    return AboutLine.of("seq-card", rank=int(rank) if rank.isdecimal() else rank, suit=card.suit)


class AboutFinder(OpenLines):
    """What a view says about its pieces."""

    def __init__(self, view: SequenceView) -> None:
        super().__init__(view)
        self.is_running = view.outcome is None

    def card(self, card: Card) -> About:
        """A card of the hand, or any other."""
        rule = "SQ-8" if card.is_wild else "SQ-9" if card.is_remover else "SQ-7"
        lines = self.reach(card)
        if self.is_dead(card):
            rule = "SQ-11"
            lines.append(AboutLine.of("seq-about-dead"))
        return self.sheet(card_title(card), (f"card:{card.value}",), lines, rule, card)

    def sheet(
        self, title: AboutLine, shown: tuple[str, ...], lines: list[AboutLine], rule: str, card: Card | None
    ) -> About:
        """A sheet with the copies of a card that may still come."""
        if card is None or not self.is_running:
            return About(title, shown, tuple(lines), rule)
        left = self.unseen(card)
        coming = [AboutLine.of("seq-about-copies", count=left)]
        if card in JACKS:
            alike = [jack for jack in JACKS if jack.is_wild == card.is_wild]
            jacks = sum([self.unseen(jack) for jack in alike])
            coming.append(AboutLine.of("seq-about-jacks", count=jacks, all=len(alike) * COPIES))
        return About(title, shown, tuple(lines), rule, left, tuple(coming))

    def unseen(self, card: Card) -> int:
        """The copies of a card that are in the deck or in other hands."""
        return COPIES - self.view.hand.count(card) - self.view.discards.count(card)

    def is_dead(self, card: Card) -> bool:
        """SQ-11: whether both cells of a card are taken."""
        cells = CELLS_OF[card]
        return bool(cells) and all(self.view.board[cell] is not None for cell in cells)

    def reach(self, card: Card) -> list[AboutLine]:
        """Where a card can go, and how far the best line there would be."""
        if card.is_wild:
            return [AboutLine.of("seq-about-wild")]
        if card.is_remover:
            key = "seq-about-remover-advanced" if self.view.options.advanced else "seq-about-remover"
            return [AboutLine.of(key)]
        lines = []
        for cell in CELLS_OF[card]:
            owner, facts = self.view.board[cell], dict[str, Fact](cell=NAMES[cell])
            if owner is not None:
                lines.append(AboutLine.of("seq-about-cell-taken", team=owner, **facts))
                continue
            best = None if self.view.team is None else self.best_line(self.view.team, cell)
            if best is None or not self.is_running:
                lines.append(AboutLine.of("seq-about-cell-free", **facts))
            else:
                held, line = best
                facts |= {"held": held + 1, "line": line}
                lines.append(AboutLine.of("seq-about-cell-line", **facts))
        return lines

    def best_line(self, team: int, cell: int) -> tuple[int, str] | None:
        """The open line through a cell that a team holds most of: how much, and its name; None if none is."""
        held, window = max([(self.counts[team][window], -window) for window in THROUGH[cell]])
        return None if held < 0 else (held, WINDOW_NAMES[-window])

    def cell(self, cell: int) -> About:
        """A cell of the board, with its chip."""
        card, owner = CARD_AT[cell], self.view.board[cell]
        if card is None:
            title = AboutLine.of("seq-about-cell-corner", cell=NAMES[cell])
            return About(title, (f"cell:{cell}",), (AboutLine.of("seq-about-corner"),), "SQ-10")
        title = AboutLine.of("seq-about-cell", cell=NAMES[cell], card=card)
        lines, rule, shown = list[AboutLine](), "SQ-7", [f"card:{card.value}"]
        if owner is None:
            lines.append(AboutLine.of("seq-about-free"))
        else:
            shown.append(f"chip:{owner}")
            lines.append(AboutLine.of("seq-about-chip", team=owner))
            rule = "SQ-9"
        if any(NAMES[cell] in line.cells for line in self.view.lines):
            rule = "SQ-22" if self.view.options.advanced else "SQ-15"
            lines.append(
                AboutLine.of("seq-about-in-line" if self.view.options.advanced else "seq-about-safe")
            )
        elif self.is_running:
            lines += self.teams_through(cell)
        if held := self.view.hand.count(card):
            lines.append(AboutLine.of("seq-about-in-hand", count=held))
        return self.sheet(title, tuple(shown), lines, rule, card)

    def teams_through(self, cell: int) -> list[AboutLine]:
        """The best open line of every team through a cell, if any of it is there."""
        lines = []
        for team in range(self.view.team_count):
            best = self.best_line(team, cell)
            if best is not None and best[0] > 1:
                key = "seq-about-own-line" if team == self.view.team else "seq-about-line"
                facts = dict[str, Fact](held=best[0], line=best[1])
                if team != self.view.team:
                    facts["team"] = team
                lines.append(AboutLine.of(key, **facts))
        return lines

    def side(self, team: int) -> About:
        """A team and its lines."""
        done = sum([line.team == team for line in self.view.lines])
        line = AboutLine.of("seq-about-team-lines", done=done, needed=LINES_TO_WIN[self.view.team_count])
        title = AboutLine.of("seq-about-team", team=team)
        return About(title, (f"chip:{team}",), (line,), "SQ-16")

    def mat(self, seat: int) -> About:
        """The place of a seat."""
        team, top = seat % self.view.team_count, self.view.tops[seat]
        lines = [
            AboutLine.of("seq-about-team", team=team),
            AboutLine.of("seq-seat-cards", count=self.view.hand_sizes[seat]),
        ]
        if top is not None:
            lines.append(AboutLine.of("seq-seat-top", card=top))
        return About(AboutLine.of("about-place", seat=seat), (f"chip:{team}",), tuple(lines), "SQ-3")

    def deck(self) -> About:
        """The deck."""
        lines = (AboutLine.of("seq-about-deck"),)
        left = self.view.deck_size
        jacks = AboutLine.of(
            "seq-about-jacks-all", count=sum(map(self.unseen, JACKS)), all=len(JACKS) * COPIES
        )
        return About(AboutLine.of("seq-deck", count=left), (), lines, "SQ-12", left, (jacks,))

    def discard(self) -> About:
        """All that has been discarded since the deck was made."""
        discards = self.view.discards
        jacks = sum([discards.count(jack) for jack in JACKS])
        title = AboutLine.of("seq-discards", count=len(discards))
        shown = tuple([f"card:{card.value}" for card in self.view.tops if card is not None][:6])
        return About(title, shown, (AboutLine.of("seq-about-discard-jacks", count=jacks),), "SQ-12")
