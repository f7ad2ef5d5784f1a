cimport cython
from libc.stdint cimport int64_t, uint64_t

from bordspil.core.rng cimport Rng
from bordspil.games.sushi_roll.moves cimport FACE_COUNT
from bordspil.games.sushi_roll.packed cimport count_of, faces_in, lowest_face
from bordspil.games.sushi_roll.rules cimport SushiRollRules

ctypedef unsigned long long FaceCounts[FACE_COUNT]

@cython.locals(_=int64_t, face=cython.int, rolled=uint64_t, faces=uint64_t)
cdef void count_faces(
    SushiRollRules rules, uint64_t dice, int64_t count, Rng rng, unsigned long long* seen) noexcept nogil
