cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.hash64 cimport hash64
from bordspil.core.rng cimport Rng
from bordspil.games.sushi_go.packed cimport one, size, spread, take
from bordspil.games.sushi_go.points cimport CHOPSTICKS
from bordspil.games.sushi_go.rules cimport OVER, SushiGoRules


@cython.locals(passes=cython.int)
cpdef uint64_t known_hand(SushiGoRules rules, int observer, int seat) noexcept nogil
@cython.locals(place=cython.int, key=uint64_t, rest=uint64_t)
cdef uint64_t information_hash(SushiGoRules rules, int seat) noexcept nogil
@cython.locals(
    seat=cython.int, pool=uint64_t, total=cython.int, known=uint64_t, card=cython.int, missing=cython.int,
    _=cython.int)
cdef void resample(SushiGoRules rules, int observer, Rng rng) noexcept nogil
