cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.state cimport State
from bordspil.games.sushi_roll.information cimport information_hash
from bordspil.games.sushi_roll.moves cimport LIFT, TAKE
from bordspil.games.sushi_roll.rules cimport ACT, OVER, SushiRollRules, copy_fields


cdef class SushiRollState(SushiRollRules):
    cdef uint64_t information_hash(self, int seat) noexcept nogil
    @cython.locals(other=SushiRollState)
    cpdef State clone(self)
