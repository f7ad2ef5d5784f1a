cimport cython
from cpython.object cimport PyObject_GenericSetAttr
from libc.stdint cimport uint64_t

from bordspil.core.evaluator cimport Evaluator
from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State


cdef class PythonState(State):
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
    cdef uint64_t information_hash(self, int seat) noexcept nogil
    cpdef State clone(self)


cdef class PythonEvaluator(Evaluator):
    cdef public object failure

    @cython.locals(index=cython.int)
    cdef void write_action_values(
        self, State state, int seat, int* actions, int count, double* values) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void write_evaluation(self, State state, double* chances, double* scores) noexcept nogil
