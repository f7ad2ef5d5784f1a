from collections.abc import Sequence

TEMPURA: int
SASHIMI: int
DUMPLING: int
MAKI1: int
MAKI2: int
MAKI3: int
SALMON: int
SQUID: int
EGG: int
PUDDING: int
WASABI: int
CHOPSTICKS: int
DIPPED_SALMON: int
DIPPED_SQUID: int
DIPPED_EGG: int
UNPLACED: int
MOST: int
SECOND: int
FEWEST: int
MAKI_COLUMN: int
TEMPURA_COLUMN: int
SASHIMI_COLUMN: int
DUMPLING_COLUMN: int
SALMON_COLUMN: int
SQUID_COLUMN: int
EGG_COLUMN: int
COLUMNS: int

def round_points(trays: Sequence[int], places: int) -> list[tuple[int, ...]]: ...
def pudding_points(puddings: Sequence[int], places: int) -> list[tuple[int, int, int]]: ...
