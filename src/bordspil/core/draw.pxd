# The same functions as draw.py, as inline C: a call per die or card would cost as much as the draw.
# tests/core/test_rng.py compares both with published vectors and with each other.
from libc.stdint cimport uint32_t, uint64_t

from bordspil.core.rng cimport Rng


cdef inline uint64_t next_word(Rng rng) noexcept nogil:
    cdef uint64_t scrambled = rng.b * 5
    cdef uint64_t shifted = rng.b << 17
    scrambled = ((scrambled << 7) | (scrambled >> 57)) * 9
    rng.c ^= rng.a
    rng.d ^= rng.b
    rng.b ^= rng.c
    rng.a ^= rng.d
    rng.c ^= shifted
    rng.d = (rng.d << 45) | (rng.d >> 19)
    return scrambled


cdef inline uint32_t below(Rng rng, uint32_t limit) noexcept nogil:
    cdef uint64_t product = (next_word(rng) >> 32) * limit
    cdef uint32_t threshold
    if <uint32_t>product < limit:
        threshold = (<uint32_t>-limit) % limit
        while <uint32_t>product < threshold:
            product = (next_word(rng) >> 32) * limit
    return <uint32_t>(product >> 32)
