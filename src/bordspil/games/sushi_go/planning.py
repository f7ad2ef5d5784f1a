"""What planners ask of a position at first glance: keys, worths of actions, a forecast of the end.

It stands between the Python face (state.py) and the rules (rules.py). The figures are rules of thumb and
stand in worth.py. Compiled with planning.pxd; runs uncompiled too, with the same results.
"""

from __future__ import annotations

import cython

from bordspil.core.state import State
from bordspil.games.sushi_go.parts import ROUNDS
from bordspil.games.sushi_go.state import SushiGoFace

if cython.compiled:
    from cython.cimports.bordspil.core.mix import mix
    from cython.cimports.bordspil.games.sushi_go.bunch import count_of, one, size
    from cython.cimports.bordspil.games.sushi_go.points import CHOPSTICKS, COLUMNS, PUDDING, round_points
    from cython.cimports.bordspil.games.sushi_go.worth import card_worth, foresee, invisible_worth
else:
    from bordspil.core.mix import mix
    from bordspil.games.sushi_go.bunch import count_of, one, size
    from bordspil.games.sushi_go.phases import DEAL, DESSERT, OVER
    from bordspil.games.sushi_go.points import CHOPSTICKS, COLUMNS, PUDDING, round_points
    from bordspil.games.sushi_go.worth import card_worth, foresee, invisible_worth

MATCH_ROUNDS = ROUNDS


@cython.cclass
class SushiGoPlanning(SushiGoFace):
    """What lies on the table, and what can be said of it at first glance; the rules fill in the rest."""

    # What the rules answer. They give these themselves, since a call of their own costs them less.

    def known_to(self, observer, seat):
        """The cards of a seat's hand that the observer has seen in it."""
        return 0

    def controls(self, seat):
        """Whether the seat chooses for the invisible player this turn."""
        return False

    def tray_after(self, tray, kind):
        """The tray after laying down a card."""
        return tray

    def knowledge(self, seat):
        # Not who has chosen already: that says nothing of what, and seats that choose together choose from
        # the same node in whatever order they come.
        key = mix(self.hand[seat], self.discard)
        rest = 0
        for place in range(self.places):
            key = mix(key, self.tray[place])
            if place < self.seat_count:
                key = mix(key, self.known_to(seat, place))
            rest = rest * 4096 + (self.score[place] + 64) * 16 + self.dessert[place]
        key = mix(key, rest)
        rest = ((self.round * 16 + self.round_turn) * 16 + self.phase) * 8 + seat
        rest = rest * 8 + self.places
        if self.invisible and self.phase != OVER:
            rest = rest * 32 + self.controller * 16 + (self.drawn if self.controller == seat else 15)
        key = mix(key, rest * 4 + self.both_ways * 2 + self.invisible)
        return mix(key, self.shown)

    def weigh(self, seat, actions, count, worths):
        if not cython.compiled:
            singles = [0.0] * 12
        turns_left = size(self.hand[seat]) - 1 - self.controls(seat)
        tray = self.tray[seat]
        known = 0
        for index in range(count):
            action = actions[index]
            first = action % 12
            if not known >> first & 1:
                singles[first] = card_worth(tray, first, turns_left)
                known |= 1 << first
            worth = singles[first]
            if action >= 12:
                second, third = action // 12 % 13 - 1, action // 156 - 1
                if second >= 0:
                    worth += card_worth(self.tray_after(tray, first), second, turns_left)
                    worth -= card_worth(tray - one(CHOPSTICKS), CHOPSTICKS, turns_left)
                if third >= 0 and self.invisible:
                    worth -= invisible_worth(self.tray[self.seat_count], third, turns_left)
            worths[index] = worth

    def rounds_done(self):
        # DEAL comes after scoring and before the next round is counted; the last two after the last scoring.
        return self.round if self.phase == DEAL or self.phase >= DESSERT else self.round - 1

    def estimate(self, chances, points):
        if self.phase == OVER:
            State.estimate(self, chances, points)
            return
        if not cython.compiled:
            scores, puddings, rolls, board, ranks = [0] * 5, [0] * 5, [0] * 5, [0] * 35, [0] * 5
        begun = 1 if self.round_turn > 0 else 0
        if begun:
            round_points(self.tray, self.places, board, rolls, ranks)
        for place in range(self.places):
            scores[place] = self.score[place]
            puddings[place] = self.dessert[place] + count_of(self.tray[place], PUDDING)
            if begun:
                for column in range(COLUMNS):
                    scores[place] += board[place * COLUMNS + column]
        # Before the first deal the round is 0, and yet no more than all are left.
        left = min(MATCH_ROUNDS - self.round + 1 - begun, MATCH_ROUNDS)
        foresee(scores, puddings, self.seat_count, self.places, left, chances, points)
