# The functions of bits.py as inline C; a call into another module would cost more than the work.
from libc.stdint cimport uint64_t


cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define SEQ_INLINE static __forceinline
    SEQ_INLINE int seq_lowest(uint64_t bits) { return (int)_tzcnt_u64(bits); }
    SEQ_INLINE int seq_count(uint64_t bits) { return (int)__popcnt64(bits); }
    #else
    #define SEQ_INLINE static inline __attribute__((always_inline))
    SEQ_INLINE int seq_lowest(uint64_t bits) { return __builtin_ctzll(bits); }
    SEQ_INLINE int seq_count(uint64_t bits) { return __builtin_popcountll(bits); }
    #endif

    /* By halves and without branches: where the bit lies can't be predicted. */
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

    /* Two in a row, then twice two, then the fifth; the halves are 50 bits each. */
    SEQ_INLINE int seq_five(uint64_t up, uint64_t low, int step, uint64_t firsts_up, uint64_t firsts_low) {
        uint64_t pairs_up = up & (up >> step | low << (50 - step));
        uint64_t pairs_low = low & low >> step;
        uint64_t fours_up = pairs_up & (pairs_up >> 2 * step | pairs_low << (50 - 2 * step));
        uint64_t fours_low = pairs_low & pairs_low >> 2 * step;
        return ((fours_up & (up >> 4 * step | low << (50 - 4 * step)) & firsts_up)
                | (fours_low & low >> 4 * step & firsts_low)) != 0;
    }
    """
    int seq_lowest(uint64_t bits) noexcept nogil
    int seq_count(uint64_t bits) noexcept nogil
    int seq_nth(uint64_t bits, int number) noexcept nogil
    int seq_five(uint64_t up, uint64_t low, int step, uint64_t firsts_up, uint64_t firsts_low) noexcept nogil


cdef inline uint64_t bit(int number) noexcept nogil:
    return <uint64_t>1 << number


cdef inline int bit_count(uint64_t bits) noexcept nogil:
    return seq_count(bits)


cdef inline int lowest(uint64_t bits) noexcept nogil:
    return seq_lowest(bits)


cdef inline int nth(uint64_t bits, int number) noexcept nogil:
    return seq_nth(bits, number)


cdef inline int nth_of_two(uint64_t bits, uint64_t more, int number) noexcept nogil:
    # One search for both: which set it is can't be predicted either.
    cdef int first = seq_count(bits)
    cdef bint later = number >= first
    return seq_nth(more if later else bits, number - (first if later else 0))


cdef inline bint has_five(uint64_t up, uint64_t low, int step, uint64_t firsts_up, uint64_t firsts_low) noexcept nogil:
    return seq_five(up, low, step, firsts_up, firsts_low)
