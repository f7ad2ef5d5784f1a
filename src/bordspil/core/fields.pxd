# How compiled rules copy their fields, where fields.py has `copy_fields`.
cdef extern from *:
    """
    #include <string.h>
    /* memcpy of more than a few words becomes a slow `rep movs`; blocks of 64 bytes become vector moves. */
    static inline void copy_block(void* target, const void* source, size_t size) {
        size_t done = 0;
        for (; size - done > 64; done += 64)
            memcpy((char*)target + done, (const char*)source + done, 64);
        if (size >= 64)
            memcpy((char*)target + size - 64, (const char*)source + size - 64, 64);
        else
            memcpy(target, source, size);
    }
    """
    void copy_block(void* target, const void* source, size_t size) noexcept nogil
