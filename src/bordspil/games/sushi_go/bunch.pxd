# The functions of bunch.py as inline C; a call into another module would cost more than the work.
from libc.stdint cimport uint8_t, uint64_t

from bordspil.core.draw cimport below
from bordspil.core.rng cimport Rng


cdef inline uint64_t one(int kind) noexcept nogil:
    return <uint64_t>1 << 4 * kind


cdef inline int count_of(uint64_t bunch, int kind) noexcept nogil:
    return <int>(bunch >> 4 * kind & 15)


cdef inline uint64_t kinds_in(uint64_t bunch) noexcept nogil:
    return (bunch | bunch >> 1 | bunch >> 2 | bunch >> 3) & 0x111111111111ULL


cdef inline uint64_t pairs_in(uint64_t bunch) noexcept nogil:
    return (bunch >> 1 | bunch >> 2 | bunch >> 3) & 0x111111111111ULL


cdef inline int kinds_count(uint64_t kinds) noexcept nogil:
    return <int>(kinds * 0x111111111111ULL >> 44 & 15)


cdef inline int lowest_kind(uint64_t kinds) noexcept nogil:
    return kinds_count(((kinds & (0 - kinds)) - 1) & 0x111111111111ULL)


cdef inline int nth_kind(uint64_t kinds, int number) noexcept nogil:
    cdef int step
    for step in range(number):
        kinds &= kinds - 1
    return lowest_kind(kinds)


cdef inline int size(uint64_t bunch) noexcept nogil:
    cdef uint64_t pairs = (bunch & 0x0F0F0F0F0F0FULL) + (bunch >> 4 & 0x0F0F0F0F0F0FULL)
    return <int>(pairs * 0x010101010101ULL >> 40 & 255)


cdef inline int spread(uint64_t bunch, uint8_t* cards) noexcept nogil:
    cdef int kind, index, total = 0
    for kind in range(12):
        for index in range(16):
            cards[total + index] = kind
        total += count_of(bunch, kind)
    return total


cdef inline int take(uint8_t* cards, int total, Rng rng) noexcept nogil:
    cdef int chosen = below(rng, total)
    cdef int card = cards[chosen]
    cards[chosen] = cards[total - 1]
    return card
