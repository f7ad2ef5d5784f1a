from collections.abc import Sequence

EGG: int
SALMON: int
SQUID: int
MAKI1: int
MAKI2: int
MAKI3: int
WASABI: int
MENU1: int
MENU2: int
MENU3: int
CHOPSTICKS1: int
CHOPSTICKS2: int
CHOPSTICKS3: int
PUDDING1: int
PUDDING2: int
PUDDING3: int
DUMPLING: int
TEMPURA: int
SASHIMI: int
UNPLACED: int
MOST: int
SECOND: int
FEWEST: int
EVERYONE: int
MAKI_COLUMN: int
DUMPLING_COLUMN: int
TEMPURA_COLUMN: int
SASHIMI_COLUMN: int
EGG_COLUMN: int
SALMON_COLUMN: int
SQUID_COLUMN: int
COLUMNS: int

def token_points(menus: int, chopsticks: int) -> int: ...
def round_points(trays: Sequence[int], dipped: Sequence[int], seats: int) -> list[tuple[int, ...]]: ...
def points_by_set(face: int, count: int) -> tuple[int, ...]: ...
def maki_points(symbols: Sequence[int]) -> list[int]: ...
def pudding_points(puddings: Sequence[int], seats: int) -> list[tuple[int, int, int]]: ...
