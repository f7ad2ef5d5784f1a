cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State


cdef class PlainState(State):
    cdef public object failure
    cdef public object listed

    cdef unsigned int due_mask(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    @cython.locals(count=cython.int, index=cython.int)
    cdef int legal_actions(self, int seat, int* actions) noexcept nogil
    cdef void apply(self, int seat, int action, Rng rng) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(count=cython.int, index=cython.int)
    cdef void returns(self, double* values) noexcept nogil
    cdef unsigned int winners_mask(self) noexcept nogil
    cdef void resample(self, int observer, Rng rng) noexcept nogil
    cdef uint64_t fingerprint(self) noexcept nogil
    cdef uint64_t knowledge(self, int seat) noexcept nogil
    @cython.locals(index=cython.int)
    cdef void weigh(self, int seat, int* actions, int count, double* worths) noexcept nogil
    cpdef State clone(self)
