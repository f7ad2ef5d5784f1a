"""What planners ask of a position at first glance: keys, worths of actions, a forecast of the end.

Rules of thumb, not rules; all their figures stand here. A die is worth points now and a share of what it may
still become. A step is worth the best move that it leads to: taking a die gives its worth, rolling again the
exact mean of the best die afterwards, a swap the best die afterwards and a share of what it takes from a
player who is still to choose; a token's price is taken off. Everything lies open, so all seats know the same.
"""

from __future__ import annotations

import cython

from bordspil.games.sushi_roll.parts import DICE_A_BELT, FACES, KIND_OF, KINDS
from bordspil.games.sushi_roll.parts import ROUNDS as ROUNDS_A_MATCH
from bordspil.games.sushi_roll.state import SushiRollFace

if cython.compiled:
    from cython.cimports.bordspil.core.mix import mix
    from cython.cimports.bordspil.games.sushi_roll.bunch import (
        count_of,
        dice_in,
        face_at,
        faces_in,
        lowest_face,
        one,
        size,
    )
    from cython.cimports.bordspil.games.sushi_roll.points import (
        CHOPSTICKS1,
        COLUMNS,
        DUMPLING,
        EGG,
        MAKI1,
        MAKI_MOST,
        MAKI_SECOND,
        MENU1,
        PUDDING1,
        PUDDING_FEWEST,
        PUDDING_MOST,
        WASABI,
        WASABI_FACTOR,
        pudding_points,
        rolls_in,
        round_points,
        token_points,
    )
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

    from bordspil.core.mix import mix
    from bordspil.games.sushi_roll.bunch import (
        count_of,
        dice_in,
        face_at,
        faces_in,
        lowest_face,
        one,
        size,
    )
    from bordspil.games.sushi_roll.moves import GET, LIFT, OFFER, ROLL
    from bordspil.games.sushi_roll.phases import ACT, DRAW, FINISH
    from bordspil.games.sushi_roll.points import (
        CHOPSTICKS1,
        COLUMNS,
        DUMPLING,
        EGG,
        MAKI1,
        MAKI_MOST,
        MAKI_SECOND,
        MENU1,
        PUDDING1,
        PUDDING_FEWEST,
        PUDDING_MOST,
        WASABI,
        WASABI_FACTOR,
        pudding_points,
        rolls_in,
        round_points,
        token_points,
    )

    FACE_COUNT = 19

MATCH_ROUNDS = ROUNDS_A_MATCH
WHOLE_BELTS = list(DICE_A_BELT)

# Faces: tuned by letting them play against each other.
NIGIRI_WORTH = [1.0, 2.0, 3.0]
# By how many of the set of three lie there already: points at once, and hope for the rest of the set.
SET_NOW = [2.0, 2.0, 4.0, 1.0, 4.0, 5.0, 0.0, 6.0, 7.0]
SET_HOPE = [1.0, 1.6, 0.0, 2.5, 1.0, 0.0, 2.9, 1.2, 0.0]
HOPE_TURNS = 5.0
ROLL_NOW, ROLL_HOPE = 0.3, 0.75
WASABI_HOPE = 3.6
# By the number of seats.
PUDDING_WORTH = [0.0, 0.0, 0.9, 1.3, 1.3, 1.3]
# A token brings half a point at the end, and more while there is much to use it for.
TOKEN_END, MENU_HOPE, CHOPSTICKS_HOPE = 0.5, 0.5, 1.1
# How much of another player's loss counts as an own gain, shared among the opponents.
DENIAL = 0.25

# The forecast: fitted to the winners (ROUND_MEAN: to the final scores) by maximum likelihood, on 1,500
# matches of each number of seats, played by the worths above with normal noise of 0.3 points.
SPREAD_END, PUDDING_END, PUDDING_LEFT = 0.1, 0.1, 2.0
SPREAD_LEFT = [0.0, 0.0, 7.5, 7.6, 6.1, 5.2]
ROUND_MEAN = [0.0, 0.0, 15.1, 12.6, 10.2, 7.8]
TOKEN_KEPT, TOKEN_LEFT = 0.5, 0.6

# (sides / 6) to the power of so many dice, nine powers for each number of sides.
POWERS = [(sides / 6) ** dice for sides in range(7) for dice in range(9)]

KIND_NUMBERS = [KINDS.index(KIND_OF[face]) for face in FACES]
NOTHING = -1e9


def maki_gain(own, more, top, second):
    """The maki points that more symbols bring, by the most and second most of the others (SR-18, SR-19)."""
    return maki_for(own + more, top, second) - maki_for(own, top, second)


def maki_for(own, top, second):
    """The maki points of so many symbols."""
    if own == 0:
        return 0
    return MAKI_MOST if own >= top else MAKI_SECOND if own >= second else 0


@cython.cclass
class SushiRollPlanning(SushiRollFace):
    """What lies on the table, and what can be said of it at first glance; the rules fill in the rest."""

    def knowledge(self, seat):
        rest = ((self.phase * 4 + self.round) * 8 + self.active) * 8 + self.red
        rest = ((rest * 32 + self.offered) * 8 + self.seat_count) * 8 + seat
        # Every word is mixed in by itself: two of them, merely laid over each other, could cancel out.
        mixed = mix(mix(0, rest), self.lifted)
        for place in range(self.seat_count):
            mixed = mix(mix(mixed, self.belt[place]), self.tray[place])
            rest = (self.score[place] + 1024) * 1024 + self.dipped[place]
            rest = ((rest * 64 + self.pudding[place]) * 64 + self.menu[place]) * 64 + self.chopsticks[place]
            mixed = mix(mixed, rest)
        for kind in range(5):
            mixed = mix(mixed, self.dice[kind])
        return mixed

    def rounds_done(self):
        # DRAW comes after scoring and before the next round is counted; the last two after the last scoring.
        scored = self.phase == DRAW or self.phase >= FINISH
        return self.round if scored else self.round - 1

    # What faces and tokens are worth.

    def turns_after(self, seat):
        """How many dice the seat will still take in this round after the next one."""
        left = size(self.belt[seat]) - 1
        return left if left > 0 else 0

    def value_faces(self, seat, worths):
        """Writes what taking each face is worth to a seat."""
        tray = self.tray[seat]
        turns = self.turns_after(seat)
        hope = turns / HOPE_TURNS if turns < HOPE_TURNS else 1.0
        wasabi = count_of(tray, WASABI) - dice_in(self.dipped[seat], 0)
        for index in range(3):
            worths[EGG + index] = NIGIRI_WORTH[index] * (WASABI_FACTOR if wasabi > 0 else 1)
            stage = 3 * index + count_of(tray, DUMPLING + index) % 3
            worths[DUMPLING + index] = SET_NOW[stage] + SET_HOPE[stage] * hope
        top = second = 0
        for other in range(self.seat_count):
            if other != seat:
                rolls = rolls_in(self.tray[other])
                if rolls > top:
                    second = top
                    top = rolls
                elif second < rolls < top:
                    second = rolls
        rolls = rolls_in(tray)
        for index in range(3):
            gain = maki_gain(rolls, index + 1, top, second)
            worths[MAKI1 + index] = (1.0 - hope) * gain + hope * (ROLL_NOW * gain + ROLL_HOPE * (index + 1))
        worths[WASABI] = WASABI_HOPE * hope / (1 + wasabi)
        if turns == 0 and self.round == MATCH_ROUNDS:
            self.value_last(seat, worths)
            return
        menu = self.token_worth(seat, MENU_HOPE)
        chopsticks = self.token_worth(seat, CHOPSTICKS_HOPE)
        for index in range(3):
            worths[MENU1 + index] = menu * min(index + 1, self.menus_left)
            worths[CHOPSTICKS1 + index] = chopsticks * min(index + 1, self.chopsticks_left)
            worths[PUDDING1 + index] = PUDDING_WORTH[self.seat_count] * min(index + 1, self.puddings_left)

    def value_last(self, seat, worths):
        """What tokens and puddings bring with the last die of a match: points and nothing else."""
        now = self.pudding_margin(seat, 0)
        tokens = self.menu[seat] + self.chopsticks[seat]
        held = token_points(tokens, 0)
        for index in range(3):
            more = min(index + 1, self.menus_left)
            worths[MENU1 + index] = token_points(tokens + more, 0) - held
            more = min(index + 1, self.chopsticks_left)
            worths[CHOPSTICKS1 + index] = token_points(tokens + more, 0) - held
            more = min(index + 1, self.puddings_left)
            worths[PUDDING1 + index] = self.pudding_margin(seat, more) - now

    def pudding_margin(self, seat, more):
        """The pudding points of a seat with some more puddings, and what the others lack of theirs."""
        if not cython.compiled:
            puddings, points, ranks = [0] * 5, [0] * 5, [0] * 5
        for other in range(self.seat_count):
            puddings[other] = self.pudding[other]
        puddings[seat] += more
        pudding_points(puddings, self.seat_count, points, ranks)
        others = 0.0
        for other in range(self.seat_count):
            if other != seat:
                others += points[other]
        return points[seat] - others / (self.seat_count - 1)

    def token_worth(self, seat, hope):
        """What a token is worth to a seat, by what one hopes of it at the beginning."""
        turns = self.turns_after(seat)
        if turns == 0 and self.round == MATCH_ROUNDS:
            tokens = self.menu[seat] + self.chopsticks[seat]
            return token_points(tokens, 0) - token_points(tokens - 1, 0) if tokens > 0 else 0.0
        whole = WHOLE_BELTS[self.seat_count]
        left = turns + (MATCH_ROUNDS - self.round) * whole
        return TOKEN_END + hope * left / (MATCH_ROUNDS * whole)

    # What actions are worth.

    def weigh(self, seat, actions, count, worths):
        if not cython.compiled:
            values = [0.0] * 19
        if self.phase != ACT or count == 0:
            return
        self.value_faces(seat, values)
        if self.offered > 0:
            self.weigh_gets(seat, values, actions, count, worths)
            return
        start = 0
        while start < count and actions[start] < LIFT:
            worths[start] = values[actions[start]]
            start += 1
        first = start
        while start < count and actions[start] <= ROLL:
            start += 1
        if start > first:
            self.weigh_lifts(seat, values, actions, first, start, worths)
        if start < count:
            self.weigh_offers(seat, values, actions, start, count, worths)

    def weigh_lifts(self, seat, values, actions, first, end, worths):
        """Re-rolls: of what is picked up so far with one more die, of all dice, of all but the best."""
        if not cython.compiled:
            levels, kinds, sides, alone = [0.0] * 30, [0] * 30, [0] * 30, [0.0] * 5
        belt = self.belt[seat]
        steps = self.climb(belt, values, levels, kinds, sides)
        price = self.token_worth(seat, MENU_HOPE)
        best = best_face(belt, values)
        others = belt - one(best)
        of_all = self.mean_best(belt, belt, values, levels, kinds, sides, steps)
        of_others = NOTHING
        if others != 0:
            of_others = self.mean_best(belt, others, values, levels, kinds, sides, steps)
        # A single die, the best one staying: all faces of a kind are alike.
        for kind in range(5):
            alone[kind] = 0.0
        for step in range(steps):
            alone[kinds[step]] += sides[step] * max(levels[step], values[best]) / 6.0
        for index in range(first, end):
            if actions[index] == ROLL:
                worths[index] = self.mean_best(belt, self.lifted, values, levels, kinds, sides, steps) - price
                continue
            face = actions[index] - LIFT
            lifted = self.lifted + one(face)
            if self.lifted == 0 and face != best:
                worth = alone[KIND_NUMBERS[face]]
            else:
                worth = self.mean_best(belt, lifted, values, levels, kinds, sides, steps)
            # Dice are picked up in order: what a plan still lacks must not lie before this face.
            if of_all > worth and (belt - lifted) & (one(face) - 1) == 0:
                worth = of_all
            if (
                of_others > worth
                and count_of(lifted, best) < count_of(belt, best)
                and (others - lifted) & (one(face) - 1) == 0
            ):
                worth = of_others
            worths[index] = worth - price

    def climb(self, belt, values, levels, kinds, sides):
        """Writes all sides of the dice on a belt, the least worth first, and gives their number."""
        steps = spot = 0
        for kind in range(5):
            if dice_in(belt, kind) == 0:
                continue
            word = self.dice[kind]
            place = 64
            for _ in range(6):
                # Equal sides lie side by side.
                if (word & 63) == place:
                    sides[spot] += 1
                else:
                    place = word & 63
                    level = values[face_at(place)]
                    spot = steps
                    while spot > 0 and levels[spot - 1] > level:
                        levels[spot] = levels[spot - 1]
                        kinds[spot] = kinds[spot - 1]
                        sides[spot] = sides[spot - 1]
                        spot -= 1
                    levels[spot] = level
                    kinds[spot] = kind
                    sides[spot] = 1
                    steps += 1
                word >>= 8
        return steps

    def mean_best(self, belt, rolled, values, levels, kinds, sides, steps):
        """The exact mean worth of the best die after a roll of some: a sum over levels of worth."""
        if not cython.compiled:
            dice, below = [0] * 5, [0] * 5
        for kind in range(5):
            dice[kind] = dice_in(rolled, kind)
            below[kind] = 0
        kept = best_worth(belt - rolled, values)
        step = 0
        # All that falls no better than what was kept counts the same.
        while step < steps and levels[step] <= kept:
            below[kinds[step]] += sides[step]
            step += 1
        before = chance_of(dice, below)
        total = before * kept
        while step < steps:
            kind = kinds[step]
            if dice[kind] > 0:
                below[kind] += sides[step]
                chance = chance_of(dice, below)
                total += (chance - before) * levels[step]
                before = chance
            step += 1
        return total

    def weigh_offers(self, seat, values, actions, first, end, worths):
        """Swaps, by the die that is given: the best of what may be got for it."""
        if not cython.compiled:
            theirs = [0.0] * 19
        belt = self.belt[seat]
        price = self.token_worth(seat, CHOPSTICKS_HOPE)
        share = DENIAL / (self.seat_count - 1)
        prize = 0
        high = low = 0.0
        for index in range(first, end):
            worths[index] = NOTHING
        for other in range(self.seat_count):
            across = self.belt[other]
            if other == seat or across == 0:
                continue
            wanted = values[best_face(across, values)]
            chooses = self.chooses_after(seat, other)
            if chooses:
                self.value_faces(other, theirs)
                prize = best_face(across, theirs)
                high = theirs[prize]
                low = best_worth(across - one(prize), theirs)
            for index in range(first, end):
                face = actions[index] - OFFER
                stays = best_worth(belt - one(face), values)
                worth = max(wanted, stays)
                if chooses:
                    # Either the die that is best for me, or the one that is best for them.
                    worth += share * (high - max(high, theirs[face]))
                    denied = max(values[prize], stays) + share * (high - max(low, theirs[face]))
                    worth = max(worth, denied)
                worths[index] = max(worths[index], worth - price)

    def weigh_gets(self, seat, values, actions, count, worths):
        """Swaps with the die to give chosen: exactly what each die across brings."""
        if not cython.compiled:
            theirs = [0.0] * 19
        given = self.offered - 1
        stays = best_worth(self.belt[seat] - one(given), values)
        price = self.token_worth(seat, CHOPSTICKS_HOPE)
        share = DENIAL / (self.seat_count - 1)
        asked = -1
        chooses = False
        high = 0.0
        for index in range(count):
            other = (actions[index] - GET) // FACE_COUNT
            face = (actions[index] - GET) % FACE_COUNT
            if other != asked:
                asked = other
                chooses = self.chooses_after(seat, other)
                if chooses:
                    self.value_faces(other, theirs)
                    high = best_worth(self.belt[other], theirs)
            worth = max(values[face], stays)
            if chooses:
                left = best_worth(self.belt[other] - one(face), theirs)
                worth += share * (high - max(left, theirs[given]))
            worths[index] = worth - price

    def chooses_after(self, seat, other):
        """Whether the other is still to choose from its belt before all are rolled."""
        after = (other - seat + self.seat_count) % self.seat_count
        return after <= (self.red - seat - 1 + self.seat_count) % self.seat_count

    # What the end will be.

    def estimate(self, chances, points):
        seats = self.seat_count
        winners = self.winners_mask()
        if winners:
            count = 0
            for seat in range(seats):
                count += winners >> seat & 1
            for seat in range(seats):
                points[seat] = self.score[seat]
                chances[seat] = (winners >> seat & 1) / cython.cast(cython.double, count)
            return
        left = self.share_left()
        self.foresee(left, points)
        spread = SPREAD_END + SPREAD_LEFT[seats] * sqrt(left)
        highest = points[0]
        for seat in range(seats):
            highest = max(highest, points[seat])
        total = 0.0
        for seat in range(seats):
            chances[seat] = exp((points[seat] - highest) / spread)
            total += chances[seat]
        for seat in range(seats):
            chances[seat] /= total

    def share_left(self):
        """How much of the match is still to be played, from 1 to 0."""
        whole = WHOLE_BELTS[self.seat_count]
        dice = (MATCH_ROUNDS - self.round) * whole * self.seat_count
        for seat in range(self.seat_count):
            dice += size(self.belt[seat])
        return dice / cython.cast(cython.double, MATCH_ROUNDS * whole * self.seat_count)

    def foresee(self, left, points):
        """Writes the likely final scores: what lies there, what rounds bring, puddings and tokens."""
        if not cython.compiled:
            tray, rolls, ranks = [0] * 35, [0] * 5, [0] * 5
        seats = self.seat_count
        round_points(self.tray, self.dipped, seats, tray, rolls, ranks)
        spread = PUDDING_END + PUDDING_LEFT * sqrt(left)
        most = fewest = self.pudding[0]
        for seat in range(seats):
            most = max(most, self.pudding[seat])
            fewest = min(fewest, self.pudding[seat])
        gains = losses = 0.0
        for seat in range(seats):
            gains += exp((self.pudding[seat] - most) / spread)
            losses += exp((fewest - self.pudding[seat]) / spread)
        for seat in range(seats):
            now = 0
            for column in range(COLUMNS):
                now += tray[seat * COLUMNS + column]
            held = self.menu[seat] + self.chopsticks[seat]
            points[seat] = self.score[seat] + now + ROUND_MEAN[seats] * MATCH_ROUNDS * left
            points[seat] += held * (TOKEN_KEPT + TOKEN_LEFT * left)
            points[seat] += PUDDING_MOST * exp((self.pudding[seat] - most) / spread) / gains
            if seats > 2:
                points[seat] -= PUDDING_FEWEST * exp((fewest - self.pudding[seat]) / spread) / losses

    # For Python.

    def face_worths(self, seat: int) -> tuple[float, ...]:
        """What taking each face is worth to a seat at first glance, in the order of `Face`."""
        if not cython.compiled:
            values = [0.0] * 19
        self.check_seat(seat)
        self.value_faces(seat, values)
        return tuple([values[face] for face in range(FACE_COUNT)])

    def token_worths(self, seat: int) -> tuple[float, float]:
        """What a menu and a chopsticks token are worth to a seat at first glance."""
        self.check_seat(seat)
        return self.token_worth(seat, MENU_HOPE), self.token_worth(seat, CHOPSTICKS_HOPE)


def chance_of(dice, sides):
    """The chance that all dice, so many of each kind, show one of so many sides."""
    chance = 1.0
    for kind in range(5):
        chance *= POWERS[9 * sides[kind] + dice[kind]]
    return chance


def best_face(bunch, values):
    """The face of a bunch that is worth most; the first of equals."""
    faces = faces_in(bunch)
    best = lowest_face(faces)
    while faces:
        face = lowest_face(faces)
        if values[face] > values[best]:
            best = face
        faces &= faces - 1
    return best


def best_worth(bunch, values):
    """What the best die of a bunch is worth; next to nothing where it is empty."""
    return values[best_face(bunch, values)] if bunch else NOTHING
