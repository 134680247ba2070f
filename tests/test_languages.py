"""All languages have the same keys and variables, and every key is used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import parlour
from parlour import UnknownName
from parlour.core.message import Card, Message, Seat
from parlour.core.words import seat_names
from parlour.languages import LANGUAGES, Entries, Speaker, choose_language

PACKAGES = ["parlour", *(parlour.game(name).package for name in parlour.game_names())]
ROOT = Path(__file__).parents[1]
SOURCE = Path(str(files("parlour")))
PAGE = ROOT / "client"
#: The parts of the page that have language files.
PARTS = sorted(path.stem for path in (PAGE / "locale" / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Return the messages of a package in a language."""
    return said_in(files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8"))


def page_messages(part: str, language: str) -> dict[str, set[str]]:
    """Return the messages of one part of the page."""
    return said_in((PAGE / "locale" / language / f"{part}.ftl").read_text("utf-8"))


def said_in(text: str) -> dict[str, set[str]]:
    """Return the variables of every message by key. Syntax errors and duplicate keys fail."""
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_and_parsed_with_all_that_it_refers_to(package: str, language: str) -> None:
    text = files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    entries = Entries(language, package, family=False)
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            entries.parse(entry.id.name)
            assert entries.bundle.has_message(entry.id.name)
            needed = References()
            needed.visit(entry)
            if needed.names:
                alone = Entries(language, package, family=False)
                alone.parse(entry.id.name)
                assert needed.names <= alone.parsed


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys_in_the_same_order_with_the_same_variables(
    package: str, language: str
) -> None:
    english, other = messages(package, "en"), messages(package, language)
    assert list(other) == list(english)
    assert other == english


def addressing(text: str) -> dict[str, set[str]]:
    """Return the variants of every message that address the reader, by key."""
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in parse(text).body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", parlour.game_names())
def test_whoever_did_something_is_addressed_as_you(name: str, language: str) -> None:
    package = parlour.game(name).package
    text = files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    variants = addressing(text)
    for key, variables in said_in(text).items():
        # The name in it is that of an event.
        if key.startswith("told-") and key != "told-event":
            seats = variables & {"name", "target", "other"}
            assert {f"you-{variable}" for variable in seats} <= variants[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wins_or_ends_something_is_addressed_as_you(language: str) -> None:
    texts = [files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8") for package in PACKAGES]
    texts += [(PAGE / "locale" / language / f"{part}.ftl").read_text("utf-8") for part in PARTS]
    for text in texts:
        variants = addressing(text)
        for key, variables in said_in(text).items():
            # Nobody is asked about themselves, or waits for themselves.
            if "names" in variables and re.match(r"told|score|reason|flautz-(won|match)|table-end", key):
                assert {"you-names", "among-names"} <= variants[key], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", parlour.game_names())
def test_the_page_asks_nobody_to_type(name: str, language: str) -> None:
    text = files(parlour.game(name).package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    typed = re.compile(r"`|\$example|[Tt]ype? |Gib die Nummer|[Nn]enne |[Nn]oem |[Nn]ame (a|one) ")
    for entry in parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("ask-"):
            value = serialize_pattern(entry.value) if entry.value else ""
            on_page = {one.id.name: serialize_pattern(one.value) for one in entry.attributes}.get(
                "page", value
            )
            assert not typed.search(on_page), entry.id.name


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_address_the_reader_alike(language: str) -> None:
    for package in PACKAGES:
        folder = files(package).joinpath("locale")
        english, other = (folder.joinpath(f"{one}.ftl").read_text("utf-8") for one in ("en", language))
        assert addressing(other) == addressing(english)
    for part in PARTS:
        english, other = (
            (PAGE / "locale" / one / f"{part}.ftl").read_text("utf-8") for one in ("en", language)
        )
        assert addressing(other) == addressing(english)


@pytest.mark.parametrize("package", PACKAGES)
def test_family_friendly_names_are_there_in_every_language_or_in_none(package: str) -> None:
    folder = files(package).joinpath("locale")
    names = [
        list(messages(package, f"{language}-family"))
        for language in LANGUAGES
        if folder.joinpath(f"{language}-family.ftl").is_file()
    ]
    assert names in ([], [names[0]] * len(LANGUAGES) if names else [])
    for key in names[0] if names else []:
        assert key in messages(package, "en") or key.startswith("code-")


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_contains_the_marks_of_markup(package: str, language: str) -> None:
    assert no_brackets(files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8"))


def no_brackets(text: str) -> bool:
    """Return whether brackets are only used in selectors."""
    return "[" not in re.sub(r"^ +\*?\[[\w-]+\]", "", text, flags=re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_every_game_has_a_help_text(language: str) -> None:
    for name in parlour.game_names():
        game = parlour.game(name)
        speaker = Speaker(language, game)
        texts = [speaker.rule(number) for number in game.rules]
        assert all(len(text) > 20 for text in texts)
        assert len(set(texts)) == len(texts)


def test_every_key_in_the_code_is_in_the_files_and_every_key_in_the_files_is_used() -> None:
    """Keys are literals in the code, or built from prefixes such as `error-…` and `rule-…`."""
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py")) + code_of_the_page()
    literals, families = uses(code)
    for package in PACKAGES:
        for key in messages(package, "en"):
            known = key in literals or key.removeprefix("error-") in literals or key.startswith(families)
            assert known, f"{key} of {package} is used nowhere"


def uses(code: str) -> tuple[set[str], tuple[str, ...]]:
    """Return the literals in the code that may be keys, and the prefixes of built keys."""
    families = set(re.findall(r'(?:f"|`)([a-z-]+-)\$?\{', code))
    return set(re.findall(r'"([a-z][\w-]*)"', code)), tuple(families)


def code_of_the_page() -> str:
    """Return the code of the page without its tests."""
    sources = [*(PAGE / "src").rglob("*.svelte"), *(PAGE / "src").rglob("*.ts")]
    return "\n".join(path.read_text("utf-8") for path in sources if not path.name.endswith(".test.ts"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_says_the_same_in_every_language(language: str) -> None:
    assert sorted(path.stem for path in (PAGE / "locale" / language).glob("*.ftl")) == PARTS
    for part in PARTS:
        english, other = page_messages(part, "en"), page_messages(part, language)
        assert list(other) == list(english), part
        assert other == english, part


def test_no_key_of_the_page_stands_in_two_files() -> None:
    """The files of room, page and game are loaded together."""
    owners: dict[str, str] = {}
    for package in PACKAGES:
        owners |= dict.fromkeys(messages(package, "en"), package)
    for part in PARTS:
        for key in page_messages(part, "en"):
            assert key not in owners, f"{key} of {part} stands in {owners[key]} too"
            owners[key] = part


def test_every_word_of_the_page_is_used_and_all_that_it_says_are_there() -> None:
    code = code_of_the_page()
    literals, families = uses(code)
    own = {key for part in PARTS for key in page_messages(part, "en")}
    assert {key for key in own if key not in literals and not key.startswith(families)} == set()
    known = own | {key for package in PACKAGES for key in messages(package, "en")}
    assert set(re.findall(r'\b(?:say|parts)\(\s*"([a-z][\w-]*)"', code)) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_no_markup_in_its_words(language: str) -> None:
    for part in PARTS:
        assert no_brackets((PAGE / "locale" / language / f"{part}.ftl").read_text("utf-8")), part


def test_every_error_code_has_a_sentence() -> None:
    raised = r'\b(?:IllegalAction|NotYourTurn|Bad\w+|UnknownName)\(\s*"([\w-]+)"'
    for package in PACKAGES:
        folder = SOURCE / package.removeprefix("parlour").replace(".", "/").strip("/")
        keys = set(messages(package, "en")) | set(messages("parlour", "en"))
        for path in folder.rglob("*.py"):
            if package == "parlour" and "games" in path.parts[-3:]:
                continue
            for code in re.findall(raised, path.read_text("utf-8")):
                assert f"error-{code}" in keys, f"{code} of {path.name} has no sentence"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "nl_BE", "LANG": "de_DE"}, "nl"),
        ({"PARLOUR_LANG": "de", "LC_ALL": "nl_NL"}, "de"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language
    assert choose_language("DE", environment) == "de"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName):
        choose_language("tlh", {})
    with pytest.raises(UnknownName):
        choose_language(None, {"PARLOUR_LANG": "tlh"})


def test_names_cards_and_parts_find_their_places() -> None:
    speaker = Speaker("en", parlour.game("fzzzt"), ["Ann", "Bob"])
    cards = (Card("1N"), Card("2O"))
    assert speaker.say(Message("told-hand", {"name": Seat(1), "cards": cards})) == "Bob is dealt 1N, 2O."
    assert speaker.say("told-bid", name=Seat(0), count=1) == "Ann lays down one card."
    assert speaker.say("told-bid", name=Seat(0), count=2) == "Ann lays down 2 cards."
    assert speaker.say("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("language", "alone", "shared"),
    [
        ("en", "You win.", "A shared victory for Ada and you."),
        ("de", "Du gewinnst.", "Geteilter Sieg: Ada und du."),
        ("nl", "Jij wint.", "Gedeelde overwinning: Ada en jij."),
    ],
)
def test_the_reader_is_addressed_alone_and_among_others(language: str, alone: str, shared: str) -> None:
    game = parlour.game("fzzzt")
    reader = Speaker(language, game, ["Ada", "Ben"], me=1)
    others = Speaker(language, game, ["Ada", "Ben"])

    def won(*seats: int) -> Message:
        return Message("score-winners", {"names": tuple(map(Seat, seats)), "count": len(seats)})

    assert (reader.say(won(1)), reader.say(won(0, 1))) == (alone, shared)
    assert reader.say(won(0)) == others.say(won(0))
    assert "Ben" in others.say(won(1))
    assert "Ben" in others.say(won(0, 1))


@pytest.mark.parametrize(
    ("language", "names", "shares"),
    [
        ("en", "Waiting for Ann, Bob and Cem.", "Bob draw 1 and Cem draw 3."),
        ("de", "Warten auf Ann, Bob und Cem …", "Bob (1) und Cem (3)."),
        ("nl", "We wachten op Ann, Bob en Cem.", "Bob (1) en Cem (3)."),
    ],
)
def test_lists_of_players_end_with_a_word(language: str, names: str, shares: str) -> None:
    speaker = Speaker(language, parlour.game("frantic"), ["Ann", "Bob", "Cem"])
    assert speaker.say("ask-wait", names=seat_names(range(3))) == names
    told = tuple(Message("told-share", {"name": Seat(1 + at), "count": 1 + 2 * at}) for at in range(2))
    assert speaker.say("told-shares", name=Seat(0), shares=told).endswith(shares)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert Speaker("en").say("simulate-number", value=1234.5) == "1,234.50"
    assert Speaker("de").say("simulate-number", value=1234.5) == "1.234,50"


def test_the_belt_deck_has_one_german_name() -> None:
    game, page = (Path(name).read_text("utf-8") for name in _german_files("fzzzt"))
    name = re.search(r"^fzzzt-belt-deck = (.+)$", page, re.MULTILINE)
    assert name is not None
    assert {*re.findall(r"\w*[Bb]andstapel", game + page)} == {name[1]}


def _german_files(game: str) -> tuple[str, Path]:
    package = parlour.game(game).package
    return str(files(package).joinpath("locale", "de.ftl")), PAGE / "locale" / "de" / f"{game}.ftl"
