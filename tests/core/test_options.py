from __future__ import annotations

import pytest

from parlour import BadOption
from parlour.core.options import Option, OptionValue, resolve_options

LIMIT = Option("limit", default="short", choices=("short", "long"), least=1, most=500)
POLITE = Option("polite", default=False)
SCHEMA = (LIMIT, POLITE)


def test_defaults_fill_what_is_not_given() -> None:
    assert resolve_options(SCHEMA, {}) == {"limit": "short", "polite": False}
    assert resolve_options(SCHEMA, {"polite": True}) == {"limit": "short", "polite": True}


@pytest.mark.parametrize(("text", "value"), [("long", "long"), (" LONG ", "long"), ("137", 137), ("1", 1)])
def test_a_typed_word_or_number_is_read(text: str, value: OptionValue) -> None:
    assert LIMIT.parse(text) == value


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("No", False), ("true", True), ("false", False)])
def test_yes_and_no_are_read(text: str, value: bool) -> None:
    assert POLITE.parse(text) is value


@pytest.mark.parametrize("text", ["", "medium", "0", "501", "-3", "--3", "1.5", "yes", "9" * 5000])
def test_what_does_not_fit_is_refused_with_what_does(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        LIMIT.parse(text)
    assert refused.value.code == "bad-option-value"
    assert refused.value.params["allowed"] == "short, long, 1–500"


@pytest.mark.parametrize("value", [True, None, 3.0, "Short", [1]])
def test_values_of_another_type_are_refused(value: object) -> None:
    with pytest.raises(BadOption):
        resolve_options(SCHEMA, {"limit": value})


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadOption) as refused:
        resolve_options(SCHEMA, {"limits": 3})
    assert refused.value.code == "unknown-option"
    assert refused.value.params == {"option": "limits", "allowed": "limit, polite"}


LIST = Option("path", "short", ("short",), 2, 3, ("left", "right"))


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("short", "short"),
        ("left,right", "left,right"),
        ("Left, RIGHT , left", "left,right,left"),
        ("right,right,right", "right,right,right"),
    ],
)
def test_a_list_of_words_is_one_of_the_choices_or_long_enough(typed: str, value: str) -> None:
    assert LIST.parse(typed) == value
    assert LIST.check(value) == value


@pytest.mark.parametrize("typed", ["", "left", "left,right,left,right", "left,up", "left,,right", "2", "3"])
def test_other_lists_are_refused_with_what_would_do(typed: str) -> None:
    with pytest.raises(BadOption) as refused:
        LIST.parse(typed)
    assert refused.value.params["allowed"] == "short, 2–3 × left|right"
