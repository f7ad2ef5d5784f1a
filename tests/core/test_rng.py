import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.core import draw
from bordspil.core.rng import Rng


def words(*values: int) -> bytes:
    return b"".join(value.to_bytes(8, "little") for value in values)


class Plain:
    """The fields that draw.py works on."""

    def __init__(self, key: bytes) -> None:
        self.a, self.b, self.c, self.d = (int.from_bytes(key[i : i + 8], "little") for i in range(0, 32, 8))


def test_words_match_the_published_generator() -> None:
    rng = Rng(words(1, 2, 3, 4))
    assert [rng.next_word() for _ in range(6)] == [
        11520,
        0,
        1509978240,
        1215971899390074240,
        1216172134540287360,
        607988272756665600,
    ]


@given(st.binary(min_size=32, max_size=32).filter(any), st.integers(1, 2**32 - 1))
def test_inline_c_and_plain_python_draw_the_same_numbers(key: bytes, limit: int) -> None:
    rng, plain = Rng(key), Plain(key)
    for _ in range(20):
        assert rng.next_word() == draw.next_word(plain)
        assert rng.below(limit) == draw.below(plain, limit)


def test_every_number_below_the_limit_is_equally_likely() -> None:
    rng = Rng.from_seed("fair")
    counts = Counter(rng.below(7) for _ in range(70_000))
    chi_square = sum((counts[number] - 10_000) ** 2 / 10_000 for number in range(7))
    assert chi_square < 22.46  # 6 degrees of freedom, one in a thousand


def test_draws_below_a_large_limit_are_unbiased() -> None:
    # With a plain modulo, the lowest third would come up half of the time.
    rng = Rng.from_seed("large")
    limit = 3 * 2**30
    low = sum(rng.below(limit) < limit // 3 for _ in range(30_000))
    assert 9_700 < low < 10_300


def test_a_pickled_generator_continues_where_it_stopped() -> None:
    rng = Rng.from_seed(5)
    rng.next_word()
    again = pickle.loads(pickle.dumps(rng))
    assert [rng.below(100) for _ in range(9)] == [again.below(100) for _ in range(9)]


@pytest.mark.parametrize("key", [b"", b"short", bytes(32), "x" * 32, None])
def test_a_bad_key_is_refused(key: object) -> None:
    with pytest.raises(ValueError, match="key"):
        Rng(key)  # type: ignore[arg-type]


@pytest.mark.parametrize("limit", [0, -1, 2**32, 2**70])
def test_a_bad_limit_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Rng.from_seed(1).below(limit)


def test_units_are_between_zero_and_one() -> None:
    rng = Rng.from_seed(2)
    units = [rng.unit() for _ in range(1000)]
    assert min(units) >= 0
    assert max(units) < 1
    assert 0.45 < sum(units) / 1000 < 0.55
