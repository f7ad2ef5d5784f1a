"""The cards of a match of Sequence, SQ-4, SQ-5, SQ-11, SQ-12 and SQ-14: cut, dealt, drawn and discarded.

It stands between what planners ask (planning.py) and the flow of a match (rules.py). Compiled with cards.pxd;
runs uncompiled too, with the same results. The deck is the cards left in it, not their order: a card is
chosen when it is drawn.
"""

from __future__ import annotations

import cython

from bordspil.games.sequence.hand import EVERY_CARD
from bordspil.games.sequence.planning import SequencePlanning

if cython.compiled:
    from cython.cimports.bordspil.core.draw import below
    from cython.cimports.bordspil.games.sequence.bits import bit, bit_count, nth_of_two
else:
    from bordspil.core.draw import below
    from bordspil.games.sequence.bits import bit, bit_count, nth_of_two

ALL_CARDS = EVERY_CARD


@cython.cclass
class SequenceCards(SequencePlanning):
    """What becomes of the cards of `SequenceState`."""

    def cut(self, rng):
        """SQ-4: everyone cuts a card, the lowest deals; who ties for lowest cuts again (kept in `losing`)."""
        cutting = self.losing if self.losing else (1 << self.seat_count) - 1
        cards = twice = ALL_CARDS
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
    def deal_hands(self, rng):
        """SQ-5: so many cards for each."""
        for seat in range(self.seat_count):
            self.top[seat] = -1
            for _ in range(self.hand_size):
                self.draw_card(seat, rng)

    @cython.final
    def keep_card(self, seat, card):
        """A card goes into a hand."""
        self.hand_twice[seat] |= self.hand[seat] & bit(card)
        self.hand[seat] |= bit(card)

    @cython.final
    def renew_deck(self):
        """SQ-12: an empty deck is made of the discards; whether there is a card to draw now."""
        if self.deck == 0:
            self.deck, self.deck_twice = self.discard, self.discard_twice
            self.discard = self.discard_twice = 0
            if self.deck:
                for seat in range(self.seat_count):
                    self.top[seat] = -1
        return self.deck != 0

    @cython.final
    def draw_card(self, seat, rng):
        """A card from the deck into a hand; -1 where there is none."""
        if not self.renew_deck():
            return -1
        number = below(rng, bit_count(self.deck) + bit_count(self.deck_twice))
        card = nth_of_two(self.deck, self.deck_twice, number)
        # Without branches, here and below: nobody can predict whether a card is there twice.
        self.deck &= ~bit(card) | self.deck_twice
        self.deck_twice &= ~bit(card)
        self.keep_card(seat, card)
        return card

    @cython.final
    def drop_card(self, seat, card):
        """A card leaves a hand."""
        self.hand[seat] &= ~bit(card) | self.hand_twice[seat]
        self.hand_twice[seat] &= ~bit(card)

    @cython.final
    def discard_card(self, seat, card):
        """A card goes from a hand onto the discards, for all to see."""
        self.drop_card(seat, card)
        self.discard_twice |= self.discard & bit(card)
        self.discard |= bit(card)
        self.top[seat] = card

    @cython.final
    def exchange(self, seat, card, rng):
        """SQ-11: the dead card is discarded, then replaced; SQ-13: so the game can go on."""
        if self.rules_version == 1:
            self.draw_card(seat, rng)
            self.discard_card(seat, card)
        else:
            self.discard_card(seat, card)
            self.draw_card(seat, rng)
            self.passes = 0
        self.exchanged = 1
        self.turn += 1

    def draw_late(self, seat, rng):
        """SQ-14: a draw as a move; the player before has lost theirs if it is older."""
        self.draw_card(seat, rng)
        before = seat - 1 if seat > 0 else self.seat_count - 1
        if self.open_draw[before] < self.open_draw[seat]:
            self.open_draw[before] = -1
        self.open_draw[seat] = -1

    def resample(self, observer, rng):
        # An observer knows the own hand; of the others' hands and the deck only how many cards there are.
        if not cython.compiled:
            sizes = [0] * 12
        for seat in range(self.seat_count):
            sizes[seat] = bit_count(self.hand[seat]) + bit_count(self.hand_twice[seat])
            if seat != observer:
                # A card is at most once in what is added, and twice in all.
                self.deck_twice |= self.deck & self.hand[seat]
                self.deck |= self.hand[seat]
                self.deck_twice |= self.deck & self.hand_twice[seat]
                self.hand[seat] = self.hand_twice[seat] = 0
        for seat in range(self.seat_count):
            if seat != observer:
                for _ in range(sizes[seat]):
                    self.draw_card(seat, rng)
