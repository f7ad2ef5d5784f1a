"""Many matches at once: simulation and its statistics, files of records, and measuring speed."""
