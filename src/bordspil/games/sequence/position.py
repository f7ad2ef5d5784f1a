"""Everything that a position of Sequence is, as numbers: how it is copied and told from another.

What the numbers are stands in position.pxd, how they begin and change in rules.py. Compiled; runs uncompiled
too, with the same results.
"""

from __future__ import annotations

import cython

from bordspil.core.state import State


@cython.cclass
class SequencePosition(State):
    """What lies on the table, in the hands and in the deck."""

    def allocate(self) -> None:
        """Makes the arrays that the compiled class has in itself."""
        self.hand, self.hand_twice = [0] * 12, [0] * 12
        self.up, self.low, self.safe_up, self.safe_low = [0] * 3, [0] * 3, [0] * 3, [0] * 3
        self.line, self.top, self.open_draw, self.chips = [-1] * 6, [-1] * 12, [-1] * 12, [0] * 3

    def copy_from(self, other):
        self.copy(cython.cast(SequencePosition, other))

    @cython.final
    def copy(self, source):
        """Takes over everything from another state."""
        self.seat_count = source.seat_count
        self.turn = source.turn
        self.hand[:] = source.hand
        self.hand_twice[:] = source.hand_twice
        self.deck = source.deck
        self.deck_twice = source.deck_twice
        self.discard = source.discard
        self.discard_twice = source.discard_twice
        self.up[:] = source.up
        self.low[:] = source.low
        self.safe_up[:] = source.safe_up
        self.safe_low[:] = source.safe_low
        self.open_first = source.open_first
        self.open_second = source.open_second
        self.chips[:] = source.chips
        self.line[:] = source.line
        self.top[:] = source.top
        self.open_draw[:] = source.open_draw
        self.losing = source.losing
        self.phase = source.phase
        self.teams = source.teams
        self.hand_size = source.hand_size
        self.active = source.active
        self.dealer = source.dealer
        self.exchanged = source.exchanged
        self.passes = source.passes
        self.spot = source.spot
        self.draw_yourself = source.draw_yourself
        self.no_table_talk = source.no_table_talk
        self.advanced = source.advanced
        self.rules_version = source.rules_version

    def fingerprint(self):
        mixed = self.deck * 31 + self.deck_twice
        mixed = mixed * 16777619 ^ self.discard * 31 + self.discard_twice
        for seat in range(self.seat_count):
            mixed = mixed * 16777619 ^ self.hand[seat]
            mixed = mixed * 16777619 ^ self.hand_twice[seat]
            rest = (self.top[seat] + 1) * 65536 + self.open_draw[seat] + 1
            mixed = mixed * 16777619 ^ rest
            if not cython.compiled:
                mixed &= 0xFFFFFFFFFFFFFFFF
        for team in range(3):
            mixed = mixed * 16777619 ^ self.up[team]
            mixed = mixed * 16777619 ^ self.low[team]
            rest = (self.line[2 * team] + 1) * 256 + self.line[2 * team + 1] + 1
            mixed = mixed * 16777619 ^ rest
            if not cython.compiled:
                mixed &= 0xFFFFFFFFFFFFFFFF
        rest = (self.phase * 16 + self.active) * 16 + self.dealer
        rest = ((rest * 2 + self.exchanged) * 16 + self.passes) * 128 + self.spot
        rest = (rest * 4096 + self.losing) * 4 + self.teams
        rest = ((rest * 2 + self.draw_yourself) * 2 + self.no_table_talk) * 2 + self.advanced
        return mixed ^ rest * 4 + self.rules_version
