"""The rules of Sushi Go!, SG-1 to SG-30 (worded in RULES.md): the flow of a match; points.py counts.

Sources: the Icelandic and the Spanish booklet. Where they leave something open, RULES.md marks our reading.
Not handled here: who sits where, clocks, what is told to whom (story.py), what a seat may know in typed
form (state.py, view.py) and what planners ask beside the rules (planning.py). Compiled with rules.pxd; runs
uncompiled too, with the same results.

A turn goes through phases: CHOOSE until nobody is awaited, then REVEAL, PASS and, as the case may be, DRAW,
LAST, SCORE, DESSERT, DEAL, each a small step, until somebody must choose again or the match is OVER.
"""

from __future__ import annotations

from typing import Any

import cython

from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games.sushi_go.bunch import SPREAD
from bordspil.games.sushi_go.moves import ACTION_COUNT
from bordspil.games.sushi_go.parts import DECK, INDEX
from bordspil.games.sushi_go.parts import ROUNDS as ROUNDS_A_MATCH
from bordspil.games.sushi_go.planning import SushiGoPlanning
from bordspil.games.sushi_go.snapshot import check_snapshot

if cython.compiled:
    from cython.cimports.bordspil.core.draw import below
    from cython.cimports.bordspil.games.sushi_go.bunch import (
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
    )
    from cython.cimports.bordspil.games.sushi_go.planning import (
        CHOOSE,
        DEAL,
        DESSERT,
        DRAW,
        LAST,
        OVER,
        PASS,
        REVEAL,
        SCORE,
    )
    from cython.cimports.bordspil.games.sushi_go.points import (
        CHOPSTICKS,
        COLUMNS,
        DIPPED_SALMON,
        EGG,
        PUDDING,
        SALMON,
        SQUID,
        WASABI,
        pudding_points,
        round_points,
    )
else:
    from bordspil.core.draw import below
    from bordspil.games.sushi_go.bunch import (
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
    )
    from bordspil.games.sushi_go.phases import CHOOSE, DEAL, DESSERT, DRAW, LAST, OVER, PASS, REVEAL, SCORE
    from bordspil.games.sushi_go.points import (
        CHOPSTICKS,
        COLUMNS,
        DIPPED_SALMON,
        EGG,
        PUDDING,
        SALMON,
        SQUID,
        WASABI,
        pudding_points,
        round_points,
    )

FULL_DECK = sum(count << 4 * INDEX[card] for card, count in DECK.items())  # SG-1
HAND_SIZES = [0, 0, 10, 9, 8, 7]  # SG-2, by the number of players
ROUNDS = ROUNDS_A_MATCH  # SG-4


def laid(tray, kind):
    """The tray after laying down a card: a nigiri goes onto an open wasabi (SG-8, SG-9)."""
    dips = count_of(one(SALMON) + one(SQUID) + one(EGG), kind) & (count_of(tray, WASABI) > 0)
    return tray + one(kind + (DIPPED_SALMON - SALMON) * dips) - one(WASABI) * dips


def full_hand(places: int) -> int:
    """SG-2: how many cards are dealt to each."""
    return HAND_SIZES[places]


@cython.final
@cython.cclass
class SushiGoState(SushiGoPlanning):
    """A position of Sushi Go!. Places are the seats and, with SG-29, the invisible player as the last."""

    def __init__(self, seat_count: int, both_ways: bool = False, invisible: bool = False) -> None:
        if not cython.compiled:
            self.allocate()
        if not 2 <= seat_count <= 5 or (invisible and seat_count != 2):
            raise ValueError("2 to 5 seats; with the invisible player 2 (SG-2, SG-29)")
        self.seat_count = seat_count
        self.turn = 0
        self.both_ways = 1 if both_ways else 0
        self.invisible = 1 if invisible else 0
        self.places = seat_count + self.invisible
        self.hand_size = HAND_SIZES[self.places]
        self.deck = FULL_DECK
        self.discard = 0
        self.phase = DEAL
        self.round = self.round_turn = self.waiting = self.controller = self.drawn = self.pile = 0
        self.shown = 0
        for place in range(5):
            self.hand[place] = self.tray[place] = 0
            self.score[place] = self.dessert[place] = 0
            self.pick[place] = -1

    def allocate(self) -> None:
        """Makes the arrays that the compiled class has in itself."""
        self.hand, self.tray, self.pick = [0] * 5, [0] * 5, [-1] * 5
        self.score, self.dessert = [0] * 5, [0] * 5

    # Who may choose what.

    def due_mask(self):
        return self.waiting

    def is_over(self):
        return self.phase == OVER

    def may_choose(self, seat):
        """Awaited, or chosen already and free to change it (until the reveal)."""
        return self.phase == CHOOSE and (self.waiting >> seat & 1 or self.pick[seat] >= 0)

    def controls(self, seat):
        """Whether the seat chooses for the invisible player this turn (SG-29)."""
        return self.invisible and self.controller == seat

    def tray_after(self, tray, kind):
        return laid(tray, kind)

    def may_take_two(self, seat):
        """SG-10: chopsticks already in front; there is no second card to name in a hand of one (SG-13)."""
        return count_of(self.tray[seat], CHOPSTICKS) > 0

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
                action = first + 12 * (second + 1)
                count = self.add_action(actions, count, action, left - one(second), seat)
        return count

    def add_action(self, actions, count, action, left, seat):
        """Adds an action or, for who controls the invisible player, one for every card left for it."""
        if not self.controls(seat):
            actions[count] = action
            return count + 1
        others = kinds_in(left)
        while others:
            actions[count] = action + 156 * (lowest_kind(others) + 1)
            count += 1
            others &= others - 1
        return count

    def random_action(self, seat, rng):
        # The same draw from the same list as legal_actions gives, without writing the list down.
        if self.controls(seat):
            return State.random_action(self, seat, rng)
        hand = self.hand[seat]
        kinds = kinds_in(hand)
        singles = kinds_count(kinds)
        if not self.may_take_two(seat):
            return nth_kind(kinds, below(rng, singles))
        # A kind held twice can be both cards; those kinds have one partner more.
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
                return first + 12 * (nth_kind(kinds_in(hand - one(first)), number) + 1)
            number -= row
            kinds &= kinds - 1

    # Playing.

    def apply(self, seat, action, rng):
        self.choose(seat, action)
        while self.phase != CHOOSE and self.phase != OVER:
            self.step(rng)

    def choose(self, seat, action):
        """SG-5: a choice, kept face down; the last one brings the reveal."""
        self.pick[seat] = action
        self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.phase = REVEAL

    def step(self, rng):
        """One phase; whatever it leads to is the next phase."""
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

    def deal(self, rng):
        """SG-2, SG-3, SG-22: a hand for each seat out of what is left of the deck."""
        if not cython.compiled:
            cards = [0] * SPREAD
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
        self.shown = 0
        if self.invisible:
            # The pile is not set apart: which cards lie in it is open until they are drawn.
            self.pile = self.hand_size
            if self.round == 1:
                self.controller = below(rng, 2)
            self.phase = DRAW
        else:
            self.await_choices()

    def await_choices(self):
        """All who have something to choose are awaited."""
        self.phase = CHOOSE
        self.waiting = (1 << self.seat_count) - 1
        if self.invisible and self.hand_size == 1:
            self.waiting = 1 << self.controller

    def reveal(self):
        """SG-5, SG-7: all choices are laid down together."""
        for seat in range(self.seat_count):
            if self.pick[seat] >= 0:
                self.lay_pick(seat)
        self.hand_size -= 1
        self.turn += 1
        self.round_turn += 1
        self.phase = PASS

    def lay_pick(self, seat):
        """SG-10 to SG-12: the cards in their order, then the chopsticks go into the hand passed on."""
        action = self.pick[seat]
        self.pick[seat] = -1
        if action < 12:
            self.take_shown(seat, action)
            self.hand[seat] -= one(action)
            self.tray[seat] = laid(self.tray[seat], action)
        else:
            self.lay_several(seat, action % 12, action // 12 % 13 - 1, action // 156 - 1)

    def lay_several(self, seat, first, second, third):
        """SG-10 to SG-12, SG-29: a second card with the chopsticks, a third for the invisible player."""
        hand = self.hand[seat] - one(first)
        tray = laid(self.tray[seat], first)
        self.take_shown(seat, first)
        if third >= 0 and self.invisible:
            hand -= one(third)
            self.take_shown(seat, third)
            self.tray[self.seat_count] = laid(self.tray[self.seat_count], third)
        if second >= 0:
            hand = hand - one(second) + one(CHOPSTICKS)
            tray = laid(tray, second) - one(CHOPSTICKS)
            self.take_shown(seat, second)
            self.shown += 1 << 4 * seat
        self.hand[seat] = hand
        self.tray[seat] = tray

    def shown_in(self, seat):
        """How many chopsticks everyone has seen go into the hand that is now at a seat."""
        return self.shown >> 4 * seat & 15

    def take_shown(self, seat, kind):
        """A card leaves a hand: if it is chopsticks, one fewer is known to be there."""
        if kind == CHOPSTICKS and self.shown_in(seat) > 0:
            self.shown -= 1 << 4 * seat

    def goes_right(self):
        """SG-28: in round 2 the hands go to the right."""
        return self.both_ways and self.round == 2

    def pass_hands(self):
        """SG-6: every hand goes to the neighbour, all at once."""
        if self.hand_size == 0:
            self.phase = SCORE
            return
        last = self.seat_count - 1
        if self.goes_right():
            saved = self.hand[0]
            for seat in range(last):
                self.hand[seat] = self.hand[seat + 1]
            self.hand[last] = saved
            self.shown = self.shown >> 4 | self.shown % 16 << 4 * last
        else:
            saved = self.hand[last]
            for seat in range(last, 0, -1):
                self.hand[seat] = self.hand[seat - 1]
            self.hand[0] = saved
            self.shown = self.shown % (1 << 4 * last) << 4 | self.shown >> 4 * last
        if self.invisible:
            self.phase = DRAW
        elif self.hand_size == 1:
            self.phase = LAST
        else:
            self.await_choices()

    def draw_from_pile(self, rng):
        """SG-29, SG-30: the control changes every turn; who has it draws the top card of the pile."""
        if not cython.compiled:
            cards = [0] * SPREAD
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
            self.shown -= self.shown_in(other) << 4 * other
        self.await_choices()

    def lay_last(self):
        """SG-13: the last card is not chosen."""
        for seat in range(self.seat_count):
            self.tray[seat] = laid(self.tray[seat], lowest_kind(kinds_in(self.hand[seat])))
            self.hand[seat] = 0
        self.hand_size = 0
        self.phase = SCORE

    def score_round(self):
        """SG-14 to SG-22: points, then everything but the puddings is discarded."""
        if not cython.compiled:
            points, rolls, ranks = [0] * 35, [0] * 5, [0] * 5
        round_points(self.tray, self.places, points, rolls, ranks)
        for place in range(self.places):
            for column in range(COLUMNS):
                self.score[place] += points[place * COLUMNS + column]
            tray = self.tray[place]
            self.dessert[place] += count_of(tray, PUDDING)
            # A dipped nigiri is two cards: itself and the wasabi below.
            self.discard += tray % one(DIPPED_SALMON) - count_of(tray, PUDDING) * one(PUDDING)
            self.discard += tray // one(DIPPED_SALMON) * one(SALMON)
            self.discard += one(WASABI) * size(tray // one(DIPPED_SALMON))
            self.tray[place] = 0
        self.shown = 0
        self.phase = DESSERT if self.round == ROUNDS else DEAL

    def score_desserts(self):
        """SG-23 to SG-26."""
        if not cython.compiled:
            puddings, points, ranks = [0] * 5, [0] * 5, [0] * 5
        for place in range(self.places):
            puddings[place] = self.dessert[place]
        pudding_points(puddings, self.places, points, ranks)
        for place in range(self.places):
            self.score[place] += points[place]
        self.phase = OVER

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

    # What an observer knows.

    def known_to(self, observer, seat):
        """The cards of a seat's hand that the observer has seen in it.

        Whoever has held a hand knows it for the rest of the round: everything taken out of it, and every
        chopsticks card put back, was shown to all. The hand now at `seat` was at the observer's `passes`
        turns after the deal, if that has been. Of a hand never held, the chopsticks put back are known.
        """
        if observer == seat:
            return self.hand[seat]
        if self.round_turn == 0 or self.phase == OVER:
            return 0
        if observer < 0:
            return one(CHOPSTICKS) * self.shown_in(seat)
        if self.invisible:
            if seat == self.controller:
                return self.hand[seat] - one(self.drawn)
            return self.hand[seat]
        passes = observer - seat if self.goes_right() else seat - observer
        passes = (self.round_turn - passes + 2 * self.seat_count) % self.seat_count
        return self.hand[seat] if passes <= self.round_turn else one(CHOPSTICKS) * self.shown_in(seat)

    def resample(self, observer, rng):
        if not cython.compiled:
            cards = [0] * SPREAD
        pool = self.deck
        for seat in range(self.seat_count):
            pool += self.hand[seat] - self.known_to(observer, seat)
        total = spread(pool, cards)
        for seat in range(self.seat_count):
            known = self.known_to(observer, seat)
            missing = size(self.hand[seat]) - size(known)
            for _ in range(missing):
                card = take(cards, total, rng)
                total -= 1
                known += one(card)
                pool -= one(card)
                if self.invisible and seat == self.controller:
                    self.drawn = card
            self.hand[seat] = known
        self.deck = pool
        # What others have chosen already is unknown too.
        for seat in range(self.seat_count):
            if seat != observer and self.pick[seat] >= 0:
                self.pick[seat] = self.random_action(seat, rng)

    def returns(self, values):
        for place in range(self.seat_count):
            values[place] = self.score[place]

    def winners_mask(self):
        """SG-27: most points, then most puddings; SG-30: never the invisible player."""
        if self.phase != OVER:
            return 0
        best = -(1 << 20)
        mask = 0
        for seat in range(self.seat_count):
            # Scores weigh more than any number of puddings.
            rank = self.score[seat] * 256 + self.dessert[seat]
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= 1 << seat
        return mask

    def copy_from(self, other):
        self.copy(cython.cast(SushiGoState, other))

    def copy(self, source):
        """Takes over everything from another state."""
        self.seat_count = source.seat_count
        self.turn = source.turn
        self.hand[:] = source.hand
        self.tray[:] = source.tray
        self.deck = source.deck
        self.discard = source.discard
        self.pick[:] = source.pick
        self.score[:] = source.score
        self.dessert[:] = source.dessert
        self.phase = source.phase
        self.places = source.places
        self.both_ways = source.both_ways
        self.invisible = source.invisible
        self.round = source.round
        self.round_turn = source.round_turn
        self.hand_size = source.hand_size
        self.waiting = source.waiting
        self.controller = source.controller
        self.drawn = source.drawn
        self.pile = source.pile
        self.shown = source.shown

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
        rest = self.shown
        rest = rest * 32 + self.waiting
        rest = (rest * 16 + self.drawn) * 16 + self.pile
        rest = (rest * 2 + self.controller) * 2 + self.both_ways
        return mixed ^ rest * 16777619

    def clone(self) -> SushiGoState:
        other = SushiGoState.__new__(SushiGoState)
        if not cython.compiled:
            other.allocate()
        other.copy_from(self)
        return other

    # For the Python face (state.py).

    def advance(self, rng: Rng) -> bool:
        """Goes one phase on, unless somebody must choose or all is over; whether it did."""
        if self.phase == CHOOSE or self.phase == OVER:
            return False
        self.step(Rng.checked(rng))
        return True

    def note(self, seat: int, action: int) -> None:
        """Notes a choice that is known to be legal."""
        self.check_seat(seat)
        if not 0 <= action < ACTION_COUNT:
            raise ValueError(f"actions are numbered 0 to {ACTION_COUNT - 1}")
        self.choose(seat, action)

    def known_hands(self, observer: int | None) -> tuple[int, ...]:
        """What an observer has seen of each hand."""
        eye = -1 if observer is None else observer
        return tuple([self.known_to(eye, seat) for seat in range(self.seat_count)])

    def passes_right(self) -> bool:
        """Whether hands go to the right in this round."""
        return bool(self.goes_right())

    def restore(self, snapshot: tuple[Any, ...]) -> None:
        """Becomes the state that a snapshot was taken of; raises ValueError where it can't be one."""
        check_snapshot(snapshot)
        hand, tray, pick, score, dessert, table, turn, options = snapshot
        for place in range(5):
            self.hand[place], self.tray[place] = hand[place], tray[place]
            self.score[place], self.dessert[place] = score[place], dessert[place]
            self.pick[place] = pick[place]
        self.deck, self.discard, self.turn, self.phase, self.round, self.round_turn = table
        self.hand_size, self.waiting, self.controller, self.drawn, self.pile, self.shown = turn
        self.both_ways, self.invisible, self.seat_count = options
        self.places = self.seat_count + self.invisible
