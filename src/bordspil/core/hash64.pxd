# The function of hash64.py as inline C.
from libc.stdint cimport uint64_t


cdef inline uint64_t hash64(uint64_t key, uint64_t word) noexcept nogil:
    key = (key ^ word) * <uint64_t>0x1E3779B97F4A7C15
    return key ^ key >> 29
