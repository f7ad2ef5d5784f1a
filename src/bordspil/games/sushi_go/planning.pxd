cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from bordspil.core.state cimport State
from bordspil.games.sushi_go.state cimport SushiGoFace


# The phases as C constants (phases.py has the same for running uncompiled).
cpdef enum:
    DEAL
    DRAW
    CHOOSE
    REVEAL
    PASS
    LAST
    SCORE
    DESSERT
    OVER

cdef int MATCH_ROUNDS


cdef class SushiGoPlanning(SushiGoFace):
    cdef readonly uint64_t hand[5]
    cdef readonly uint64_t tray[5]
    cdef readonly uint64_t deck
    cdef readonly uint64_t discard
    cdef readonly int16_t pick[5]
    cdef readonly int16_t score[5]
    cdef readonly int16_t dessert[5]
    cdef readonly uint8_t phase
    cdef readonly uint8_t places
    cdef readonly uint8_t both_ways
    cdef readonly uint8_t invisible
    cdef readonly uint8_t round
    cdef readonly uint8_t round_turn
    cdef readonly uint8_t hand_size
    cdef readonly uint8_t waiting
    cdef readonly uint8_t controller
    cdef readonly uint8_t drawn
    cdef readonly uint8_t pile
    cdef readonly uint32_t shown

    cdef uint64_t known_to(self, int observer, int seat) noexcept nogil
    cdef bint controls(self, int seat) noexcept nogil
    cdef uint64_t tray_after(self, uint64_t tray, int kind) noexcept nogil
    @cython.locals(place=cython.int, key=uint64_t, rest=uint64_t)
    cdef uint64_t knowledge(self, int seat) noexcept nogil
    @cython.locals(
        index=cython.int, turns_left=cython.int, tray=uint64_t, action=cython.int, first=cython.int,
        second=cython.int, third=cython.int, known=cython.uint, singles=double[12], worth=cython.double)
    cdef void weigh(self, int seat, int* actions, int count, double* worths) noexcept nogil
    cdef int rounds_done(self) noexcept nogil
    @cython.locals(
        place=cython.int, column=cython.int, scores=int[5], puddings=int[5], rolls=int[5], board=int[35],
        ranks=int[5], begun=cython.int, left=cython.int)
    cdef void estimate(self, double* chances, double* points) noexcept nogil
