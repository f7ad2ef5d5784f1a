cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.bits cimport lowest_bit
from bordspil.core.draw cimport below
from bordspil.core.position cimport Position
from bordspil.core.rng cimport Rng


cdef class State(Position):
    cdef unsigned int due_mask(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int legal_actions(self, int seat, int* actions) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int random_action(self, int seat, Rng rng) noexcept nogil
    cdef void apply(self, int seat, int action, Rng rng) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void returns(self, double* values) noexcept nogil
    cdef unsigned int winners_mask(self) noexcept nogil
    cdef int rounds_done(self) noexcept nogil
    @cython.locals(mask=cython.uint, seat=cython.int, action=cython.int)
    cdef void playout(self, Rng rng) noexcept nogil
    cdef uint64_t fingerprint(self) noexcept nogil
    cdef uint64_t information_hash(self, int seat) noexcept nogil
    cdef void resample(self, int observer, Rng rng) noexcept nogil

    cpdef State clone(self)
