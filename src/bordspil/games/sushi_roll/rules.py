"""The rules of Sushi Roll, SR-1 to SR-30 (see RULES.md): the fields of a position and the course of a match.

The source is the Polish rulebook. Where it leaves something open, RULES.md marks our reading. Compiled with
rules.pxd; uncompiled, it gives the same results.

A match goes through phases. DRAW puts dice onto the belts and rolls them. In ACT one seat is due: it may use
tokens as often as it likes before it takes a die. When everyone has taken one, MOVE passes the belts on and
rolls them again. When the belts are empty, SCORE follows, and FINISH after the last round. Nothing is hidden,
and the state doesn't contain the future: dice show what has been rolled.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from bordspil.core.fields import Field
from bordspil.core.state import State
from bordspil.games.sushi_roll.components import (
    BOX,
    CHOPSTICKS,
    DICE_PER_BELT,
    FACES,
    FACES_OF,
    INDEX,
    KINDS,
    MENUS,
    PUDDINGS,
    ROUNDS,
    SIDES,
)
from bordspil.games.sushi_roll.dice import DEFAULT, check_words
from bordspil.games.sushi_roll.moves import SEATS
from bordspil.games.sushi_roll.packed import PACKED_BITS

if not cython.compiled:
    from bordspil.core.bits import bit_count
    from bordspil.core.draw import below
    from bordspil.core.fields import copy_fields
    from bordspil.games.sushi.winners import winners_by_score
    from bordspil.games.sushi_roll.moves import (
        GET,
        LIFT,
        OFFER,
        ROLL,
        TAKE,
        swap_action,
        swap_face,
        swap_seat,
    )
    from bordspil.games.sushi_roll.packed import (
        count_in_bag,
        count_of_kind,
        faces_in,
        in_bag,
        lowest_face,
        nth_face,
        one_die,
        open_wasabi,
        shift_on_side,
    )
    from bordspil.games.sushi_roll.points import (
        CHOPSTICKS1,
        COLUMNS,
        DUMPLING,
        MENU1,
        PUDDING1,
        SQUID,
        PointsTable,
        token_points,
        write_pudding_points,
        write_round_points,
    )

    DRAW, ACT, MOVE, SCORE, FINISH, OVER = range(6)

FULL_BAG = sum([in_bag(BOX[kind], index) for index, kind in enumerate(KINDS)])  # SR-1
BELT_SIZES = list(DICE_PER_BELT)  # SR-5
FIRST_MENUS = 3  # SR-3
FIRST_CHOPSTICKS = 2
EIGHT_DICE = 6**8
FIRST_FACES = [INDEX[FACES_OF[kind][0]] for kind in KINDS]
MOST_PACKED = (1 << PACKED_BITS) - 1


def goes_on_wasabi(tray: int, dipped: int, face: int) -> bool:
    """SR-15: whether a die, once taken, goes onto a wasabi of the tray: a nigiri must if one is open."""
    return face <= SQUID and open_wasabi(tray, dipped) > 0


def chooses_later(other: int, active: int, red: int, seat_count: int) -> bool:
    """SR-8: whether another seat still takes a die after the active one, before the belts move on."""
    other_turn = other - red if other >= red else other - red + seat_count
    active_turn = active - red if active >= red else active - red + seat_count
    return other_turn > active_turn


def check_rules(rules: object) -> None:
    """Raise TypeError for anything but a position of Sushi Roll: the C side casts without checking."""
    if not isinstance(rules, SushiRollRules):
        raise TypeError(f"expected a position of Sushi Roll, not {type(rules).__name__}")


class SushiRollRules(State):
    """A position of Sushi Roll and the rules that change it."""

    fields = (
        Field("belt", MOST_PACKED, length=SEATS),
        Field("tray", MOST_PACKED, length=SEATS),
        Field("lifted", MOST_PACKED),
        Field("dice", (1 << 8 * SIDES) - 1, length=len(KINDS)),
        Field("dipped", (1 << 9) - 1, length=SEATS),
        Field("score", 999, least=-999, length=SEATS),
        Field("pudding", PUDDINGS, length=SEATS),
        Field("menu", MENUS, length=SEATS),
        Field("chopsticks", CHOPSTICKS, length=SEATS),
        Field("bag", (1 << 4 * len(KINDS)) - 1, start=FULL_BAG),
        Field("phase", OVER, start=DRAW),
        Field("round", ROUNDS),
        Field("round_turn", max(DICE_PER_BELT)),
        Field("active", SEATS - 1),
        Field("red", SEATS - 1),
        Field("offered", len(FACES)),
        Field("menus_left", MENUS, start=MENUS),
        Field("chopsticks_left", CHOPSTICKS, start=CHOPSTICKS),
        Field("puddings_left", PUDDINGS, start=PUDDINGS),
    )

    def __init__(self, seat_count: int, dice: Sequence[int] = DEFAULT.words()) -> None:
        if not 2 <= seat_count <= SEATS:
            raise ValueError("2 to 5 seats (SR-3)")
        check_words(dice)
        self.seat_count = seat_count
        self.reset()
        for kind in range(5):
            self.dice[kind] = dice[kind]
        for seat in range(seat_count):
            self.menu[seat] = FIRST_MENUS
            self.chopsticks[seat] = FIRST_CHOPSTICKS
            self.menus_left -= FIRST_MENUS
            self.chopsticks_left -= FIRST_CHOPSTICKS

    # Who may do what.

    @cython.final
    def due_mask(self):
        return 1 << self.active if self.phase == ACT else 0

    @cython.final
    def is_over(self):
        return self.phase == OVER

    @cython.final
    def others_have_dice(self):
        """SR-10: whether another belt has a die to swap for."""
        for seat in range(self.seat_count):
            if seat != self.active and self.belt[seat] != 0:
                return True
        return False

    @cython.final
    def open_lifts(self):
        """The faces that may be picked up next: in order, so that each choice of dice has one way only."""
        left = faces_in(self.belt[self.active] - self.lifted)
        if self.lifted == 0:
            return left
        # The highest face picked up so far is the last one.
        last = faces_in(self.lifted)
        while last & last - 1:
            last &= last - 1
        return left & ~(last - 1)

    @cython.final
    def legal_actions(self, seat, actions):
        if self.phase != ACT or seat != self.active:
            return 0
        count = 0
        if self.offered > 0:
            for other in range(self.seat_count):
                if other != seat:
                    count = self.add_actions(
                        actions, count, faces_in(self.belt[other]), swap_action(other, 0)
                    )
            return count
        if self.lifted != 0:
            count = self.add_actions(actions, count, self.open_lifts(), LIFT)
            actions[count] = ROLL
            return count + 1
        faces = faces_in(self.belt[seat])
        count = self.add_actions(actions, count, faces, TAKE)
        if self.menu[seat] > 0:
            count = self.add_actions(actions, count, faces, LIFT)
        if self.chopsticks[seat] > 0 and self.others_have_dice():
            count = self.add_actions(actions, count, faces, OFFER)
        return count

    @cython.final
    def add_actions(self, actions, count, faces, base):
        """Add an action for every face of a set and return the new count."""
        while faces:
            actions[count] = base + lowest_face(faces)
            count += 1
            faces &= faces - 1
        return count

    @cython.final
    def random_action(self, seat, rng):
        # Draws the same action as from the list of `legal_actions`, without writing the list.
        if self.phase != ACT or seat != self.active:
            return -1
        if self.offered > 0:
            return self.random_get(seat, rng)
        if self.lifted != 0:
            faces = self.open_lifts()
            count = bit_count(faces)
            number = below(rng, count + 1)
            return ROLL if number == count else LIFT + nth_face(faces, number)
        faces = faces_in(self.belt[seat])
        count = bit_count(faces)
        if count == 0:
            return -1
        kinds = 1
        if self.menu[seat] > 0:
            kinds = 2
        if self.chopsticks[seat] > 0 and self.others_have_dice():
            kinds += 1
        number = below(rng, count * kinds)
        if number < count:
            return TAKE + nth_face(faces, number)
        number -= count
        if number < count and self.menu[seat] > 0:
            return LIFT + nth_face(faces, number)
        return OFFER + nth_face(faces, number % count)

    @cython.final
    def random_get(self, seat, rng):
        """One of the dice that the seat may get for the one on offer."""
        count = 0
        for other in range(self.seat_count):
            if other != seat:
                count += bit_count(faces_in(self.belt[other]))
        if count == 0:
            return -1
        number = below(rng, count)
        for other in range(self.seat_count):
            if other != seat:
                faces = faces_in(self.belt[other])
                count = bit_count(faces)
                if number < count:
                    return swap_action(other, nth_face(faces, number))
                number -= count
        return -1

    # Playing.

    @cython.final
    def apply(self, seat, action, rng):
        if action < LIFT:
            self.take(seat, action - TAKE)
            while self.phase != ACT and self.phase != OVER:
                self.step(rng)
        elif action < ROLL:
            self.lifted += one_die(action - LIFT)
        elif action == ROLL:
            self.roll_again(seat, rng)
        elif action < GET:
            self.offered = action - OFFER + 1
        else:
            self.swap(seat, swap_seat(action), swap_face(action))

    @cython.final
    def step(self, rng):
        """Run a phase in which nobody has to choose; it sets the next phase."""
        if self.phase == MOVE:
            self.move_belts(rng)
        elif self.phase == SCORE:
            self.score_round()
        elif self.phase == FINISH:
            self.score_rest()
        elif self.phase == DRAW:
            self.draw(rng)

    @cython.final
    def draw(self, rng):
        """SR-4 to SR-7, SR-22, SR-23: draw dice from the bag onto the belts and roll them all."""
        # Room for the fullest bag there can be after unchecked moves: 15 dice of each kind.
        kinds = cython.declare(cython.uchar[75])
        self.round += 1
        self.round_turn = 0
        if self.round == 1:
            self.red = below(rng, self.seat_count)
        elif self.seat_count == 3:
            self.red = (self.red + 1) % 3
        total = 0
        for kind in range(5):
            for _ in range(count_in_bag(self.bag, kind)):
                kinds[total] = kind
                total += 1
        for seat in range(self.seat_count):
            drawn = 0
            for _ in range(min(BELT_SIZES[self.seat_count], total)):
                chosen = below(rng, total)
                kind = kinds[chosen]
                total -= 1
                kinds[chosen] = kinds[total]
                self.bag -= in_bag(1, kind)
                # Any face of the kind will do: they are rolled next.
                drawn += one_die(FIRST_FACES[kind])
            self.belt[seat] = self.rolled(drawn, rng)
        self.active = self.red
        self.phase = ACT

    @cython.final
    def rolled(self, dice, rng):
        """The same dice, rolled. One number below 6^8 decides them all: each digit to base six is one die."""
        number = below(rng, EIGHT_DICE)
        fresh = 0
        for kind in range(5):
            word = self.dice[kind]
            for _ in range(count_of_kind(dice, kind)):
                fresh += cython.cast(cython.ulonglong, 1) << shift_on_side(word, number % 6)
                number //= 6
        return fresh

    @cython.final
    def take(self, seat, face):
        """SR-11: move a die from the belt to the tray as it lies; the next seat on the left is due."""
        self.belt[seat] -= one_die(face)
        self.lay(seat, face)
        self.turn += 1
        self.active = seat + 1 if seat + 1 < self.seat_count else 0
        if self.active == self.red:
            # Everyone has taken one: SR-16, SR-17.
            self.round_turn += 1
            self.phase = SCORE if self.belt[seat] == 0 else MOVE

    @cython.final
    def lay(self, seat, face):
        """SR-12 to SR-15: put a die onto the tray, with everything it brings."""
        if goes_on_wasabi(self.tray[seat], self.dipped[seat], face):
            self.dipped[seat] += one_die(face)
        self.tray[seat] += one_die(face)
        if MENU1 <= face < DUMPLING:
            self.gain_tokens(seat, face)

    @cython.final
    def gain_tokens(self, seat, face):
        """SR-12 to SR-14: gain as many tokens as the die shows, or as many as are left."""
        if face < CHOPSTICKS1:
            gain = min(face - MENU1 + 1, self.menus_left)
            self.menu[seat] += gain
            self.menus_left -= gain
        elif face < PUDDING1:
            gain = min(face - CHOPSTICKS1 + 1, self.chopsticks_left)
            self.chopsticks[seat] += gain
            self.chopsticks_left -= gain
        else:
            gain = min(face - PUDDING1 + 1, self.puddings_left)
            self.pudding[seat] += gain
            self.puddings_left -= gain

    @cython.final
    def roll_again(self, seat, rng):
        """SR-9: return a menu token and roll the dice picked up."""
        self.menu[seat] -= 1
        self.menus_left += 1
        self.belt[seat] += self.rolled(self.lifted, rng) - self.lifted
        self.lifted = 0
        self.turn += 1

    @cython.final
    def swap(self, seat, other, face):
        """SR-10: return chopsticks and swap two dice as they lie."""
        self.chopsticks[seat] -= 1
        self.chopsticks_left += 1
        self.belt[seat] += one_die(face) - one_die(self.offered - 1)
        self.belt[other] += one_die(self.offered - 1) - one_die(face)
        self.offered = 0
        self.turn += 1

    @cython.final
    def move_belts(self, rng):
        """SR-16: pass all belts to the left and roll all dice; the red belt starts."""
        last = self.seat_count - 1
        saved = self.belt[last]
        for seat in range(last, 0, -1):
            self.belt[seat] = self.rolled(self.belt[seat - 1], rng)
        self.belt[0] = self.rolled(saved, rng)
        self.red = self.red + 1 if self.red < last else 0
        self.active = self.red
        self.phase = ACT

    @cython.final
    def score_round(self):
        """SR-18 to SR-22: score the trays and put all dice back into the bag."""
        points = cython.declare(PointsTable)
        symbols = cython.declare(cython.int[5])
        ranks = cython.declare(cython.int[5])
        write_round_points(self.tray, self.dipped, self.seat_count, points, symbols, ranks)
        for seat in range(self.seat_count):
            for column in range(COLUMNS):
                self.score[seat] += points[seat * COLUMNS + column]
            for kind in range(5):
                self.bag += in_bag(count_of_kind(self.tray[seat], kind), kind)
            self.tray[seat] = 0
            self.dipped[seat] = 0
        self.phase = FINISH if self.round >= ROUNDS else DRAW

    @cython.final
    def score_rest(self):
        """SR-24 to SR-27: score puddings and unused tokens."""
        puddings = cython.declare(cython.int[5])
        points = cython.declare(cython.int[5])
        ranks = cython.declare(cython.int[5])
        for seat in range(self.seat_count):
            puddings[seat] = self.pudding[seat]
        write_pudding_points(puddings, self.seat_count, points, ranks)
        for seat in range(self.seat_count):
            self.score[seat] += points[seat] + token_points(self.menu[seat], self.chopsticks[seat])
        self.phase = OVER

    @cython.final
    def rounds_done(self):
        # DRAW counts the next round; FINISH and OVER come after the last scoring.
        scored = self.phase == DRAW or self.phase >= FINISH
        return self.round if scored else self.round - 1

    @cython.final
    def playout(self, rng):
        while self.phase != OVER:
            if self.phase == ACT:
                action = self.random_action(self.active, rng)
                if action < 0:
                    # An illegal move, played unchecked, has broken the state.
                    return
                self.apply(self.active, action, rng)
            else:
                self.step(rng)

    @cython.final
    def returns(self, values):
        for seat in range(self.seat_count):
            values[seat] = self.score[seat]

    @cython.final
    def winners_mask(self):
        """SR-28: most points, then most puddings."""
        return winners_by_score(self.score, self.pudding, self.seat_count) if self.phase == OVER else 0

    @cython.final
    def copy_from(self, other):
        copy_fields(self, cython.cast(SushiRollRules, other))

    @cython.final
    def fingerprint(self):
        mixed = self.lifted * 31 + self.bag
        for seat in range(self.seat_count):
            mixed = mixed * 16777619 ^ self.belt[seat]
            mixed = mixed * 16777619 ^ self.tray[seat]
            rest = (self.score[seat] + 1024) * 1024 + self.dipped[seat]
            rest = ((rest * 64 + self.pudding[seat]) * 64 + self.menu[seat]) * 64 + self.chopsticks[seat]
            mixed = mixed * 16777619 ^ rest
            if not cython.compiled:
                mixed &= 0xFFFFFFFFFFFFFFFF
        for kind in range(5):
            mixed = mixed * 16777619 ^ self.dice[kind]
            if not cython.compiled:
                mixed &= 0xFFFFFFFFFFFFFFFF
        rest = (self.phase * 4 + self.round) * 16 + self.round_turn
        rest = ((rest * 8 + self.active) * 8 + self.red) * 32 + self.offered
        return mixed ^ rest * 16777619

    def is_half_made(self) -> bool:
        """Whether the steps so far only start a move: planners may leave a state so, matches never do."""
        return bool(self.lifted or self.offered)
