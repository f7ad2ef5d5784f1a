"""Who knows what in Sushi Go!: the cards seen in a hand, a hash of what a seat knows, and resampling.

Everyone sees what leaves a hand and what is put back, so a seat that has seen a hand knows it for the round.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from bordspil.core.hash64 import hash64
    from bordspil.games.sushi_go.packed import one, size, spread, take
    from bordspil.games.sushi_go.points import CHOPSTICKS
    from bordspil.games.sushi_go.rules import OVER


def known_hand(rules, observer, seat):
    """The cards in a seat's hand that the observer (-1: a spectator) knows are there.

    The hand now at `seat` was the observer's some passes ago, if the round is old enough. Of a hand that they
    never held, they know the chopsticks put back.
    """
    if observer == seat:
        return rules.hand[seat]
    if rules.round_turn == 0 or rules.phase == OVER:
        return 0
    if observer < 0:
        return one(CHOPSTICKS) * rules.returned_to(seat)
    if rules.invisible:
        if seat == rules.controller:
            return rules.hand[seat] - one(rules.drawn)
        return rules.hand[seat]
    passes = observer - seat if rules.goes_right() else seat - observer
    passes = (rules.round_turn - passes + 2 * rules.seat_count) % rules.seat_count
    return rules.hand[seat] if passes <= rules.round_turn else one(CHOPSTICKS) * rules.returned_to(seat)


def information_hash(rules, seat):
    """64 bits that are equal where the seat knows the same things.

    The hash leaves out who has already chosen: that says nothing about what they chose, and seats that choose
    at the same time must choose from the same node, in whatever order they come.
    """
    key = hash64(rules.hand[seat], rules.discard)
    rest = 0
    for place in range(rules.places):
        key = hash64(key, rules.tray[place])
        if place < rules.seat_count:
            key = hash64(key, known_hand(rules, seat, place))
        rest = rest * 4096 + (rules.score[place] + 64) * 16 + rules.dessert[place]
    key = hash64(key, rest)
    rest = ((rules.round * 16 + rules.round_turn) * 16 + rules.phase) * 8 + seat
    rest = rest * 8 + rules.places
    if rules.invisible and rules.phase != OVER:
        rest = rest * 32 + rules.controller * 16 + (rules.drawn if rules.controller == seat else 15)
    key = hash64(key, rest * 4 + rules.both_ways * 2 + rules.invisible)
    return hash64(key, rules.returned)


def resample(rules, observer, rng):
    """Deal again everything that the observer can't know."""
    cards = cython.declare(cython.uchar[200])
    pool = rules.deck
    for seat in range(rules.seat_count):
        pool += rules.hand[seat] - known_hand(rules, observer, seat)
    total = spread(pool, cards)
    for seat in range(rules.seat_count):
        known = known_hand(rules, observer, seat)
        missing = size(rules.hand[seat]) - size(known)
        for _ in range(missing):
            card = take(cards, total, rng)
            total -= 1
            known += one(card)
            pool -= one(card)
            if rules.invisible and seat == rules.controller:
                rules.drawn = card
        rules.hand[seat] = known
    rules.deck = pool
    # The observer doesn't know what others have chosen either.
    for seat in range(rules.seat_count):
        if seat != observer and rules.pick[seat] >= 0:
            rules.pick[seat] = rules.random_action(seat, rng)
