"""What a table is: its journal entries, its state, what people may do. Pure: no I/O, clock or event loop."""
