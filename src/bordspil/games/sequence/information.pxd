cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.hash64 cimport hash64
from bordspil.core.rng cimport Rng
from bordspil.games.sequence.rules cimport SequenceRules


@cython.locals(seat=cython.int, team=cython.int, mixed=uint64_t, rest=uint64_t)
cdef uint64_t fingerprint(SequenceRules rules) noexcept nogil
@cython.locals(key=uint64_t, rest=uint64_t, team=cython.int, seat=cython.int, since=cython.int)
cdef uint64_t public_hash(SequenceRules rules) noexcept nogil
cdef uint64_t information_hash(SequenceRules rules, int seat) noexcept nogil
@cython.locals(seat=cython.int, _=cython.int)
cdef void resample(SequenceRules rules, int observer, Rng rng) noexcept nogil
