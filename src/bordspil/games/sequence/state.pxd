cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
from bordspil.games.sequence cimport information
from bordspil.games.sequence.bits cimport has_cell
from bordspil.games.sequence.rules cimport ACT, CUT, DEAL, OVER, REFILL, SequenceRules, copy_fields


cdef class SequenceState(SequenceRules):
    cdef uint64_t fingerprint(self) noexcept nogil
    cdef uint64_t information_hash(self, int seat) noexcept nogil
    cdef void resample(self, int observer, Rng rng) noexcept nogil
    @cython.locals(other=SequenceState)
    cpdef State clone(self)
