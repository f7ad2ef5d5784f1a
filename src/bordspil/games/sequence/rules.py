"""The rules of Sequence, SQ-1 to SQ-22 (worded in RULES.md): the flow of a match; line_rules.py finds lines.

Source: the Icelandic booklet. Where it leaves something open, RULES.md marks our reading. Compiled with
rules.pxd, which declares the fields; runs uncompiled too, with the same results.

A match goes through phases: CUT finds the dealer and DEAL deals. In ACT the active seat plays; in CHOOSE it
chooses its line, or the next seat does if its team lost a chip from one. REFILL draws for the active seat.
After a ruling, LOSING waits for the cards that must be given up. The deck is a set of cards, not their order:
a card is chosen when it is drawn. A window is any five cells in a row; one that counts for a team is a line.

Stored matches are replayed with the version of the rules they were played by. Version 1 read three rules
differently: a dead card joined the discards only after its replacement was drawn (SQ-11), every pass counted
towards a blocked match (SQ-13), and a broken line left nothing behind (SQ-22).
"""

from __future__ import annotations

import cython

from bordspil.core.state import State
from bordspil.games.sequence import card_sets, components
from bordspil.games.sequence.board import CARD_CELLS, CARD_NUMBERS, CELLS_OF, cells_in, lower, upper
from bordspil.games.sequence.components import CARDS, HAND_SIZES, RULES_VERSION
from bordspil.games.sequence.fields import FIELDS

if not cython.compiled:
    from bordspil.core.bits import bit_count, lowest_bit
    from bordspil.core.draw import below
    from bordspil.core.fields import copy_fields
    from bordspil.games.sequence import line_rules, moves
    from bordspil.games.sequence.bits import add_each, add_each_cell, bit, has_cell, nth, nth_cell, nth_of_two
    from bordspil.games.sequence.board import HALF
    from bordspil.games.sequence.card_sets import JACK_CLUBS, JACK_DIAMONDS, JACK_HEARTS, JACK_SPADES

    CUT, DEAL, ACT, CHOOSE, LOSING, REFILL, OVER = range(7)

CHIPS = components.CHIPS  # SQ-1, SQ-20
CARD_ON = CARD_NUMBERS
FIRST_CELL = [(CELLS_OF[card] or (0, 0))[0] for card in CARDS]
SECOND_CELL = [(CELLS_OF[card] or (0, 0))[1] for card in CARDS]
CARD_CELLS_UP, CARD_CELLS_LOW = upper(CARD_CELLS), lower(CARD_CELLS)
EVERY_CARD, EVERY_JACK = card_sets.EVERY_CARD, card_sets.EVERY_JACK


@cython.cclass
class SequenceRules(State):
    """A position of Sequence. Teams sit alternately (SQ-3): seat 0 is in team 0, seat 1 in team 1, …"""

    fields = FIELDS

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
        if type(seat_count) is not int or type(teams) is not int:
            raise TypeError("the numbers of seats and teams are whole numbers")
        if teams == 0:
            teams = 2 if seat_count in HAND_SIZES[2] else 3
        if teams not in HAND_SIZES or seat_count not in HAND_SIZES[teams]:
            raise ValueError("2, 3, 4, 6, 8, 9, 10 or 12 seats in 2 or 3 teams of equal size (SQ-2)")
        if type(rules_version) is not int or not 1 <= rules_version <= RULES_VERSION:
            raise ValueError(f"the rules have versions 1 to {RULES_VERSION}")
        self.reset()
        self.seat_count = seat_count
        self.teams = teams
        self.draw_yourself = 1 if draw_yourself else 0
        self.no_table_talk = 1 if no_table_talk else 0
        self.advanced = 1 if advanced else 0
        self.rules_version = rules_version
        self.derive()

    def derive(self) -> None:
        self.hand_size = HAND_SIZES[self.teams][self.seat_count]  # SQ-5
        self.open_first = self.open_second = EVERY_CARD & ~EVERY_JACK
        for team in range(3):
            self.chips[team] = bit_count(self.up[team]) + bit_count(self.low[team])
            for cell in cells_in(self.up[team], self.low[team]):
                self.close_cell(cell)
            self.safe_up[team] = self.safe_low[team] = 0
            for window in (self.first_line[team], self.second_line[team]):
                if window >= 0:
                    self.make_safe(team, window)

    # Who may do what.

    @cython.final
    def team_of(self, seat):
        """SQ-3: teams sit alternately."""
        return seat % 2 if self.teams == 2 else seat % 3

    @cython.final
    def next_seat(self, seat):
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seat_count else 0

    @cython.final
    def drawers(self):
        """SQ-14: the seats that have not drawn yet after their last play."""
        mask = 0
        if self.draw_yourself:
            for seat in range(self.seat_count):
                if self.open_draw[seat] >= 0:
                    mask |= 1 << seat
        return mask

    @cython.final
    def due_mask(self):
        if self.phase == ACT:
            # Seats that may draw are due first, but the active seat needn't wait for them.
            return self.drawers() or 1 << self.active
        if self.phase == CHOOSE:
            return 1 << self.line_chooser()
        return self.losing if self.phase == LOSING else 0

    @cython.final
    def line_chooser(self):
        """SQ-19, SQ-22: the active seat or, if it removed a chip of the other of two teams, the next seat."""
        return self.next_seat(self.active) if self.is_free(self.spot) else self.active

    @cython.final
    def is_over(self):
        return self.phase == OVER

    @cython.final
    def free_up(self):
        """Cells of the upper half without a chip; corners can't be covered (SQ-10)."""
        return CARD_CELLS_UP & ~(self.up[0] | self.up[1] | self.up[2])

    @cython.final
    def free_low(self):
        """The same for the lower half."""
        return CARD_CELLS_LOW & ~(self.low[0] | self.low[1] | self.low[2])

    @cython.final
    def is_free(self, cell):
        """Whether a cell has no chip and is not a corner."""
        return has_cell(self.free_up(), self.free_low(), cell)

    @cython.final
    def removable(self, seat, chips, safe):
        """SQ-9, SQ-22: opponents' chips in one half; those in a line only in the *advanced* game."""
        own = self.team_of(seat)
        bits = 0
        for team in range(self.teams):
            if team != own:
                bits |= chips[team] if self.advanced else chips[team] & ~safe[team]
        return bits

    @cython.final
    def dead_cards(self, seat):
        """SQ-11: cards with both cells taken, once a turn; a jack is never dead."""
        if self.exchanged:
            return 0
        return self.hand[seat] & ~(self.open_first | self.open_second | EVERY_JACK)

    @cython.final
    def held_by(self, seat):
        """The number of cards in a hand."""
        return bit_count(self.hand[seat]) + bit_count(self.hand_twice[seat])

    @cython.final
    def line_count(self, team):
        """The number of lines that a team has."""
        return (self.first_line[team] >= 0) + (self.second_line[team] >= 0)

    @cython.final
    def legal_actions(self, seat, actions):
        if self.phase == LOSING:
            return add_each(actions, 0, self.hand[seat], moves.LOSE) if self.losing >> seat & 1 else 0
        if self.phase != ACT and self.phase != CHOOSE:
            return 0
        count = 0
        if self.open_draw[seat] >= 0:
            actions[0] = moves.DRAW
            count = 1
        if self.phase == CHOOSE:
            return self.add_lines(actions, count) if seat == self.line_chooser() else count
        return self.add_plays(seat, actions, count) if seat == self.active else count

    @cython.final
    def add_plays(self, seat, actions, count):
        """SQ-7 to SQ-13: each card with each cell it can be played on, dead cards, or else a pass."""
        start = count
        hand = self.hand[seat]
        if self.chips[self.team_of(seat)] < CHIPS:  # SQ-20
            cards = hand & self.open_first
            while cards:
                actions[count] = FIRST_CELL[lowest_bit(cards)]
                count += 1
                cards &= cards - 1
            cards = hand & self.open_second
            while cards:
                actions[count] = SECOND_CELL[lowest_bit(cards)]
                count += 1
                cards &= cards - 1
            if hand >> JACK_DIAMONDS & 1:
                count = add_each_cell(actions, count, self.free_up(), self.free_low(), moves.WILD_DIAMONDS)
            if hand >> JACK_CLUBS & 1:
                count = add_each_cell(actions, count, self.free_up(), self.free_low(), moves.WILD_CLUBS)
        if hand >> JACK_SPADES & 1 or hand >> JACK_HEARTS & 1:
            up = self.removable(seat, self.up, self.safe_up)
            low = self.removable(seat, self.low, self.safe_low)
            if hand >> JACK_SPADES & 1:
                count = add_each_cell(actions, count, up, low, moves.REMOVE_SPADES)
            if hand >> JACK_HEARTS & 1:
                count = add_each_cell(actions, count, up, low, moves.REMOVE_HEARTS)
        count = add_each(actions, count, self.dead_cards(seat), moves.DEAD)
        if count == start and self.open_draw[seat] < 0:
            actions[count] = moves.PASS
            count += 1
        return count

    @cython.final
    def add_lines(self, actions, count):
        """SQ-19, SQ-22: the windows that the last chip completed, or that are still full without it."""
        found = cython.declare(cython.int[192])
        team = self.team_of(self.line_chooser())
        if self.is_free(self.spot):
            more = line_rules.write_lines(self.up[team], self.low[team], found)
        else:
            more = line_rules.write_lines_through(
                self.spot, self.up[team], self.low[team], self.first_line[team], found
            )
        for index in range(more):
            actions[count + index] = moves.LINE + found[index]
        return count + more

    @cython.final
    def random_action(self, seat, rng):
        # Draws the same action as from the list of `legal_actions`, without writing the list.
        if self.phase != ACT or seat != self.active or self.open_draw[seat] >= 0:
            return State.random_action(self, seat, rng)
        hand = self.hand[seat]
        up = low = firsts = seconds = wilds = removals = 0
        if self.chips[self.team_of(seat)] < CHIPS:  # SQ-20
            firsts = bit_count(hand & self.open_first)
            seconds = bit_count(hand & self.open_second)
            if hand & EVERY_JACK:
                wilds = 96 - self.chips[0] - self.chips[1] - self.chips[2]
        if hand >> JACK_SPADES & 1 or hand >> JACK_HEARTS & 1:
            up = self.removable(seat, self.up, self.safe_up)
            low = self.removable(seat, self.low, self.safe_low)
            removals = bit_count(up) + bit_count(low)
        dead = self.dead_cards(seat)
        total = firsts + seconds
        total += wilds * ((hand >> JACK_DIAMONDS & 1) + (hand >> JACK_CLUBS & 1))
        total += removals * ((hand >> JACK_SPADES & 1) + (hand >> JACK_HEARTS & 1))
        count = bit_count(dead)
        if total + count == 0:
            below(rng, 1)
            return moves.PASS
        number = below(rng, total + count)
        if number < firsts + seconds:
            card = nth_of_two(hand & self.open_first, hand & self.open_second, number)
            return FIRST_CELL[card] if number < firsts else SECOND_CELL[card]
        if number >= total:
            return moves.DEAD + nth(dead, number - total)
        number -= firsts + seconds
        if hand >> JACK_DIAMONDS & 1:
            if number < wilds:
                return moves.WILD_DIAMONDS + nth_cell(self.free_up(), self.free_low(), number)
            number -= wilds
        if hand >> JACK_CLUBS & 1:
            if number < wilds:
                return moves.WILD_CLUBS + nth_cell(self.free_up(), self.free_low(), number)
            number -= wilds
        if hand >> JACK_SPADES & 1:
            if number < removals:
                return moves.REMOVE_SPADES + nth_cell(up, low, number)
            number -= removals
        return moves.REMOVE_HEARTS + nth_cell(up, low, number)

    # Cards.

    @cython.final
    def cut(self, rng):
        """SQ-4: everyone cuts a card, the lowest deals; ties for lowest cut again (kept in `losing`)."""
        cutting = self.losing if self.losing else (1 << self.seat_count) - 1
        cards = twice = EVERY_CARD
        lowest_rank = 13
        again = 0
        for seat in range(self.seat_count):
            self.top[seat] = -1
            if cutting >> seat & 1:
                card = nth_of_two(cards, twice, below(rng, bit_count(cards) + bit_count(twice)))
                cards &= ~bit(card) | twice
                twice &= ~bit(card)
                self.top[seat] = card
                rank = card % 13
                if rank < lowest_rank:
                    lowest_rank = rank
                    again = 0
                if rank == lowest_rank:
                    again |= 1 << seat
                    self.dealer = seat
        self.losing = again if again & again - 1 else 0

    @cython.final
    def deal(self, rng):
        """SQ-5: a full hand for everyone; the seat to the dealer's left starts."""
        for seat in range(self.seat_count):
            self.top[seat] = -1
            for _ in range(self.hand_size):
                self.draw_card(seat, rng)
        self.active = self.dealer
        self.next_turn(self.dealer)

    @cython.final
    def renew_deck(self):
        """SQ-12: make an empty deck from the discards; return whether there is a card to draw."""
        if self.deck == 0:
            self.deck, self.deck_twice = self.discard, self.discard_twice
            self.discard = self.discard_twice = 0
            if self.deck:
                for seat in range(self.seat_count):
                    self.top[seat] = -1
        return self.deck != 0

    @cython.final
    def draw_card(self, seat, rng):
        """Draw a card into a hand and return it; -1 if there is none."""
        if not self.renew_deck():
            return -1
        number = below(rng, bit_count(self.deck) + bit_count(self.deck_twice))
        card = nth_of_two(self.deck, self.deck_twice, number)
        # No branches, here and below: whether a card is there twice can't be predicted.
        self.deck &= ~bit(card) | self.deck_twice
        self.deck_twice &= ~bit(card)
        self.hand_twice[seat] |= self.hand[seat] & bit(card)
        self.hand[seat] |= bit(card)
        return card

    @cython.final
    def discard_card(self, seat, card):
        """Move a card from a hand to the discards, face up."""
        self.hand[seat] &= ~bit(card) | self.hand_twice[seat]
        self.hand_twice[seat] &= ~bit(card)
        self.discard_twice |= self.discard & bit(card)
        self.discard |= bit(card)
        self.top[seat] = card

    @cython.final
    def exchange(self, seat, card, rng):
        """SQ-11: discard a dead card and replace it; SQ-13: start counting passes again."""
        if self.rules_version == 1:
            self.draw_card(seat, rng)
            self.discard_card(seat, card)
        else:
            self.discard_card(seat, card)
            self.draw_card(seat, rng)
            self.passes = 0
        self.exchanged = 1
        self.turn += 1

    @cython.final
    def draw_late(self, seat, rng):
        """SQ-14: draw as a move of its own; the seat before loses its draw if that is older."""
        self.draw_card(seat, rng)
        before = seat - 1 if seat > 0 else self.seat_count - 1
        if self.open_draw[before] < self.open_draw[seat]:
            self.open_draw[before] = -1
        self.open_draw[seat] = -1

    # Playing.

    @cython.final
    def apply(self, seat, action, rng):
        self.act(seat, action, rng)
        while self.phase == REFILL:
            self.step(rng)

    @cython.final
    def act(self, seat, action, rng):
        """Play an action, without the phases that follow."""
        if action < moves.DEAD:
            self.passes = 0
            # SQ-14: a seat that plays on gives up an older draw.
            self.open_draw[seat] = -1
            if action < moves.WILD_DIAMONDS:
                self.discard_card(seat, CARD_ON[action])
                self.place(seat, action)
            elif action < moves.REMOVE_SPADES:
                self.discard_card(seat, JACK_DIAMONDS if action < moves.WILD_CLUBS else JACK_CLUBS)
                self.place(seat, moves.cell_of(action))
            else:
                self.discard_card(seat, JACK_SPADES if action < moves.REMOVE_HEARTS else JACK_HEARTS)
                self.remove(seat, moves.cell_of(action))
        elif action < moves.LOSE:
            self.exchange(seat, action - moves.DEAD, rng)
        elif action < moves.DRAW:
            self.discard_card(seat, action - moves.LOSE)
            self.losing &= ~(1 << seat)
            if self.losing == 0:
                self.phase = ACT
        elif action == moves.DRAW:
            self.draw_late(seat, rng)
        elif action == moves.PASS:
            self.pass_turn(seat)
        else:
            self.complete(self.team_of(seat), action - moves.LINE)
            self.finish_play(self.active)

    @cython.final
    def pass_turn(self, seat):
        """SQ-13: pass; once everyone has, nobody can move any more."""
        self.turn += 1
        # A seat that has exchanged a card may do so again next turn, so its pass blocks nothing.
        if not self.exchanged or self.rules_version == 1:
            self.passes += 1
        if self.passes == self.seat_count:
            self.phase = OVER
        else:
            self.next_turn(seat)

    @cython.final
    def step(self, rng):
        """Run one phase that waits for nobody; it sets the next."""
        if self.phase == REFILL:
            self.draw_card(self.active, rng)
            self.next_turn(self.active)
        elif self.phase == CUT:
            self.cut(rng)
            self.phase = CUT if self.losing else DEAL
        elif self.phase == DEAL:
            self.deal(rng)

    @cython.final
    def place(self, seat, cell):
        """SQ-7, SQ-8, SQ-15 to SQ-19: place a chip of the seat's own team and settle what it completes."""
        found = cython.declare(cython.int[20])
        team = self.team_of(seat)
        if cell < HALF:
            self.up[team] |= bit(cell)
        else:
            self.low[team] |= bit(cell - HALF)
        self.chips[team] += 1
        self.close_cell(cell)
        # Together with a corner, four chips are enough for a line.
        if self.chips[team] >= 4 and line_rules.completes_line(cell, self.up[team], self.low[team]):
            count = line_rules.write_lines_through(
                cell, self.up[team], self.low[team], self.first_line[team], found
            )
            self.settle_lines(seat, team, cell, found, count)
        else:
            self.finish_play(seat)

    @cython.final
    def remove(self, seat, cell):
        """SQ-9, SQ-22: remove a chip; a line it was part of is lost, unless another window is still full."""
        found = cython.declare(cython.int[192])
        for team in range(self.teams):
            if has_cell(self.up[team], self.low[team], cell):
                self.take_off(team, cell)
                if self.first_line[team] >= 0 and not line_rules.is_full(
                    self.first_line[team], self.up[team], self.low[team]
                ):
                    # A team has at most one line while the match is running, so nothing else is safe.
                    self.first_line[team] = -1
                    self.safe_up[team] = self.safe_low[team] = 0
                    if self.rules_version > 1:
                        count = line_rules.write_lines(self.up[team], self.low[team], found)
                        self.settle_lines(seat, team, cell, found, count)
                        return
        self.finish_play(seat)

    @cython.final
    def take_off(self, team, cell):
        """Take a team's chip off a cell, which is free again for its card."""
        if cell < HALF:
            self.up[team] &= ~bit(cell)
        else:
            self.low[team] &= ~bit(cell - HALF)
        self.chips[team] -= 1
        if FIRST_CELL[CARD_ON[cell]] == cell:
            self.open_first |= bit(CARD_ON[cell])
        else:
            self.open_second |= bit(CARD_ON[cell])

    @cython.final
    def close_cell(self, cell):
        """Close a cell for its card."""
        if FIRST_CELL[CARD_ON[cell]] == cell:
            self.open_first &= ~bit(CARD_ON[cell])
        else:
            self.open_second &= ~bit(CARD_ON[cell])

    @cython.final
    def settle_lines(self, seat, team, cell, found, count):
        """SQ-16 to SQ-19: make lines of the windows that a team fills after a chip was placed or removed."""
        if count == 0:
            self.finish_play(seat)
            return
        if self.teams == 3 or self.first_line[team] >= 0:
            # SQ-16: the line that wins.
            self.complete(team, found[0])
            self.phase = OVER
            self.turn += 1
            return
        for index in range(count):
            for other in range(index):
                if line_rules.may_share(found[index], found[other]):
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

    @cython.final
    def complete(self, team, window):
        """SQ-15: make a full window a line."""
        if self.first_line[team] < 0:
            self.first_line[team] = window
        else:
            self.second_line[team] = window
        self.make_safe(team, window)

    @cython.final
    def make_safe(self, team, window):
        """SQ-9: protect the chips of a line."""
        self.safe_up[team] |= line_rules.WINDOW_UP[window] & ~line_rules.CORNERS_UP
        self.safe_low[team] |= line_rules.WINDOW_LOW[window] & ~line_rules.CORNERS_LOW

    @cython.final
    def finish_play(self, seat):
        """SQ-7, SQ-14: a card is drawn now, or the seat has to draw it itself."""
        self.spot = 0
        self.turn += 1
        if self.draw_yourself:
            self.open_draw[seat] = self.turn
            self.next_turn(seat)
        else:
            self.phase = REFILL

    @cython.final
    def next_turn(self, seat):
        """SQ-4: play goes clockwise, to the left."""
        self.active = self.next_seat(seat)
        self.exchanged = 0
        self.phase = ACT

    @cython.final
    def punish(self, team):
        """SQ-21: every member of a team who holds a card must give one up."""
        for seat in range(self.seat_count):
            if self.team_of(seat) == team and self.hand[seat] != 0:
                self.losing |= 1 << seat
        if self.losing:
            self.phase = LOSING

    @cython.final
    def playout(self, rng):
        while self.phase != OVER:
            if self.phase == CUT or self.phase == DEAL or self.phase == REFILL:
                self.step(rng)
                continue
            seat = self.active
            if self.phase != ACT or self.draw_yourself:
                seat = lowest_bit(self.due_mask())
            action = self.random_action(seat, rng)
            if action < 0:
                # Only possible after an illegal unchecked move.
                return
            self.apply(seat, action, rng)

    @cython.final
    def returns(self, values):
        for seat in range(self.seat_count):
            values[seat] = self.line_count(self.team_of(seat))

    @cython.final
    def winners_mask(self):
        """SQ-13, SQ-16: the team with most lines; teams that tie share the win."""
        if self.phase != OVER:
            return 0
        most = 0
        for team in range(self.teams):
            most = max(most, self.line_count(team))
        mask = 0
        for seat in range(self.seat_count):
            if self.line_count(self.team_of(seat)) == most:
                mask |= 1 << seat
        return mask

    @cython.final
    def copy_from(self, other):
        copy_fields(self, cython.cast(SequenceRules, other))
