"""The rules of Sequence, SQ-1 to SQ-22 (worded in RULES.md): the flow of a match.

Source: the Icelandic booklet. Where it leaves something open, RULES.md marks our reading. Not handled here:
who sits where, clocks, what is told to whom (story.py), what a seat may know in typed form (state.py,
view.py) and what planners ask beside the rules (planning.py). Compiled with rules.pxd; runs uncompiled too,
with the same results.

A match goes through phases: CUT finds the dealer, DEAL deals; in ACT the active seat plays, in CHOOSE it
chooses its line, or the next seat does if its team lost a chip of one; REFILL draws for the active seat.
After a ruling, LOSING waits for the cards that are given up. Cards are cut, dealt and drawn in cards.py;
lines.py finds the lines that a chip completes.

Stored matches are replayed by the version of the rules that they were played by. Version 1 read three rules
differently: a dead card joined the discards only after its replacement was drawn (SQ-11), every pass counted
towards a blocked match (SQ-13), and a broken line left nothing behind (SQ-22).
"""

from __future__ import annotations

from typing import Any

import cython

from bordspil.core.rng import Rng
from bordspil.games.sequence.board import (
    CARD_NUMBERS,
    CELLS_OF,
    CORNERS,
    FIRSTS,
    PLAIN_CELLS,
    WINDOWS,
    cells_in,
    lower,
    upper,
)
from bordspil.games.sequence.cards import SequenceCards
from bordspil.games.sequence.hand import EVERY_CARD, EVERY_JACK
from bordspil.games.sequence.moves import move_of
from bordspil.games.sequence.parts import CARDS, CHIPS, HAND_SIZES
from bordspil.games.sequence.snapshot import checked

if cython.compiled:
    from cython.cimports.bordspil.core.draw import below
    from cython.cimports.bordspil.games.sequence.bits import bit, bit_count, has_five, lowest, nth, nth_of_two
    from cython.cimports.bordspil.games.sequence.lines import all_lines, is_full, lines_through, may_share
else:
    from bordspil.core.draw import below
    from bordspil.games.sequence.bits import bit, bit_count, has_five, lowest, nth, nth_of_two
    from bordspil.games.sequence.lines import all_lines, is_full, lines_through, may_share
    from bordspil.games.sequence.moves import DEAD, DRAW, LINE, LOSE, PASS
    from bordspil.games.sequence.phases import ACT, CHOOSE, CUT, DEAL, LOSING, OVER, REFILL

    WILD, REMOVE = 100, 300
    JACK_SPADES, JACK_HEARTS, JACK_DIAMONDS, JACK_CLUBS = 9, 22, 35, 48

RULES_VERSION = 2
CHIPS_A_TEAM = CHIPS  # SQ-1, SQ-20
CARD_ON = CARD_NUMBERS
CELL_A = [(CELLS_OF[card] or (0, 0))[0] for card in CARDS]
CELL_B = [(CELLS_OF[card] or (0, 0))[1] for card in CARDS]
FIRSTS_UP = [upper(cells) for cells in FIRSTS]
FIRSTS_LOW = [lower(cells) for cells in FIRSTS]
CORNERS_UP = upper(CORNERS)
CORNERS_LOW = lower(CORNERS)
# The cells that a line of five makes safe: all but the corners.
SAFE_UP = [upper(window) & ~CORNERS_UP for window in WINDOWS]
SAFE_LOW = [lower(window) & ~CORNERS_LOW for window in WINDOWS]
PLAIN_UP = upper(PLAIN_CELLS)
PLAIN_LOW = lower(PLAIN_CELLS)
ALL_CARDS = EVERY_CARD
ALL_JACKS = EVERY_JACK


@cython.final
@cython.cclass
class SequenceState(SequenceCards):
    """A position of Sequence. The team of a seat is its number by the number of teams (SQ-3)."""

    def __init__(
        self,
        seat_count: int,
        teams: int = 0,
        draw_yourself: bool = False,
        no_table_talk: bool = False,
        advanced: bool = False,
        *,
        rules_version: int = RULES_VERSION,
    ) -> None:
        if not cython.compiled:
            self.allocate()
        if type(seat_count) is not int or type(teams) is not int:
            raise TypeError("the numbers of seats and teams are whole numbers")
        if teams == 0:
            teams = 2 if seat_count in HAND_SIZES[2] else 3
        if teams not in HAND_SIZES or seat_count not in HAND_SIZES[teams]:
            raise ValueError("2, 3, 4, 6, 8, 9, 10 or 12 seats in 2 or 3 teams of equal size (SQ-2)")
        if type(rules_version) is not int or not 1 <= rules_version <= RULES_VERSION:
            raise ValueError(f"the rules have versions 1 to {RULES_VERSION}")
        self.seat_count = seat_count
        self.teams = teams
        self.hand_size = HAND_SIZES[teams][seat_count]  # SQ-5
        self.draw_yourself = 1 if draw_yourself else 0
        self.no_table_talk = 1 if no_table_talk else 0
        self.advanced = 1 if advanced else 0
        self.rules_version = rules_version
        self.turn = 0
        self.phase = CUT
        self.active = self.dealer = self.exchanged = self.passes = self.spot = 0
        self.losing = 0
        self.deck = self.deck_twice = ALL_CARDS
        self.discard = self.discard_twice = 0
        self.open_first = self.open_second = ALL_CARDS & ~ALL_JACKS
        for team in range(3):
            self.up[team] = self.low[team] = self.safe_up[team] = self.safe_low[team] = 0
            self.chips[team] = 0
            self.line[2 * team] = self.line[2 * team + 1] = -1
        for seat in range(12):
            self.hand[seat] = self.hand_twice[seat] = 0
            self.top[seat] = self.open_draw[seat] = -1

    # Who may do what.

    def team_of(self, seat):
        """SQ-3: teams sit alternately."""
        return seat % 2 if self.teams == 2 else seat % 3

    def drawers(self):
        """SQ-14: the seats that have not drawn yet for their last play."""
        mask = 0
        if self.draw_yourself:
            for seat in range(self.seat_count):
                if self.open_draw[seat] >= 0:
                    mask |= 1 << seat
        return mask

    def due_mask(self):
        if self.phase == ACT:
            # Who may draw is waited for; the active seat need not wait, and has its moves all the same.
            return self.drawers() or 1 << self.active
        if self.phase == CHOOSE:
            return 1 << self.line_chooser()
        return self.losing if self.phase == LOSING else 0

    def line_chooser(self):
        """SQ-19, SQ-22: the active seat or, if it removed a chip (of the other of two teams), the next."""
        return self.next_seat(self.active) if self.is_free(self.spot) else self.active

    def is_over(self):
        return self.phase == OVER

    def free_up(self):
        """Cells of the upper half without a chip; corners can't be covered (SQ-10)."""
        return PLAIN_UP & ~(self.up[0] | self.up[1] | self.up[2])

    def free_low(self):
        """The same of the lower half."""
        return PLAIN_LOW & ~(self.low[0] | self.low[1] | self.low[2])

    def is_free(self, cell):
        """Whether a cell has no chip and is no corner."""
        return (self.free_up() >> cell if cell < 50 else self.free_low() >> cell - 50) & 1

    def removable_up(self, seat):
        """SQ-9, SQ-22: chips of opponents, but not those of a completed line unless *advanced*."""
        own = self.team_of(seat)
        bits = 0
        for team in range(self.teams):
            if team != own:
                bits |= self.up[team] if self.advanced else self.up[team] & ~self.safe_up[team]
        return bits

    def removable_low(self, seat):
        """The same of the lower half."""
        own = self.team_of(seat)
        bits = 0
        for team in range(self.teams):
            if team != own:
                bits |= self.low[team] if self.advanced else self.low[team] & ~self.safe_low[team]
        return bits

    def has_chips(self, seat):
        """SQ-20: without a chip left none can be placed."""
        return self.chips[self.team_of(seat)] < CHIPS_A_TEAM

    def legal_actions(self, seat, actions):
        count = 0
        if self.phase == LOSING:
            cards = self.hand[seat] if self.losing >> seat & 1 else 0
            while cards:
                actions[count] = LOSE + lowest(cards)
                count += 1
                cards &= cards - 1
            return count
        if self.phase != ACT and self.phase != CHOOSE:
            return 0
        if self.open_draw[seat] >= 0:
            actions[count] = DRAW
            count += 1
        if self.phase == CHOOSE:
            return self.add_lines(actions, count) if seat == self.line_chooser() else count
        return self.add_plays(seat, actions, count) if seat == self.active else count

    def add_plays(self, seat, actions, count):
        """SQ-7 to SQ-13: cards with the cells they can be played onto, dead cards, or else a pass."""
        start = count
        hand = self.hand[seat]
        if self.has_chips(seat):
            cards = hand & self.open_first
            while cards:
                actions[count] = CELL_A[lowest(cards)]
                count += 1
                cards &= cards - 1
            cards = hand & self.open_second
            while cards:
                actions[count] = CELL_B[lowest(cards)]
                count += 1
                cards &= cards - 1
            if hand >> JACK_DIAMONDS & 1:
                count = self.add_cells(actions, count, self.free_up(), self.free_low(), WILD)
            if hand >> JACK_CLUBS & 1:
                count = self.add_cells(actions, count, self.free_up(), self.free_low(), WILD + 100)
        if hand >> JACK_SPADES & 1 or hand >> JACK_HEARTS & 1:
            up, low = self.removable_up(seat), self.removable_low(seat)
            if hand >> JACK_SPADES & 1:
                count = self.add_cells(actions, count, up, low, REMOVE)
            if hand >> JACK_HEARTS & 1:
                count = self.add_cells(actions, count, up, low, REMOVE + 100)
        cards = self.dead_cards(seat)
        while cards:
            actions[count] = DEAD + lowest(cards)
            count += 1
            cards &= cards - 1
        if count == start and self.open_draw[seat] < 0:
            actions[count] = PASS
            count += 1
        return count

    def dead_cards(self, seat):
        """SQ-11: cards both of whose cells are taken, once a turn; a jack is never dead."""
        if self.exchanged:
            return 0
        return self.hand[seat] & ~(self.open_first | self.open_second | ALL_JACKS)

    def add_cells(self, actions, count, up, low, base):
        """Adds an action for every cell of a set."""
        while up:
            actions[count] = base + lowest(up)
            count += 1
            up &= up - 1
        while low:
            actions[count] = base + 50 + lowest(low)
            count += 1
            low &= low - 1
        return count

    def add_lines(self, actions, count):
        """SQ-19, SQ-22: the lines of five that the last chip completed, or that still stand without it."""
        if not cython.compiled:
            found = [0] * 192
        team = self.team_of(self.line_chooser())
        if self.is_free(self.spot):
            more = all_lines(self.up[team], self.low[team], found)
        else:
            more = lines_through(self.spot, self.up[team], self.low[team], self.line[2 * team], found)
        for index in range(more):
            actions[count + index] = LINE + found[index]
        return count + more

    def random_action(self, seat, rng):
        # The same draw from the same list as legal_actions gives, without writing the list down.
        if self.phase != ACT or seat != self.active or self.open_draw[seat] >= 0:
            return SequenceCards.random_action(self, seat, rng)
        hand = self.hand[seat]
        firsts = seconds = wilds = removals = 0
        if self.has_chips(seat):
            firsts = bit_count(hand & self.open_first)
            seconds = bit_count(hand & self.open_second)
            if hand & ALL_JACKS:
                wilds = 96 - self.chips[0] - self.chips[1] - self.chips[2]
        if hand >> JACK_SPADES & 1 or hand >> JACK_HEARTS & 1:
            removals = bit_count(self.removable_up(seat)) + bit_count(self.removable_low(seat))
        dead = self.dead_cards(seat)
        total = firsts + seconds
        total += wilds * ((hand >> JACK_DIAMONDS & 1) + (hand >> JACK_CLUBS & 1))
        total += removals * ((hand >> JACK_SPADES & 1) + (hand >> JACK_HEARTS & 1))
        count = bit_count(dead)
        if total + count == 0:
            below(rng, 1)
            return PASS
        number = below(rng, total + count)
        if number < firsts + seconds:
            card = nth_of_two(hand & self.open_first, hand & self.open_second, number)
            return CELL_A[card] if number < firsts else CELL_B[card]
        if number >= total:
            return DEAD + nth(dead, number - total)
        number -= firsts + seconds
        if hand >> JACK_DIAMONDS & 1:
            if number < wilds:
                return WILD + self.nth_cell(self.free_up(), self.free_low(), number)
            number -= wilds
        if hand >> JACK_CLUBS & 1:
            if number < wilds:
                return WILD + 100 + self.nth_cell(self.free_up(), self.free_low(), number)
            number -= wilds
        if hand >> JACK_SPADES & 1:
            if number < removals:
                return REMOVE + self.nth_cell(self.removable_up(seat), self.removable_low(seat), number)
            number -= removals
        return REMOVE + 100 + self.nth_cell(self.removable_up(seat), self.removable_low(seat), number)

    def nth_cell(self, up, low, number):
        """The cell of a set that has `number` cells before it."""
        uppers = bit_count(up)
        return nth(up, number) if number < uppers else 50 + nth(low, number - uppers)

    # Playing.

    def apply(self, seat, action, rng):
        self.act(seat, action, rng)
        while self.phase == REFILL:
            self.step(rng)

    def act(self, seat, action, rng):
        """A move, and nothing of what follows from it."""
        if action < DEAD:
            self.passes = 0
            # SQ-14: who plays on has given an older draw up.
            self.open_draw[seat] = -1
            if action < WILD:
                self.discard_card(seat, CARD_ON[action])
                self.place(seat, action)
            elif action < REMOVE:
                self.discard_card(seat, JACK_DIAMONDS if action < WILD + 100 else JACK_CLUBS)
                self.place(seat, action % 100)
            else:
                self.discard_card(seat, JACK_SPADES if action < REMOVE + 100 else JACK_HEARTS)
                self.remove(seat, action % 100)
        elif action < LOSE:
            self.exchange(seat, action - DEAD, rng)
        elif action < DRAW:
            self.discard_card(seat, action - LOSE)
            self.losing &= ~(1 << seat)
            if self.losing == 0:
                self.phase = ACT
        elif action == DRAW:
            self.draw_late(seat, rng)
        elif action == PASS:
            self.turn += 1
            # SQ-13: who has exchanged a card may do so again next turn, so this pass blocks nothing.
            if not self.exchanged or self.rules_version == 1:
                self.passes += 1
            if self.passes == self.seat_count:
                # Nobody can move any more.
                self.phase = OVER
            else:
                self.next_turn(seat)
        else:
            self.complete(self.team_of(seat), action - LINE)
            self.finish_play(self.active)

    def step(self, rng):
        """One phase that needs nobody; whatever it leads to is the next phase."""
        if self.phase == REFILL:
            self.draw_card(self.active, rng)
            self.next_turn(self.active)
        elif self.phase == CUT:
            self.cut(rng)
            self.phase = CUT if self.losing else DEAL
        elif self.phase == DEAL:
            self.deal(rng)

    def deal(self, rng):
        """SQ-5: hands; the seat to the dealer's left starts."""
        self.deal_hands(rng)
        self.active = self.dealer
        self.next_turn(self.dealer)

    def place(self, seat, cell):
        """SQ-7, SQ-8: a chip of the own team."""
        self.put_on(self.team_of(seat), cell)
        self.find_lines(seat, cell)

    def put_on(self, team, cell):
        """Puts a team's chip onto a cell; its card has one open cell fewer."""
        if cell < 50:
            self.up[team] |= bit(cell)
        else:
            self.low[team] |= bit(cell - 50)
        self.chips[team] += 1
        if CELL_A[CARD_ON[cell]] == cell:
            self.open_first &= ~bit(CARD_ON[cell])
        else:
            self.open_second &= ~bit(CARD_ON[cell])

    def remove(self, seat, cell):
        """SQ-9, SQ-22: a chip is taken away; a line that it was part of counts no more."""
        for team in range(self.teams):
            if (self.up[team] >> cell if cell < 50 else self.low[team] >> cell - 50) & 1:
                self.take_off(team, cell)
                if self.line[2 * team] >= 0 and not is_full(
                    self.line[2 * team], self.up[team], self.low[team]
                ):
                    # A team has one line at most while the match runs, so nothing else is safe.
                    self.line[2 * team] = -1
                    self.safe_up[team] = self.safe_low[team] = 0
                    if self.rules_version > 1:
                        self.find_standing(seat, team, cell)
                        return
        self.finish_play(seat)

    def find_standing(self, seat, team, cell):
        """SQ-22: whatever five in a row still stand are a line at once."""
        if not cython.compiled:
            found = [0] * 192
        self.settle_lines(seat, team, cell, found, all_lines(self.up[team], self.low[team], found))

    def take_off(self, team, cell):
        """Takes a team's chip from a cell."""
        if cell < 50:
            self.up[team] &= ~bit(cell)
        else:
            self.low[team] &= ~bit(cell - 50)
        self.chips[team] -= 1
        if CELL_A[CARD_ON[cell]] == cell:
            self.open_first |= bit(CARD_ON[cell])
        else:
            self.open_second |= bit(CARD_ON[cell])

    def find_lines(self, seat, cell):
        """SQ-15 to SQ-19: what the chip just placed completes."""
        if not cython.compiled:
            found = [0] * 20
        team = self.team_of(seat)
        # With a corner, four chips are enough.
        if self.chips[team] >= 4 and self.has_line(team, 4 * cell):
            count = lines_through(cell, self.up[team], self.low[team], self.line[2 * team], found)
            self.settle_lines(seat, team, cell, found, count)
        else:
            self.finish_play(seat)

    def settle_lines(self, seat, team, cell, found, count):
        """SQ-16 to SQ-19: what becomes of the lines found for a team after a chip on a cell came or went."""
        if count == 0:
            self.finish_play(seat)
            return
        if self.teams == 3 or self.line[2 * team] >= 0:
            # The line that wins.
            self.complete(team, found[0])
            self.phase = OVER
            self.turn += 1
            return
        for index in range(count):
            for other in range(index):
                if may_share(found[index], found[other]):
                    # SQ-18: two at once.
                    self.complete(team, found[other])
                    self.complete(team, found[index])
                    self.phase = OVER
                    self.turn += 1
                    return
        if count == 1:
            self.complete(team, found[0])
            self.finish_play(seat)
        else:
            self.spot = cell
            self.turn += 1
            self.phase = CHOOSE

    def has_line(self, team, way):
        """Whether there are five in a row through a cell, in one of the four directions from `way` on."""
        up, low = self.up[team] | CORNERS_UP, self.low[team] | CORNERS_LOW
        # All four without branches: which way there are five can't be predicted, and mostly there are none.
        return (
            has_five(up, low, 1, FIRSTS_UP[way], FIRSTS_LOW[way])
            | has_five(up, low, 10, FIRSTS_UP[way + 1], FIRSTS_LOW[way + 1])
            | has_five(up, low, 11, FIRSTS_UP[way + 2], FIRSTS_LOW[way + 2])
            | has_five(up, low, 9, FIRSTS_UP[way + 3], FIRSTS_LOW[way + 3])
        )

    def complete(self, team, window):
        """SQ-15: five chips become a line and are safe."""
        if self.line[2 * team] < 0:
            self.line[2 * team] = window
        else:
            self.line[2 * team + 1] = window
        self.safe_up[team] |= SAFE_UP[window]
        self.safe_low[team] |= SAFE_LOW[window]

    def lines_of(self, team):
        """How many lines a team has."""
        return (self.line[2 * team] >= 0) + (self.line[2 * team + 1] >= 0)

    def finish_play(self, seat):
        """SQ-7, SQ-14: a card is drawn now, or the seat may draw it by itself."""
        self.spot = 0
        self.turn += 1
        if self.draw_yourself:
            self.open_draw[seat] = self.turn
            self.next_turn(seat)
        else:
            self.phase = REFILL

    def next_turn(self, seat):
        """SQ-4: play goes clockwise, to the left."""
        self.active = self.next_seat(seat)
        self.exchanged = 0
        self.phase = ACT

    def next_seat(self, seat):
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seat_count else 0

    def punish(self, team):
        """SQ-21: every member of a team who has a card must give one up."""
        for seat in range(self.seat_count):
            if self.team_of(seat) == team and self.hand[seat] != 0:
                self.losing |= 1 << seat
        if self.losing:
            self.phase = LOSING

    def playout(self, rng):
        while self.phase != OVER:
            if self.phase == CUT or self.phase == DEAL or self.phase == REFILL:
                self.step(rng)
                continue
            seat = self.active
            if self.phase != ACT or self.draw_yourself:
                seat = lowest(self.due_mask())
            action = self.random_action(seat, rng)
            if action < 0:
                # Only where an illegal move has broken the state.
                return
            self.apply(seat, action, rng)

    def returns(self, values):
        for seat in range(self.seat_count):
            values[seat] = self.lines_of(self.team_of(seat))

    def winners_mask(self):
        """SQ-13, SQ-16: the team with most lines; equal ones share."""
        if self.phase != OVER:
            return 0
        most = 0
        for team in range(self.teams):
            most = max(most, self.lines_of(team))
        mask = 0
        for seat in range(self.seat_count):
            if self.lines_of(self.team_of(seat)) == most:
                mask |= 1 << seat
        return mask

    def clone(self) -> SequenceState:
        other = SequenceState.__new__(SequenceState)
        if not cython.compiled:
            other.allocate()
        other.copy_from(self)
        return other

    # For the Python face (state.py).

    def advance(self, rng: Rng) -> bool:
        """Goes one phase on, unless somebody must move or all is over; whether it did."""
        if self.phase != CUT and self.phase != DEAL and self.phase != REFILL:
            return False
        self.step(Rng.checked(rng))
        return True

    def do(self, seat: int, action: int, rng: Rng) -> None:
        """Makes a move that is known to be legal, and nothing of what follows from it."""
        self.check_seat(seat)
        move_of(action)
        self.act(seat, action, Rng.checked(rng))

    def rule_against(self, team: int) -> None:
        """SQ-21: a ruling that is known to be allowed."""
        if type(team) is not int or not 0 <= team < self.teams:
            raise ValueError(f"teams are numbered 0 to {self.teams - 1}")
        self.punish(team)

    def restore(self, snapshot: tuple[Any, ...]) -> None:
        """Becomes the state of a snapshot, by this state's version of the rules; else raises ValueError."""
        hand, hand_twice, up, low, line, top, open_draw, deck, table, options = checked(snapshot)
        for seat in range(12):
            self.hand[seat], self.hand_twice[seat] = hand[seat], hand_twice[seat]
            self.top[seat], self.open_draw[seat] = top[seat], open_draw[seat]
        self.deck, self.deck_twice, self.discard, self.discard_twice = deck
        self.open_first = self.open_second = ALL_CARDS & ~ALL_JACKS
        for team in range(3):
            self.up[team] = self.low[team] = self.safe_up[team] = self.safe_low[team] = 0
            self.chips[team] = 0
            self.line[2 * team] = self.line[2 * team + 1] = -1
            for cell in cells_in(up[team], low[team]):
                self.put_on(team, cell)
        for index in range(6):
            if line[index] >= 0:
                self.complete(index // 2, line[index])
        self.turn, self.phase, self.active, self.dealer = table[:4]
        self.exchanged, self.passes, self.spot, self.losing = table[4:]
        self.seat_count, self.teams, self.draw_yourself, self.no_table_talk, self.advanced = options
        self.hand_size = HAND_SIZES[self.teams][self.seat_count]
