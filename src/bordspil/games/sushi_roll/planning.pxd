cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from bordspil.core.state cimport State
from bordspil.games.sushi_roll.state cimport SushiRollFace


# The phases as C constants (phases.py has the same for running uncompiled).
cpdef enum:
    DRAW
    ACT
    MOVE
    SCORE
    FINISH
    OVER

# Where the action numbers of each kind of step begin (moves.py).
cpdef enum:
    TAKE = 0
    LIFT = 19
    ROLL = 38
    OFFER = 39
    GET = 58
    FACE_COUNT = 19

# The figures of the valuation: their values stand once, in planning.py.
cdef int MATCH_ROUNDS
cdef int WHOLE_BELTS[6]
cdef int KIND_NUMBERS[19]
cdef double NIGIRI_WORTH[3]
cdef double SET_NOW[9]
cdef double SET_HOPE[9]
cdef double HOPE_TURNS, ROLL_NOW, ROLL_HOPE, WASABI_HOPE, TOKEN_END, MENU_HOPE, CHOPSTICKS_HOPE
cdef double PUDDING_WORTH[6]
cdef double DENIAL, NOTHING
cdef double POWERS[63]
cdef double SPREAD_END, PUDDING_END, PUDDING_LEFT, TOKEN_KEPT, TOKEN_LEFT
cdef double SPREAD_LEFT[6]
cdef double ROUND_MEAN[6]

cdef int maki_gain(int own, int more, int top, int second) noexcept nogil
cdef int maki_for(int own, int top, int second) noexcept nogil
@cython.locals(chance=cython.double, kind=cython.int)
cdef double chance_of(int* dice, int* sides) noexcept nogil
@cython.locals(faces=uint64_t, face=cython.int, best=cython.int)
cdef int best_face(uint64_t bunch, double* values) noexcept nogil
cdef double best_worth(uint64_t bunch, double* values) noexcept nogil


cdef class SushiRollPlanning(SushiRollFace):
    # Bunches: what each belt shows, what each has taken, the dice picked up for rolling them again.
    cdef readonly uint64_t belt[5]
    cdef readonly uint64_t tray[5]
    cdef readonly uint64_t lifted
    # The six faces of each kind of die (DiceSet.words).
    cdef readonly uint64_t dice[5]
    cdef readonly int16_t dipped[5]
    cdef readonly int16_t score[5]
    cdef readonly int16_t pudding[5]
    cdef readonly int16_t menu[5]
    cdef readonly int16_t chopsticks[5]
    # Dice in the bag, four bits a kind.
    cdef readonly uint32_t bag
    cdef readonly uint8_t phase
    cdef readonly uint8_t round
    cdef readonly uint8_t round_turn
    cdef readonly uint8_t active
    cdef readonly uint8_t red
    # The face on offer for a swap, counted from 1; 0 for none.
    cdef readonly uint8_t offered
    cdef readonly uint8_t menus_left
    cdef readonly uint8_t chopsticks_left
    cdef readonly uint8_t puddings_left

    @cython.locals(mixed=uint64_t, rest=uint64_t, place=cython.int, kind=cython.int)
    cdef uint64_t knowledge(self, int seat) noexcept nogil
    @cython.locals(scored=cython.bint)
    cdef int rounds_done(self) noexcept nogil
    @cython.locals(left=cython.int)
    cdef int turns_after(self, int seat) noexcept nogil
    @cython.locals(
        tray=uint64_t, turns=cython.int, hope=cython.double, wasabi=cython.int, index=cython.int,
        stage=cython.int, top=cython.int, second=cython.int, other=cython.int, rolls=cython.int,
        gain=cython.int, menu=cython.double, chopsticks=cython.double)
    cdef void value_faces(self, int seat, double* worths) noexcept nogil
    @cython.locals(now=cython.double, tokens=cython.int, held=cython.int, index=cython.int, more=cython.int)
    cdef void value_last(self, int seat, double* worths) noexcept nogil
    @cython.locals(puddings=int[5], points=int[5], ranks=int[5], other=cython.int, others=cython.double)
    cdef double pudding_margin(self, int seat, int more) noexcept nogil
    @cython.locals(turns=cython.int, tokens=cython.int, whole=cython.int, left=cython.int)
    cdef double token_worth(self, int seat, double hope) noexcept nogil
    @cython.locals(values=double[19], start=cython.int, first=cython.int)
    cdef void weigh(self, int seat, int* actions, int count, double* worths) noexcept nogil
    @cython.locals(
        levels=double[30], kinds=int[30], sides=int[30], alone=double[5], kind=cython.int, step=cython.int, belt=uint64_t, steps=cython.int,
        price=cython.double, best=cython.int, others=uint64_t, of_all=cython.double,
        of_others=cython.double, index=cython.int, face=cython.int, lifted=uint64_t, worth=cython.double)
    cdef void weigh_lifts(
        self, int seat, double* values, int* actions, int first, int end, double* worths) noexcept nogil
    @cython.locals(
        steps=cython.int, kind=cython.int, word=uint64_t, place=uint64_t, _=cython.int,
        level=cython.double, spot=cython.int)
    cdef int climb(
        self, uint64_t belt, double* values, double* levels, int* kinds, int* sides) noexcept nogil
    @cython.locals(
        dice=int[5], below=int[5], kind=cython.int, kept=cython.double, total=cython.double,
        before=cython.double, chance=cython.double, step=cython.int)
    cdef double mean_best(
        self, uint64_t belt, uint64_t rolled, double* values, double* levels, int* kinds, int* sides,
        int steps) noexcept nogil
    @cython.locals(
        theirs=double[19], belt=uint64_t, price=cython.double, share=cython.double, index=cython.int,
        other=cython.int, across=uint64_t, wanted=cython.double, chooses=cython.bint, prize=cython.int,
        high=cython.double, low=cython.double, face=cython.int, stays=cython.double, worth=cython.double,
        denied=cython.double)
    cdef void weigh_offers(
        self, int seat, double* values, int* actions, int first, int end, double* worths) noexcept nogil
    @cython.locals(
        theirs=double[19], given=cython.int, stays=cython.double, price=cython.double, share=cython.double,
        asked=cython.int, chooses=cython.bint, index=cython.int, other=cython.int, face=cython.int,
        high=cython.double, worth=cython.double, left=cython.double)
    cdef void weigh_gets(
        self, int seat, double* values, int* actions, int count, double* worths) noexcept nogil
    @cython.locals(after=cython.int)
    cdef bint chooses_after(self, int seat, int other) noexcept nogil
    @cython.locals(
        seats=cython.int, winners=cython.uint, count=cython.int, seat=cython.int, left=cython.double,
        spread=cython.double, highest=cython.double, total=cython.double)
    cdef void estimate(self, double* chances, double* points) noexcept nogil
    @cython.locals(whole=cython.int, dice=cython.int, seat=cython.int)
    cdef double share_left(self) noexcept nogil
    @cython.locals(
        tray=int[35], rolls=int[5], ranks=int[5], seats=cython.int, spread=cython.double, most=cython.int,
        fewest=cython.int, gains=cython.double, losses=cython.double, seat=cython.int, now=cython.int,
        column=cython.int, held=cython.int)
    cdef void foresee(self, double left, double* points) noexcept nogil
    @cython.locals(values=double[19], face=cython.int)
    cpdef tuple face_worths(self, seat)
    cpdef tuple token_worths(self, seat)
