# The functions of packed.py as inline C; calling into another module would cost more than the work.
from libc.stdint cimport uint32_t, uint64_t

from bordspil.core.bits cimport lowest_bit

cdef enum:
    # The number of this face; points.pxd has them all, and imports this file.
    WASABI_FACE = 6


cdef inline int shift_of(int face) noexcept nogil:
    return 3 * face if face < 16 else 4 * face - 16


cdef inline int face_at(int shift) noexcept nogil:
    return shift // 3 if shift < 48 else (shift + 16) // 4


cdef inline uint64_t one_die(int face) noexcept nogil:
    return <uint64_t>1 << shift_of(face)


cdef inline int count_of(uint64_t dice, int face) noexcept nogil:
    return <int>(dice >> shift_of(face) & (7 if face < 16 else 15))


cdef inline int count_of_kind(uint64_t dice, int kind) noexcept nogil:
    if kind == 0:
        return (<unsigned int>dice & 0o777) % 7
    if kind == 1:
        return (<unsigned int>(dice >> 9) & 0o777) % 7
    if kind == 2:
        return (<unsigned int>(dice >> 18) & 0o7777777) % 7
    if kind == 3:
        return (<unsigned int>(dice >> 39) & 0o777) % 7
    return (<unsigned int>(dice >> 48) & 0xFFF) % 15


cdef inline int size(uint64_t dice) noexcept nogil:
    return (
        count_of_kind(dice, 0) + count_of_kind(dice, 1) + count_of_kind(dice, 2)
        + count_of_kind(dice, 3) + count_of_kind(dice, 4))


cdef inline uint64_t faces_in(uint64_t dice) noexcept nogil:
    # LOWEST and LOWEST_FOUR of packed.py.
    return ((dice | dice >> 1 | dice >> 2) & 0x111249249249249ULL) | (dice >> 3 & 0x111000000000000ULL)


cdef inline int lowest_face(uint64_t faces) noexcept nogil:
    return face_at(lowest_bit(faces))


cdef inline int nth_face(uint64_t faces, int number) noexcept nogil:
    cdef int _
    for _ in range(number):
        faces &= faces - 1
    return lowest_face(faces)


cdef inline int open_wasabi(uint64_t tray, uint64_t dipped) noexcept nogil:
    return count_of(tray, WASABI_FACE) - count_of_kind(dipped, 0)


cdef inline int count_in_bag(uint32_t bag, int kind) noexcept nogil:
    return <int>(bag >> 4 * kind & 15)


cdef inline uint32_t in_bag(int count, int kind) noexcept nogil:
    return <uint32_t>count << 4 * kind


cdef inline int shift_on_side(uint64_t word, int side) noexcept nogil:
    return <int>(word >> 8 * side & 63)
