# The functions of bits.py as inline C.
from libc.stdint cimport uint64_t


cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int bit_count(unsigned __int64 bits) { return (int)__popcnt64(bits); }
    static __inline int lowest_bit(unsigned __int64 bits) { return (int)_tzcnt_u64(bits); }
    #else
    static inline int bit_count(unsigned long long bits) { return __builtin_popcountll(bits); }
    static inline int lowest_bit(unsigned long long bits) { return __builtin_ctzll(bits); }
    #endif
    """
    int bit_count(uint64_t bits) noexcept nogil
    int lowest_bit(uint64_t bits) noexcept nogil
