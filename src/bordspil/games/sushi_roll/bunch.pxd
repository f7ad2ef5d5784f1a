# The functions of bunch.py as inline C; a call into another module would cost more than the work.
from libc.stdint cimport uint64_t


cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int roll_lowest_bit(unsigned __int64 word) { return (int)_tzcnt_u64(word); }
    static __inline int roll_bit_count(unsigned __int64 word) { return (int)__popcnt64(word); }
    #else
    static inline int roll_lowest_bit(unsigned long long word) { return __builtin_ctzll(word); }
    static inline int roll_bit_count(unsigned long long word) { return __builtin_popcountll(word); }
    #endif
    """
    int roll_lowest_bit(uint64_t word) noexcept nogil
    int roll_bit_count(uint64_t word) noexcept nogil


cdef inline int shift_of(int face) noexcept nogil:
    return 3 * face if face < 16 else 4 * face - 16


cdef inline int face_at(int shift) noexcept nogil:
    return shift // 3 if shift < 48 else (shift + 16) // 4


cdef inline uint64_t one(int face) noexcept nogil:
    return <uint64_t>1 << shift_of(face)


cdef inline int count_of(uint64_t bunch, int face) noexcept nogil:
    return <int>(bunch >> shift_of(face) & (7 if face < 16 else 15))


cdef inline int dice_in(uint64_t bunch, int kind) noexcept nogil:
    if kind == 0:
        return (<unsigned int>bunch & 0o777) % 7
    if kind == 1:
        return (<unsigned int>(bunch >> 9) & 0o777) % 7
    if kind == 2:
        return (<unsigned int>(bunch >> 18) & 0o7777777) % 7
    if kind == 3:
        return (<unsigned int>(bunch >> 39) & 0o777) % 7
    return (<unsigned int>(bunch >> 48) & 0xFFF) % 15


cdef inline int size(uint64_t bunch) noexcept nogil:
    return dice_in(bunch, 0) + dice_in(bunch, 1) + dice_in(bunch, 2) + dice_in(bunch, 3) + dice_in(bunch, 4)


cdef inline uint64_t faces_in(uint64_t bunch) noexcept nogil:
    return ((bunch | bunch >> 1 | bunch >> 2) & 0x111249249249249ULL) | (bunch >> 3 & 0x111000000000000ULL)


cdef inline int faces_count(uint64_t faces) noexcept nogil:
    return roll_bit_count(faces)


cdef inline int lowest_face(uint64_t faces) noexcept nogil:
    return face_at(roll_lowest_bit(faces))


cdef inline int nth_face(uint64_t faces, int number) noexcept nogil:
    cdef int _
    for _ in range(number):
        faces &= faces - 1
    return lowest_face(faces)
