"""Who knows what in Sequence: hashes of a position and of what a seat knows of it, and resampling.

A seat knows its own hand. Of other hands and the deck it knows only how many cards they have.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from bordspil.core.hash64 import hash64


def fingerprint(rules):
    """64 bits that (almost surely) differ where positions differ."""
    mixed = rules.deck * 31 + rules.deck_twice
    mixed = mixed * 16777619 ^ rules.discard * 31 + rules.discard_twice
    for seat in range(rules.seat_count):
        mixed = mixed * 16777619 ^ rules.hand[seat]
        mixed = mixed * 16777619 ^ rules.hand_twice[seat]
        rest = (rules.top[seat] + 1) * 65536 + rules.open_draw[seat] + 1
        mixed = mixed * 16777619 ^ rest
        if not cython.compiled:
            mixed &= 0xFFFFFFFFFFFFFFFF
    for team in range(3):
        mixed = mixed * 16777619 ^ rules.up[team]
        mixed = mixed * 16777619 ^ rules.low[team]
        rest = (rules.first_line[team] + 1) * 256 + rules.second_line[team] + 1
        mixed = mixed * 16777619 ^ rest
        if not cython.compiled:
            mixed &= 0xFFFFFFFFFFFFFFFF
    rest = (rules.phase * 16 + rules.active) * 16 + rules.dealer
    rest = ((rest * 2 + rules.exchanged) * 16 + rules.passes) * 128 + rules.spot
    rest = (rest * 4096 + rules.losing) * 4 + rules.teams
    rest = ((rest * 2 + rules.draw_yourself) * 2 + rules.no_table_talk) * 2 + rules.advanced
    return mixed ^ rest * 4 + rules.rules_version


def public_hash(rules):
    """64 bits of everything public that matters for play: not the turn, the dealer or who discarded what."""
    rest = ((rules.phase * 16 + rules.active) * 2 + rules.exchanged) * 16 + rules.passes
    rest = ((rest * 128 + rules.spot) * 4096 + rules.losing) * 16 + rules.seat_count
    rest = (
        ((rest * 4 + rules.teams) * 2 + rules.draw_yourself) * 2 + rules.no_table_talk
    ) * 2 + rules.advanced
    # Every word is hashed by itself: two words combined first could cancel each other out.
    key = hash64(hash64(hash64(0, rest), rules.discard), rules.discard_twice)
    rest = 0
    for team in range(rules.teams):
        key = hash64(hash64(key, rules.up[team]), rules.low[team])
        rest = (rest * 256 + rules.first_line[team] + 1) * 256 + rules.second_line[team] + 1
    key = hash64(key, rest)
    rest = 0
    for seat in range(rules.seat_count):
        rest = rest * 16 + rules.held_by(seat)
    key = hash64(key, rest)
    if rules.draw_yourself:
        for seat in range(rules.seat_count):
            # How long ago, not when: only which of two draws is older matters.
            since = rules.turn - rules.open_draw[seat] if rules.open_draw[seat] >= 0 else -1
            key = hash64(key, since + 1)
    return key


def information_hash(rules, seat):
    """64 bits that are equal where the seat knows the same things."""
    return hash64(hash64(hash64(public_hash(rules), rules.hand[seat]), rules.hand_twice[seat]), seat)


def resample(rules, observer, rng):
    """Deal again everything that the observer can't know."""
    sizes = cython.declare(cython.int[12])
    for seat in range(rules.seat_count):
        sizes[seat] = rules.held_by(seat)
        if seat != observer:
            # Each step adds a card at most once, and there are never more than two.
            rules.deck_twice |= rules.deck & rules.hand[seat]
            rules.deck |= rules.hand[seat]
            rules.deck_twice |= rules.deck & rules.hand_twice[seat]
            rules.hand[seat] = rules.hand_twice[seat] = 0
    for seat in range(rules.seat_count):
        if seat != observer:
            for _ in range(sizes[seat]):
                rules.draw_card(seat, rng)
