cimport cython

from bordspil.core.bits cimport bit_count
from bordspil.core.state cimport State


cdef class Evaluator:
    @cython.locals(index=cython.int)
    cdef void write_action_values(
        self, State state, int seat, int* actions, int count, double* values) noexcept nogil
    @cython.locals(seat=cython.int, winners=cython.uint, count=cython.int)
    cdef void write_evaluation(self, State state, double* chances, double* scores) noexcept nogil
