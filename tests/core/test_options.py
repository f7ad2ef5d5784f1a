from dataclasses import dataclass

import pytest

from bordspil.core.errors import BadOptions, shown
from bordspil.core.options import Options, choice, number, switch
from bordspil.games import find_game


@dataclass(frozen=True)
class Some(Options):
    loud: bool = switch()
    size: int = number(3, 1, 5)
    colour: str = choice("red", ("red", "blue"))


def test_a_missing_option_takes_its_default() -> None:
    assert Some.from_data({"size": 4}) == Some(loud=False, size=4, colour="red")


def test_data_round_trips() -> None:
    options = Some(loud=True, size=1, colour="blue")
    assert Some.from_data(options.as_data()) == options


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"loud": 1}, r"true \| false"),
        ({"loud": "yes"}, r"true \| false"),
        ({"size": 0}, "1…5"),
        ({"size": True}, "1…5"),
        ({"size": 10**30}, "1…5"),
        ({"size": 10**5000}, "1…5"),
        ({"size": 2.0}, "1…5"),
        ({"colour": "green"}, r"red \| blue"),
        ({"colour": None}, r"red \| blue"),
        ({"colr": "red"}, "did you mean 'colour'"),
        ({"x" * 1000: 1}, "no option"),
        ([], "mapping"),
        (None, "mapping"),
    ],
    ids=shown,
)
def test_the_error_for_a_wrong_option_says_what_would_be_valid(data: object, says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        Some.from_data(data)  # type: ignore[arg-type]


def test_a_value_is_checked_in_the_constructor_too() -> None:
    with pytest.raises(BadOptions, match="size"):
        Some(size=9)


@pytest.mark.parametrize("options", [{"both_ways": "x"}, {"bothways": True}, 3, "both_ways", Some()])
def test_options_of_another_game_are_refused(options: object) -> None:
    with pytest.raises(BadOptions):
        find_game("sushi-go").check_options(4, options)  # type: ignore[arg-type]
