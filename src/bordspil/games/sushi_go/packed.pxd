# The functions of packed.py as inline C: a call into another module would cost more than the work.
from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memset

from bordspil.core.bits cimport lowest_bit
from bordspil.core.draw cimport below
from bordspil.core.rng cimport Rng


cdef inline uint64_t one(int kind) noexcept nogil:
    return <uint64_t>1 << 4 * kind


cdef inline int count_of(uint64_t packed, int kind) noexcept nogil:
    return <int>(packed >> 4 * kind & 15)


cdef inline uint64_t tray_cards(uint64_t tray) noexcept nogil:
    return tray & 0xFFFFFFFFFFFFULL


# From slots 12 to 14, nigiri on wasabi, to the slots of the same nigiri, 6 to 8.
cdef inline uint64_t tray_dipped(uint64_t tray) noexcept nogil:
    return tray >> 48 << 24


cdef inline uint64_t kinds_in(uint64_t packed) noexcept nogil:
    return (packed | packed >> 1 | packed >> 2 | packed >> 3) & 0x111111111111ULL


cdef inline uint64_t pairs_in(uint64_t packed) noexcept nogil:
    return (packed >> 1 | packed >> 2 | packed >> 3) & 0x111111111111ULL


cdef inline int kinds_count(uint64_t kinds) noexcept nogil:
    return <int>(kinds * 0x111111111111ULL >> 44 & 15)


cdef inline int lowest_kind(uint64_t kinds) noexcept nogil:
    return lowest_bit(kinds) >> 2


cdef inline int nth_kind(uint64_t kinds, int number) noexcept nogil:
    cdef uint64_t apart = kinds * 0x111111111111ULL ^ <uint64_t>(number + 1) * 0x111111111111ULL
    return lowest_bit((apart - 0x111111111111ULL) & ~apart & 0x888888888888ULL) >> 2


cdef inline int size(uint64_t packed) noexcept nogil:
    cdef uint64_t pairs = (packed & 0x0F0F0F0F0F0FULL) + (packed >> 4 & 0x0F0F0F0F0F0FULL)
    return <int>(pairs * 0x010101010101ULL >> 40 & 255)


# A buffer of 200 has room for twelve kinds of at most 15, and 16 to spare.
cdef inline int spread(uint64_t packed, uint8_t* cards) noexcept nogil:
    cdef int kind, total = 0
    for kind in range(12):
        memset(cards + total, kind, 16)
        total += count_of(packed, kind)
    return total


cdef inline int take(uint8_t* cards, int total, Rng rng) noexcept nogil:
    cdef int chosen, card
    if total < 1:
        return 0
    chosen = below(rng, total)
    card = cards[chosen]
    cards[chosen] = cards[total - 1]
    return card
