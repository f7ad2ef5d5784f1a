# Everything in this module is C; `SequenceState` calls it.
