cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
from bordspil.games.sushi_go cimport information
from bordspil.games.sushi_go.rules cimport CHOOSE, OVER, SushiGoRules, copy_fields


cdef class SushiGoState(SushiGoRules):
    cdef uint64_t information_hash(self, int seat) noexcept nogil
    cdef void resample(self, int observer, Rng rng) noexcept nogil
    @cython.locals(other=SushiGoState)
    cpdef State clone(self)
