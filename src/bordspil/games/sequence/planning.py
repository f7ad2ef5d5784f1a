"""What planners ask of Sequence beside the rules: what a seat knows as one number, and moves at a glance.

It stands between the Python face (state.py) and the rules (rules.py), which must be final to be fast.
Compiled with planning.pxd; runs uncompiled too, with the same results. The rules of thumb are in weights.py.
"""

from __future__ import annotations

import cython

from bordspil.games.sequence import weights
from bordspil.games.sequence.board import CELLS_OF, CORNERS, STEPS
from bordspil.games.sequence.chances import SequenceChances
from bordspil.games.sequence.hand import EVERY_JACK
from bordspil.games.sequence.parts import CARDS

if cython.compiled:
    from cython.cimports.bordspil.core.mix import mix
    from cython.cimports.bordspil.games.sequence.bits import bit, bit_count, lowest
    from cython.cimports.bordspil.games.sequence.chances import add_up, write
    from cython.cimports.bordspil.games.sequence.lines import is_full
else:
    from bordspil.core.mix import mix
    from bordspil.games.sequence.bits import bit, bit_count, lowest
    from bordspil.games.sequence.chances import add_up, write
    from bordspil.games.sequence.lines import is_full
    from bordspil.games.sequence.moves import DEAD, DRAW, LINE, LOSE

    WILD, REMOVE = 100, 300

ALL_JACKS = EVERY_JACK
OWN, NEXT, HELD, CORNER, THIRD = weights.OWN, weights.NEXT, weights.HELD, weights.CORNER, weights.THIRD
SUMS = weights.SUMS
WORTH = weights.worth_tables()
CELL_A = [(CELLS_OF[card] or (0, 0))[0] for card in CARDS]
CELL_B = [(CELLS_OF[card] or (0, 0))[1] for card in CARDS]
STEP = list(STEPS)
SLOT = weights.SLOTS
PLACE = weights.PLACES
NEARBY = weights.NEAR
CORNER_CELL = list(CORNERS)
WILD_PRICE = round(weights.GRAIN * weights.WEIGHTS.wild_price)
REMOVER_PRICE = round(weights.GRAIN * weights.WEIGHTS.remover_price)
BREAK = round(weights.GRAIN * weights.WEIGHTS.line)
AT_ONCE = round(weights.GRAIN * weights.WEIGHTS.at_once)
POINT = 1.0 / BREAK


def spread(worth, field):
    """Adds up for each cell what all lines of five through it are worth."""
    for cell in range(100):
        field[cell] = 0
    for way in range(4):
        # By direction, 144 places each; in front of each 44 that hold nothing.
        step, place = STEP[way], 144 * way + 44
        for cell in range(100):
            field[cell] += (
                worth[place + cell]
                + worth[place + cell - step]
                + worth[place + cell - 2 * step]
                + worth[place + cell - 3 * step]
                + worth[place + cell - 4 * step]
            )


@cython.cclass
class SequencePlanning(SequenceChances):
    """What `SequenceState` tells planners."""

    # What a seat knows.

    def public_key(self):
        """64 bits of all that lies open and bears on play: not turn, dealer and who discarded what."""
        rest = ((self.phase * 16 + self.active) * 2 + self.exchanged) * 16 + self.passes
        rest = ((rest * 128 + self.spot) * 4096 + self.losing) * 16 + self.seat_count
        rest = (
            ((rest * 4 + self.teams) * 2 + self.draw_yourself) * 2 + self.no_table_talk
        ) * 2 + self.advanced
        # Every word is mixed in by itself: two of them, merely laid over each other, could cancel out.
        mixed = mix(mix(mix(0, rest), self.discard), self.discard_twice)
        rest = 0
        for team in range(self.teams):
            mixed = mix(mix(mixed, self.up[team]), self.low[team])
            rest = (rest * 256 + self.line[2 * team] + 1) * 256 + self.line[2 * team + 1] + 1
        mixed = mix(mixed, rest)
        rest = 0
        for seat in range(self.seat_count):
            rest = rest * 16 + bit_count(self.hand[seat]) + bit_count(self.hand_twice[seat])
        mixed = mix(mixed, rest)
        if self.draw_yourself:
            for seat in range(self.seat_count):
                # How long ago, not when: only which of two draws is older matters.
                since = self.turn - self.open_draw[seat] if self.open_draw[seat] >= 0 else -1
                mixed = mix(mixed, since + 1)
        return mixed

    def knowledge(self, seat):
        return mix(mix(mix(self.public_key(), self.hand[seat]), self.hand_twice[seat]), seat)

    # Moves at a glance.

    def weigh(self, seat, actions, count, worths):
        if not cython.compiled:
            codes, sums, worth, field = [0] * 100, [0] * 400, [0] * 576, [0] * 100
        if self.teams < 2:
            # Nothing but memory: made by __new__ and never begun.
            return
        table = self.table_for(seat % self.teams)
        kind = -1
        for index in range(count):
            action = actions[index]
            if (action >= DEAD and action < LOSE) or action == DRAW or action == DRAW + 1:
                # A free exchange and a card drawn are better than anything that can wait; a pass is alone.
                worths[index] = POINT * AT_ONCE if action <= DRAW else 0.0
                continue
            wanted = (
                1 if action >= WILD and action < REMOVE else 2 if action >= REMOVE and action < DEAD else 0
            )
            if wanted != kind:
                if kind < 0:
                    self.lay_out(seat % self.teams, self.hand[seat], codes)
                    add_up(codes, sums)
                    for cell in range(576):
                        worth[cell] = 0
                kind = wanted
                self.look_up(table + 4 * SUMS * kind, sums, worth)
                spread(worth, field)
            if action < WILD:
                total = field[action]
            elif action < REMOVE:
                total = field[action % 100] - WILD_PRICE
            elif action < DEAD:
                cell = action % 100
                total = field[cell] - REMOVER_PRICE
                if self.advanced and self.breaks_line(cell):
                    total += BREAK
            elif action < DRAW:
                total = -self.card_worth(action - LOSE, field)
            else:
                total = self.line_worth(action - LINE, worth)
            worths[index] = POINT * total

    def lay_out(self, own, hand, codes):
        """Writes the code of each cell, as a team with a hand sees it."""
        for cell in range(100):
            codes[cell] = 0
        for index in range(4):
            codes[CORNER_CELL[index]] = CORNER
        other = (own + 1) % self.teams
        write(codes, self.up[own], self.low[own], OWN)
        write(codes, self.up[other], self.low[other], NEXT)
        if self.teams == 3:
            other = (own + 2) % 3
            write(codes, self.up[other], self.low[other], THIRD)
        cards = hand & self.open_first
        while cards:
            codes[CELL_A[lowest(cards)]] = HELD
            cards &= cards - 1
        cards = hand & self.open_second
        while cards:
            codes[CELL_B[lowest(cards)]] = HELD
            cards &= cards - 1

    def table_for(self, own):
        """Where the table begins that goes by who needs one more line only: the own team, another one."""
        if self.teams == 3:
            return 3 * SUMS
        return (2 * (self.line[2 * own] >= 0) + (self.line[2 - 2 * own] >= 0)) * SUMS

    def look_up(self, table, sums, worth):
        """Writes what each line of five is worth; those too near to a line there is are worth nothing."""
        for number in range(192):
            worth[PLACE[number]] = WORTH[table + sums[SLOT[number]]]
        for team in range(self.teams):
            if self.line[2 * team] >= 0:
                for index in range(7 * self.line[2 * team], 7 * self.line[2 * team] + 7):
                    if NEARBY[index] >= 0:
                        worth[PLACE[NEARBY[index]]] = 0

    def card_worth(self, card, field):
        """The worth of keeping a card: its best cell, or more than any for a jack."""
        if ALL_JACKS >> card & 1:
            return 3 * WILD_PRICE
        best = -1
        if self.open_first >> card & 1:
            best = field[CELL_A[card]]
        if self.open_second >> card & 1:
            total = field[CELL_B[card]]
            best = max(best, total)
        return best

    def line_worth(self, line, worth):
        """The worth of choosing five in a row: the less it spoils for a second line, the better."""
        total = 0
        for index in range(7 * line, 7 * line + 7):
            if NEARBY[index] >= 0:
                total -= worth[PLACE[NEARBY[index]]]
        return total

    def breaks_line(self, cell):
        """SQ-22: whether removing a chip costs a line: the chip is part of one, and no other five stand."""
        for team in range(self.teams):
            if (self.safe_up[team] >> cell if cell < 50 else self.safe_low[team] >> cell - 50) & 1:
                up, low = self.up[team], self.low[team]
                if cell < 50:
                    up &= ~bit(cell)
                else:
                    low &= ~bit(cell - 50)
                if self.rules_version == 1:
                    return 1
                # Whatever else is five in a row overlaps the line: anything apart from it has won.
                for index in range(7 * self.line[2 * team], 7 * self.line[2 * team] + 7):
                    if NEARBY[index] >= 0 and is_full(NEARBY[index], up, low):
                        return 0
                return 1
        return 0
