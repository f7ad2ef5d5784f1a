cimport cython
from libc.stdint cimport uint64_t

from bordspil.games.sushi_roll.moves cimport FACE_COUNT
from bordspil.games.sushi_roll.packed cimport count_of, open_wasabi, size
from bordspil.games.sushi_roll.points cimport (
    CHOPSTICKS1, DUMPLING, EGG, MAKI1, MAKI_POINTS, MENU1, PUDDING1, WASABI, WASABI_FACTOR, maki_rank,
    maki_symbols, token_points, write_pudding_points)
from bordspil.games.sushi_roll.rules cimport SushiRollRules

ctypedef double FaceValues[FACE_COUNT]

# The numbers of the heuristic; face_values.py has their values.
cdef int ROUNDS
cdef int BELT_SIZES[6]
cdef double NIGIRI_VALUES[3]
cdef double SET_NOW[9]
cdef double SET_HOPE[9]
cdef double HOPE_TURNS, MAKI_NOW, MAKI_HOPE, WASABI_HOPE, TOKEN_END, MENU_HOPE, CHOPSTICKS_HOPE
cdef double PUDDING_VALUES[6]

cdef int turns_after(SushiRollRules rules, int seat) noexcept nogil
@cython.locals(
    tray=uint64_t, turns=cython.int, hope=cython.double, wasabi=cython.int, index=cython.int,
    stage=cython.int, menu=cython.double, chopsticks=cython.double)
cdef void write_face_values(SushiRollRules rules, int seat, double* values) noexcept nogil
@cython.locals(
    top=cython.int, second=cython.int, other=cython.int, symbols=cython.int, index=cython.int,
    gain=cython.int)
cdef void write_maki_values(SushiRollRules rules, int seat, double hope, double* values) noexcept nogil
cdef int maki_gain(int own, int more, int top, int second) noexcept nogil
@cython.locals(now=cython.double, tokens=cython.int, held=cython.int, index=cython.int, more=cython.int)
cdef void write_last_values(SushiRollRules rules, int seat, double* values) noexcept nogil
@cython.locals(other=cython.int, others=cython.double)
cdef double pudding_margin(SushiRollRules rules, int seat, int more) noexcept nogil
@cython.locals(turns=cython.int, tokens=cython.int, whole=cython.int, left=cython.int)
cdef double token_value(SushiRollRules rules, int seat, double hope) noexcept nogil
