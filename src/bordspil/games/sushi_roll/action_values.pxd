cimport cython
from libc.stdint cimport uint64_t

from bordspil.games.sushi_roll.face_values cimport (
    CHOPSTICKS_HOPE, MENU_HOPE, FaceValues, token_value, write_face_values)
from bordspil.games.sushi_roll.moves cimport FACE_COUNT, LIFT, OFFER, ROLL, TAKE, swap_face, swap_seat
from bordspil.games.sushi_roll.packed cimport (
    count_of, count_of_kind, face_at, faces_in, lowest_face, one_die, shift_on_side)
from bordspil.games.sushi_roll.rules cimport ACT, SushiRollRules, chooses_later

# The numbers of the heuristic; action_values.py has their values.
cdef int KIND_NUMBERS[FACE_COUNT]
cdef double DENIAL, NOTHING
cdef double POWERS[63]

@cython.locals(start=cython.int, first=cython.int)
cdef void write_action_values(
    SushiRollRules rules, int seat, int* actions, int count, double* values) noexcept nogil
@cython.locals(
    kind=cython.int, step=cython.int, belt=uint64_t, steps=cython.int, price=cython.double, best=cython.int,
    others=uint64_t, of_all=cython.double, of_others=cython.double, index=cython.int, face=cython.int,
    lifted=uint64_t, value=cython.double)
cdef void write_lift_values(
    SushiRollRules rules, int seat, double* faces, int* actions, int first, int end,
    double* values) noexcept nogil
@cython.locals(
    steps=cython.int, kind=cython.int, side=cython.int, shift=cython.int, last=cython.int,
    level=cython.double, spot=cython.int)
cdef int write_levels(
    SushiRollRules rules, uint64_t belt, double* faces, double* levels, int* kinds, int* sides) noexcept nogil
@cython.locals(
    kind=cython.int, kept=cython.double, total=cython.double, before=cython.double, chance=cython.double,
    step=cython.int)
cdef double mean_best(
    uint64_t belt, uint64_t rolled, double* faces, double* levels, int* kinds, int* sides,
    int steps) noexcept nogil
@cython.locals(chance=cython.double, kind=cython.int)
cdef double chance_of(int* dice, int* sides) noexcept nogil
@cython.locals(
    belt=uint64_t, price=cython.double, share=cython.double, index=cython.int, other=cython.int,
    across=uint64_t, wanted=cython.double, chooses=cython.bint, prize=cython.int, high=cython.double,
    low=cython.double, face=cython.int, stays=cython.double, value=cython.double, denied=cython.double)
cdef void write_offer_values(
    SushiRollRules rules, int seat, double* faces, int* actions, int first, int end,
    double* values) noexcept nogil
@cython.locals(
    given=cython.int, stays=cython.double, price=cython.double, share=cython.double, asked=cython.int,
    chooses=cython.bint, index=cython.int, other=cython.int, face=cython.int, high=cython.double,
    value=cython.double, left=cython.double)
cdef void write_get_values(
    SushiRollRules rules, int seat, double* faces, int* actions, int count, double* values) noexcept nogil
@cython.locals(shown=uint64_t, face=cython.int, best=cython.int)
cdef int best_face(uint64_t dice, double* faces) noexcept nogil
cdef double best_value(uint64_t dice, double* faces) noexcept nogil
