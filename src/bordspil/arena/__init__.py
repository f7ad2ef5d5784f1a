"""Many matches: simulations, tournaments and their statistics, record files, and engine speed."""
