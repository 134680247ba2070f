"""Every refusal and every phrase has its sentence in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.core import errors as core_errors
from parlour.core.errors import ParlourError
from parlour.languages import LANGUAGES, Speaker
from parlour.server import errors
from parlour.server.requests import PHRASES
from tests.server.running import Server
from tests.test_languages import messages

SOURCE = Path(str(files("parlour")))
SPEAKING = [*SOURCE.glob("server/**/*.py"), SOURCE / "cli" / "serve.py", SOURCE / "cli" / "arguments.py"]
#: Who gets the code of an error to raise it later, and with which parameters.
RAISED_LATER = {"PerHour": {"most"}}
ERRORS = {
    name
    for module in (core_errors, errors)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, ParlourError)
}


def raised(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Codes of errors that the file makes, each with the names of its parameters."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = ast.unparse(call.func).rpartition(".")[2]
            if name in RAISED_LATER:
                for code in words_of(call.args[-1], function):
                    yield code, RAISED_LATER[name]
            elif name in ERRORS and ast.unparse(call.args[0]) != "self._code":
                params = {keyword.arg or "**" for keyword in call.keywords}
                for code in words_of(call.args[0], function):
                    yield code, params


def words_of(value: ast.expr, function: ast.AST) -> Iterator[str]:
    """What the expression can be: a word, one of two, or what the function gives a name before."""
    match value:
        case ast.Constant(str() as word):
            yield word
        case ast.IfExp(_, one, other):
            yield from words_of(one, function)
            yield from words_of(other, function)
        case ast.Name(name):
            given = [
                assigned.value
                for assigned in ast.walk(function)
                if isinstance(assigned, ast.Assign) and name in map(ast.unparse, assigned.targets)
            ]
            assert given, f"where does {name} come from?"
            for one in given:
                yield from words_of(one, function)
        case _:
            raise AssertionError(f"which codes are {ast.unparse(value)}?")


@cache
def codes() -> list[tuple[Path, str, set[str]]]:
    return [(path, code, params) for path in SPEAKING for code, params in raised(path)]


def test_codes_are_found_wherever_they_stand() -> None:
    found = {code for _, code, _ in codes()}
    assert {"seat-taken", "game-over", "not-paused", "too-fast", "no-such-page", "bad-database"} <= found
    assert "too-many-tables" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_with_places_that_are_filled(language: str) -> None:
    places = messages("parlour", language)
    for path, code, params in codes():
        assert f"error-{code}" in places, f"{code} of {path.name} has no sentence in {language}"
        missing = places[f"error-{code}"] - params
        assert not missing, f"{code} of {path.name} does not say its {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    phrases = [speaker.say(f"phrase-{phrase}") for phrase in PHRASES]
    assert len(set(phrases)) == len(PHRASES)
    assert not [phrase for phrase in phrases if phrase.startswith("phrase-")]


def test_no_two_languages_say_the_same_refusal() -> None:
    """A sentence that was forgotten would be the English one."""
    said = [
        {
            code: Speaker(language).error(ParlourError(code, **dict.fromkeys(params, "x")))
            for _, code, params in codes()
        }
        for language in LANGUAGES
    ]
    for code in said[0]:
        assert len({sentences[code] for sentences in said}) == len(LANGUAGES), code


@pytest.mark.parametrize(
    ("wish", "word"), [("de-CH, en;q=0.5", "Tisch"), ("fr, nl;q=0.8", "Tafel"), ("", "table")]
)
def test_refusals_speak_the_language_of_the_browser(server: Server, wish: str, word: str) -> None:
    answer = server.ask("GET", "/api/tables/nowhere", headers={"accept-language": wish})
    assert answer.status == 404
    assert word in answer.body["sentence"]
    assert answer.body["code"] == "no-such-table"
