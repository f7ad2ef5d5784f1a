# The functions of bits.py as inline C: a call into another module would cost more than the work.
from libc.stdint cimport uint64_t

from bordspil.core.bits cimport bit_count, lowest_bit


cdef enum:
    HALF = 50


cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define SEQ_INLINE static __forceinline
    SEQ_INLINE int seq_count(uint64_t bits) { return (int)__popcnt64(bits); }
    #else
    #define SEQ_INLINE static inline __attribute__((always_inline))
    SEQ_INLINE int seq_count(uint64_t bits) { return __builtin_popcountll(bits); }
    #endif

    /* Binary search without branches: the position of the bit can't be predicted. */
    SEQ_INLINE int seq_nth(uint64_t bits, int number) {
        int place = 0, few, skip;
        few = seq_count(bits & 0xFFFFFFFFULL); skip = -(number >= few);
        number -= few & skip; bits >>= 32 & skip; place += 32 & skip;
        few = seq_count(bits & 0xFFFF); skip = -(number >= few);
        number -= few & skip; bits >>= 16 & skip; place += 16 & skip;
        few = seq_count(bits & 0xFF); skip = -(number >= few);
        number -= few & skip; bits >>= 8 & skip; place += 8 & skip;
        few = seq_count(bits & 0xF); skip = -(number >= few);
        number -= few & skip; bits >>= 4 & skip; place += 4 & skip;
        few = seq_count(bits & 0x3); skip = -(number >= few);
        number -= few & skip; bits >>= 2 & skip; place += 2 & skip;
        return place + (number >= (int)(bits & 1));
    }

    /* Pairs, then pairs of pairs, then the fifth; each half is 50 bits. */
    SEQ_INLINE int seq_five(uint64_t up, uint64_t low, int step, uint64_t firsts_up, uint64_t firsts_low) {
        uint64_t pairs_up = up & (up >> step | low << (50 - step));
        uint64_t pairs_low = low & low >> step;
        uint64_t fours_up = pairs_up & (pairs_up >> 2 * step | pairs_low << (50 - 2 * step));
        uint64_t fours_low = pairs_low & pairs_low >> 2 * step;
        return ((fours_up & (up >> 4 * step | low << (50 - 4 * step)) & firsts_up)
                | (fours_low & low >> 4 * step & firsts_low)) != 0;
    }
    """
    int nth "seq_nth"(uint64_t bits, int number) noexcept nogil
    bint has_five "seq_five"(uint64_t up, uint64_t low, int step, uint64_t firsts_up, uint64_t firsts_low) noexcept nogil


cdef inline uint64_t bit(int number) noexcept nogil:
    return <uint64_t>1 << number


cdef inline int nth_of_two(uint64_t bits, uint64_t more, int number) noexcept nogil:
    # One search for both sets: a branch between them would be mispredicted too.
    cdef int first = bit_count(bits)
    cdef bint later = number >= first
    return nth(more if later else bits, number - (first if later else 0))


cdef inline int add_each(int* actions, int count, uint64_t bits, int base) noexcept nogil:
    while bits:
        actions[count] = base + lowest_bit(bits)
        count += 1
        bits &= bits - 1
    return count


cdef inline int add_each_cell(int* actions, int count, uint64_t up, uint64_t low, int base) noexcept nogil:
    return add_each(actions, add_each(actions, count, up, base), low, base + HALF)


cdef inline bint has_cell(uint64_t up, uint64_t low, int cell) noexcept nogil:
    return (up >> cell if cell < HALF else low >> cell - HALF) & 1


cdef inline int nth_cell(uint64_t up, uint64_t low, int number) noexcept nogil:
    cdef int uppers = bit_count(up)
    return nth(up, number) if number < uppers else HALF + nth(low, number - uppers)
