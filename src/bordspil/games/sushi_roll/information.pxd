cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.hash64 cimport hash64
from bordspil.games.sushi_roll.rules cimport SushiRollRules

@cython.locals(key=uint64_t, rest=uint64_t, place=cython.int, kind=cython.int)
cdef uint64_t information_hash(SushiRollRules rules, int seat) noexcept nogil
