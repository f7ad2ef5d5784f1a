"""How a match of Sequence will end: the chances of the teams in a state whose hands are all known.

It stands between the Python face (state.py) and the rest of what planners ask (planning.py). Compiled with
chances.pxd; runs uncompiled too, with the same results. What is counted stands in traits.py, what it is
worth in strengths.py.
"""

from __future__ import annotations

import cython

from bordspil.games.sequence import strengths, traits, weights
from bordspil.games.sequence.board import CELLS_OF, CORNERS, STEPS
from bordspil.games.sequence.hand import REMOVERS, WILD_JACKS
from bordspil.games.sequence.parts import CARDS
from bordspil.games.sequence.state import SequenceFace

if cython.compiled:
    from cython.cimports.bordspil.games.sequence.bits import bit_count, lowest
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from bordspil.games.sequence.bits import bit_count, lowest

CHIP, OURS, THEIRS, GONE, TAKEN = traits.CHIP, traits.OURS, traits.THEIRS, traits.GONE, traits.TAKEN
COUNT = traits.TRAITS
KIND = traits.KIND_OF
FIRST_EXTRA = len(traits.KINDS)
FOUR = traits.FOURS
FOUR_HELD = traits.FOURS_HELD
THREE_HELD = traits.THREES_HELD
WILDS, REMOVING = WILD_JACKS, REMOVERS
STRENGTH = strengths.STRENGTHS
CELL_A = [(CELLS_OF[card] or (0, 0))[0] for card in CARDS]
CELL_B = [(CELLS_OF[card] or (0, 0))[1] for card in CARDS]
STEP = list(STEPS)
SLOT = weights.SLOTS
NEARBY = weights.NEAR
CORNER_CELL = list(CORNERS)
CONSOLATION = weights.CONSOLATION


def add_up(codes, sums):
    """Adds up the codes of every five cells in a row, by direction and first cell; some wrap around."""
    for way in range(4):
        step, slot = STEP[way], 100 * way
        for cell in range(100 - 4 * step):
            sums[slot + cell] = (
                codes[cell]
                + codes[cell + step]
                + codes[cell + 2 * step]
                + codes[cell + 3 * step]
                + codes[cell + 4 * step]
            )


def write(codes, up, low, code):
    """Writes a code onto the cells of a set."""
    while up:
        codes[lowest(up)] = code
        up &= up - 1
    while low:
        codes[50 + lowest(low)] = code
        low &= low - 1


@cython.cclass
class SequenceChances(SequenceFace):
    """What `SequenceState` tells of its end."""

    def estimate(self, chances, points):
        if not cython.compiled:
            found, strength = [0] * COUNT, [0.0] * 3
        if self.teams < 2 or self.is_over():
            self.settle_up(chances, points)
            return
        best = -1e300
        for team in range(self.teams):
            self.survey(team, found)
            strength[team] = self.strength(team, found)
            best = max(best, strength[team])
        total = 0.0
        for team in range(self.teams):
            strength[team] = exp(strength[team] - best)
            total += strength[team]
        for seat in range(self.seat_count):
            team = seat % self.teams
            chances[seat] = strength[team] / total
            if self.teams == 3:
                points[seat] = chances[seat]
            elif self.line[2 * team] >= 0:
                points[seat] = 1.0 + chances[seat]
            else:
                points[seat] = 2.0 * chances[seat] + CONSOLATION * (1.0 - chances[seat])

    def settle_up(self, chances, points):
        """Writes what has become of a match that is over: winning teams share."""
        self.returns(points)
        winners, sides = self.winners_mask(), 0
        for team in range(self.teams):
            sides += winners >> team & 1
        for seat in range(self.seat_count):
            chances[seat] = 1.0 / sides if winners >> seat & 1 else 0.0

    def context(self, team):
        """Which strengths hold for a team: by who is to move and who needs one line only."""
        place = 1 if self.active % self.teams == team else 0
        if self.teams == 3:
            return 16 + place
        if self.line[2 * team] >= 0:
            place += 2
        if self.line[2 - 2 * team] >= 0:
            place += 4
        return place + 8 if self.seat_count > 2 else place

    def strength(self, team, found):
        """How strong a team stands: its odds against the others are powers of e."""
        place = COUNT * self.context(team)
        total = 0.0
        for index in range(COUNT):
            total += STRENGTH[place + index] * found[index]
        return total

    def survey(self, team, found):
        """Counts the traits of a team (traits.TRAIT_NAMES)."""
        if not cython.compiled:
            codes, sums = [0] * 100, [0] * 400
        for index in range(COUNT):
            found[index] = 0
        ours, theirs, wilds, removers = 0, 0, 0, 0
        for seat in range(self.seat_count):
            if seat % self.teams == team:
                ours |= self.hand[seat]
                wilds += bit_count(self.hand[seat] & WILDS) + bit_count(self.hand_twice[seat] & WILDS)
                removers += bit_count(self.hand[seat] & REMOVING) + bit_count(
                    self.hand_twice[seat] & REMOVING
                )
            else:
                theirs |= self.hand[seat]
        self.lay_cards(team, ours, theirs, codes)
        add_up(codes, sums)
        for index in range(192):
            found[KIND[sums[SLOT[index]]]] += 1
        if self.line[2 * team] >= 0:
            for index in range(7 * self.line[2 * team], 7 * self.line[2 * team] + 7):
                if NEARBY[index] >= 0:
                    found[KIND[sums[SLOT[NEARBY[index]]]]] -= 1
        fours = helds = 0
        for index in range(5):
            fours += found[FOUR[index]]
        for index in range(2):
            helds += found[FOUR_HELD[index]]
        found[0] = 1
        found[FIRST_EXTRA] = wilds > 0
        found[FIRST_EXTRA + 1] = wilds > 1
        found[FIRST_EXTRA + 2] = removers > 0
        found[FIRST_EXTRA + 3] = removers > 1
        found[FIRST_EXTRA + 4] = helds > 0 or (wilds > 0 and fours > 0)
        found[FIRST_EXTRA + 5] = fours > 1
        found[FIRST_EXTRA + 6] = found[THREE_HELD[0]] + found[THREE_HELD[1]] > 0

    def lay_cards(self, team, ours, theirs, codes):
        """Writes the code of each cell, as a team sees it that knows all hands."""
        for cell in range(100):
            codes[cell] = 0
        for index in range(4):
            codes[CORNER_CELL[index]] = CHIP
        for other in range(self.teams):
            write(codes, self.up[other], self.low[other], CHIP if other == team else TAKEN)
        cards = (ours | theirs | self.discard_twice) & (self.open_first | self.open_second)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            code = OURS * (ours >> card & 1) + THEIRS * (theirs >> card & 1)
            if self.discard_twice >> card & 1:
                code = GONE
            if self.open_first >> card & 1:
                codes[CELL_A[card]] = code
            if self.open_second >> card & 1:
                codes[CELL_B[card]] = code

    @cython.locals(found=cython.int[64], team=cython.int, index=cython.int)
    def traits(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """For each team, which strengths hold for it and what is counted: what `estimate` goes by."""
        if not cython.compiled:
            found = [0] * COUNT
        told = []
        for team in range(self.teams):
            self.survey(team, found)
            told.append((self.context(team), tuple([found[index] for index in range(COUNT)])))
        return tuple(told)
