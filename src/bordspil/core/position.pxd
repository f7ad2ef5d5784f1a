from cpython.object cimport PyObject_GenericSetAttr


cdef class Position:
    cdef readonly int seat_count
    cdef public int turn
