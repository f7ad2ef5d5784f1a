"""What a seat knows: everything. Nothing is hidden in Sushi Roll, so there is nothing to resample."""

from __future__ import annotations

import cython

if not cython.compiled:
    from bordspil.core.hash64 import hash64


def information_hash(rules, seat):
    """64 bits that are equal where the seat knows the same things, whatever the number of the turn."""
    rest = ((rules.phase * 4 + rules.round) * 8 + rules.active) * 8 + rules.red
    rest = ((rest * 32 + rules.offered) * 8 + rules.seat_count) * 8 + seat
    # Hash each word separately: combined first, two of them could cancel out.
    key = hash64(hash64(0, rest), rules.lifted)
    for place in range(rules.seat_count):
        key = hash64(hash64(key, rules.belt[place]), rules.tray[place])
        rest = (rules.score[place] + 1024) * 1024 + rules.dipped[place]
        rest = ((rest * 64 + rules.pudding[place]) * 64 + rules.menu[place]) * 64 + rules.chopsticks[place]
        key = hash64(key, rest)
    for kind in range(5):
        key = hash64(key, rules.dice[kind])
    return key
