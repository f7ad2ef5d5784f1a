"""The rules of Sushi Roll, SR-1 to SR-30 (worded in RULES.md): the flow of a match; points.py counts.

Source: the Polish booklet. Where it leaves something open, RULES.md marks our reading. Not handled here: who
sits where, clocks, what is told (story.py) and the typed form of it all (state.py, view.py). Compiled with
rules.pxd; runs uncompiled too, with the same results.

A match goes through phases: DRAW brings dice onto the belts and rolls them; in ACT one seat is due, and
makes as many moves with tokens as it likes before it takes a die; when all have taken one, MOVE shifts the
belts and rolls again; when the belts are empty, SCORE and, after the last round, FINISH lead on. Everything
lies open: the future is not in the state, since dice show only what has been rolled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython

from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.dice import DEFAULT
from bordspil.games.sushi_roll.moves import ACTION_COUNT
from bordspil.games.sushi_roll.parts import BOX, CHOPSTICKS, DICE_A_BELT, FACES, KINDS, MENUS, PUDDINGS
from bordspil.games.sushi_roll.parts import ROUNDS as ROUNDS_A_MATCH
from bordspil.games.sushi_roll.planning import SushiRollPlanning
from bordspil.games.sushi_roll.snapshot import check_dice, check_snapshot, check_words

if cython.compiled:
    from cython.cimports.bordspil.core.draw import below
    from cython.cimports.bordspil.games.sushi_roll.bunch import (
        count_of,
        dice_in,
        faces_count,
        faces_in,
        lowest_face,
        nth_face,
        one,
    )
    from cython.cimports.bordspil.games.sushi_roll.planning import (
        ACT,
        DRAW,
        FACE_COUNT,
        FINISH,
        GET,
        LIFT,
        MOVE,
        OFFER,
        OVER,
        ROLL,
        SCORE,
        TAKE,
    )
    from cython.cimports.bordspil.games.sushi_roll.points import (
        CHOPSTICKS1,
        COLUMNS,
        DUMPLING,
        EGG,
        MAKI1,
        MENU1,
        PUDDING1,
        SQUID,
        WASABI,
        pudding_points,
        round_points,
        token_points,
    )
else:
    from bordspil.core.draw import below
    from bordspil.games.sushi_roll.bunch import (
        count_of,
        dice_in,
        faces_count,
        faces_in,
        lowest_face,
        nth_face,
        one,
    )
    from bordspil.games.sushi_roll.moves import GET, LIFT, OFFER, ROLL, TAKE
    from bordspil.games.sushi_roll.phases import ACT, DRAW, FINISH, MOVE, OVER, SCORE
    from bordspil.games.sushi_roll.points import (
        CHOPSTICKS1,
        COLUMNS,
        DUMPLING,
        EGG,
        MAKI1,
        MENU1,
        PUDDING1,
        SQUID,
        WASABI,
        pudding_points,
        round_points,
        token_points,
    )

    FACE_COUNT = len(FACES)

FULL_BAG = sum(BOX[kind] << 4 * index for index, kind in enumerate(KINDS))  # SR-1
BELT_SIZES = list(DICE_A_BELT)  # SR-5
FIRST_MENUS = 3  # SR-3
FIRST_CHOPSTICKS = 2
ROUNDS = ROUNDS_A_MATCH  # SR-24
EIGHT_DICE = 6**8


@cython.final
@cython.cclass
class SushiRollState(SushiRollPlanning):
    """A position of Sushi Roll."""

    def __init__(self, seat_count: int, dice: Sequence[int] = DEFAULT.words()) -> None:
        if not cython.compiled:
            self.allocate()
        if not 2 <= seat_count <= 5:
            raise ValueError("2 to 5 seats (SR-3)")
        check_words(dice)
        self.seat_count = seat_count
        self.turn = 0
        self.phase = DRAW
        self.round = self.round_turn = self.active = self.red = self.offered = 0
        self.lifted = 0
        self.bag = FULL_BAG
        self.menus_left = MENUS - seat_count * FIRST_MENUS
        self.chopsticks_left = CHOPSTICKS - seat_count * FIRST_CHOPSTICKS
        self.puddings_left = PUDDINGS
        for seat in range(5):
            self.dice[seat] = dice[seat]
            self.belt[seat] = self.tray[seat] = 0
            self.dipped[seat] = self.score[seat] = self.pudding[seat] = 0
            self.menu[seat] = FIRST_MENUS if seat < seat_count else 0
            self.chopsticks[seat] = FIRST_CHOPSTICKS if seat < seat_count else 0

    def allocate(self) -> None:
        """Makes the arrays that the compiled class has in itself."""
        self.belt, self.tray, self.dice = [0] * 5, [0] * 5, [0] * 5
        self.dipped, self.score, self.pudding = [0] * 5, [0] * 5, [0] * 5
        self.menu, self.chopsticks = [0] * 5, [0] * 5

    # Who may do what.

    def due_mask(self):
        return 1 << self.active if self.phase == ACT else 0

    def is_over(self):
        return self.phase == OVER

    def others_have_dice(self):
        """SR-10: a belt without dice can't be swapped with."""
        for seat in range(self.seat_count):
            if seat != self.active and self.belt[seat] != 0:
                return True
        return False

    def open_lifts(self):
        """The faces that may be picked up next: in order, so that every choice of dice has one way only."""
        left = faces_in(self.belt[self.active] - self.lifted)
        if self.lifted == 0:
            return left
        # The highest face picked up so far is the last one.
        last = faces_in(self.lifted)
        while last & last - 1:
            last &= last - 1
        return left & ~(last - 1)

    def legal_actions(self, seat, actions):
        if self.phase != ACT or seat != self.active:
            return 0
        count = 0
        if self.offered > 0:
            for other in range(self.seat_count):
                if other != seat:
                    count = self.add_actions(
                        actions, count, faces_in(self.belt[other]), GET + FACE_COUNT * other
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

    def add_actions(self, actions, count, faces, base):
        """Adds an action for every face of a set."""
        while faces:
            actions[count] = base + lowest_face(faces)
            count += 1
            faces &= faces - 1
        return count

    def random_action(self, seat, rng):
        # The same draw from the same list as legal_actions gives, without writing the list down.
        if self.phase != ACT or seat != self.active:
            return -1
        if self.offered > 0:
            count = 0
            for other in range(self.seat_count):
                if other != seat:
                    count += faces_count(faces_in(self.belt[other]))
            if count == 0:
                return -1
            number = below(rng, count)
            for other in range(self.seat_count):
                if other != seat:
                    faces = faces_in(self.belt[other])
                    count = faces_count(faces)
                    if number < count:
                        return GET + FACE_COUNT * other + nth_face(faces, number)
                    number -= count
        if self.lifted != 0:
            faces = self.open_lifts()
            count = faces_count(faces)
            number = below(rng, count + 1)
            return ROLL if number == count else LIFT + nth_face(faces, number)
        faces = faces_in(self.belt[seat])
        count = faces_count(faces)
        if count == 0:
            return -1
        kinds = 1
        if self.menu[seat] > 0:
            kinds = 2
        if self.chopsticks[seat] > 0 and self.others_have_dice():
            kinds += 1
        number = below(rng, count * kinds)
        if number < count:
            return nth_face(faces, number)
        number -= count
        if number < count and self.menu[seat] > 0:
            return LIFT + nth_face(faces, number)
        return OFFER + nth_face(faces, number % count)

    # Playing.

    def apply(self, seat, action, rng):
        if action < LIFT:
            self.take(seat, action - TAKE)
            while self.phase != ACT and self.phase != OVER:
                self.step(rng)
        elif action < ROLL:
            self.lifted += one(action - LIFT)
        elif action == ROLL:
            self.roll_again(seat, rng)
        elif action < GET:
            self.offered = action - OFFER + 1
        else:
            self.swap(seat, (action - GET) // FACE_COUNT, (action - GET) % FACE_COUNT)

    def step(self, rng):
        """One phase that needs nobody; whatever it leads to is the next phase."""
        if self.phase == MOVE:
            self.move_belts(rng)
        elif self.phase == SCORE:
            self.score_round()
        elif self.phase == FINISH:
            self.score_rest()
        elif self.phase == DRAW:
            self.draw(rng)

    def draw(self, rng):
        """SR-4 to SR-7, SR-22, SR-23: dice out of the bag onto the belts, and a roll of them all."""
        if not cython.compiled:
            kinds = [0] * 75
        self.round += 1
        self.round_turn = 0
        if self.round == 1:
            self.red = below(rng, self.seat_count)
        elif self.seat_count == 3:
            self.red = (self.red + 1) % 3
        total = 0
        for kind in range(5):
            for _ in range(self.bag >> 4 * kind & 15):
                kinds[total] = kind
                total += 1
        for seat in range(self.seat_count):
            drawn = 0
            for _ in range(min(BELT_SIZES[self.seat_count], total)):
                chosen = below(rng, total)
                kind = kinds[chosen]
                total -= 1
                kinds[chosen] = kinds[total]
                self.bag -= 1 << 4 * kind
                # Any face of the kind will do: rolling asks for the kinds only.
                drawn += one(
                    EGG
                    if kind == 0
                    else MAKI1
                    if kind == 1
                    else WASABI
                    if kind == 2
                    else PUDDING1
                    if kind == 3
                    else DUMPLING
                )
            self.belt[seat] = self.rolled(drawn, rng)
        self.active = self.red
        self.phase = ACT

    def rolled(self, bunch, rng):
        """The same dice with new faces. One number below 6^8 decides all: its digits to base six are dice."""
        number = below(rng, EIGHT_DICE)
        fresh = 0
        for kind in range(5):
            faces = self.dice[kind]
            for _ in range(dice_in(bunch, kind)):
                fresh += cython.cast(cython.ulonglong, 1) << (faces >> 8 * (number % 6) & 63)
                number //= 6
        return fresh

    def take(self, seat, face):
        """SR-11: a die goes from the belt to the tray as it lies; the turn goes on to the left."""
        self.belt[seat] -= one(face)
        self.lay(seat, face)
        self.turn += 1
        self.active = seat + 1 if seat + 1 < self.seat_count else 0
        if self.active == self.red:
            # All have taken one: SR-16, SR-17.
            self.round_turn += 1
            self.phase = SCORE if self.belt[seat] == 0 else MOVE

    def lay(self, seat, face):
        """SR-12 to SR-15: what a die brings when it is laid onto the tray."""
        self.tray[seat] += one(face)
        if face <= SQUID:
            # SR-15: onto a wasabi without nigiri, if there is one.
            if count_of(self.tray[seat], WASABI) > dice_in(self.dipped[seat], 0):
                self.dipped[seat] += 1 << 3 * face
        elif MENU1 <= face < DUMPLING:
            self.gain_tokens(seat, face)

    def gain_tokens(self, seat, face):
        """SR-12 to SR-14: as many as the die shows, or what is left."""
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

    def roll_again(self, seat, rng):
        """SR-9: a menu token goes back, and the dice picked up are rolled."""
        self.menu[seat] -= 1
        self.menus_left += 1
        self.belt[seat] += self.rolled(self.lifted, rng) - self.lifted
        self.lifted = 0
        self.turn += 1

    def swap(self, seat, other, face):
        """SR-10: chopsticks go back, and two dice change places as they lie."""
        self.chopsticks[seat] -= 1
        self.chopsticks_left += 1
        self.belt[seat] += one(face) - one(self.offered - 1)
        self.belt[other] += one(self.offered - 1) - one(face)
        self.offered = 0
        self.turn += 1

    def move_belts(self, rng):
        """SR-16: all belts go one place to the left, all dice are rolled, the red belt starts."""
        last = self.seat_count - 1
        saved = self.belt[last]
        for seat in range(last, 0, -1):
            self.belt[seat] = self.rolled(self.belt[seat - 1], rng)
        self.belt[0] = self.rolled(saved, rng)
        self.red = self.red + 1 if self.red < last else 0
        self.active = self.red
        self.phase = ACT

    def score_round(self):
        """SR-18 to SR-22: points, then all dice go back into the bag."""
        if not cython.compiled:
            points, rolls, ranks = [0] * 35, [0] * 5, [0] * 5
        round_points(self.tray, self.dipped, self.seat_count, points, rolls, ranks)
        for seat in range(self.seat_count):
            for column in range(COLUMNS):
                self.score[seat] += points[seat * COLUMNS + column]
            for kind in range(5):
                self.bag += dice_in(self.tray[seat], kind) << 4 * kind
            self.tray[seat] = 0
            self.dipped[seat] = 0
        self.phase = FINISH if self.round >= ROUNDS else DRAW

    def score_rest(self):
        """SR-24 to SR-27: puddings, and tokens that were not used."""
        if not cython.compiled:
            puddings, points, ranks = [0] * 5, [0] * 5, [0] * 5
        for seat in range(self.seat_count):
            puddings[seat] = self.pudding[seat]
        pudding_points(puddings, self.seat_count, points, ranks)
        for seat in range(self.seat_count):
            self.score[seat] += points[seat] + token_points(self.menu[seat], self.chopsticks[seat])
        self.phase = OVER

    def playout(self, rng):
        while self.phase != OVER:
            if self.phase == ACT:
                action = self.random_action(self.active, rng)
                if action < 0:
                    # Only where an illegal move has broken the state.
                    return
                self.apply(self.active, action, rng)
            else:
                self.step(rng)

    def resample(self, observer, rng):
        """Nothing is hidden, so there is nothing to deal anew."""

    def returns(self, values):
        for seat in range(self.seat_count):
            values[seat] = self.score[seat]

    def winners_mask(self):
        """SR-28: most points, then most puddings."""
        if self.phase != OVER:
            return 0
        best = -(1 << 20)
        mask = 0
        for seat in range(self.seat_count):
            # Scores weigh more than any number of puddings.
            rank = self.score[seat] * 256 + self.pudding[seat]
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= 1 << seat
        return mask

    def copy_from(self, other):
        self.copy(cython.cast(SushiRollState, other))

    def copy(self, source):
        """Takes over everything from another state."""
        self.seat_count = source.seat_count
        self.turn = source.turn
        self.belt[:] = source.belt
        self.tray[:] = source.tray
        self.lifted = source.lifted
        self.dice[:] = source.dice
        self.dipped[:] = source.dipped
        self.score[:] = source.score
        self.pudding[:] = source.pudding
        self.menu[:] = source.menu
        self.chopsticks[:] = source.chopsticks
        self.bag = source.bag
        self.phase = source.phase
        self.round = source.round
        self.round_turn = source.round_turn
        self.active = source.active
        self.red = source.red
        self.offered = source.offered
        self.menus_left = source.menus_left
        self.chopsticks_left = source.chopsticks_left
        self.puddings_left = source.puddings_left

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

    def clone(self) -> SushiRollState:
        other = SushiRollState.__new__(SushiRollState)
        if not cython.compiled:
            other.allocate()
        other.copy_from(self)
        return other

    # For the Python face (state.py).

    def advance(self, rng: Rng) -> bool:
        """Goes one phase on, unless somebody must move or all is over; whether it did."""
        if self.phase == ACT or self.phase == OVER:
            return False
        self.step(Rng.checked(rng))
        return True

    def do(self, seat: int, action: int, rng: Rng) -> None:
        """Does one step that is known to be legal, and nothing of what follows from it."""
        self.check_seat(seat)
        if type(action) is not int or not 0 <= action < ACTION_COUNT:
            raise ValueError(f"actions are numbered 0 to {ACTION_COUNT - 1}")
        if action < LIFT:
            self.take(seat, action - TAKE)
        else:
            self.apply(seat, action, Rng.checked(rng))

    def roll(self, bunch: int, rng: Rng) -> int:
        """Some dice rolled, up to eight; the state stays as it is."""
        check_dice(bunch)
        return self.rolled(bunch, Rng.checked(rng))

    def run_rolls(self, bunch: int, count: int, rng: Rng) -> tuple[int, ...]:
        """How often each face falls in `count` rolls of some dice (for benchmarks and fairness tests)."""
        if not cython.compiled:
            seen = [0] * FACE_COUNT
        check_dice(bunch)
        self.tally_rolls(bunch, count, Rng.checked(rng), seen)
        return tuple([seen[face] for face in range(FACE_COUNT)])

    def tally_rolls(self, bunch, count, rng, seen):
        """Counts the faces that fall."""
        for face in range(FACE_COUNT):
            seen[face] = 0
        for _ in range(count):
            rolled = self.rolled(bunch, rng)
            faces = faces_in(rolled)
            while faces:
                face = lowest_face(faces)
                seen[face] += count_of(rolled, face)
                faces &= faces - 1

    def restore(self, snapshot: tuple[Any, ...]) -> None:
        """Becomes the state that a snapshot was taken of; raises ValueError where it can't be one."""
        check_snapshot(snapshot)
        belt, tray, dipped, score, pudding, menu, chopsticks, dice, table, supply = snapshot
        for seat in range(5):
            self.belt[seat], self.tray[seat], self.dipped[seat] = belt[seat], tray[seat], dipped[seat]
            self.score[seat], self.pudding[seat] = score[seat], pudding[seat]
            self.menu[seat], self.chopsticks[seat] = menu[seat], chopsticks[seat]
            self.dice[seat] = dice[seat]
        self.seat_count, self.turn, self.phase, self.round, self.round_turn, self.active, self.red = table[:7]
        self.lifted, self.offered = table[7:]
        self.menus_left, self.chopsticks_left, self.puddings_left, self.bag = supply
