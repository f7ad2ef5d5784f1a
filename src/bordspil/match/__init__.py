"""Matches: one playing of a game, with its record, clock and proof of fairness. No I/O here."""
