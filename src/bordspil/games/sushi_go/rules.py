"""The rules of Sushi Go!, SG-1 to SG-30 (worded in RULES.md): the flow of a match; points.py counts points.

Sources: the Icelandic and the Spanish booklet. Where they leave something open, RULES.md marks our reading.
Compiled with rules.pxd, which declares the fields; runs uncompiled too, with the same results.

A turn goes through phases: CHOOSE until everyone has chosen, then REVEAL, PASS and, where the rules ask for
it, DRAW, LAST, SCORE, DESSERT and DEAL. Each phase is a small step, until somebody must choose again or the
match is OVER.
"""

from __future__ import annotations

import cython

from bordspil.core.fields import Field
from bordspil.core.state import State
from bordspil.games.sushi_go.components import DECK, INDEX, Card
from bordspil.games.sushi_go.components import ROUNDS as ROUNDS_PER_MATCH
from bordspil.games.sushi_go.moves import ACTION_COUNT
from bordspil.games.sushi_go.packed import FULL_DECK

if not cython.compiled:
    from bordspil.core.draw import below
    from bordspil.core.fields import copy_fields
    from bordspil.games.sushi.winners import winners_by_score
    from bordspil.games.sushi_go.moves import (
        PAIRS,
        first_of,
        invisible_of,
        second_of,
        with_invisible,
        with_second,
    )
    from bordspil.games.sushi_go.packed import (
        count_of,
        kinds_count,
        kinds_in,
        lowest_kind,
        nth_kind,
        one,
        pairs_in,
        size,
        spread,
        take,
        tray_cards,
        tray_dipped,
    )
    from bordspil.games.sushi_go.points import (
        CHOPSTICKS,
        COLUMNS,
        DIPPED_SALMON,
        EGG,
        PUDDING,
        SALMON,
        SQUID,
        WASABI,
        PointsTable,
        write_pudding_points,
        write_round_points,
    )

    DEAL, DRAW, CHOOSE, REVEAL, PASS, LAST, SCORE, DESSERT, OVER = range(9)

HAND_SIZES = [0, 0, 10, 9, 8, 7]  # SG-2, by the number of players
ROUNDS = ROUNDS_PER_MATCH  # SG-4
# Four bits for each kind of card; a tray has three more slots, for nigiri on wasabi.
CARDS, TRAY = (1 << 48) - 1, (1 << 60) - 1


def goes_on_wasabi(tray, kind):
    """SG-8: whether the card is a nigiri and there is an open wasabi for it."""
    return count_of(one(SALMON) + one(SQUID) + one(EGG), kind) & (count_of(tray, WASABI) > 0)


def laid(tray, kind):
    """The tray with one more card: a nigiri goes onto an open wasabi (SG-8, SG-9)."""
    dips = goes_on_wasabi(tray, kind)
    return tray + one(kind + (DIPPED_SALMON - SALMON) * dips) - one(WASABI) * dips


def full_hand(places: int) -> int:
    """SG-2: the number of cards dealt to each player."""
    return HAND_SIZES[places]


@cython.cclass
class SushiGoRules(State):
    """A position of Sushi Go!. Places are the seats and, with SG-29, the invisible player as the last."""

    fields = (
        # Packed cards (packed.py).
        Field("hand", most=CARDS, length=5),
        Field("tray", most=TRAY, length=5),
        Field("deck", most=CARDS, start=FULL_DECK),
        Field("discard", most=CARDS),
        # The action that a seat has chosen and nobody has seen yet; -1 for none.
        Field("pick", least=-1, most=ACTION_COUNT - 1, length=5, start=-1),
        Field("score", least=-999, most=999, length=5),
        Field("dessert", most=DECK[Card.PUDDING], length=5),
        Field("phase", most=OVER, start=DEAL),
        Field("places", most=5, derived=True),
        Field("both_ways", most=1),
        Field("invisible", most=1),
        Field("round", most=ROUNDS),
        Field("round_turn", most=10),
        Field("hand_size", most=10),
        # The seats that have not chosen yet, one bit each.
        Field("waiting", most=31),
        # With the invisible player: who controls it, the card drawn for that, the cards left in its pile.
        Field("controller", most=1),
        Field("drawn", most=len(INDEX) - 1),
        Field("pile", most=9),
        # The chopsticks that everyone has seen go back into a hand, four bits for each seat.
        Field("returned", most=(1 << 20) - 1),
    )

    def __init__(self, seat_count: int, both_ways: bool = False, invisible: bool = False) -> None:
        if not 2 <= seat_count <= 5 or (invisible and seat_count != 2):
            raise ValueError("2 to 5 seats; with the invisible player 2 (SG-2, SG-29)")
        self.reset()
        self.seat_count = seat_count
        self.both_ways = 1 if both_ways else 0
        self.invisible = 1 if invisible else 0
        self.derive()
        self.hand_size = HAND_SIZES[self.places]

    def derive(self) -> None:
        self.places = self.seat_count + self.invisible

    # Who may choose what.

    @cython.final
    def due_mask(self):
        return self.waiting

    @cython.final
    def is_over(self):
        return self.phase == OVER

    @cython.final
    def may_choose(self, seat):
        """Whether the seat still has to choose, or may change its choice (until the reveal)."""
        return self.phase == CHOOSE and (self.waiting >> seat & 1 or self.pick[seat] >= 0)

    @cython.final
    def controls(self, seat):
        """Whether the seat chooses for the invisible player this turn (SG-29)."""
        return self.invisible and self.controller == seat

    @cython.final
    def may_take_two(self, seat):
        """Whether the seat has chopsticks to use (SG-10); a last card is played without a choice (SG-13)."""
        return count_of(self.tray[seat], CHOPSTICKS) > 0

    @cython.final
    def legal_actions(self, seat, actions):
        if not self.may_choose(seat):
            return 0
        hand = self.hand[seat]
        count = 0
        firsts = kinds_in(hand)
        while firsts:
            first = lowest_kind(firsts)
            firsts &= firsts - 1
            count = self.add_action(actions, count, first, hand - one(first), seat)
        if not self.may_take_two(seat):
            return count
        firsts = kinds_in(hand)
        while firsts:
            first = lowest_kind(firsts)
            firsts &= firsts - 1
            left = hand - one(first)
            seconds = kinds_in(left)
            while seconds:
                second = lowest_kind(seconds)
                seconds &= seconds - 1
                count = self.add_action(actions, count, with_second(first, second), left - one(second), seat)
        return count

    @cython.final
    def add_action(self, actions, count, action, left, seat):
        """Add an action or, if the seat controls the invisible player, one for each card left for it."""
        if not self.controls(seat):
            actions[count] = action
            return count + 1
        others = kinds_in(left)
        while others:
            actions[count] = with_invisible(action, lowest_kind(others))
            count += 1
            others &= others - 1
        return count

    @cython.final
    def random_action(self, seat, rng):
        # Draws the same action as from the list of `legal_actions`, without writing the list.
        if self.controls(seat):
            return State.random_action(self, seat, rng)
        hand = self.hand[seat]
        kinds = kinds_in(hand)
        singles = kinds_count(kinds)
        if not self.may_take_two(seat):
            return nth_kind(kinds, below(rng, singles))
        # A kind held twice can be both cards, so it has one more partner.
        doubles = pairs_in(hand)
        count = singles * singles + kinds_count(doubles)
        number = below(rng, count)
        if number < singles:
            return nth_kind(kinds, number)
        number -= singles
        while True:
            first = lowest_kind(kinds)
            row = singles - 1 + (doubles >> 4 * first & 1)
            if number < row:
                return with_second(first, nth_kind(kinds_in(hand - one(first)), number))
            number -= row
            kinds &= kinds - 1

    # Playing.

    @cython.final
    def apply(self, seat, action, rng):
        self.choose(seat, action)
        while self.phase != CHOOSE and self.phase != OVER:
            self.step(rng)

    @cython.final
    def choose(self, seat, action):
        """SG-5: a choice, kept face down; the last one starts the reveal."""
        self.pick[seat] = action
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.phase = REVEAL

    @cython.final
    def take_back(self, seat):
        """SG-5: pick up a choice again that nobody has seen; the seat has to choose anew."""
        self.pick[seat] = -1
        self.waiting |= 1 << seat

    @cython.final
    def step(self, rng):
        """Run one phase, which sets the next."""
        if self.phase == REVEAL:
            self.reveal()
        elif self.phase == PASS:
            self.pass_hands()
        elif self.phase == DRAW:
            self.draw_from_pile(rng)
        elif self.phase == LAST:
            self.lay_last()
        elif self.phase == SCORE:
            self.score_round()
        elif self.phase == DESSERT:
            self.score_desserts()
        elif self.phase == DEAL:
            self.deal(rng)

    @cython.final
    def deal(self, rng):
        """SG-2, SG-3, SG-22: deal each seat a hand from what is left of the deck."""
        cards = cython.declare(cython.uchar[200])
        total = spread(self.deck, cards)
        self.hand_size = HAND_SIZES[self.places]
        for seat in range(self.seat_count):
            hand = 0
            for _ in range(self.hand_size):
                card = take(cards, total, rng)
                total -= 1
                hand += one(card)
            self.hand[seat] = hand
            self.deck -= hand
        self.round += 1
        self.round_turn = 0
        self.returned = 0
        if self.invisible:
            # The pile stays in the deck: its cards are decided when they are drawn.
            self.pile = self.hand_size
            if self.round == 1:
                self.controller = below(rng, 2)
            self.phase = DRAW
        else:
            self.await_choices()

    @cython.final
    def await_choices(self):
        """Wait for every seat that has something to choose."""
        self.phase = CHOOSE
        self.waiting = (1 << self.seat_count) - 1
        if self.invisible and self.hand_size == 1:
            self.waiting = 1 << self.controller

    @cython.final
    def reveal(self):
        """SG-5, SG-7: everyone plays their choice at once."""
        for seat in range(self.seat_count):
            if self.pick[seat] >= 0:
                self.lay_pick(seat)
        self.hand_size -= 1
        self.turn += 1
        self.round_turn += 1
        self.phase = PASS

    @cython.final
    def lay_pick(self, seat):
        """SG-10 to SG-12: play the cards in order; the chopsticks go into the hand that is passed on."""
        action = self.pick[seat]
        self.pick[seat] = -1
        if action < PAIRS:
            self.take_returned(seat, action)
            self.hand[seat] -= one(action)
            self.tray[seat] = laid(self.tray[seat], action)
        else:
            self.lay_several(seat, first_of(action), second_of(action), invisible_of(action))

    @cython.final
    def lay_several(self, seat, first, second, third):
        """SG-10 to SG-12, SG-29: a second card with the chopsticks, a third for the invisible player."""
        hand = self.hand[seat] - one(first)
        tray = laid(self.tray[seat], first)
        self.take_returned(seat, first)
        if third >= 0 and self.invisible:
            hand -= one(third)
            self.take_returned(seat, third)
            self.tray[self.seat_count] = laid(self.tray[self.seat_count], third)
        if second >= 0:
            hand = hand - one(second) + one(CHOPSTICKS)
            tray = laid(tray, second) - one(CHOPSTICKS)
            self.take_returned(seat, second)
            self.returned += 1 << 4 * seat
        self.hand[seat] = hand
        self.tray[seat] = tray

    @cython.final
    def returned_to(self, seat):
        """How many chopsticks everyone has seen go back into the hand that a seat now holds."""
        return self.returned >> 4 * seat & 15

    @cython.final
    def take_returned(self, seat, kind):
        """Take a card from a hand: if it is chopsticks, one less is known to be there."""
        if kind == CHOPSTICKS and self.returned_to(seat) > 0:
            self.returned -= 1 << 4 * seat

    @cython.final
    def goes_right(self):
        """SG-28: in round 2 the hands go to the right."""
        return self.both_ways and self.round == 2

    @cython.final
    def pass_hands(self):
        """SG-6: pass every hand to the neighbour at once."""
        if self.hand_size == 0:
            self.phase = SCORE
            return
        last = self.seat_count - 1
        if self.goes_right():
            saved = self.hand[0]
            for seat in range(last):
                self.hand[seat] = self.hand[seat + 1]
            self.hand[last] = saved
            self.returned = self.returned >> 4 | self.returned % 16 << 4 * last
        else:
            saved = self.hand[last]
            for seat in range(last, 0, -1):
                self.hand[seat] = self.hand[seat - 1]
            self.hand[0] = saved
            self.returned = self.returned % (1 << 4 * last) << 4 | self.returned >> 4 * last
        if self.invisible:
            self.phase = DRAW
        elif self.hand_size == 1:
            self.phase = LAST
        else:
            self.await_choices()

    @cython.final
    def draw_from_pile(self, rng):
        """SG-29, SG-30: control changes every turn; the controller draws the top card of the pile."""
        cards = cython.declare(cython.uchar[200])
        if self.turn > 0:
            self.controller = 1 - self.controller
        total = spread(self.deck, cards)
        self.drawn = take(cards, total, rng)
        self.deck -= one(self.drawn)
        self.pile -= 1
        self.hand[self.controller] += one(self.drawn)
        if self.hand_size == 1:
            other = 1 - self.controller
            self.tray[other] = laid(self.tray[other], lowest_kind(kinds_in(self.hand[other])))
            self.hand[other] = 0
            self.returned -= self.returned_to(other) << 4 * other
        self.await_choices()

    @cython.final
    def lay_last(self):
        """SG-13: the last card is not chosen."""
        for seat in range(self.seat_count):
            self.tray[seat] = laid(self.tray[seat], lowest_kind(kinds_in(self.hand[seat])))
            self.hand[seat] = 0
        self.hand_size = 0
        self.phase = SCORE

    @cython.final
    def score_round(self):
        """SG-14 to SG-22: score the trays, then discard everything but the puddings."""
        points = cython.declare(PointsTable)
        rolls = cython.declare(cython.int[5])
        ranks = cython.declare(cython.int[5])
        write_round_points(self.tray, self.places, points, rolls, ranks)
        for place in range(self.places):
            for column in range(COLUMNS):
                self.score[place] += points[place * COLUMNS + column]
            tray = self.tray[place]
            self.dessert[place] += count_of(tray, PUDDING)
            # A nigiri on wasabi is two cards.
            dipped = tray_dipped(tray)
            self.discard += tray_cards(tray) - count_of(tray, PUDDING) * one(PUDDING)
            self.discard += dipped + one(WASABI) * size(dipped)
            self.tray[place] = 0
        self.returned = 0
        self.phase = DESSERT if self.round == ROUNDS else DEAL

    @cython.final
    def score_desserts(self):
        """SG-23 to SG-26."""
        puddings = cython.declare(cython.int[5])
        points = cython.declare(cython.int[5])
        ranks = cython.declare(cython.int[5])
        for place in range(self.places):
            puddings[place] = self.dessert[place]
        write_pudding_points(puddings, self.places, points, ranks)
        for place in range(self.places):
            self.score[place] += points[place]
        self.phase = OVER

    @cython.final
    def playout(self, rng):
        while self.phase != OVER:
            if self.phase == CHOOSE:
                for seat in range(self.seat_count):
                    if self.waiting >> seat & 1:
                        self.pick[seat] = self.random_action(seat, rng)
                self.waiting = 0
                self.reveal()
                self.pass_hands()
            else:
                self.step(rng)

    @cython.final
    def rounds_done(self):
        # DEAL follows the scoring, before the next round is counted; so do the last two phases.
        return self.round if self.phase == DEAL or self.phase >= DESSERT else self.round - 1

    @cython.final
    def returns(self, values):
        for place in range(self.seat_count):
            values[place] = self.score[place]

    @cython.final
    def winners_mask(self):
        """SG-27: most points, then most puddings; SG-30: never the invisible player."""
        return winners_by_score(self.score, self.dessert, self.seat_count) if self.phase == OVER else 0

    @cython.final
    def copy_from(self, other):
        copy_fields(self, cython.cast(SushiGoRules, other))

    def fingerprint(self):
        mixed = self.deck * 31 + self.discard
        for place in range(self.places):
            mixed = mixed * 16777619 ^ self.hand[place]
            mixed = mixed * 16777619 ^ self.tray[place]
            mixed = mixed * 16777619 ^ (
                (self.score[place] + 1024) * 65536 + self.dessert[place] * 4096 + self.pick[place] + 1
            )
            if not cython.compiled:
                mixed &= 0xFFFFFFFFFFFFFFFF
        mixed ^= (self.phase * 256 + self.round) * 256 + self.round_turn
        rest = self.returned
        rest = rest * 32 + self.waiting
        rest = (rest * 16 + self.drawn) * 16 + self.pile
        rest = (rest * 2 + self.controller) * 2 + self.both_ways
        return mixed ^ rest * 16777619
