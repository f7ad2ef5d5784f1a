"""A naive, slow referee for Sequence, independent of the real engine.

Written only from the rules text (ids SQ-1..SQ-22, cited in the comments). It replays a whole match
from what was cut, dealt, played and drawn, with its own lists of cards and its own board. It refuses
everything that breaks a rule, and knows at any time what each seat may do.

Seats are 0..n-1, the left neighbour of seat s is (s + 1) % n and its team is s % teams (SQ-3). Cells
are "a1".."j10": the column a-j from the left, the row 1-10 from the top. Cards are "2S".."AC".
"""

from __future__ import annotations

from tests.games.sequence.oracle_board import (
    CELLS_OF,
    CORNERS,
    LINE_SIZE,
    PACK,
    PLAIN,
    RANKS,
    REMOVE,
    SHOWN,
    THROUGH,
    WILD,
    WINDOWS,
    compatible,
    ends,
)
from tests.games.sequence.oracle_steps import (
    Cut,
    Dead,
    Dealt,
    DrawLost,
    Drawn,
    Line,
    Lost,
    Options,
    Passed,
    Play,
    Reshuffled,
    Ruling,
    Step,
    Verdict,
)

CHIPS = 48  # SQ-1: of each colour

HAND_SIZE: dict[tuple[int, int], int] = {  # SQ-2, SQ-5: (players, teams) -> cards each
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


class RuleBroken(AssertionError):
    """Something in the match breaks a rule; the message says which rule and where."""


# --- replaying ----------------------------------------------------------------------------------


class Referee:
    """A replay of a match, step by step; the lists change as it goes on.

    Some steps are not decided by players but must follow others. These attributes say which are next:
    `cutters` and `undealt` (before the first turn), `losing`, `reshuffled` and `drawing`.
    """

    def __init__(self, seat_count: int, teams: int, options: Options) -> None:
        if (seat_count, teams) not in HAND_SIZE:
            raise RuleBroken(f"SQ-2: {seat_count} players in {teams} teams")
        self.seat_count = seat_count
        self.teams = teams
        self.options = options
        self.steps_seen = 0

        self.cutters: list[int] = list(range(seat_count))  # SQ-4: who has to cut now
        self.undealt: list[int] = list(range(seat_count))  # who has no hand yet
        self.hands: list[list[str]] = [[] for _ in range(seat_count)]
        self.deck: list[str] = list(PACK)  # the order means nothing
        self.discards: list[str] = []  # all discard piles together
        self.chips: dict[str, int] = {}  # cell -> team
        self.lines: list[tuple[int, frozenset[str]]] = []  # team, cells

        self.turn = -1  # the seat; known when everyone has cut
        self.exchanged = False  # SQ-11: in this turn
        self.choices: list[frozenset[str]] = []  # SQ-19, SQ-22: one of these has to be chosen
        self.chooser = -1  # SQ-19, SQ-22: the seat that chooses
        self.spot = ""  # the cell that was filled or emptied before the choice
        self.due: list[int] = []  # SQ-21: seats that still have to lose a card
        self.passes = 0  # SQ-13: in a row, each in a turn without an exchange
        self.plays = 0  # cards played so far, by anybody
        self.open_draws: dict[int, int] = {}  # SQ-14: seat -> number of the play it is for

        self.drawing: int | None = None  # the seat a card has to be drawn for at once
        self.replacing = False  # SQ-11: that card replaces a dead one, and the turn goes on
        self.losing: list[int] = []  # SQ-14: seats whose open draw was lost just now
        self.reshuffled = False  # SQ-12: just now

        self.placements: list[tuple[int, str]] = []
        self.removals: list[tuple[int, str]] = []
        self.winning: list[frozenset[str]] = []
        self.winners: list[int] = []
        self.over = False
        self.reason = ""

    # --- what may be done -----------------------------------------------------------------------

    def team(self, seat: int) -> int:
        """The team of a seat (SQ-3)."""
        return seat % self.teams

    def waits(self) -> bool:
        """Whether a player has to decide something: no automatic step is left."""
        if self.cutters or self.undealt:
            return False
        return not (self.over or self.losing or self.reshuffled or self.drawing is not None)

    def is_dead(self, card: str) -> bool:
        """Whether both cells of a card are taken (SQ-11)."""
        if card in WILD or card in REMOVE:
            return False
        return all(cell in self.chips for cell in CELLS_OF[card])

    def is_safe(self, cell: str) -> bool:
        """Whether the chip on a cell is part of a completed line (SQ-9)."""
        return any(cell in line for _, line in self.lines)

    def against(self, seat: int, card: str, cell: str) -> str:
        """Why a card of the hand can't be played on a cell, with the rule's id; "" if it can."""
        if cell not in SHOWN:
            return f"SQ-1: there is no cell {cell!r}"
        if cell in CORNERS:
            return f"SQ-10: {cell} is a corner"
        if card in REMOVE:
            if cell not in self.chips:
                return f"SQ-9: there is no chip on {cell}"
            if self.chips[cell] == self.team(seat):
                return f"SQ-9: the chip on {cell} is of the seat's team"
            if self.is_safe(cell) and not self.options.advanced:  # SQ-22
                return f"SQ-9: the chip on {cell} is in a completed line"
            return ""
        if cell in self.chips:
            return f"SQ-7: {cell} is taken"
        if card not in WILD and SHOWN[cell] != card:
            return f"SQ-7: {cell} shows {SHOWN[cell]}, not {card}"
        if len(self.chips) >= CHIPS and list(self.chips.values()).count(self.team(seat)) >= CHIPS:
            return f"SQ-20: team {self.team(seat)} has no chip left"
        return ""

    def legal(self, seat: int) -> set[tuple[str, ...]]:
        """Everything that a seat may do now.

        ("play", card, cell), ("dead", card), ("draw",), ("pass",), ("line", first cell, last cell)
        and ("lose", card). Nobody may do anything while an automatic step is left.
        """
        if not self.waits():
            return set()
        hand = self.hands[seat]
        if self.due:  # SQ-21: nothing else meanwhile
            return {("lose", card) for card in hand} if seat in self.due else set()
        result: set[tuple[str, ...]] = set()
        if seat in self.open_draws:  # SQ-14: whoever's turn it is
            result.add(("draw",))
        if self.choices:  # SQ-19, SQ-22: nothing else meanwhile
            chosen = {("line", *ends(window)) for window in self.choices}
            return result | chosen if seat == self.chooser else result
        if seat != self.turn:
            return result
        plays = {
            ("play", card, cell)
            for card in set(hand)
            for cell in CELLS_OF.get(card, SHOWN)
            if not self.against(seat, card, cell)
        }
        dead = {("dead", card) for card in hand if self.is_dead(card) and not self.exchanged}
        result |= plays
        result |= dead
        if not plays and not dead and ("draw",) not in result:  # SQ-13
            result.add(("pass",))
        return result

    def rulings(self) -> set[int]:
        """The teams that the table may rule against now (SQ-21)."""
        if not self.options.no_table_talk or not self.waits():
            return set()
        if self.exchanged or self.choices or self.due:
            return set()
        return set(range(self.teams))

    # --- the steps ------------------------------------------------------------------------------

    def foul(self, what: str) -> RuleBroken:
        """The error for this place in the transcript; its text begins with the rule's id."""
        rule, _, rest = what.partition(": ")
        return RuleBroken(f"{rule}: step {self.steps_seen}: {rest}")

    def step(self, step: Step) -> None:
        """Replay one step; raises RuleBroken if it could not have happened."""
        self.steps_seen += 1
        self.check_expected(step)
        if isinstance(step, Cut):
            self.cut(step)
        elif isinstance(step, Dealt):
            self.deal(step)
        elif isinstance(step, Play):
            self.play(step)
        elif isinstance(step, Line):
            self.choose_line(step)
        elif isinstance(step, Dead):
            self.exchange(step)
        elif isinstance(step, Reshuffled):
            self.reshuffle()
        elif isinstance(step, Drawn):
            self.draw(step)
        elif isinstance(step, DrawLost):
            self.lose_draw(step)
        elif isinstance(step, Passed):
            self.pass_turn(step)
        elif isinstance(step, Ruling):
            self.rule_against(step)
        else:
            self.lose_card(step)
        count = sum([len(hand) for hand in self.hands]) + len(self.deck) + len(self.discards)
        assert count == len(PACK), "SQ-1: 104 cards"

    def check_cards(self) -> None:
        """Refuse a match in which cards appeared or vanished; single steps check only their number."""
        held = [card for hand in self.hands for card in hand]
        assert sorted(held + self.deck + self.discards) == sorted(PACK), "SQ-1: 104 cards"

    def check_expected(self, step: Step) -> None:
        """Refuse a step if another one must come first."""
        if self.over:
            # A winning play may report that the seat lost its open draw, which no longer matters.
            if not (isinstance(step, DrawLost) and self.losing):
                rule = "SQ-16" if self.reason == "line" else "SQ-13"
                raise self.foul(f"{rule}: the match is over, yet there is {step}")
        elif self.cutters:
            if not isinstance(step, Cut):
                raise self.foul(f"SQ-4: the seats {self.cutters} have to cut, not {step}")
        elif self.undealt:
            if not isinstance(step, Dealt):
                rule = "SQ-4" if isinstance(step, Cut) else "SQ-5"
                raise self.foul(f"{rule}: the seats {self.undealt} have to be dealt cards, not {step}")
        elif self.losing:
            if not isinstance(step, DrawLost):
                raise self.foul(f"SQ-14: seat {self.losing[0]} loses its draw first, not {step}")
        elif self.reshuffled:
            if not isinstance(step, Drawn):
                raise self.foul(f"SQ-12: the discards were shuffled to draw a card, not for {step}")
        elif self.drawing is not None:
            if not isinstance(step, Drawn | Reshuffled):
                rule = "SQ-11" if self.replacing else "SQ-7"
                raise self.foul(f"{rule}: a card has to be drawn for seat {self.drawing}, not {step}")
        elif self.due:
            if not isinstance(step, Lost):
                raise self.foul(f"SQ-21: the seats {self.due} have to lose a card first, not {step}")
        elif self.choices:
            late = isinstance(step, Drawn | Reshuffled) and self.open_draws  # SQ-14: by another seat
            if not isinstance(step, Line) and not late:
                raise self.foul(f"SQ-19: seat {self.chooser} has to choose a line first, not {step}")

    def check_turn(self, seat: int) -> None:
        """Refuse a seat if it isn't its turn."""
        if seat != self.turn:
            raise self.foul(f"SQ-4: it is the turn of seat {self.turn}, not of seat {seat}")

    def check_held(self, seat: int, card: str, rule: str) -> None:
        """Refuse a card that the seat does not have."""
        if card not in self.hands[seat]:
            raise self.foul(f"{rule}: seat {seat} has no {card!r} in {sorted(self.hands[seat])}")

    def next_turn(self) -> None:
        """Pass the turn to the left neighbour (SQ-4)."""
        self.turn = (self.turn + 1) % self.seat_count
        self.exchanged = False

    def cut(self, step: Cut) -> None:
        """Replay one cut for the dealer (SQ-4)."""
        if not self.cutters:
            raise self.foul("SQ-4: the dealer was known already")
        if sorted(step.cards) != self.cutters:
            raise self.foul(f"SQ-4: the seats {sorted(step.cards)} cut, not {self.cutters}")
        cut = list(step.cards.values())
        for card in cut:
            if cut.count(card) > PACK.count(card):
                raise self.foul(f"SQ-1: {card!r} was cut {cut.count(card)} times")
        lowest = min(RANKS.index(card[0]) for card in cut)
        tied = [seat for seat in self.cutters if RANKS.index(step.cards[seat][0]) == lowest]
        if len(tied) > 1:
            self.cutters = tied
        else:
            self.cutters = []
            self.turn = (tied[0] + 1) % self.seat_count

    def deal(self, step: Dealt) -> None:
        """Give a seat its first hand (SQ-5)."""
        if step.seat not in self.undealt:
            raise self.foul(f"SQ-5: there is no seat {step.seat} that has to be dealt cards")
        size = HAND_SIZE[self.seat_count, self.teams]
        if len(step.cards) != size:
            raise self.foul(f"SQ-5: seat {step.seat} was dealt {len(step.cards)} cards, not {size}")
        for card in step.cards:
            if card not in self.deck:
                raise self.foul(f"SQ-1: there is no (further) {card!r} to deal")
            self.deck.remove(card)
            self.hands[step.seat].append(card)
        self.undealt.remove(step.seat)

    def play(self, step: Play) -> None:
        """Play a card, and place or remove a chip (SQ-7, SQ-8, SQ-9)."""
        self.check_turn(step.seat)
        self.check_held(step.seat, step.card, "SQ-7")
        against = self.against(step.seat, step.card, step.cell)
        if against:
            raise self.foul(against)
        self.hands[step.seat].remove(step.card)
        self.discards.append(step.card)  # SQ-12: before the draw
        self.plays += 1
        self.passes = 0
        if step.seat in self.open_draws:  # SQ-14
            del self.open_draws[step.seat]
            self.losing.append(step.seat)
        self.spot = step.cell
        if step.card in REMOVE:
            owner = self.chips.pop(step.cell)
            self.removals.append((self.team(step.seat), step.cell))
            if self.is_safe(step.cell):
                self.break_lines(owner, step.cell)
        else:
            self.chips[step.cell] = self.team(step.seat)
            self.placements.append((self.team(step.seat), step.cell))
            self.find_lines(step.seat, step.cell)
        if not self.over and not self.choices:
            self.finish_play()

    def is_complete(self, window: frozenset[str], team: int) -> bool:
        """Whether all five cells belong to a team, including corners (SQ-10, SQ-15)."""
        return all(self.chips.get(cell) == team for cell in PLAIN[window])

    def break_lines(self, owner: int, emptied: str) -> None:
        """Drop the line that lost a chip; five in a row that are left become a line at once (SQ-22)."""
        # SQ-16: with three teams a line ends the match, so the left neighbour's team has lost the line.
        chooser = (self.turn + 1) % self.seat_count
        assert self.team(chooser) == owner, "SQ-3, SQ-16: only two teams play on with a line"
        self.lines = [(team, line) for team, line in self.lines if emptied not in line]
        left = [line for team, line in self.lines if team == owner]
        assert not left, "SQ-16: a second line would have won"
        standing = [window for window in WINDOWS if self.is_complete(window, owner)]
        # Each of these shared at least two cells with the line: otherwise it would have won as the second.
        # So they are all in its row, and without a cell of the line no two are far enough apart (SQ-17).
        assert not any(compatible(a, b) for a in standing for b in standing if a != b), "SQ-22: two lines"
        self.settle_lines(chooser, standing)

    def find_lines(self, seat: int, placed: str) -> None:
        """Find the lines that a new chip completes, and whether the team has won (SQ-15 to SQ-19)."""
        team = self.team(seat)
        before = [line for owner, line in self.lines if owner == team]
        assert len(before) <= (1 if self.teams == 2 else 0), "SQ-16: more would have won"
        candidates = [
            window
            for window in THROUGH[placed]
            if self.is_complete(window, team) and all(compatible(window, line) for line in before)
        ]
        if not candidates:
            return
        two_at_once = any(compatible(a, b) for a in candidates for b in candidates if a != b)  # SQ-18
        if self.teams == 3 or before or two_at_once:  # SQ-16
            self.over = True
            self.reason = "line"
            self.winning = candidates
            self.winners = [other for other in range(self.seat_count) if self.team(other) == team]
        else:
            self.settle_lines(seat, candidates)

    def settle_lines(self, seat: int, candidates: list[frozenset[str]]) -> None:
        """Make the completed five a line; if several overlap, the seat chooses one (SQ-19)."""
        if len(candidates) == 1:
            self.lines.append((self.team(seat), candidates[0]))
        elif candidates:
            self.choices = candidates
            self.chooser = seat

    def choose_line(self, step: Line) -> None:
        """Choose which five cells become the line (SQ-19, SQ-22)."""
        if not self.choices:
            raise self.foul("SQ-19: there is no line to choose")
        if step.seat != self.chooser:
            raise self.foul(f"SQ-19: seat {self.chooser} has to choose the line, not seat {step.seat}")
        if len(step.cells) != LINE_SIZE or frozenset(step.cells) not in self.choices:
            raise self.foul(f"SQ-19: {step.cells} is none of {[sorted(cells) for cells in self.choices]}")
        self.lines.append((self.team(step.seat), frozenset(step.cells)))
        self.choices = []
        self.chooser = -1
        self.finish_play()

    def finish_play(self) -> None:
        """Continue with the draw, after the card was played and any line chosen."""
        if self.options.draw_yourself:  # SQ-14
            self.open_draws[self.turn] = self.plays
            self.next_turn()
        else:
            self.drawing = self.turn  # SQ-7; the turn goes on when the card is drawn

    def exchange(self, step: Dead) -> None:
        """Replay the exchange of a dead card (SQ-11)."""
        self.check_turn(step.seat)
        if self.exchanged:
            raise self.foul(f"SQ-11: seat {step.seat} has exchanged a card in this turn")
        self.check_held(step.seat, step.card, "SQ-11")
        if not self.is_dead(step.card):
            raise self.foul(f"SQ-11: {step.card} is not dead")
        self.hands[step.seat].remove(step.card)
        self.discards.append(step.card)  # before the draw, so that it may be shuffled for it (SQ-12)
        self.drawing = step.seat  # SQ-14: at once, even with *draw it yourself*
        self.replacing = True
        self.exchanged = True
        self.passes = 0  # SQ-13: the new card may be dead too, and can be exchanged in the next turn

    def reshuffle(self) -> None:
        """Make the discards the new deck (SQ-12)."""
        if self.deck:
            raise self.foul(f"SQ-12: there are still {len(self.deck)} cards in the deck")
        if not self.discards:
            raise self.foul("SQ-12: there are no discards to shuffle")
        if self.drawing is None and not self.open_draws:
            raise self.foul("SQ-12: nobody has a card to draw")
        self.check_cards()
        self.deck = self.discards
        self.discards = []
        self.reshuffled = True

    def draw(self, step: Drawn) -> None:
        """Draw a card: after a play, late (SQ-14), or for a dead card (SQ-11)."""
        if self.drawing is None and step.seat not in self.open_draws:
            rule = "SQ-14" if self.options.draw_yourself else "SQ-7"
            raise self.foul(f"{rule}: seat {step.seat} has no card to draw")
        if self.drawing is not None and step.seat != self.drawing:
            raise self.foul(f"SQ-7: a card has to be drawn for seat {self.drawing}, not {step.seat}")
        if not self.deck and self.discards:
            raise self.foul("SQ-12: the deck is empty, the discards have to be shuffled first")
        if step.card is None:
            if self.deck:
                raise self.foul(f"SQ-12: no card was drawn, yet there are {len(self.deck)}")
        else:
            if step.card not in self.deck:
                raise self.foul(f"SQ-1: there is no {step.card!r} in the deck to draw")
            self.deck.remove(step.card)
            self.hands[step.seat].append(step.card)
        self.reshuffled = False
        if self.drawing is None:
            self.close_draw(step.seat)
        elif self.replacing:
            self.replacing = False
            self.drawing = None  # the turn goes on
        else:
            self.drawing = None
            self.next_turn()

    def close_draw(self, seat: int) -> None:
        """Close a seat's open draw, which may cost the seat before it its own draw (SQ-14)."""
        play = self.open_draws.pop(seat)
        before = (seat - 1) % self.seat_count
        if before in self.open_draws and self.open_draws[before] < play:
            del self.open_draws[before]
            self.losing.append(before)

    def lose_draw(self, step: DrawLost) -> None:
        """Remove an open draw that is lost for good (SQ-14)."""
        if step.seat not in self.losing:
            raise self.foul(f"SQ-14: seat {step.seat} has lost no draw now")
        self.losing.remove(step.seat)

    def pass_turn(self, step: Passed) -> None:
        """Pass, which may end the match (SQ-13)."""
        self.check_turn(step.seat)
        could = self.legal(step.seat)
        if could != {("pass",)}:
            raise self.foul(f"SQ-13: seat {step.seat} may not pass, but could {min(could)}")
        if not self.exchanged:
            self.passes += 1
        self.next_turn()
        if self.passes == self.seat_count:
            counts = [
                len([line for owner, line in self.lines if owner == team]) for team in range(self.teams)
            ]
            self.over = True
            self.reason = "blocked"
            self.winners = [seat for seat in range(self.seat_count) if counts[self.team(seat)] == max(counts)]

    def rule_against(self, step: Ruling) -> None:
        """Make every member of a team lose a card (SQ-21)."""
        if step.team not in self.rulings():
            raise self.foul(f"SQ-21: no ruling is possible now against team {step.team}")
        self.due = [
            seat for seat in range(self.seat_count) if self.team(seat) == step.team and self.hands[seat]
        ]

    def lose_card(self, step: Lost) -> None:
        """Discard a card because of a ruling (SQ-21)."""
        if step.seat not in self.due:
            raise self.foul(f"SQ-21: seat {step.seat} has no card to lose")
        self.check_held(step.seat, step.card, "SQ-21")
        self.hands[step.seat].remove(step.card)
        self.discards.append(step.card)
        self.due.remove(step.seat)

    # --- the end --------------------------------------------------------------------------------

    def verdict(self) -> Verdict:
        """The verdict so far; raises RuleBroken if an automatic step is missing."""
        if self.cutters:
            raise RuleBroken(f"SQ-4: at the end: the seats {self.cutters} have not cut")
        if self.undealt:
            raise RuleBroken(f"SQ-5: at the end: the seats {self.undealt} were dealt no cards")
        if self.losing and not self.over:
            raise RuleBroken(f"SQ-14: at the end: seat {self.losing[0]} has not lost its draw")
        if self.reshuffled:
            raise RuleBroken("SQ-12: at the end: the discards were shuffled, but no card was drawn")
        if self.drawing is not None:
            rule = "SQ-11" if self.replacing else "SQ-7"
            raise RuleBroken(f"{rule}: at the end: no card was drawn for seat {self.drawing}")
        self.check_cards()
        return Verdict(
            placements=list(self.placements),
            removals=list(self.removals),
            lines=list(self.lines),
            winning=list(self.winning),
            chips=dict(self.chips),
            hands=[sorted(hand) for hand in self.hands],
            winners=list(self.winners),
            over=self.over,
            reason=self.reason,
        )


def judge(seat_count: int, teams: int, options: Options, transcript: list[Step]) -> Verdict:
    """Replay a match, whole or up to any decision; raises RuleBroken if anything breaks a rule."""
    referee = Referee(seat_count, teams, options)
    for step in transcript:
        referee.step(step)
    return referee.verdict()
