"""Live tables: each has one owner, which applies, writes and broadcasts what happens there."""
