from bordspil.games.sequence.position cimport SequencePosition


cdef class SequenceFace(SequencePosition):
    pass
